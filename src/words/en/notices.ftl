# What a player is told. The subject is a line without a full stop.

your-turn =
    It is your turn in round { $round } of { $rounds }: { $expected ->
        [pick] pick a domino of the next line.
        [place] place the domino under your king.
        [cover] choose the crown that the giant covers.
       *[send-or-keep] send a giant to an opponent, or keep it.
    }
    .subject = Your turn against { $opponents }
cover-a-crown = { $from } has sent a giant to your kingdom: choose the crown that it covers. The game waits for you.
    .subject = A giant from { $from }
reminder = It is still your turn. You have until { $deadline }.
    .subject = Your turn against { $opponents } is still waiting
timed-out =
    Your time was up. { $house_did ->
        [played] The house has played this turn for you; the next one is yours again.
        [took-over] The house now plays for you, until you take your seat back.
       *[took-over-for-good] The house has your seat now and plays it to the end.
    }
    .subject = Your time was up against { $opponents }
game-started =
    { $rounds ->
        [one] The game has started. It has { $rounds } round.
       *[other] The game has started. It has { $rounds } rounds.
    }
    .subject = Your game against { $opponents } has started
game-cancelled = { $by } has cancelled the table. Nothing is left for you to do.
    .subject = { $by } has cancelled the table
game-finished =
    The game is over. { $rank ->
        [1] You have won
       *[other] You came in at place { $rank } of { $players }
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
undo-asked = { $by } would like to take the last decision back. That takes the consent of all.
    .subject = { $by } would like to take a decision back
undo-answered =
    { $agreed ->
        [yes] { $by } agrees that you take your decision back.
       *[no] { $by } does not agree that you take your decision back. The game goes on as it stands.
    }
    .subject =
    { $agreed ->
        [yes] { $by } agrees to your undo
       *[no] { $by } does not agree to your undo
    }
undone = { $by } has taken a decision back. The game stands as it did before.
    .subject = { $by } has taken a decision back
pause-asked = { $by } would like to pause the game until { $until }. That takes the consent of all.
    .subject = { $by } would like a pause
pause-answered =
    { $agreed ->
        [yes] { $by } agrees to the pause.
       *[no] { $by } does not agree to the pause. The clocks run on.
    }
    .subject =
    { $agreed ->
        [yes] { $by } agrees to the pause
       *[no] { $by } does not agree to the pause
    }
paused = All have agreed: the clocks stand until { $until }. Any player can end the pause before.
    .subject = The game is paused
resumed = { $by } has ended the pause. The clocks are running again.
    .subject = The pause is over
seat-offered = { $from } would like to hand over a seat in a running game to you. If you take it, you play on in that kingdom.
    .subject = { $from } offers you a seat
seat-handed-over = { $to } plays on in the place of { $from }.
    .subject = { $to } plays on for { $from }
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
    Please confirm that this e-mail address is yours. The link is good for { $hours ->
        [one] { $hours } hour.
       *[other] { $hours } hours.
    }
    .subject = Confirm your e-mail address
password-reset =
    With this link you can choose a new password. It is good for { $hours ->
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
test = This is a test. From now on you are told of your games here.
    .subject = A test of your notices
