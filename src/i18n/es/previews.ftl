# Textos con los que las aplicaciones de mensajes y las redes sociales muestran un enlace.

preview-invitation = Kingdomino: { $player } te invita a una partida
preview-rating =
    { $games ->
        [one] Puntuación { $points } tras { $games } partida
       *[other] Puntuación { $points } tras { $games } partidas
    }
preview-not-rated = Perfil en Kingdomino, todavía sin puntuación
