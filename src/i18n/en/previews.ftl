# Texts with which messengers and social networks preview a link to this server.

preview-invitation = Kingdomino: { $player } invites you to a game
preview-rating =
    { $games ->
        [one] Rating { $points } after { $games } game
       *[other] Rating { $points } after { $games } games
    }
preview-not-rated = Kingdomino player, not rated yet
