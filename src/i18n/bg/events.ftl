# Събития в игра от последния ход на играча, по едно изречение.

happened-table-opened = { $player } създаде масата.
happened-invited = { $player } получи покана.
happened-declined = { $player } отказа поканата.
happened-joined = { $player } се присъедини към масата.
happened-left = { $player } напусна масата.
happened-game-started = Играта започна.
happened-game-cancelled = Играта беше отменена.
happened-house-seated = { $house } се присъедини към масата.
happened-line-dealt = Изтеглени са нови плочки: { $dominoes }.
happened-order-carried-out = { $player } планира този ход предварително.
happened-picked = { $player } избра плочка { $domino }.
happened-placed = { $player } постави плочка { $domino }.
happened-discarded = { $player } извади от игра плочка { $domino }: не пасваше никъде.
happened-covered = { $player } покри корона с гигант.
happened-giant-sent = { $player } изпрати гигант на { $to }.
happened-giant-sent-to-you = { $player } изпрати гигант на Вас.
happened-giant-kept = { $player } задържа гиганта.
happened-timed-out = Времето изтече: { $player }.
happened-taken-over =
    { $for_good ->
        [yes] Компютърът зае мястото на { $player } до края на играта.
       *[no] Компютърът зае мястото на { $player }, докато играчът се върне.
    }
happened-taken-back = { $player } си върна мястото от компютъра.
happened-conceded = { $player } се предаде.
happened-undo-asked = { $player } предложи да върне решение.
happened-pause-asked = { $player } предложи пауза. Край на паузата: { $until }.
happened-agreed = { $player } прие предложението.
happened-refused = { $player } отхвърли предложението.
happened-withdrawn = { $player } оттегли предложението си.
happened-undone = { $player } върна решение.
happened-paused = Играта е в пауза. Край на паузата: { $until }.
happened-resumed = { $player } прекрати паузата.
happened-seat-offered = { $player } предложи мястото си на { $to }.
happened-offer-ended = Предложението за мястото на { $player } вече не важи.
happened-seat-handed-over = { $player } отстъпи мястото си на { $to }.
happened-game-finished = Играта приключи.
