## How the page looks and sounds

settings = Settings
settings-theme = Light or dark
settings-theme-device = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-tiles = Tiles
settings-tiles-pips = Pips
settings-tiles-numerals = Numerals
settings-sound = Sound
