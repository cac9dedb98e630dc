## Hvordan siden ser ut og låter

settings = Innstillinger
settings-theme = Utseende
settings-theme-device = Automatisk
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-theme-felt = Grønn filt
settings-theme-night = Nattog
settings-theme-contrast = Høy kontrast
settings-tiles = Brikker
settings-tiles-small = Etter størrelse
settings-tiles-pips = Øyne
settings-tiles-numerals = Tall
settings-motion = Bevegelse og effekter
settings-sound = Lyd
settings-tips = Små tips i første kamp
