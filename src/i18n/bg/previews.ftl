# Текстове, с които приложения за съобщения и социални мрежи показват връзка.

preview-invitation = Kingdomino: { $player } Ви кани на масата
preview-rating =
    { $games ->
        [one] Рейтинг { $points } след { $games } игра
       *[other] Рейтинг { $points } след { $games } игри
    }
preview-not-rated = Профил в Kingdomino, още без рейтинг
