# The account and its settings, in the web client.

saved = Saved.
show-password = Show
copy = Copy
copied = Copied
remove = Remove
not-now = Not now
sure = Yes: { $what }
shown-once = It is shown this once. Keep it in a safe place.
failing-since = Nothing comes through since { $since }.

## Accounts

name-hint = 2 to 32 letters of one script, digits, spaces and - _ . '
forgot-lead = What is the name of your account?
reset-ask = Send me a link
reset-asked = Look into your mail
reset-asked-lead = If there is an account of this name with a confirmed mail address, a link to choose a new password is on its way there. It can take some minutes.
claim = Keep your games
claim-lead = Choose a name and a password: all that you have played stays yours, here and on other devices.
log-in-leaves-guest = You play as { $name } here. If you log in to another account, the games of this guest do not come along: you cannot get back to them, its running games are lost, and the guest is deleted some days later. To keep them, choose a name and a password instead.
claimed = The account is yours now.
claimed-already = This account has a name and a password already.
claim-first = You play as a guest. Choose a name and a password first.
guest-hint = Keep this game: choose a name
guest-has-no-name = You play as a guest, without a password.
logged-out = You are logged out.

## Profile

settings-profile = Profile
settings-profile-about = Name and password
see-own-profile = See how others see you
save-name = Save the name
name-saved = Your name is changed.
save-password = Change the password
password-saved = Your password is changed. All other sessions are over.
password-current = Current password
password-ends-sessions = A new password ends all other sessions and your tokens. It throws out your apps too, unless you keep them.
password-keep-apps = Keep the apps that I have let in

## Appearance

settings-appearance = Appearance
settings-appearance-about = Language, light or dark, play
on-this-machine = These are for this browser alone.
theme = Light or dark
theme-system = As the device
theme-light = Light
theme-dark = Dark
play-preferences = While you play
prefer-hints = Show the points beforehand
prefer-hints-about = What is legal is lit, and what it would bring stands beside it.
prefer-at-once-about = The first tap on a domino takes it, without a confirmation.

## Time

settings-time = Time
settings-time-about = Time zone, days off, reminders
time-zone = Time zone
time-zone-here = Use the one of this device: { $zone }
weekends-off = Weekends off
weekends-off-about = Your clocks stand on Saturdays and Sundays, at tables that allow it.
reminder-before = An extra reminder
reminder-none = None
reminder-length = { $time } before the deadline
reminder-hint = You are always reminded when four fifths of your time are gone.
holidays = Holidays
holidays-about = Your clocks stand at all tables that allow it.
holidays-left = { $left } left of the { $budget } of { $year }
first-day = First day
last-day = Last day
take-holiday = Take this holiday
holiday-taken = The holiday is noted.
holiday-over = over
holiday-now = now
end-holiday = Give it up
holiday-ended = The holiday is given up.

## Notices

settings-notices = Notices
settings-notices-about = What you are told, where and when
notice-language = Language of mails and messages
digest-choice = Mails come
digest-at_once = At once
digest-hourly = Hourly
digest-daily = Daily
digest-hint = Reminders, and what concerns the safety of your account, never wait.
quiet-hours = Quiet hours
quiet-hours-on = Send nothing at night
quiet-hours-about = They follow your time zone:
quiet-from = From
quiet-until = Until
quiet-strict = Without exception
quiet-strict-about = Otherwise you are told when your time would run out before the quiet hours end.
save-quiet-hours = Save the quiet hours
channels = What goes where
channels-about = What you switch off still stands in your list of notices.
channel-mail = Mail
channel-push = Push
channel-chat = Chat
channel-webhook = Program
kind-your_turn = It is your turn
kind-cover_a_crown = A giant has come to you
kind-reminder = Your time runs out
kind-timed_out = Your time was up
kind-invited = An invitation
kind-game_started = A game has begun
kind-game_finished = A game is over
kind-game_cancelled = A table was called off
kind-agreement = Taking moves back, pauses
kind-seat = A seat is handed over
kind-series = Your Dynasties
kind-security = The safety of your account

## Mail

settings-mail = Mail address
settings-mail-about = For notices and a new password
mail-about = Your notices come here with pictures and buttons, so that you can play from a mail. And only with an address can a forgotten password be replaced.
mail-none = You have no mail address here yet.
mail-confirmed = Confirmed. Your mails go there.
mail-pending = is not confirmed yet. Open the mail that we sent there, and follow its link.
mail-disabled = Switched off since { $since }: nothing came through for five days.
mail-add = Add an address
mail-change = Use another address
mail-address = Mail address
mail-why-password = Because who has the address can choose a new password.
mail-send-link = Send the link
mail-link-sent = A mail with a link is on its way.
mail-remove = Remove the address
mail-remove-about = No more mails come, and a forgotten password cannot be replaced.
mail-removed = The address is removed.
send-test = Send a test
test-sent = The test is on its way.

## Push

settings-push = Push messages
settings-push-about = On this device
push-about = You are told on this device as soon as it is your turn, also when Kingdomail is closed.
push-begin = Switch on in this browser
push-on = Switched on in this browser.
push-end = Switch off
push-ended = Switched off.
push-denied = Your browser does not let this page send messages. Open the settings of the page, beside its address at the top, allow notifications, and try again.
push-failed = Your browser could not subscribe. In a private window, or where the browser's own push service is switched off, it cannot.
push-impossible = This browser cannot receive push messages. On an iPhone or iPad, first put Kingdomail on the home screen: Share, then “Add to Home Screen”.
push-others = Other browsers

## Webhooks

settings-webhooks = Chats and programs
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = What you are told can go into a channel of a chat, or to a program of yours.
webhook-add = Add a chat or program
webhook-added = It is added.
webhook-kind = Kind
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook for a program
webhook-url = Address
webhook-hint-discord = In Discord: edit the channel, Integrations, Webhooks, copy the URL.
webhook-hint-slack = In Slack: an app with Incoming Webhooks; its Webhook URL.
webhook-hint-ntfy = The address of your topic, such as https://ntfy.sh/my-topic.
webhook-hint-standard = Your program gets signed messages, as Standard Webhooks has it.
webhook-secret = The secret with which messages are signed.
webhook-on = On
webhook-off = Off
turn-on = Turn on
turn-off = Turn off
webhook-turned-on = It is on.
webhook-turned-off = It is off.
webhook-removed = It is removed.
new-secret = New secret
deliveries = What was sent
deliveries-none = Nothing yet.
look-again = Look again
delivery-test = Test
delivery-notice = Notice
delivery-pending =
    { $attempts ->
        [0] Waits to be sent.
        [one] Waits, after { $attempts } attempt.
       *[other] Waits, after { $attempts } attempts.
    }
delivery-delivered = Arrived.
delivery-dropped = Not sent.
delivery-dead =
    { $attempts ->
        [one] Given up after { $attempts } attempt.
       *[other] Given up after { $attempts } attempts.
    }
send-again = Send again
sent-again = It is sent again.

## Calendar

settings-calendar = Calendar
settings-calendar-about = Your deadlines in your own calendar
calendar-about = Your calendar program can show when your moves are due: give it this address as a subscription.
calendar-address = The address of your calendar.
calendar-make = Make an address
calendar-made = The address is made.
calendar-end = End the calendar
calendar-ended = The address leads to nothing any more.
calendar-replaces = A new address ends the one before. Whoever knows it sees your deadlines.

## Sessions

settings-sessions = Logged in
settings-sessions-about = Your browsers and devices
sessions-about = Everything that is logged in to your account. If you do not know one, end it and change your password.
session-this = this browser
session-since = Since { $since }.
last-used = Last used { $ago }.
end-session = End
session-ended = It is logged out.
end-other-sessions = End all others
sessions-ended = All others are logged out.
apps = Apps
apps-about = Programs by others that you have let in. What they may do stands with each.
apps-none = You have let in none.
app-named = It calls itself { $app }.
app-on-device = on another device
app-throw-out = Throw out
app-thrown-out = The app is thrown out.
apps-throw-out = Throw out all apps
apps-thrown-out = All apps are thrown out.

## Programs

settings-programs = For programmers
settings-programs-about = Tokens and bots
programs-about = All that you can do here, a program can do.
programs-docs = The documentation
tokens = Tokens
tokens-about = What a program shows instead of your password. It may do what you choose, and nothing else.
token-make = Make a token
token-made = The token is made.
token-secret = The token.
token-name = What it is for
token-name-hint = For you to recognise it.
token-of = Plays as
token-of-me = You
token-for = For { $name }
token-lifetime = Good for
until-revoked = Until you revoke it
good-until = Good until { $until }.
never-used = Never used.
revoke = Revoke
token-revoked = The token is revoked.
scopes = It may
bots = Bots
bots-about = A bot plays as itself, with you as its maker, where bots are admitted.
bot-name = Name of the bot
bot-make = Make a bot
bot-made = The bot is there. Make a token for it.
bot-removed = The bot is removed.

## Data and deletion

settings-data = Your data
settings-data-about = Take everything along
data-account = The account
data-account-about = All that is stored about you, as JSON: only your password and other secrets are left out.
data-account-download = Download the account
data-records = Your games
data-records-about = The records of all your finished games, one a line. Anybody can check them without this server.
data-records-download = Download the games
downloaded = The file is there.
settings-deletion = Delete the account
settings-deletion-about = For ever
deletion-lead = This cannot be undone, by nobody:
deletion-games = You leave all tables, and concede all games that are still being played.
deletion-name = Your name is removed from everywhere.
deletion-bots = Your bots, tokens and webhooks end.
deletion-kept = Finished games stay for those who played them with you.
deletion-take-along = Download your data before
deletion-sure = I want to delete my account for ever.
deletion-confirm = Delete my account
deleted = Your account is deleted.
