# The account and its settings, in the web client.

saved = Saved.
show-password = Show
copy = Copy
copied = Copied
remove = Remove
change = Change
not-now = Cancel
sure = Confirm
shown-once = It is shown only once. Store it in a safe place.
failing-since = Deliveries have been failing since { $since }.

## Accounts

name-hint = 2 to 32 characters: letters of one alphabet, digits, spaces and - _ . '
forgot-lead = Enter the name of your account to get a link by email.
reset-ask = Send reset link
reset-asked = Check your email
reset-asked-lead = If an account with this name has a confirmed email address, a link to choose a new password is on its way. It can take a few minutes.
claim = Keep your games
claim-lead = Choose a name and a password. Everything you have played stays yours, here and on other devices.
log-in-leaves-guest = You are playing as { $name }. If you log in to another account, you cannot return to the games of this guest account: games in progress are lost, and the account is deleted later. To keep the games, choose a name and a password instead.
log-out-leaves-guest = After logging out, you cannot return to this guest account: its games in progress are lost, and the account is deleted later. To keep the games, choose a name and a password instead.
claimed = Your account is ready.
claimed-already = This account already has a name and a password.
claim-first = You are playing as a guest. Choose a name and a password first.
guest-hint = Create an account to keep your games
guest-has-no-name = You are playing as a guest, without a password.
logged-out = You are logged out.

## Profile

settings-profile = Profile
settings-profile-about = Avatar, name and password
avatar = Your castle
avatar-about = Other players see it next to your name.
avatar-number = Castle { $number }
avatar-more = More castles
see-own-profile = View your public profile
save-name = Save name
name-saved = Your name has been changed.
save-password = Change password
password-saved = Your password has been changed. All other devices have been logged out.
password-current = Current password
password-ends-sessions = A new password logs out all other devices and revokes your tokens. It also removes your connected apps, unless you keep them.
password-keep-apps = Keep my connected apps

## Appearance

settings-appearance = Appearance
settings-appearance-about = Language, theme, gameplay
on-this-machine = These settings apply to this browser only.
sound = Sound and vibration
prefer-sound = Sounds
prefer-sound-about = A soft sound on your turn and when a domino is placed.
prefer-vibration = Vibration
prefer-vibration-about = A short vibration on your turn, on phones.
theme = Theme
theme-system = Same as device
theme-light = Light
theme-dark = Dark
prefer-letters = Letters on terrains
prefer-letters-about = Each terrain shows its letter, as in the emails. Helps if some colours look alike.
play-preferences = Gameplay
prefer-at-once-about = The first tap on a domino picks it, without confirmation. Placing a domino always needs confirmation.

## Time

settings-time = Availability
settings-time-about = Time zone, holidays, weekends, reminders
time-zone = Time zone
time-zone-same = Your time zone is { $zone }, as on this device.
time-zone-differs = Your time zone is { $zone }; this device has another one.
time-formats = Dates and times follow your browser's format: { $example }.
time-zone-change = Change time zone
time-zone-here = Use this device's time zone: { $zone }
weekends-off = Weekends off
weekends-off-about = Your clocks stop on Saturdays and Sundays, in games that allow it.
reminder-before = Extra reminder
reminder-none = None
reminder-length = { $time } before the deadline
reminder-hint = You always get a reminder when one fifth of your time is left.
holidays = Holidays
holidays-about = Your clocks stop during a holiday, in games that allow it.
holidays-left = { $left } of { $budget } left in { $year }
first-day = First day
last-day = Last day
take-holiday = Add holiday
holiday-taken = Holiday added.
holiday-over = past
holiday-now = now
end-holiday = Remove
holiday-ended = Holiday removed.

## Notifications

settings-notices = Notifications
settings-notices-about = Channels, email frequency, quiet hours
notice-language = Language of emails and notifications
digest-choice = Email frequency
digest-at_once = Immediately
digest-hourly = Hourly
digest-daily = Daily
digest-hint = Reminders and security emails are always sent immediately.
quiet-hours = Quiet hours
quiet-hours-on = Use quiet hours
quiet-hours-about = Notifications are held until these hours end, except webhooks and those about account security. The time zone is set under
quiet-from = From
quiet-until = Until
quiet-strict = Stay quiet even if my time runs out
quiet-strict-about = If this is off, you are still notified when your time would run out before the quiet hours end.
save-quiet-hours = Save quiet hours
channels = Channels
channels-about = Notifications that you turn off here still appear in your list of notifications.
channel-email = Email
channel-push = Push
channel-chat = Chat
channel-webhook = Webhook
channel-off = Not set up
channel-none = Nothing reaches you outside Kingdomail yet.
channel-push-on = Turn on push notifications
channel-set-up = Set up
channel-count =
    { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    }
channel-sentences = When to notify you
tell-me = { $when }: notify me by { $channels }.
tell-me-nothing = { $when }: do not notify me.
tell-me-partly = With exceptions.
tell-me-security = Always sent to your email address.
tell-me-details = Details
when-turn = When it is my turn
when-time = Before and after my time runs out
when-invited = When I am invited
when-games = When a game starts, ends or is cancelled
when-agreements = When I am asked to undo, to pause or to take a seat
when-series = During a Dynasty
when-security = When my account may be at risk
kind-your_turn = Your turn
kind-cover_a_crown = A giant was sent to you
kind-reminder = Time is running out
kind-timed_out = Time ran out
kind-invited = Invitations
kind-game_started = Game started
kind-game_finished = Game over
kind-game_cancelled = Table cancelled
kind-proposal = Undo and pause proposals
kind-seat = Seat transfers
kind-series = Dynasties
kind-security = Account security

## Email

settings-mail = Email address
settings-mail-about = For notifications and password resets
mail-about = Notifications are sent here with pictures and buttons, so that you can play from an email. You also need an address to reset a forgotten password.
mail-none = You have no email address yet.
mail-confirmed = Confirmed. Your emails are sent here.
mail-pending = is not confirmed yet. Open the email sent there and follow the link.
mail-disabled = Turned off on { $since }: no email could be delivered for five days.
mail-add = Add email address
mail-change = Change email address
mail-address = Email address
mail-why-password = Required because this address can be used to reset your password.
mail-send-link = Send confirmation link
mail-link-sent = Confirmation link sent.
mail-remove = Remove email address
mail-remove-about = You will get no more emails, and you cannot reset a forgotten password.
mail-removed = Email address removed.
send-test = Send test
test-sent = Test sent.

## Push

settings-push = Push notifications
settings-push-about = On this device
push-about = You are notified on this device as soon as it is your turn, even when Kingdomail is closed.
push-begin = Turn on in this browser
push-on = Turned on in this browser.
push-end = Turn off
push-ended = Turned off.
push-denied = Your browser blocks notifications from this site. Open the site settings next to the address bar, allow notifications, and try again.
push-failed = Your browser could not subscribe. Push notifications do not work in private windows or when the browser's push service is turned off.
push-impossible = This browser does not support push notifications. On an iPhone or iPad, first add Kingdomail to the home screen: Share, then “Add to Home Screen”.
push-others = Other browsers

## Webhooks

settings-webhooks = Chat and webhooks
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = Your notifications can be sent to a chat channel or to your own program.
webhook-add = Add chat or webhook
webhook-added = Added.
webhook-kind = Type
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook
webhook-url = URL
webhook-hint-discord = In Discord: Edit Channel, Integrations, Webhooks, Copy Webhook URL.
webhook-hint-slack = In Slack: the webhook URL of an app with Incoming Webhooks.
webhook-hint-ntfy = The URL of your topic, for example https://ntfy.sh/my-topic.
webhook-hint-standard = Your program receives signed messages as specified by Standard Webhooks.
webhook-secret = Your signing secret.
webhook-on = On
webhook-off = Off
turn-on = Turn on
turn-off = Turn off
webhook-turned-on = Turned on.
webhook-turned-off = Turned off.
webhook-removed = Removed.
new-secret = Rotate secret
deliveries = Recent deliveries
deliveries-none = No deliveries yet.
look-again = Refresh
delivery-test = Test
delivery-notice = Notification
delivery-pending =
    { $attempts ->
        [0] Waiting to be sent.
        [one] Waiting to retry after { $attempts } failed attempt.
       *[other] Waiting to retry after { $attempts } failed attempts.
    }
delivery-delivered = Delivered.
delivery-dropped = Not sent: no longer relevant.
delivery-dead =
    { $attempts ->
        [one] Failed after { $attempts } attempt.
       *[other] Failed after { $attempts } attempts.
    }
send-again = Send again
sent-again = Sending again.

## Calendar

settings-calendar = Calendar
settings-calendar-about = Your deadlines in your calendar app
calendar-about = Your calendar app can show when your moves are due: subscribe to the link that you create here.
calendar-address = Your calendar link.
calendar-make = Create calendar link
calendar-made = Calendar link created.
calendar-end = Remove calendar link
calendar-ended = Calendar link removed.
calendar-replaces = A new link replaces the previous one. Anyone with the link can see your deadlines.

## Sessions

settings-sessions = Devices
settings-sessions-about = Logged-in browsers and devices
sessions-about = Browsers and devices that are logged in to your account. If you do not recognise one, log it out and change your password.
session-this = this browser
session-since = Added { $since }.
last-used = Last used { $ago }.
end-session = Log out
session-ended = Logged out.
end-other-sessions = Log out all other devices
sessions-ended = All other devices are logged out.
apps = Connected apps
apps-about = Third-party apps that you have authorised, and their permissions.
apps-none = No connected apps.
app-named = App name: { $app }
app-on-device = On another device
app-throw-out = Remove
app-thrown-out = App removed.
apps-throw-out = Remove all apps
apps-thrown-out = All apps removed.

## For developers

settings-programs = For developers
settings-programs-about = Tokens and bots
programs-about = A program can do almost anything you can do here, through the API.
programs-docs = API documentation
tokens = Tokens
tokens-about = A program uses a token instead of your password. A token can do only what you select.
token-make = Create token
token-made = Token created.
token-secret = Your new token.
token-name = Token name
token-name-hint = To recognise the token in the list.
token-of = Acts as
token-of-me = You
token-for = For { $name }
token-lifetime = Expires
until-revoked = Never
good-until = Expires { $until }.
never-used = Never used.
revoke = Revoke
token-revoked = Token revoked.
scopes = Permissions
bots = Bots
bots-about = A bot plays under its own name, with you as its owner, at tables that allow bots.
bot-name = Bot name
bot-make = Create bot
bot-made = Bot created. Next, create a token for it.
bot-removed = Bot removed.

## Data and deletion

settings-data = Your data
settings-data-about = Download everything
data-account = Account data
data-account-about = Everything stored about you, as JSON, except your password and other secrets.
data-account-download = Download account data
data-records = Your games
data-records-about = A file of all your finished games, one game per line. The games can be verified without this server.
data-records-download = Download games
downloaded = Download ready.
settings-deletion = Delete account
settings-deletion-about = This is permanent
deletion-lead = This is permanent and cannot be undone:
deletion-games = You leave all tables and concede all games in progress.
deletion-name = Your name is removed everywhere.
deletion-bots = Your bots, tokens and webhooks are deleted.
deletion-kept = Your finished games remain: anyone can see public games, and your opponents can see the others.
deletion-take-along = Download your data first
deletion-sure = I want to delete my account permanently.
deletion-confirm = Delete my account
deleted = Your account has been deleted.
