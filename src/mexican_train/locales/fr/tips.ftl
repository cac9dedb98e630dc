## Petits conseils à la première partie

tip-play = Les tuiles éclairées peuvent se jouer : touche l’une d’elles. Si elle convient à plusieurs trains, les places s’éclairent.
tip-draw = Aucune tuile ne convient : pioche. Si la nouvelle tuile convient, joue-la ; sinon ton train s’ouvre aux autres.
tip-marker = Ton train est ouvert : tout le monde peut y jouer jusqu’à ce que tu y joues de nouveau.
tip-double = Il y a un double ouvert. Il faut d’abord le fermer.
tip-knock = Plus que deux tuiles. Dès qu’il n’en reste qu’une, touche « Frapper ! », sinon tu en pioches { $tiles } si on s’en aperçoit.
tip-blanks = Tu as un blanc. Joue-le à temps : à la fin de la manche, chaque blanc vaut { $one } et le 0-0 vaut { $double }.
tip-double-blank = Tu as le 0-0. Joue-le à temps : à la fin de la manche, il vaut { $double }.
tip-thanks = Merci
tip-no-more = Plus de conseils
