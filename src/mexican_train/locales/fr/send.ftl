### Une donne envoyée à d’autres, en français du Canada.

send-about = Qui ouvre le lien joue cette donne depuis ta place, contre les mêmes robots. Ensuite, vous voyez tous deux les deux résultats, et pouvez suivre les deux manches coup par coup.
send-make = Créer le lien
send-ready = Le lien est prêt. Tout y est : aucun serveur n’a quoi que ce soit à garder.
send-share = Partager le lien
send-qr = En code QR
send-open = Ton résultat ne se découvre de lui-même qu’une fois la donne jouée. Mais la donne et le résultat sont dans le lien : qui le décortique peut lire les deux.
