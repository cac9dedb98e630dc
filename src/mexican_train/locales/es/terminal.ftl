## The terminal: what only a page of text has to say

plain-welcome = { $sheet }. Eres { $name }, asiento { $seat } de { $seats }. Escribe ayuda para ver qué puedes decir.
plain-welcome-watching = { $sheet }. Estás mirando. Escribe ayuda para ver qué puedes decir.
plain-ends = Puntas: { $ends }.
plain-end = { $train } { $pip }
plain-end-open = { $train } { $pip }, abierto
plain-end-double = { $train } doble { $pip }, por cerrar
plain-hand = Tus fichas: { $tiles }.
plain-none = ninguna
plain-boneyard = En el pozo: { $count }. En mano: { $counts }.
plain-count = { $name } { $count }
plain-option = { $number }. { $what }
plain-not-now = Ahora no se puede. Escribe un número de la lista, o ayuda.
plain-which = La { $tile } cabe en más de un sitio. Escribe también dónde, como { $tile } M.
plain-waiting = Guardado para tu turno.
plain-points = { $name }: { $points }, en total { $total }
plain-plan = Tu tren más largo: { $train }. Sobrantes: { $extras }.
plain-lost = Se perdió la conexión. Volviendo…
plain-found = Ya estás de vuelta en la mesa.
plain-seat = Tu asiento, para volver a él: { $link }
plain-bye = ¡Hasta luego!
plain-closed = No puedes quedarte en esta mesa: se ha terminado, o se dejó tu asiento.
plain-help =
    Un número hace lo que la lista dice a su lado.
    Una ficha se juega: 5-12, o 5-12 M en el tren mexicano, 5-12 2 en el tren del asiento 2.
    También: { $commands }.
    Las órdenes se entienden también en inglés.
plain-command-draw = roba
plain-command-pass = pasa
plain-command-stop = para
plain-command-knock = golpea
plain-command-catch = atrapa
plain-command-hint = pista
plain-command-plan = plan
plain-command-table = mesa
plain-command-hand = mano
plain-command-log = registro
plain-command-score = puntos
plain-command-say = di
plain-command-next = siguiente
plain-command-start = empieza
plain-command-again = otra
plain-command-help = ayuda
plain-command-quit = salir
terminal-points = Puntos
terminal-keys = Teclas
terminal-key-cursor = recorrer tus fichas
terminal-key-carry = mover una ficha en tu mano
terminal-key-play = jugar la ficha, o ponerla donde señalas
terminal-key-point = elegir un tren para la ficha
terminal-key-back = devolver la ficha
terminal-key-deeds = robar, pasar, parar, golpear, atrapar
terminal-key-hint = una pista
terminal-key-plan = arreglar: tu tren más largo y luego el resto
terminal-key-whole = ver los trenes enteros
terminal-key-score = ver los puntos
terminal-key-next = ronda siguiente; empezar; jugar otra vez
terminal-key-chat = hablar
terminal-key-quit = salir; tu asiento se guarda
terminal-watch-step = Paso { $step } de { $steps }
terminal-watch-record = Registro { $record } de { $records }
terminal-watch-keys = ← → paso   Inicio Fin   Espacio reproducir   ↑ ↓ registro   q salir
