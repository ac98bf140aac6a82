# Events of a game since the player's last turn, one sentence each.

happened-table-opened = { $player } created the table.
happened-invited = { $player } was invited.
happened-declined = { $player } declined the invitation.
happened-joined = { $player } joined the table.
happened-left = { $player } left the table.
happened-game-started = The game started.
happened-game-cancelled = The table was cancelled.
happened-house-seated = { $house } took a seat.
happened-line-dealt = A new line was drawn: { $dominoes }.
happened-order-carried-out = { $player } had planned this turn in advance.
happened-picked = { $player } picked domino { $domino }.
happened-placed = { $player } placed domino { $domino }.
happened-discarded = { $player } discarded domino { $domino }, which did not fit anywhere.
happened-covered = { $player } covered a crown with a giant.
happened-giant-sent = { $player } sent a giant to { $to }.
happened-giant-sent-to-you = { $player } sent a giant to you.
happened-giant-kept = { $player } sent no giant.
happened-timed-out = { $player } ran out of time.
happened-taken-over =
    { $for_good ->
        [yes] The computer took over the seat of { $player } until the end of the game.
       *[no] The computer took over the seat of { $player } for now.
    }
happened-taken-back = { $player } took the seat back from the computer.
happened-conceded = { $player } conceded.
happened-undo-asked = { $player } proposed to undo a move.
happened-pause-asked = { $player } proposed a pause until { $until }.
happened-agreed = { $player } accepted the proposal.
happened-refused = { $player } declined the proposal.
happened-withdrawn = { $player } withdrew the proposal.
happened-undone = { $player } undid a move.
happened-paused = The game was paused until { $until }.
happened-resumed = { $player } ended the pause.
happened-seat-offered = { $player } offered the seat to { $to }.
happened-offer-ended = { $player } no longer offers the seat.
happened-seat-handed-over = { $player } transferred the seat to { $to }.
happened-game-finished = The game is over.
