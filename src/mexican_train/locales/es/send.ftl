### Un reparto que se envía a otros.

send-about = Quien abra el enlace juega este reparto desde tu asiento, contra los mismos robots. Después los dos ven ambos resultados y pueden seguir las dos rondas jugada a jugada.
send-make = Crear el enlace
send-ready = El enlace está listo. Todo va dentro: ningún servidor tiene que guardar nada.
send-share = Compartir el enlace
send-qr = Como código QR
send-open = Tu resultado solo se descubre cuando la otra persona ha jugado. Pero el reparto y el resultado van en el enlace: quien lo analice puede leer ambos.
