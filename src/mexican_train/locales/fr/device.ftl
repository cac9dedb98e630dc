## Tables of this device, where no server is needed

device-fetching = On télécharge ce qu’il faut à cet appareil pour jouer seul. Cela n’arrive qu’une fois.
device-starting = On prépare tout…
device-megabytes = { $done } sur { $all } Mo
device-lost = On remet ta table en place…
device-elsewhere = Tu as continué cette partie dans un autre onglet. Elle a été fermée ici.
device-later-version = Une version plus récente de cette page a continué cette partie. Recharge la page avec une connexion.
device-gone-about = Ce navigateur ne l’a plus : quelqu’un l’a retirée, ou les données du navigateur ont été effacées.
device-passing = Ce navigateur ne garde rien : une partie sur cet appareil disparaît quand tu fermes l’onglet.
device-remove = Retirer cette table
device-remove-sure = La partie disparaîtra pour de bon de cet appareil. Vraiment la retirer ?
device-remove-yes = Oui, la retirer

## What is kept for when there is no connection

kept = Sans connexion
kept-all = Prêt : tu peux jouer ici contre des robots sans connexion.
kept-some = Il manque encore une partie de ce qu’il faut à cet appareil pour jouer seul contre des robots.
kept-now = Garder maintenant ({ $all } Mo)
kept-keeping = On garde ce qu’il faut à cet appareil pour jouer seul.
kept-insecure = Cette page a été ouverte sans https : le navigateur ne peut donc pas la garder, et elle ne s’ouvre que si son serveur est joignable. La personne qui gère le serveur peut y ajouter https (les fichiers sont dans le dossier deploy), ou publier la page comme site statique.
kept-browser = Ce navigateur ne peut pas tenir de table à lui seul. Avec le serveur, tout fonctionne.
