## L’apparence et le son de la page

settings = Réglages
settings-theme = Clair ou sombre
settings-theme-device = Selon l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-tiles = Tuiles
settings-tiles-pips = Points
settings-tiles-numerals = Chiffres
settings-sound = Son
