# Teksty, którymi komunikatory i sieci społecznościowe zapowiadają odnośnik.

preview-invitation = Kingdomino: { $player } zaprasza do gry
preview-rating =
    { $games ->
        [one] Ranking { $points } po { $games } grze
        [few] Ranking { $points } po { $games } grach
       *[many] Ranking { $points } po { $games } grach
    }
preview-not-rated = Profil w Kingdomino, jeszcze bez rankingu
