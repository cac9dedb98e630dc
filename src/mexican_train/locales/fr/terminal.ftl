## The terminal: what only a page of text has to say

plain-welcome = { $sheet }. Tu es { $name }. À la table : { $names }. Écris aide pour savoir quoi dire.
plain-welcome-watching = { $sheet }. Tu regardes la partie. Écris aide pour savoir quoi dire.
plain-ends = Bouts : { $ends }.
plain-end = { $train } { $pip }
plain-end-open = { $train } { $pip }, ouvert
plain-end-double = { $train } double { $pip }, à fermer
plain-train = { $train } : { $tiles }
plain-hand = Tes tuiles : { $tiles }.
plain-none = aucune
plain-boneyard = Dans la cour des trains : { $count }. En main : { $counts }.
plain-count = { $name } { $count }
plain-play =
    { $count ->
        [one] À toi : { $count } tuile peut se poser.
       *[other] À toi : { $count } tuiles peuvent se poser.
    }
plain-option = { $number }. { $what }
plain-choose =
    { $count ->
        [one] Écris 1.
       *[other] Écris un numéro de 1 à { $count }.
    }
plain-ask-seat = Pour demander une place, écris « place » et ton nom.
plain-give = Écris « donner { $name } » pour donner tout de suite la place d’un robot, « donner { $name } suite » pour la donner dès la prochaine manche, et le nom d’un robot après { $name } pour choisir lequel.
plain-not-now = Ce n’est pas possible maintenant. Écris un numéro de la liste, ou aide.
plain-which = La { $tile } peut se poser à plus d’un endroit. Écris aussi où : { $places }.
plain-waiting = Gardé pour ton tour.
plain-points = { $name } : { $points }, en tout { $total }
plain-plan = Ton plus long train : { $train }. Surplus : { $extras }.
plain-seat = Ta place, pour y revenir : { $link }
plain-bye = Au revoir !
plain-removed = Ta place a été rendue : tu ne peux pas rester à cette table.
plain-deal-broken = La donne de cette manche n’est pas celle que la table avait promise. Enregistre son relevé et vérifie-le avec « mexican-train verify ».
plain-upgrade-here = Ce serveur parle un protocole plus récent : mets mexican-train à jour sur cette machine.
plain-upgrade-server = Ce serveur parle un protocole plus ancien : c’est là que mexican-train doit être mis à jour.
plain-help =
    Un numéro fait ce que la liste dit à côté.
    Une tuile se joue : 5-12. Si elle peut se poser à plusieurs endroits, dis où : 5-12 M pour le train mexicain, 5-12 Ada pour celui d’Ada.
    Aussi : { $commands }.
    Les commandes se comprennent aussi en anglais.
plain-command-draw = pioche
plain-command-pass = passe
plain-command-stop = arrête
plain-command-knock = frappe
plain-command-catch = attrape
plain-command-hint = conseil
plain-command-plan = plan
plain-command-table = table
plain-command-hand = main
plain-command-log = journal
plain-command-score = points
plain-command-say = dis
plain-command-seat = place
plain-command-give = donner
plain-command-remove = retirer
plain-command-renew = renouveler
plain-command-signout = déconnecter
plain-invite = Ce qui suit le # dans le lien d’invitation est maintenant : { $invite }
plain-renewing = Ta place ne s’ouvrira plus qu’avec ce lien, dès que la table l’aura confirmé : { $link }
plain-command-next = suite
plain-command-start = commence
plain-command-again = encore
plain-command-help = aide
plain-command-quit = quitte
terminal-points = Points
terminal-keys = Touches
terminal-trains = Les trains
terminal-score = Points
terminal-log = Journal
terminal-say = Parler
terminal-give = Donner maintenant à { $name } la place { DE($bot) }
terminal-give-next = Donner à { $name } la place { DE($bot) } dès la prochaine manche
terminal-withdraw = Reprendre à { $name } la place { DE($bot) }
terminal-remove = Retirer { $name } de la table
terminal-quit = Quitter
terminal-quit-sure = Cette table finit quand tu pars. Encore q pour partir, Esc pour rester.
terminal-small = Il faut 80 × 24 caractères pour la table, et ce terminal en a { $width } × { $height }. Agrandis-le, ou joue ligne par ligne avec --plain.
terminal-key-lit = sous une tuile : on peut la jouer
terminal-key-cursor = parcourir tes tuiles
terminal-key-carry = déplacer une tuile dans ta main
terminal-key-play = jouer la tuile, ou la poser là où tu pointes
terminal-key-point = choisir un train pour la tuile
terminal-key-back = reprendre la tuile
terminal-key-deeds = piocher, passer, s’arrêter, frapper, attraper
terminal-key-hint = un conseil
terminal-key-plan = arranger : ton plus long train, puis le surplus
terminal-key-whole = voir les trains en entier
terminal-key-score = voir les points
terminal-key-log = lire tout le journal
terminal-key-next = manche suivante ; commencer ; rejouer
terminal-key-chat = dire quelque chose
terminal-key-menu = ta place, et ce que l’hôte peut faire
terminal-key-quit = quitter ; par un lien, ta place est gardée
terminal-watch-step = Étape { $step } sur { $steps }
terminal-watch-record = Relevé { $record } sur { $records }
terminal-watch-back = recule
terminal-watch-on = avance
terminal-watch-first = début
terminal-watch-last = fin
terminal-watch-run = lecture
terminal-watch-round = manche
