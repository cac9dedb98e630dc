## How the page looks and sounds

settings = Settings
settings-theme = Look
settings-theme-device = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-felt = Green felt
settings-theme-night = Night train
settings-theme-contrast = High contrast
settings-tiles = Tiles
settings-tiles-small = By size
settings-tiles-pips = Pips
settings-tiles-numerals = Numerals
settings-motion = Motion and effects
settings-sound = Sound
settings-tips = Tips in a first match
