# What stands around the news, and on the pages that the buttons of a mail lead to.

greeting = Hello { $player },
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
