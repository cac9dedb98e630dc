### Repartos del día, y desafíos.

## The deal of a day

daily-games = Mis partidas
daily-lead = Un reparto al día, el mismo para todos: las mismas fichas, el mismo asiento, los mismos tres robots. Se juega una vez.
daily-play = Jugar
daily-go-on = Seguir jugando
daily-practise = Jugar como práctica
daily-lost = Empezaste este reparto, pero su mesa ya no existe. Lo que juegues ahora es práctica.
daily-past = Este día ya pasó: el resultado se anota, pero no cuenta para tus días seguidos.
daily-against = tres buenos robots
daily-change = Otras reglas
daily-done = Listo
daily-streak = Días seguidos
daily-best = La racha más larga
daily-next = Próximo reparto en
daily-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
daily-back = Volver al resultado
daily-none = No hay reparto para este día
daily-none-about = Hay uno para cada día desde el { $first } hasta hoy. Tal vez la dirección se cortó por el camino.
daily-today = El reparto de hoy

## How it is made

daily-how = Cómo funciona
daily-how-deal = El reparto sale solo de la fecha y de las reglas, y se puede comprobar como cualquier reparto. Por eso es el mismo en todas partes, y ningún servidor sabe quién lo juega. Las jugadas de los robots dependen del reparto y de las tuyas, y de nada más.
daily-how-par = El par es lo que consiguen de media los expertos desde tu asiento. La dispersión dice a qué distancia quedan sus rondas.
daily-how-field = Tu puesto es el que tienes entre 100 jugadores simulados, desde los casi perfectos hasta los que fallan a menudo.
daily-how-trains = El texto para compartir lleva cinco trenes si estás en el primer quinto, cuatro en el segundo, y así hasta uno.
daily-how-open = Quien lea el programa puede calcular los repartos de los días que vienen. Es un juego: mira si quieres, pero entonces es práctica.

## What it came to

daily-par-coming = Se está calculando el par…
daily-par = Par { $par } ± { $spread }
daily-above =
    { $kind ->
        [under]
            { $points ->
                [one] { $points } punto bajo el par
               *[other] { $points } puntos bajo el par
            }
        [over]
            { $points ->
                [one] { $points } punto sobre el par
               *[other] { $points } puntos sobre el par
            }
       *[same] justo el par
    }
daily-place =
    { $beaten ->
        [0] Puesto { $place } de { $players }: tú y 100 jugadores simulados, de los que ninguno lo hizo peor.
        [one] Puesto { $place } de { $players }: tú y 100 jugadores simulados, de los que { $beaten } lo hizo peor.
       *[other] Puesto { $place } de { $players }: tú y 100 jugadores simulados, de los que { $beaten } lo hicieron peor.
    }
daily-par-about = Según { $plays } rondas de un experto en tu asiento; su media puede desviarse { $error }.
daily-share = Compartir
daily-copied = El resultado está copiado. Pégalo donde quieras.
daily-not-copied = El resultado no se puede copiar aquí.
daily-review = Repasar la ronda
daily-again = Jugar otra vez
daily-again-about = Jugar otra vez es práctica: tu primer resultado se queda.
daily-practice-go-on = Seguir practicando
daily-practised =
    { $points ->
        [one] Práctica: { $points } punto. Tu primer resultado se queda.
       *[other] Práctica: { $points } puntos. Tu primer resultado se queda.
    }
share-title = { -brand } { $day }
share-points = { points }, par { $par }

## The days before

daily-archive = Días anteriores
daily-month-before = El mes anterior
daily-month-after = El mes siguiente
daily-keys = Las flechas van de un día a otro, Intro abre uno.
daily-legend = − menos puntos que el par, y eso es bueno · + más puntos · = el par · ✓ jugado · ◐ empezado · ○ práctica
daily-is-open = sin jugar
daily-is-begun = empezado

## Challenges

challenge-from = { $name } te ha enviado un reparto. Juégalo desde el mismo asiento, contra los mismos robots, y mira quién lo hace mejor.
challenge-from-nobody = Alguien te ha enviado un reparto. Juégalo desde el mismo asiento, contra los mismos robots, y mira quién lo hace mejor.
challenge-play = Jugar el mismo reparto
challenge-deal = El reparto
challenge-sheet = Reglas
challenge-against = Contra
challenge-bots = { $count } × { $bot }
challenge-seat = Tu asiento
challenge-seat-of = { $seat } de { $seats }
challenge-round = Ronda de la partida
challenge-rules = Leer las reglas
challenge-sealed = El otro resultado está sellado hasta que juegues. Tanto él como el reparto van en el enlace, así que quien lo analice puede leerlos.
challenge-wrong = Este desafío no se puede abrir
challenge-none = Un desafío es un enlace que alguien te envía después de una ronda. Ábrelo, o pégalo aquí.
challenge-link = Enlace de un desafío
challenge-open = Abrir
challenge-own =
    { $points ->
        [one] Este es tu propio reparto: tuviste { $points } punto. Envía el enlace a alguien.
       *[other] Este es tu propio reparto: tuviste { $points } puntos. Envía el enlace a alguien.
    }
challenge-verdict =
    { $how ->
        [better]
            { $points ->
                [one] Lo hiciste mejor que { $name }, por { $points } punto.
               *[other] Lo hiciste mejor que { $name }, por { $points } puntos.
            }
        [worse]
            { $points ->
                [one] { $name } lo hizo mejor que tú, por { $points } punto.
               *[other] { $name } lo hizo mejor que tú, por { $points } puntos.
            }
       *[same] Tú y { $name } tienen los mismos puntos.
    }
challenge-not-own = En la ronda de { $name } los robots no juegan como juegan estos robots. Alguien la ha cambiado.
challenge-record-gone = De esta ronda solo se guardan tus puntos, así que ya no se puede comparar.
challenge-comparing = Se comparan las dos rondas…
challenge-beside = Lado a lado

## Both rounds

beside-title = Lado a lado
beside-of = Tú y { $name }
beside-back = Volver a los resultados
beside-both = Los dos, jugada a jugada
beside-you = Tu ronda
beside-parted = Aquí se separan:
beside-same = Los dos jugaron exactamente la misma ronda.
beside-to-parting = Dónde se separan
beside-over =
    { $points ->
        [one] La ronda de { $name } ha terminado: { $points } punto.
       *[other] La ronda de { $name } ha terminado: { $points } puntos.
    }
beside-over-you =
    { $points ->
        [one] Tu ronda ha terminado: { $points } punto.
       *[other] Tu ronda ha terminado: { $points } puntos.
    }

## Results that a server gathers

results-title = Todos los que tienen este enlace
results-about = Este servidor puede guardar tu resultado junto a los de otros que han jugado este reparto. Solo ve la tabla quien tiene el enlace y ha jugado.
results-put = Añadir mi resultado
results-mine = { $name } (tú)
