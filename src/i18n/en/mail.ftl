# Texts around the notifications in emails, and on the pages that the buttons of an email lead to. The notifications are in notifications.ftl.

greeting = Hello { $player },
guest-name = Guest { $number }
since-your-last-turn = Since your last turn
deadline = You have until { $at }.
no-deadline = Take all the time you need.
awaited = It is { $player }'s turn.
awaited-until = It is { $player }'s turn. The deadline is { $until }.

## Buttons and links

open-table = Open game
play-pick = Pick domino { $domino }
play-place = Place domino { $domino }
play-discard = Discard domino { $domino }
agree = Accept
refuse = Decline
verify-email = Confirm email address
choose-password = Choose a new password
turn-mails-off = Unsubscribe from these emails

not-you = If this was not you, change your password and log out all other devices.
not-asked = If you did not request this email, you can ignore it.
mails-are-off = You will no longer get these emails.

## The page of a button

about-to-pick = You are about to pick domino { $domino }.
about-to-place = You are about to place domino { $domino }.
about-to-discard = You are about to discard domino { $domino }.
confirm = Confirm
done = Done. The game continues.
done-and-over = Done. The game is over.
link-used = This link has already been used.
link-expired = This link has expired.
link-unknown = This link is invalid or incomplete.
address-confirmed = Your email address is confirmed. From now on, your notifications are sent there.
password-set = Your password has been changed. Log in with the new one.
new-password = New password
game-moved-on = The game has moved on since this email was sent. Open the game to see where it stands.

## Several games

calendar-name = Kingdomail: your deadlines
digest =
    { $games ->
        [one] It is your turn in { $games } game
       *[other] It is your turn in { $games } games
    }
unread =
    { $count ->
        [one] { $count } unread notification
       *[other] { $count } unread notifications
    }
no-more-pictures = This email has no room for more pictures. Use the links to open the other games.

## Invitations, proposals and seat offers

join = Join
about-to-join = You are about to join this table.
joined = Done. You have joined the table.
take-seat = Take this seat
decline-seat = Decline
answered = Done. The other players can see your answer.
answer-elsewhere = You can answer by email or in Kingdomail.

## Game settings

terms-players =
    { $players ->
        [one] { $players } player.
       *[other] { $players } players.
    } At the table: { $names }.
terms-rules = Rules: { $rules }.
terms-untimed = There is no time limit.
terms-per-turn = Time per move: { $time }.
terms-bank = Time for the whole game: { $initial }, plus { $increment } per move.
terms-grace = On each move, the clock starts after { $time }.
terms-play-for =
    { $times ->
        [one] If your time runs out, the computer takes over your seat.
       *[other] If your time runs out, the computer plays that turn; after { $times } missed turns in a row, it takes over your seat.
    }
terms-take-over = If your time runs out, the computer takes over your seat.
terms-unrated = The game is unrated.
terms-series =
    { $games ->
        [one] This is a Dynasty of { $games } game.
       *[other] This is the first of { $games } games in a Dynasty. The same players play all of them.
    }
terms-rest-at-once = Each game starts when the previous one ends.
terms-rest-after = Break between games: at most { $time }.
terms-rest-when-ready = Each new game starts when all players are ready, after { $time } at the latest.

## Dynasties

open-series = Open Dynasty
ready = I'm ready
series-of = Dynasty: { $players }
series-not-started = The Dynasty has not started yet.
series-playing = Game { $game } of { $games } is in progress.
series-ended = The Dynasty is over.
series-called-off = The Dynasty was cancelled. The standings stay as they are.
next-game-now = The next game starts now.
next-game-at = The next game starts on { $at }, or earlier if all players are ready.
next-game-when-ready = The next game starts when all players are ready.
ready-said = You are ready. The next game is still waiting for { $players }.
column-player = Player
column-game = Game { $game }
column-total = Total

## Pages for playing a move

turn-place = Your turn: place domino { $domino }
turn-pick = Your turn: pick a domino
turn-cover = Your turn: choose the crown that the giant covers
turn-giant = Your turn: send a giant or keep it
turn-of-the-house = The computer plays for you
how-to-place = Tap a number: the first square of the domino goes there, and the arrow points to the second.
how-to-turn = Rotate the domino:
how-to-cover = Tap a number: the giant covers the crown there.
points-after = Your kingdom after this move: { $points }.
play-send = Send giant { $number } to { $player }
play-keep = Keep the giant
play-take-back = Take your seat back
play-concede = Concede
choose-crown = Choose a crown
choose-giant = Send a giant
about-to-cover = You are about to cover this crown with the giant.
about-to-send = You are about to send a giant to { $player }.
about-to-keep = You are about to keep the giant.
about-to-take-back = You are about to take your seat back from the computer.
about-to-concede = You are about to concede: the computer takes over your seat and plays to the end of the game. You cannot take the seat back.
choose-other = Choose something else
next-game = Next game: against { $opponents }
no-game-waits = No other game is waiting for you.
decline = Decline
about-to-decline = You are about to decline the invitation to this table.
declined = Done. You have declined the invitation.
rematch = Rematch
about-to-rematch = You are about to invite the other players to a rematch under the same rules.
play-in-browser = Play in this browser
open-in-client = Open in Kingdomail
to-games = Your games
invited-by = { $player } invited you to this table.
new-here = New here?
known-here = Already have an account?
own-name = Name
own-password = Password
register-and-join = Create an account and join
log-in-and-join = Log in and join
name-and-password = Names have 2 to 32 characters and passwords at least 10.
