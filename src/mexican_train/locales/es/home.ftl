## The home page

home-tagline = Arma tu tren, no pierdas de vista los demás y quédate sin fichas antes que nadie.
play-now = Jugar ya
play-now-about = Tú y tres robots, tres rondas. Empieza enseguida.
host-table = Abrir una mesa
host-about = Elige cómo jugar y envía el enlace a tus amigos.
host-choose = Elegir y abrir…
host-make = Abrir la mesa
join-table = Unirse a una mesa
join-link = El enlace que te enviaron
join-go = Unirme
your-tables = Volver a tu mesa
public-tables = Mesas públicas
public-none = Ahora mismo no hay ninguna mesa pública abierta. Abre una y marca «Pública».
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
home-foot = Esta página viene del servidor que guarda las mesas y es solo su ventana: muestra lo que cuenta la mesa y envía lo que tocas. Las reglas, las fichas y los puntos se guardan allí. Sin cuentas; tu nombre y tus asientos se quedan en este navegador.
