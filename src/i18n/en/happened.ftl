# What happened in a game since one's last turn: a sentence a fact.

happened-table-opened = { $player } opened the table.
happened-invited = { $player } was invited.
happened-declined = { $player } declined the invitation.
happened-joined = { $player } joined the table.
happened-left = { $player } left the table.
happened-game-started = The game began.
happened-game-cancelled = The table was cancelled.
happened-house-seated = { $house } took a seat.
happened-line-dealt = A new line was drawn: { $dominoes }.
happened-order-carried-out = { $player } had left an order for this turn.
happened-picked = { $player } picked domino { $domino }.
happened-placed = { $player } placed domino { $domino }.
happened-discarded = { $player } discarded domino { $domino }: it did not fit anywhere.
happened-covered = { $player } covered a crown with a giant.
happened-giant-sent = { $player } sent a giant to { $to }.
happened-giant-sent-to-you = { $player } sent a giant to you.
happened-giant-kept = { $player } sent no giant.
happened-timed-out = { $player } ran out of time.
happened-taken-over =
    { $for_good ->
        [yes] A house player plays for { $player } to the end.
       *[no] A house player plays for { $player } for now.
    }
happened-taken-back = { $player } took the seat back from the house player.
happened-conceded = { $player } conceded.
happened-undo-asked = { $player } asked to take a move back.
happened-pause-asked = { $player } asked for a pause until { $until }.
happened-agreed = { $player } agreed.
happened-refused = { $player } did not agree.
happened-withdrawn = { $player } withdrew the request.
happened-undone = { $player } took a move back.
happened-paused = The game was paused until { $until }.
happened-resumed = { $player } ended the pause.
happened-seat-offered = { $player } offered the seat to { $to }.
happened-offer-ended = { $player } no longer offers the seat.
happened-seat-handed-over = { $player } handed the seat over to { $to }.
happened-game-finished = The game is over.
