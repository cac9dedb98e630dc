### Settle an argument at a table with real dominoes, in Spanish.

settle-title = Resolver una discusión
settle-lead = Cuenta lo que hay en la mesa y qué fichas tienes. Verás qué está permitido y por qué, según cada hoja de reglas.

## Situations to begin with

settle-ready = Lo que se suele discutir
settle-ready-open = Alguien dejó un doble abierto
settle-ready-follow = Puse un doble y no puedo continuar
settle-ready-mexican = ¿Puedo empezar ya el tren mexicano?
settle-ready-drawn = ¿Puedo quedarme la ficha que robé?
settle-ready-dead = Ya nadie puede cubrir ese doble

## The table

settle-table = En la mesa
settle-players = Jugadores
settle-engine = Locomotora
settle-mine = Tu tren
settle-name = Nombre del jugador { $number }
settle-end = acaba en
settle-end-of = { $name }: acaba en
settle-not-begun = sin empezar
settle-marker = Marcador
settle-double = Doble { $pip } abierto
settle-owed = Lo acabo de poner
settle-dead = No queda { $pip } para cubrirlo
settle-drawn = He robado una ficha
settle-empty = El pozo está vacío
settle-series = Estoy en mi primer turno rápido

## The verdict

settle-by = ¿Según qué reglas?
settle-more-rules = Variantes y reglas de la casa
settle-by-sheet = Según la hoja { $sheet }
settle-by-house = Según la hoja { $sheet }, con tus reglas de la casa
settle-duty-play = Es tu turno: juega una ficha que tenga una marca verde.
settle-may = Se puede jugar en { $train }.
settle-may-not = No en { $trains }.
settle-may-deed = Ahora está permitido.
settle-on = { $tile } en { $train }
settle-read = Leer la hoja
settle-sheets = Todas las hojas, lado a lado
settle-differ = No están de acuerdo. Toca una hoja para ver por qué.
settle-agree = Aquí todas están de acuerdo.
settle-differs = (las hojas no coinciden)
settle-yes = permitido
settle-no = no permitido. { $why }
settle-send = Envíaselo a quien no esté de acuerdo
settle-send-about = El enlace abre esta página con la misma situación.
settle-offline = No hay conexión, y las reglas están en el servidor. Tu situación se queda aquí hasta que vuelva.

## What cannot be

settle-cannot-no-tiles = Toca las fichas que tienes: sin ninguna, la ronda ha terminado.
settle-cannot-too-many-players = Estas reglas son para { $most } jugadores como mucho, no para { $players }.
settle-cannot-not-in-set = No hay ninguna ficha { $tile } en un juego de doble { $pip }.
settle-cannot-is-engine = La ficha { $tile } es la locomotora, así que no puede estar en otro sitio.
settle-cannot-twice = La ficha { $tile } está dos veces.
settle-cannot-apart = La ficha { $tile } no encaja con la anterior.
settle-cannot-no-start = No hay bastantes fichas con { $pip } para que empiecen tantos trenes.
settle-cannot-no-end = No quedan fichas con las que un tren pueda acabar en { $pip }.
settle-cannot-not-dead = Tienes { $tile }, así que el doble { $pip } todavía se puede cubrir.
settle-cannot-no-double = Debes una ficha por un doble, pero ese tren no acaba en un doble.
settle-cannot-nothing-owed = Según estas reglas no debes nada después de un doble que ya nada puede cubrir: tu turno ha terminado.
settle-cannot-no-series = Estas reglas no tienen primer turno rápido.
settle-cannot-too-few-left = Tienes tantas fichas que quedan muy pocas para los demás.
