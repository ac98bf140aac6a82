# Какво стана от последния Ви ход: по едно изречение.

happened-table-opened = { $player } отвори масата.
happened-invited = { $player } получи покана.
happened-declined = { $player } отказа поканата.
happened-joined = { $player } седна на масата.
happened-left = { $player } напусна масата.
happened-game-started = Играта започна.
happened-game-cancelled = Играта беше отменена.
happened-house-seated = { $house } зае място на масата.
happened-line-dealt = Изтеглена е нова редица: { $dominoes }.
happened-order-carried-out = { $player } остави предварително нареждане за този ход.
happened-picked = { $player } избра плочка { $domino }.
happened-placed = { $player } постави плочка { $domino }.
happened-discarded = { $player } извади от игра плочка { $domino }: не пасваше никъде.
happened-covered = { $player } покри корона с гигант.
happened-giant-sent = { $player } изпрати гигант на { $to }.
happened-giant-sent-to-you = { $player } изпрати гигант на Вас.
happened-giant-kept = { $player } не изпрати гигант.
happened-timed-out = Времето изтече: { $player }.
happened-taken-over =
    { $for_good ->
        [yes] Компютърът играе вместо { $player } до края.
       *[no] Компютърът засега играе вместо { $player }.
    }
happened-taken-back = { $player } си върна мястото от компютъра.
happened-conceded = { $player } се предаде.
happened-undo-asked = { $player } помоли да върне решение.
happened-pause-asked = { $player } помоли за пауза. Край на паузата: { $until }.
happened-agreed = { $player } даде съгласие.
happened-refused = { $player } не даде съгласие.
happened-withdrawn = { $player } оттегли молбата си.
happened-undone = { $player } върна решение.
happened-paused = Играта е в пауза. Край на паузата: { $until }.
happened-resumed = { $player } прекрати паузата.
happened-seat-offered = { $player } предложи мястото си на { $to }.
happened-offer-ended = { $player } вече не предлага мястото си.
happened-seat-handed-over = { $player } отстъпи мястото си на { $to }.
happened-game-finished = Играта приключи.
