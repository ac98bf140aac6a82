# What happened in a game since one's last turn: a sentence a fact.

happened-table-opened = { $player } opened the table.
happened-invited = { $player } was invited.
happened-joined = { $player } joined the table.
happened-left = { $player } left the table.
happened-game-started = The game began.
happened-game-cancelled = The table was cancelled.
happened-house-seated = { $house } took a seat.
happened-line-dealt = A new line was drawn: { $dominoes }.
happened-order-carried-out = { $player } had left orders for this turn.
happened-picked = { $player } picked domino { $domino }.
happened-placed = { $player } placed domino { $domino }.
happened-discarded = { $player } discarded domino { $domino }: it fitted nowhere.
happened-covered = { $player } covered a crown with a giant.
happened-giant-sent = { $player } sent a giant to { $to }.
happened-giant-sent-to-you = { $player } sent a giant to you.
happened-giant-kept = { $player } sent no giant on.
happened-timed-out = { $player } ran out of time.
happened-taken-over =
    { $for_good ->
        [yes] The house plays for { $player } to the end.
       *[no] The house plays for { $player } for now.
    }
happened-taken-back = { $player } took the seat back from the house.
happened-conceded = { $player } conceded.
happened-undo-asked = { $player } asked to take a decision back.
happened-pause-asked = { $player } asked for a pause until { $until }.
happened-agreed = { $player } agreed.
happened-refused = { $player } did not agree.
happened-withdrawn = { $player } withdrew the request.
happened-undone = { $player } took a decision back.
happened-paused = The game was paused until { $until }.
happened-resumed = { $player } ended the pause.
happened-seat-offered = { $player } offered the seat to { $to }.
happened-offer-ended = { $player } offers the seat no more.
happened-seat-handed-over = { $player } handed the seat over to { $to }.
happened-game-finished = The game is over.
