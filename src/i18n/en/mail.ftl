# What stands around the news, and on the pages that the buttons of a mail lead to. The news itself is in notices.ftl.

greeting = Hello { $player },
guest-name = Guest { $number }
since-your-last-turn = Since your last turn
deadline = You have until { $at }.
no-deadline = Take all the time you need.
awaited = It is { $player }'s turn.
awaited-until = It is { $player }'s turn. The deadline is { $until }.

## Buttons and links

open-table = Open the table
play-pick = Pick domino { $domino }
play-place = Place domino { $domino }
play-discard = Discard domino { $domino }
agree = Agree
refuse = Do not agree
verify-email = Confirm this address
choose-password = Choose a new password
turn-mails-off = Turn off these mails

not-you = If this was not you, change your password and end all other sessions.
not-asked = If you did not ask for this mail, you can ignore it.
mails-are-off = You will no longer get these mails.

## The page of a button

about-to-pick = You are about to pick domino { $domino }.
about-to-place = You are about to place domino { $domino }.
about-to-discard = You are about to discard domino { $domino }.
confirm = Confirm
done = Done. The game goes on.
done-and-over = Done. The game is over.
link-used = This link was used already.
link-expired = This link has expired.
link-unknown = This link is not one of ours, or it is incomplete.
address-confirmed = This address is confirmed. Your notices come here from now on.
password-set = Your password is changed. Log in with the new one.
new-password = New password
game-moved-on = The game has moved on since this mail was sent. Open the table to see how it stands.

## Several at once

calendar-name = Kingdomail: your deadlines
digest =
    { $games ->
        [one] It is your turn in { $games } game
       *[other] It is your turn in { $games } games
    }
unread =
    { $count ->
        [one] { $count } unread notice
       *[other] { $count } unread notices
    }
no-more-pictures = There is no room for more pictures in this mail. The links lead to the other tables.

## What a player is asked

join = Take a seat
about-to-join = You are about to take a seat at this table.
joined = Done. You have a seat at this table.
take-seat = Take this seat
decline-seat = Decline
answered = Done. The others see your answer.
answer-elsewhere = You can answer by mail, or in the program with which you play.

## What is played at a table

terms-players =
    { $players ->
        [one] For { $players } player.
       *[other] For { $players } players.
    } At the table: { $names }.
terms-rules = Rules: { $rules }.
terms-untimed = There is no time limit.
terms-per-turn = Time for each decision: { $time }.
terms-bank = Time for the whole game: { $initial }. Each decision adds: { $increment }.
terms-grace = The clock starts { $time } after a turn begins.
terms-play-for =
    { $times ->
        [one] If your time runs out { $times } time, a house player takes your seat.
       *[other] If your time runs out, a house player decides for you; after { $times } times in a row it takes your seat.
    }
terms-take-over = If your time runs out, a house player takes your seat.
terms-unrated = The game changes no ratings.
terms-series =
    { $games ->
        [one] It is a Dynasty of { $games } game.
       *[other] It is the first of { $games } games of a Dynasty: the same players play all of them.
    }
terms-rest-at-once = Each game begins when the one before it ends.
terms-rest-after = Between two games is a rest: { $time } at most.
terms-rest-when-ready = Each further game begins when all are ready.

## Dynasties

open-series = Open the Dynasty
ready = I am ready
series-of = The Dynasty of { $players }
series-not-started = The Dynasty has not begun yet.
series-playing = Game { $game } of { $games } is being played.
series-ended = The Dynasty is over.
series-called-off = The Dynasty was called off. The standing stays as it is.
next-game-now = The next game begins now.
next-game-at = The next game begins on { $at }, or before that when all are ready.
next-game-when-ready = The next game begins when all are ready.
ready-said = You are ready. The next game still waits for { $players }.
column-player = Player
column-game = Game { $game }
column-total = Total

## The pages on which one decides

turn-place = Your turn: place { $domino }
turn-pick = Your turn: pick a domino
turn-cover = Your turn: choose the crown that the giant covers
turn-giant = Your turn: send a giant, or keep it
turn-of-the-house = A house player plays for you
how-to-place = Tap a number: the first square of the domino lies there, and the arrow points to the second.
how-to-turn = Turn the domino:
how-to-cover = Tap a number: the giant covers a crown there.
points-after = Your kingdom after that: { $points }.
play-send = Send giant { $number } to { $player }
play-keep = Keep the giant
play-take-back = Take your seat back
play-concede = Give up the game
choose-crown = Choose the crown
choose-giant = Send a giant
about-to-cover = You are about to let the giant cover this crown.
about-to-send = You are about to send a giant to { $player }.
about-to-keep = You are about to keep the giant.
about-to-take-back = You are about to take your seat back from the house player.
about-to-concede = You are about to give up: a house player takes your seat and plays to the end. You cannot take it back.
choose-other = Choose something else
next-game = The next game that waits for you: against { $opponents }
no-game-waits = No other game waits for you.
decline = Decline
about-to-decline = You are about to decline the invitation to this table.
declined = Done. You have declined the invitation.
rematch = Play again
about-to-rematch = You are about to ask the others for another game under the same rules.
play-in-browser = Play in this browser
open-in-client = Open in the web client
to-games = To your games
invited-by = { $player } invites you to this table.
new-here = You are new here
known-here = You have an account
own-name = Name
own-password = Password
register-and-join = Register and take a seat
log-in-and-join = Log in and take a seat
name-and-password = A name has 2 to 32 letters, a password at least 10 characters.
