# Events of a game since the player's last turn, one sentence each.

event-table-opened = { $player } created the table.
event-invited = { $player } was invited.
event-declined = { $player } declined the invitation.
event-joined = { $player } joined the table.
event-left = { $player } left the table.
event-game-started = The game started.
event-game-cancelled = The table was cancelled.
event-house-seated = { $house } joined the table.
event-line-dealt = New dominoes were drawn: { $dominoes }.
event-premove-played = { $player } had planned this turn in advance.
event-picked = { $player } picked domino { $domino }.
event-placed = { $player } placed domino { $domino }.
event-discarded = { $player } discarded domino { $domino }, which did not fit anywhere.
event-covered = { $player } covered a crown with a giant.
event-giant-sent = { $player } sent a giant to { $to }.
event-giant-sent-to-you = { $player } sent a giant to you.
event-giant-kept = { $player } kept the giant.
event-timed-out = { $player } ran out of time.
event-taken-over =
    { $for_good ->
        [yes] The computer took over { $player }'s seat for the rest of the game.
       *[no] The computer took over { $player }'s seat until they return.
    }
event-taken-back = { $player } took their seat back from the computer.
event-conceded = { $player } conceded.
event-undo-asked = { $player } proposed undoing a move.
event-pause-asked = { $player } proposed a pause until { $until }.
event-agreed = { $player } accepted the proposal.
event-refused = { $player } declined the proposal.
event-withdrawn = { $player } withdrew the proposal.
event-undone = { $player } undid a move.
event-paused = The game was paused until { $until }.
event-resumed = { $player } ended the pause.
event-seat-offered = { $player } offered their seat to { $to }.
event-offer-ended = The offer of { $player }'s seat has ended.
event-seat-handed-over = { $player } transferred their seat to { $to }.
event-game-finished = The game is over.
