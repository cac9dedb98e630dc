## The home page

home-tagline = Arma tu tren, no pierdas de vista los demás y quédate sin fichas antes que nadie.
home-away = Ahora no se puede llegar al servidor. Mientras tanto puedes aprender a jugar y leer las reglas; las mesas volverán con la conexión.
play-now = Jugar ya
play-now-about = Tú y tres robots, tres rondas. Empieza enseguida.
host-table = Abrir una mesa
host-about = Elige las reglas, invita a tus amigos.
host-make = Abrir la mesa
home-learn = Aprender a jugar
home-learn-about = Tu primera ronda, en cinco minutos.
home-rules = Reglas
home-rules-about = Cada hoja, y en qué se diferencian.
home-kitchen = En la mesa de la cocina
home-score = Llevar la cuenta
home-score-about = Para fichas de verdad, guardada en este aparato.
home-builder = Armar un tren
home-builder-about = Tu tren más largo con las fichas que tienes.
home-settle = Zanjar una discusión
home-settle-about = Qué se permite, por qué y según qué reglas.
home-replay = Repetir una ronda desde un archivo
join-table = Unirse a una mesa
join-link = Enlace o código
join-go = Unirme
your-tables = Volver a tu mesa
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
home-foot = Sin cuentas: tu nombre y tus asientos se quedan en este navegador.
refused-no-such-code = Ninguna mesa espera con este código. Si la partida ya empezó, pide el enlace.
