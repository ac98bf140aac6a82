# Events of a game since the player's last turn, one sentence each.

happened-table-opened = { $player } created the table.
happened-invited = { $player } was invited.
happened-declined = { $player } declined the invitation.
happened-joined = { $player } joined the table.
happened-left = { $player } left the table.
happened-game-started = The game started.
happened-game-cancelled = The table was cancelled.
happened-house-seated = { $house } joined the table.
happened-line-dealt = New dominoes were drawn: { $dominoes }.
happened-order-carried-out = { $player } had planned this turn in advance.
happened-picked = { $player } picked domino { $domino }.
happened-placed = { $player } placed domino { $domino }.
happened-discarded = { $player } discarded domino { $domino }, which did not fit anywhere.
happened-covered = { $player } covered a crown with a giant.
happened-giant-sent = { $player } sent a giant to { $to }.
happened-giant-sent-to-you = { $player } sent a giant to you.
happened-giant-kept = { $player } kept the giant.
happened-timed-out = { $player } ran out of time.
happened-taken-over =
    { $for_good ->
        [yes] The computer took over { $player }'s seat for the rest of the game.
       *[no] The computer took over { $player }'s seat until they return.
    }
happened-taken-back = { $player } took their seat back from the computer.
happened-conceded = { $player } conceded.
happened-undo-asked = { $player } proposed undoing a move.
happened-pause-asked = { $player } proposed a pause until { $until }.
happened-agreed = { $player } accepted the proposal.
happened-refused = { $player } declined the proposal.
happened-withdrawn = { $player } withdrew the proposal.
happened-undone = { $player } undid a move.
happened-paused = The game was paused until { $until }.
happened-resumed = { $player } ended the pause.
happened-seat-offered = { $player } offered their seat to { $to }.
happened-offer-ended = The offer of { $player }'s seat has ended.
happened-seat-handed-over = { $player } transferred their seat to { $to }.
happened-game-finished = The game is over.
