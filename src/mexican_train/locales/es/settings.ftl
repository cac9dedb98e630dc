## El aspecto y el sonido de la página

settings = Ajustes
settings-theme = Aspecto
settings-theme-device = Automático
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-felt = Tapete verde
settings-theme-night = Tren nocturno
settings-theme-contrast = Alto contraste
settings-tiles = Fichas
settings-tiles-small = Según el tamaño
settings-tiles-pips = Puntos
settings-tiles-numerals = Números
settings-motion = Movimiento y efectos
settings-sound = Sonido
settings-tips = Consejos en la primera partida
