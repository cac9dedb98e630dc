### La lección en español: una ronda corta, explicada.

## The page

learn-title = Aprende a jugar
learn-card = La lección
learn-step = Paso { $step } de { $steps }
learn-next = Siguiente
learn-back = Atrás
learn-restart = Volver a empezar
learn-welcome-back = ¡Qué bueno verte otra vez! Aquí te habías quedado.
learn-show = Muéstrame
learn-play = Jugar una ronda de verdad
learn-rules = Las reglas, hoja por hoja
learn-again = Una vez más

## The deal, the engine and your own train

learn-welcome = ¡Hola! Juguemos una ronda corta con { $names }. La gana la primera persona que se quede sin fichas.
learn-hand = Las fichas se han mezclado y repartido. Estas son las tuyas, y solo tú puedes verlas. Cada una tiene dos extremos, y cada extremo, sus puntos.
learn-engine = En el centro está la locomotora: el doble { $engine }. De ella salen todos los trenes. Empieza la persona de más edad: hoy, tú.
learn-engine-held = Tenías el doble más alto, el doble { $engine }. Ahora está en el centro: es la locomotora, y de ella salen todos los trenes. Por eso empiezas tú.
learn-start = Tu tren sale de la locomotora, así que empieza con un { $end }. Elige la { $tile } y luego el lugar iluminado de tu vía.
learn-start-otherwise = Ahí también encaja, pero esa es la vía del tren mexicano. Ya llegaremos a él. Primero empieza tu propio tren.

## Ends match; the trains of others are closed

learn-closed = El tren de { $name } termina en { $end }, y tú tienes un { $end }. Aun así no puedes jugar ahí: un tren cerrado es solo de quien lo lleva.
learn-match = En tu tren, la ficha siguiente tiene que coincidir con el extremo. Termina en { $end }: juega la { $tile }.
learn-drew = { $name } no tenía nada que encajara y robó una ficha del pozo. Esa sí encajó, así que la jugó enseguida.

## Nothing fits: draw, pass, the marker

learn-draw = Ahora tú: tu tren termina en { $end } y ninguna de tus fichas encaja. Roba una del pozo: las { $boneyard } fichas boca abajo.
learn-pass = Robaste la { $tile }, y tampoco encaja. Nos pasa a todos. Pasa.
learn-marker = Al pasar, pones tu marcador: aquí está tu pequeña locomotora. Ahora tu tren está abierto y todos pueden jugar en él.
learn-guest = ¡Y { $name } lo aprovecha! La ficha se queda ahí, y ahora tu tren termina en { $end }.
learn-own = Juega en tu propio tren y se quita el marcador: tu { $tile } encaja.

## The Mexican train

learn-mexican = { $name } tenía otro { $engine } y empezó el tren mexicano. No es de nadie y siempre está abierto: todos pueden jugar en él.
learn-on-mexican = Tú también. Termina en { $end }: juega la { $tile } en el tren mexicano.
learn-on-mexican-otherwise = También encaja. Pero tu tren puede esperar, nadie más lo toca. Prueba primero el tren mexicano.

## Doubles

learn-double = La { $tile } es un doble: sus dos extremos son iguales. Un doble se pone atravesado en el tren. Juégala.
learn-double-otherwise = También encaja. Pero guárdala un momento: te hará falta justo después del doble.
learn-follow = Un doble pide una ficha más, enseguida. Cúbrelo con la { $tile }.
learn-left-open = { $name } puso un doble, no tenía con qué continuar, robó y tuvo que pasar. Nada cubre el doble: queda abierto.
learn-binds = Un doble abierto obliga a todos: no se juega nada más hasta que alguien lo cierre. { $name } no pudo y también tuvo que pasar.
learn-close-draw = Te toca. Tienes una ficha para tu tren, pero primero va el doble, y no tienes ningún { $end }. Roba.
learn-close = ¡Qué suerte, la { $tile }! Cierra el doble con ella.

## An open train

learn-visit = El marcador de { $name } sigue puesto, así que puedes jugar ahí. Ese tren termina en blanco, y el blanco va con el blanco: juega la { $tile }.
learn-visit-otherwise = También encaja. Pero tu tren te espera, y el de { $name } quizá se cierre pronto. Juega ahí mientras puedas.

## The end

learn-last-two = Te quedan dos fichas, y encajan entre sí. Juega primero la { $tile } en tu tren.
learn-knock = ¡Te queda una ficha! Díselo a todos: toca «¡Golpecito!». Si lo olvidas y alguien se da cuenta, robas { $penalty } fichas.
learn-announced = ¡Te queda una ficha! Todos deben saberlo, así que das un golpecito en la mesa. Aquí se da por ti; según otras hojas lo das tú.
learn-elsewhere = { $name } no tenía nada para su propio tren y jugó en otro. Entonces también se pone el marcador, no solo al pasar.
learn-out = Tu última ficha encaja. ¡Juégala y te quedas sin fichas!
learn-over = Te quedaste sin fichas y la ronda ha terminado. Ahora cada quien cuenta los puntos que le quedan en la mano.
learn-blanks = Los blancos salen caros: cada uno que te queda en la mano vale { $one }, y el 0-0 vale { $double }. { $name } aún lo tenía. ¡Juega los tuyos a tiempo!
learn-fewest = Tú no tienes ninguno, y eso es lo mejor: gana quien tiene menos puntos.
learn-round-held = Una partida tiene varias rondas. En cada una la locomotora es el doble más alto que alguien tenga, y empieza quien lo tenía. El total más bajo gana la partida.
learn-round-lower = Una partida tiene varias rondas. En cada una la locomotora baja un punto y empieza la persona siguiente a la izquierda. El total más bajo gana la partida.
learn-sheets = ¡Ya conoces el juego! Las hojas de reglas cambian un poco: dónde va la ficha que sigue a un doble, quién debe cerrarlo, cuándo empieza el tren mexicano, cuánto vale un blanco. La mesa siempre ilumina lo que puedes hacer.
