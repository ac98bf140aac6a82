# Текстове, с които приложения за съобщения и социални мрежи показват връзка.

preview-invitation = Кингдомино: { $player } Ви кани на игра
preview-rating =
    { $games ->
        [one] Рейтинг { $points } след { $games } игра
       *[other] Рейтинг { $points } след { $games } игри
    }
preview-not-rated = Играч на Кингдомино, още без рейтинг
