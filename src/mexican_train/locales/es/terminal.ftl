## The terminal: what only a page of text has to say

plain-welcome = { $sheet }. Eres { $name }. En la mesa: { $names }. Escribe ayuda para ver qué puedes decir.
plain-welcome-watching = { $sheet }. Estás mirando. Escribe ayuda para ver qué puedes decir.
plain-ends = Extremos: { $ends }.
plain-end = { $train } { $pip }
plain-end-open = { $train } { $pip }, abierto
plain-end-double = { $train } doble { $pip }, por cerrar
plain-train = { $train }: { $tiles }
plain-hand = Tus fichas: { $tiles }.
plain-none = ninguna
plain-boneyard = En el pozo: { $count }. En mano: { $counts }.
plain-count = { $name } { $count }
plain-play =
    { $count ->
        [one] Te toca: encaja { $count } ficha.
       *[other] Te toca: encajan { $count } fichas.
    }
plain-option = { $number }. { $what }
plain-choose =
    { $count ->
        [one] Escribe 1.
       *[other] Escribe un número del 1 al { $count }.
    }
plain-ask-seat = Para pedir un asiento, escribe «asiento» y tu nombre.
plain-give = Escribe «dar { $name }» para dar ahora el asiento de un robot, «dar { $name } siguiente» para darlo desde la próxima ronda, y el nombre de un robot después de { $name } para elegirlo.
plain-not-now = Ahora no se puede. Escribe un número de la lista, o ayuda.
plain-which = La { $tile } encaja en más de un sitio. Escribe también dónde: { $places }.
plain-waiting = Guardado para tu turno.
plain-points = { $name }: { $points }, en total { $total }
plain-plan = Tu tren más largo: { $train }. Sobrantes: { $extras }.
plain-seat = Tu asiento, para volver a él: { $link }
plain-bye = ¡Hasta luego!
plain-removed = Has perdido tu asiento, así que no puedes quedarte en esta mesa.
plain-deal-broken = El reparto de esta ronda no es el que la mesa había prometido. Guarda su registro y compruébalo con «mexican-train verify».
plain-upgrade-here = Este servidor habla un protocolo más nuevo: actualiza mexican-train en este equipo.
plain-upgrade-server = Este servidor habla un protocolo más antiguo: hay que actualizar mexican-train allí.
plain-help =
    Un número hace lo que la lista dice a su lado.
    Una ficha se juega: 5-12. Si encaja en varios sitios, di dónde: 5-12 M es el tren mexicano, 5-12 Ada es el de Ada.
    También: { $commands }.
    Las órdenes se entienden también en inglés.
plain-command-draw = roba
plain-command-pass = pasa
plain-command-stop = para
plain-command-knock = golpecito
plain-command-catch = atrapa
plain-command-hint = pista
plain-command-plan = plan
plain-command-table = mesa
plain-command-hand = mano
plain-command-log = historial
plain-command-score = puntos
plain-command-say = di
plain-command-seat = asiento
plain-command-give = dar
plain-command-remove = quitar
plain-command-renew = renovar
plain-command-signout = desconectar
plain-invite = Lo que sigue al # en el enlace de invitación es ahora: { $invite }
plain-renewing = Tu asiento se abrirá solo con este enlace, en cuanto la mesa lo confirme: { $link }
plain-command-next = siguiente
plain-command-start = empieza
plain-command-again = otra
plain-command-help = ayuda
plain-command-quit = salir
terminal-points = Puntos
terminal-keys = Teclas
terminal-trains = Trenes
terminal-score = Puntos
terminal-log = Historial
terminal-say = Hablar
terminal-give = Dar ahora a { $name } el asiento de { $bot }
terminal-give-next = Dar a { $name } el asiento de { $bot } desde la próxima ronda
terminal-withdraw = Quitar a { $name } el asiento de { $bot }
terminal-remove = Quitar a { $name } de la mesa
terminal-quit = Salir
terminal-quit-sure = Esta mesa se acaba cuando te vas. Pulsa q otra vez para irte, Esc para quedarte.
terminal-small = La mesa necesita 80 × 24 caracteres y esta terminal tiene { $width } × { $height }. Agrándala, o juega línea por línea con --plain.
terminal-key-lit = debajo de una ficha: se puede jugar
terminal-key-cursor = recorrer tus fichas
terminal-key-carry = mover una ficha en tu mano
terminal-key-play = jugar la ficha, o ponerla donde señalas
terminal-key-point = elegir un tren para la ficha
terminal-key-back = devolver la ficha
terminal-key-deeds = robar, pasar, parar, dar el golpecito, atrapar
terminal-key-hint = una pista
terminal-key-plan = arreglar: tu tren más largo y luego el resto
terminal-key-whole = ver los trenes enteros
terminal-key-score = ver los puntos
terminal-key-log = leer todo el historial
terminal-key-next = ronda siguiente; empezar; jugar otra vez
terminal-key-chat = decir algo
terminal-key-menu = tu asiento, y lo que puede hacer el anfitrión
terminal-key-quit = salir; con un enlace, tu asiento se guarda
terminal-watch-step = Paso { $step } de { $steps }
terminal-watch-record = Registro { $record } de { $records }
terminal-watch-back = atrás
terminal-watch-on = adelante
terminal-watch-first = inicio
terminal-watch-last = final
terminal-watch-run = reproducir
terminal-watch-round = ronda
