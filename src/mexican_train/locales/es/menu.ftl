### El menú de una mesa y lo que se abre encima, en español.

## The menu

menu-invite = Enlace de invitación
menu-seat-link = Tu asiento en otro dispositivo
menu-seat-link-about = Ábrelo en tu teléfono o portátil para seguir allí. No lo compartas: es tu asiento.
menu-pause = Poner la mesa en pausa
menu-end = Terminar la partida después de esta ronda
menu-end-agreed = Aceptaste terminar después de esta ronda ({ $agreed } de { $people }).
menu-leave-sure = Un robot ocupará tu asiento y no podrás volver a él. ¿De verdad te vas?
menu-leave-lobby-sure = Tu asiento quedará libre para otra persona. ¿De verdad te vas?
menu-leave-yes = Sí, me voy
menu-leave-no = Me quedo
menu-home-about = Tu asiento se guarda.
menu-rules = Cómo jugamos
menu-clock = { clock-seconds } por turno
menu-house = Reglas de la casa: { $names }
menu-rules-read = Leer las reglas
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
player-mute = Silenciar en la charla
player-unmute = Volver a oír en la charla
