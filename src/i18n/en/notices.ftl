# What a player is told. The subject is a line without a full stop.

your-turn =
    { $round ->
        [0] It is your turn before the first round
       *[other] It is your turn in round { $round } of { $rounds }
    }: { $expected ->
        [pick] pick a domino from the next line.
        [place] place the domino under your king.
        [cover] choose the crown that the giant covers.
       *[send-or-keep] send a giant to an opponent, or keep it.
    }
    .subject = Your turn against { $opponents }
cover-a-crown = { $from } has sent a giant to your kingdom: choose the crown that it covers. The game is waiting for you.
    .subject = A giant from { $from }
reminder = It is still your turn. You have until { $deadline }.
    .subject = Your turn against { $opponents } is still waiting
timed-out =
    Your time ran out. { $house_did ->
        [played] A house player has played this turn for you. You play the next one yourself again.
        [took-over] A house player now plays for you, until you take your seat back.
       *[took-over-for-good] A house player has your seat now and plays to the end.
    }
    .subject = Your time ran out against { $opponents }
game-started =
    { $rounds ->
        [one] The game has started. It has { $rounds } round.
       *[other] The game has started. It has { $rounds } rounds.
    }
    .subject = Your game against { $opponents } has started
game-cancelled = { $by } has cancelled the table. You need not do anything.
    .subject = { $by } has cancelled the table
game-finished =
    The game is over. { $rank ->
        [1] You have won
       *[other] You finished in place { $rank } of { $players }
    }, with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject =
    { $rank ->
        [1] You have won against { $opponents }
       *[other] Your game against { $opponents } is over
    }
invitation =
    { $from } has invited you to a game of Kingdomino { $seats ->
        [one] for { $seats } player.
       *[other] for { $seats } players.
    }
    .subject = { $from } invites you to a game
invitation-declined = { $player } declined your invitation.
    .subject = { $player } declined your invitation
undo-asked = { $by } would like to take the last move back. All players must agree.
    .subject = { $by } would like to take a move back
undo-answered =
    { $agreed ->
        [yes] { $by } agrees that you take your move back.
       *[no] { $by } does not agree that you take your move back. The game goes on as it stands.
    }
    .subject =
    { $agreed ->
        [yes] { $by } agrees that you take your move back
       *[no] { $by } does not agree that you take your move back
    }
undone = { $by } has taken a move back. The game is as it was before that move.
    .subject = { $by } has taken a move back
pause-asked = { $by } would like to pause the game until { $until }. All players must agree.
    .subject = { $by } would like a pause
pause-answered =
    { $agreed ->
        [yes] { $by } agrees to the pause.
       *[no] { $by } does not agree to the pause. The clocks keep running.
    }
    .subject =
    { $agreed ->
        [yes] { $by } agrees to the pause
       *[no] { $by } does not agree to the pause
    }
paused = All players have agreed: the clocks are stopped until { $until }. Any player can end the pause earlier.
    .subject = The game is paused
resumed = { $by } has ended the pause. The clocks are running again.
    .subject = The pause is over
seat-offered = { $from } would like to give you a seat in a game that is being played. If you take it, you go on with that kingdom.
    .subject = { $from } offers you a seat
seat-handed-over = { $to } plays in place of { $from } from now on.
    .subject = { $to } now plays in place of { $from }
series-game-started =
    { $rounds ->
        [one] Game { $game } of { $games } of your Dynasty has started. It has { $rounds } round.
       *[other] Game { $game } of { $games } of your Dynasty has started. It has { $rounds } rounds.
    }
    .subject = Game { $game } of { $games } against { $opponents } has started
series-game-finished =
    Game { $game } of { $games } of your Dynasty is over. { $rank ->
        [1] You have won it
       *[other] You finished in place { $rank } of { $players }
    }, with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject =
    { $rank ->
        [1] You have won game { $game } of { $games } against { $opponents }
       *[other] Game { $game } of { $games } against { $opponents } is over
    }
series-standing =
    After game { $game } of { $games } { $rank ->
        [1] you lead your Dynasty
       *[other] you are in place { $rank } of { $players } of your Dynasty
    }, with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject = Your Dynasty after game { $game } of { $games }
series-over =
    Your Dynasty of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } is over. { $rank ->
        [1] You have won it
       *[other] You finished in place { $rank } of { $players }
    }, with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .subject =
    { $rank ->
        [1] You have won the Dynasty
       *[other] Your Dynasty is over
    }
series-ready-asked = All others are ready for game { $game } of { $games } of your Dynasty. It begins as soon as you say that you are ready, too.
    .subject = Are you ready for game { $game } of { $games }?
series-withdrawn = { $player } has left your Dynasty. A house player has the place from the next game on.
    .subject = { $player } has left your Dynasty
series-cancelled = { $by } has called your Dynasty off. The standing stays as it is.
    .subject = { $by } has called your Dynasty off
password-changed = The password of your account was changed on { $at }.
    .subject = Your password was changed
new-login = Somebody logged in to your account with { $device } on { $at }.
    .subject = New login to your account
email-changed = The e-mail address of your account was changed on { $at }.
    .subject = Your e-mail address was changed
email-verification =
    Please confirm that this e-mail address is yours. The link is valid for { $hours ->
        [one] { $hours } hour.
       *[other] { $hours } hours.
    }
    .subject = Confirm your e-mail address
password-reset =
    With this link you can choose a new password. It is valid for { $hours ->
        [one] { $hours } hour.
       *[other] { $hours } hours.
    }
    .subject = Choose a new password
webhook-disabled =
    Your webhook at { $server } has been turned off, after { $failures ->
        [one] { $failures } failure.
       *[other] { $failures } failures in a row.
    } Turn it on again once it answers.
    .subject = Your webhook has been turned off
test = This is a test. You will get the news of your games here from now on.
    .subject = A test of your notices
