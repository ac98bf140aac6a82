# Notifications. A subject is one line without a full stop.

your-turn =
    { $round ->
        [0] It is your turn before the first round
       *[other] It is your turn in round { $round } of { $rounds }
    }: { $expected ->
        [pick] pick a domino from the next line.
        [place] place the domino under your king.
        [cover] choose the crown that the giant covers.
       *[send-or-keep] send a giant to an opponent or keep it.
    }
    .subject = Your turn against { $opponents }
cover-a-crown = { $from } sent a giant to your kingdom. Choose which of your crowns it covers. The game is waiting for you.
    .subject = A giant from { $from }
reminder = It is still your turn. You have until { $deadline }.
    .subject = Reminder: your turn against { $opponents }
timed-out =
    Your time ran out. { $house_did ->
        [played] The computer played this turn for you. You will play the next one yourself.
        [took-over] The computer now plays for you until you take your seat back.
       *[took-over-for-good] The computer has taken over your seat and plays to the end of the game.
    }
    .subject = Your time ran out against { $opponents }
game-started =
    { $rounds ->
        [one] The game has started. It has { $rounds } round.
       *[other] The game has started. It has { $rounds } rounds.
    }
    .subject = Your game against { $opponents } has started
game-cancelled = { $by } cancelled the table. No action needed.
    .subject = { $by } cancelled the table
game-finished =
    The game is over. { $rank ->
        [1] You won
        [2] You came 2nd of { $players }
        [3] You came 3rd of { $players }
       *[other] You came { $rank }th of { $players }
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject =
    { $rank ->
        [1] You won against { $opponents }
       *[other] Your game against { $opponents } is over
    }
invitation =
    { $from } invited you to a game of Kingdomino { $seats ->
        [one] for { $seats } player.
       *[other] for { $seats } players.
    }
    .subject = { $from } invited you to a game
invitation-declined = { $player } declined your invitation.
    .subject = { $player } declined your invitation
undo-asked = { $by } proposes undoing the last move. All players must accept.
    .subject = { $by } proposes undoing a move
undo-answered =
    { $agreed ->
        [yes] { $by } accepted the proposal to undo the last move.
       *[no] { $by } declined the proposal to undo the last move. The game continues as it is.
    }
    .subject =
    { $agreed ->
        [yes] { $by } accepted the proposal to undo a move
       *[no] { $by } declined the proposal to undo a move
    }
undone = { $by } undid a move. The game is back at the position before that move.
    .subject = { $by } undid a move
pause-asked = { $by } proposes pausing the game until { $until }. All players must accept.
    .subject = { $by } proposes a pause
pause-answered =
    { $agreed ->
        [yes] { $by } accepted the pause.
       *[no] { $by } declined the pause. The clocks keep running.
    }
    .subject =
    { $agreed ->
        [yes] { $by } accepted the pause
       *[no] { $by } declined the pause
    }
paused = All players have accepted: the clocks are stopped until { $until }. Any player can end the pause earlier.
    .subject = The game is paused
resumed = { $by } ended the pause. The clocks are running again.
    .subject = The pause is over
seat-offered = { $from } offers you a seat in a game in progress. If you take it, you continue with that player's kingdom.
    .subject = { $from } offers you a seat
seat-handed-over = From now on, { $to } plays in place of { $from }.
    .subject = { $to } now plays in place of { $from }
series-game-started =
    { $rounds ->
        [one] Game { $game } of { $games } of the Dynasty has started. It has { $rounds } round.
       *[other] Game { $game } of { $games } of the Dynasty has started. It has { $rounds } rounds.
    }
    .subject = Game { $game } of { $games } against { $opponents } has started
series-game-finished =
    Game { $game } of { $games } of the Dynasty is over. { $rank ->
        [1] You won
        [2] You came 2nd of { $players }
        [3] You came 3rd of { $players }
       *[other] You came { $rank }th of { $players }
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject =
    { $rank ->
        [1] You won game { $game } of { $games } against { $opponents }
       *[other] Game { $game } of { $games } against { $opponents } is over
    }
series-standing =
    After game { $game } of { $games }, { $rank ->
        [1] you lead the Dynasty
        [2] you are 2nd of { $players } in the Dynasty
        [3] you are 3rd of { $players } in the Dynasty
       *[other] you are { $rank }th of { $players } in the Dynasty
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject = The Dynasty after game { $game } of { $games }
series-over =
    The Dynasty of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } is over. { $rank ->
        [1] You won
        [2] You came 2nd of { $players }
        [3] You came 3rd of { $players }
       *[other] You came { $rank }th of { $players }
    } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject =
    { $rank ->
        [1] You won the Dynasty
       *[other] The Dynasty is over
    }
series-ready-asked = All other players are ready for game { $game } of { $games } of the Dynasty. It starts as soon as you are ready too.
    .subject = Are you ready for game { $game } of { $games }?
series-withdrawn = { $player } left the Dynasty. From the next game on, the computer plays in their place.
    .subject = { $player } left the Dynasty
series-cancelled = { $by } cancelled the Dynasty. The standings stay as they are.
    .subject = { $by } cancelled the Dynasty
password-changed = Your account password was changed on { $at }.
    .subject = Your password was changed
new-login = There was a new login to your account on { $at }. Device: { $device }.
    .subject = New login to your account
email-changed = Your account's email address was changed on { $at }.
    .subject = Your email address was changed
email-verification =
    Please confirm that this email address is yours. The link is valid for { $hours ->
        [one] { $hours } hour.
       *[other] { $hours } hours.
    }
    .subject = Confirm your email address
password-reset =
    Use this link to choose a new password. It is valid for { $hours ->
        [one] { $hours } hour.
       *[other] { $hours } hours.
    }
    .subject = Choose a new password
webhook-disabled =
    Your webhook at { $server } has been turned off after { $failures ->
        [one] { $failures } failure.
       *[other] { $failures } failures in a row.
    } Turn it on again once it responds.
    .subject = Your webhook has been turned off
test = This is a test. Notifications about your games will arrive here.
    .subject = Test notification
