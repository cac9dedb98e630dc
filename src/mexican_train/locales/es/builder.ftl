### The train builder for a hand of real dominoes, in Spanish.

## One’s tiles

builder-title = Constructor de trenes
builder-lead = Toca las fichas que tienes en la mano y verás puesto el tren más largo. Tu mano se queda en este dispositivo.
builder-hand = Tus fichas
builder-hand-about = Toca un número y luego tus fichas con ese número. O escríbelas más abajo.
builder-clear = Empezar de nuevo
builder-put-back = { $tile }, devolver
builder-numbers = Mostrar las fichas con
builder-number = Fichas con { $pip }
builder-tiles-with = Todas las fichas con { $pip }
builder-type = O escribe tus fichas
builder-take = Añadir
builder-full = Serían más de { $count } fichas, y nadie tiene tantas. Devuelve antes algunas.
builder-wrong-none = Escribe dos números por ficha, como 5 12, 5 7.
builder-wrong-odd = «{ $text }» no es una ficha. Escribe dos números por cada una, como 5 12, 5 7.
builder-wrong-set = No hay ninguna ficha { $tile } en un juego de doble { $pip }.
builder-wrong-twice = Has escrito { $tile } dos veces. Solo hay una de cada ficha.

## Where the train begins

builder-ends = ¿Dónde empieza?
builder-ends-about = Toca la locomotora, o cada extremo donde tu tren pueda empezar.
builder-end = Empezar en { $pip }
builder-any = Cualquier extremo
builder-sheet = Reglas

## The train

builder-empty = Tu tren aparece aquí en cuanto toques una ficha.
builder-no-end = Toca un número donde el tren pueda empezar.
builder-found =
    { $count ->
        [one] Un tren de { $count } ficha, desde el { $pip }
       *[other] Un tren de { $count } fichas, desde el { $pip }
    }
builder-train =
    { $count ->
        [one] Tren de { $count } ficha
       *[other] Tren de { $count } fichas
    }
builder-none = Ninguna de tus fichas encaja ahí
builder-anywhere =
    { $count ->
        [one] Desde cualquier extremo: un tren de { $count } ficha, desde el { $pip }
       *[other] Desde cualquier extremo: un tren de { $count } fichas, desde el { $pip }
    }
builder-extras =
    { $count ->
        [one] { $count } sobrante
       *[other] { $count } sobrantes
    }
builder-stays-open = El doble { $pip } quedaría abierto al final: no te queda ninguna ficha para cubrirlo.
builder-left = Lo que queda en tu mano: { points }.
builder-out = Todas tus fichas están en el tren: podrías quedarte sin fichas.
builder-back = Volver al mejor tren
builder-aside = Apartar fichas
builder-aside-some =
    { $count ->
        [one] { $count } ficha apartada
       *[other] { $count } fichas apartadas
    }
builder-aside-about = Toca las fichas que guardas para otro tren o para más tarde: tu tren se pone sin ellas.

## What else one could do

builder-others = Otras formas de empezar
builder-others-about = Lo que cada una te deja en la mano, comparado con el mejor tren. Toca una para verla.
builder-on = en { $pip }
builder-all = Mostrar las { $count }
builder-free = igual de buena
builder-elsewhere = ¿Y si juego una de estas en otro sitio?
builder-elsewhere-about = El mejor tren sin esa ficha, y lo que te deja en la mano, comparado con ahora.
builder-elsewhere-extras = Las sobrantes pueden ir en cualquier sitio: tu tren no las necesita.

## What to play now

builder-now = ¿Qué juego ahora?
builder-now-about = Di qué hay en la mesa.
builder-now-costs = Junto a cada ficha: lo que se te quedaría en la mano, contando solo tu tren. La pista mira todos los trenes.
builder-now-none = Toca primero tus fichas.
builder-now-offline = No hay conexión, y aquí hace falta. El tren de arriba no la necesita.
