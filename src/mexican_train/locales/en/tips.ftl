## Tips in a first match

tip-play = Lit tiles can be played: tap one. If it fits on several trains, the places light up.
tip-draw = Nothing fits: draw a tile. If that fits, play it; otherwise your train opens for the others.
tip-marker = Your train is open: everyone may play on it until you have played on it again.
tip-double = There’s an open double. It has to be closed first.
tip-knock = Only two tiles left. When one is left, tap “Knock!” at once, or you draw { $tiles } if somebody notices.
tip-blanks = You hold a blank. Play it in time: at the end of the round each blank counts { $one }, and 0-0 counts { $double }.
tip-double-blank = You hold 0-0. Play it in time: at the end of the round it counts { $double }.
tip-thanks = Thanks
tip-no-more = No more tips
