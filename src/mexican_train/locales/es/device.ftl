## Tables of this device, where no server is needed

device-fetching = Descargando lo que este dispositivo necesita para jugar por sí solo. Solo pasa una vez.
device-starting = Preparando todo…
device-megabytes = { $done } de { $all } MB
device-lost = Tu mesa se está preparando de nuevo…
device-elsewhere = Seguiste con esta partida en otra pestaña. Aquí se ha cerrado.
device-later-version = Una versión posterior de esta página siguió con esta partida. Vuelve a cargar la página con conexión.
device-gone-about = Este navegador ya no la tiene: alguien la quitó o se borraron los datos del navegador.
device-passing = Este navegador no guarda nada: una partida en este dispositivo se pierde al cerrar la pestaña.
device-remove = Quitar esta mesa
device-remove-sure = La partida desaparecerá para siempre de este dispositivo. ¿Quitarla de verdad?
device-remove-yes = Sí, quitarla

## What is kept for when there is no connection

kept = Sin conexión
kept-all = Listo: aquí puedes jugar contra robots sin conexión.
kept-some = Aún falta parte de lo que este dispositivo necesita para jugar por sí solo contra robots.
kept-now = Guardarlo ahora ({ $all } MB)
kept-keeping = Guardando lo que este dispositivo necesita para jugar por sí solo.
kept-insecure = Esta página se abrió sin https, así que el navegador no puede guardarla: solo se abre mientras se pueda llegar a su servidor. La persona que lleva el servidor puede añadir https (los archivos están en la carpeta deploy) o publicar la página como sitio estático.
kept-browser = Este navegador no puede llevar mesas por sí solo. Con el servidor todo funciona.
