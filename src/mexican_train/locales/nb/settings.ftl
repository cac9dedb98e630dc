## Hvordan siden ser ut og låter

settings = Innstillinger
settings-theme = Lyst eller mørkt
settings-theme-device = Som enheten
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-tiles = Brikker
settings-tiles-pips = Øyne
settings-tiles-numerals = Tall
settings-sound = Lyd
