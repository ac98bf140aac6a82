# Събития в игра от последния ход на играча, по едно изречение.

event-table-opened = { $player } създаде масата.
event-invited = { $player } получи покана.
event-declined = { $player } отказа поканата.
event-joined = { $player } се присъедини към масата.
event-left = { $player } напусна масата.
event-game-started = Играта започна.
event-game-cancelled = Играта беше отменена.
event-house-seated = { $house } се присъедини към масата.
event-line-dealt = Изтеглени са нови плочки: { $dominoes }.
event-premove-played = Този ход на { $player } беше планиран предварително.
event-picked = { $player } избра плочка { $domino }.
event-placed = { $player } постави плочка { $domino }.
event-discarded = { $player } извади от игра плочка { $domino }: не пасваше никъде.
event-covered = { $player } покри корона с гигант.
event-giant-sent = { $player } изпрати гигант на { $to }.
event-giant-sent-to-you = { $player } Ви изпрати гигант.
event-giant-kept = { $player } задържа гиганта.
event-timed-out = Времето изтече: { $player }.
event-taken-over =
    { $for_good ->
        [yes] Компютърът зае мястото на { $player } до края на играта.
       *[no] Компютърът зае мястото на { $player }, докато играчът се върне.
    }
event-taken-back = { $player } си върна мястото от компютъра.
event-conceded = { $player } се предаде.
event-undo-asked = { $player } предложи връщане на ход.
event-pause-asked = { $player } предложи пауза. Край на паузата: { $until }.
event-agreed = { $player } прие предложението.
event-refused = { $player } отхвърли предложението.
event-withdrawn = { $player } оттегли предложението си.
event-undone = { $player } върна ход.
event-paused = Играта е в пауза. Край на паузата: { $until }.
event-resumed = { $player } прекрати паузата.
event-seat-offered = { $player } предложи мястото си на { $to }.
event-offer-ended = Предложението за мястото на { $player } вече не важи.
event-seat-handed-over = { $player } отстъпи мястото си на { $to }.
event-game-finished = Играта приключи.
