## L’apparence et le son de la page

settings = Réglages
settings-theme = Apparence
settings-theme-device = Automatique
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-felt = Tapis vert
settings-theme-night = Train de nuit
settings-theme-contrast = Contraste élevé
settings-tiles = Tuiles
settings-tiles-small = Selon la taille
settings-tiles-pips = Points
settings-tiles-numerals = Chiffres
settings-motion = Animations et effets
settings-sound = Son
settings-tips = Petits conseils à la première partie
