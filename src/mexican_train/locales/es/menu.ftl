### El menú de una mesa y lo que se abre encima, en español.

## The menu

menu-here = Esta mesa está en este dispositivo: nadie más puede venir a ella y no necesita conexión.
menu-here-open = Esta mesa está en este dispositivo: nadie más puede venir a ella. No necesita conexión mientras esta página siga abierta.
menu-invite = Enlace de invitación
menu-renew-invite = Renovar la invitación
menu-renew-invite-about = El enlace y el código de antes ya no dejarán entrar a nadie. Quien está en la mesa se queda.
menu-seat-link = Tu asiento en otro dispositivo
menu-seat-link-about = Ábrelo en tu teléfono o portátil para seguir allí. No lo compartas: es tu asiento.
menu-seat-qr = Código QR de tu asiento
menu-sign-out = Cerrar sesión en mis otros dispositivos
menu-sign-out-about = Tu asiento quedará abierto solo en este dispositivo: se cierra en todos los demás, y los enlaces de antes ya no lo abren.
net-signed-out-others = Tus otros dispositivos han cerrado sesión.
menu-pause = Poner la mesa en pausa
menu-end = Terminar la partida después de esta ronda
menu-end-agreed = Aceptaste terminar después de esta ronda ({ $agreed } de { $people }).
menu-home = A la página de inicio
menu-leave = Abandonar la mesa
menu-leave-sure = Un robot ocupará tu asiento y no podrás volver a él. ¿De verdad te vas?
menu-leave-lobby-sure = Tu asiento quedará libre para otra persona. ¿De verdad te vas?
menu-leave-yes = Sí, me voy
menu-leave-no = Me quedo
menu-home-about = Tu asiento se guarda.
menu-rules = Cómo jugamos
menu-clock = { clock-seconds } por turno
menu-rules-read = Leer las reglas
menu-rules-title = Las reglas de esta partida
menu-rules-back = Volver a la mesa
menu-replays = Volver a ver una ronda
menu-replay = Ronda { $round }

## A player and their train

player-left = { count-tiles } en mano
player-is-host = anfitrión
player-is-bot = robot
player-train = Tren: { count-tiles }
player-train-empty = Aún no tiene ninguna ficha.
player-hand = En mano
player-stand-in = Dejar jugar a un robot hasta que vuelva
player-hand-back = Devolver el asiento
player-host = Hacer anfitrión
player-remove = Quitar de la mesa
player-remove-sure = Un robot seguirá en el asiento de { $name }, que podrá mirar con el enlace de invitación. ¿Quitar de verdad?
player-remove-yes = Sí, quitar
player-mute = Silenciar en el chat
player-unmute = Volver a ver sus mensajes

## A table that is closed for good

net-elsewhere = Este asiento está abierto en demasiados sitios. Aquí se ha cerrado.
net-use-here = Jugar aquí
net-other-version = Esta página no es de la misma versión que el servidor. Vuelve a cargarla.
net-load-again = Volver a cargar
net-signed-out = Se cerró la sesión de este asiento aquí.
net-signed-out-about = Su jugador sigue en otro dispositivo.
