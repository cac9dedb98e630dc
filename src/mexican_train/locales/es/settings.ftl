## El aspecto y el sonido de la página

settings = Ajustes
settings-theme = Claro u oscuro
settings-theme-device = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-tiles = Fichas
settings-tiles-pips = Puntos
settings-tiles-numerals = Números
settings-sound = Sonido
