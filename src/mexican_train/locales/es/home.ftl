## The home page

home-tagline = Arma tu tren, no pierdas de vista los demás y quédate sin fichas antes que nadie.
home-away = Ahora no se puede llegar al servidor. Mientras tanto puedes aprender a jugar y leer las reglas; las mesas volverán con la conexión.
home-away-all = Ahora no se puede llegar al servidor. Todo volverá con la conexión.
home-away-play = Ahora no se puede llegar al servidor. Puedes jugar contra robots en este dispositivo; las mesas con otras personas volverán con la conexión.
play-now = Jugar ya
solo-against =
    { $bots ->
        [one] Tú y un robot
       *[other] Tú y { $bots } robots
    } ({ solo-level })
solo-level =
    { $level ->
        [random] al azar
        [greedy] fácil
        [expert] experto
       *[planner] buen nivel
    }
solo-whole = lo que diga la hoja
solo-bots = Robots
solo-change = Cambiar
solo-done = Listo
host-table = Abrir una mesa
host-about = Elige las reglas, invita a tus amigos.
host-alone = Una mesa con robots
host-alone-about = Elige las reglas y cómo juega cada robot.
host-alone-why = Sin servidor no puede venir nadie más: los robots ocupan los demás asientos y la mesa se queda en este dispositivo.
host-make = Abrir la mesa
home-daily-new = Las mismas fichas para todos, una vez al día.
home-daily-about =
    { $days ->
        [one] Hoy aún sin jugar. { $days } día hasta ahora.
       *[other] Hoy aún sin jugar. { $days } días seguidos hasta ahora.
    }
home-daily-played =
    { $days ->
        [one] Jugado hoy. ¡Hasta mañana!
       *[other] Jugado hoy, { $days } días seguidos.
    }
home-together = Jugar juntos
home-together-about = Con amigos, en { $host }.
home-learn = Aprender a jugar
home-learn-about = Tu primera ronda, en cinco minutos.
home-rules = Reglas
home-rules-about = Cada hoja, y en qué se diferencian.
home-better = Para jugar mejor
home-practice = Practicar
home-practice-about = Problemas: encuentra la mejor jugada.
home-games = Mis partidas
home-games-about = Cómo has jugado hasta ahora, guardado en este dispositivo.
home-kitchen = En la mesa de la cocina
home-score = Llevar la cuenta
home-score-about = Para fichas de verdad, guardada en este dispositivo.
home-builder = Armar un tren
home-builder-about = Tu tren más largo con las fichas que tienes.
home-settle = Resolver una discusión
home-settle-about = Qué se permite, por qué y según qué reglas.
home-replay = Repetir una ronda desde un archivo
join-table = Unirse a una mesa
join-link = Enlace o código
join-go = Unirme
your-tables = Volver a tu mesa
your-tables-finished =
    { $count ->
        [one] { $count } partida terminada en este dispositivo
       *[other] { $count } partidas terminadas en este dispositivo
    }
table-waits = en el servidor, espera una conexión
remove-table = Quitar la mesa de { $names }
remove-sure = ¿Quitar para siempre la partida de { $names } de este dispositivo?
remove-yes = Sí, quitarla
remove-no = Conservarla
public-tables = Mesas públicas
public-none = Ahora mismo no hay ninguna abierta.
public-join = Sentarme
public-watch = Mirar
public-line =
    { $free ->
        [0] { $names } · completa
       *[other] { $names } · { seats-free }
    }
phase-lobby = sin empezar
phase-playing = en juego
phase-round-over = entre dos rondas
phase-match-over = terminada
table-your-turn = Te toca
home-foot = Sin cuentas: tu nombre y tus asientos se quedan en este navegador.
refused-no-such-code = Ninguna mesa espera con este código. Si la partida ya empezó, pide el enlace.
