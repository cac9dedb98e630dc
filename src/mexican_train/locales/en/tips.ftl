## Tips in a first match

tip-play = Raised tiles can be played: tap one. If it fits on several trains, the places light up.
tip-draw = Nothing fits: draw a tile. If that fits, play it; otherwise your train opens for the others.
tip-marker = Your train is open: everyone may play on it until you have played on it again.
tip-double = There’s an open double. It has to be closed first.
tip-thanks = Thanks
tip-no-more = No more tips
