# The account and its settings, in the web client.

saved = Αποθηκεύτηκε.
show-password = Εμφάνιση
copy = Αντιγραφή
copied = Αντιγράφηκε
remove = Αφαίρεση
change = Αλλαγή
not-now = Άκυρο
sure = Επιβεβαίωση
shown-once = Εμφανίζεται μόνο μία φορά. Φυλάξτε το σε ασφαλές μέρος.
failing-since = Οι παραδόσεις αποτυγχάνουν από { $since }.

## Accounts

name-hint = 2 έως 32 χαρακτήρες: γράμματα ενός αλφαβήτου, ψηφία, κενά και - _ . '
forgot-lead = Γράψτε το όνομα του λογαριασμού σας για να λάβετε σύνδεσμο με email.
reset-ask = Αποστολή συνδέσμου
reset-asked = Ελέγξτε το email σας
reset-asked-lead = Αν υπάρχει λογαριασμός με αυτό το όνομα και επιβεβαιωμένη διεύθυνση email, θα λάβετε σύνδεσμο για νέο κωδικό πρόσβασης. Μπορεί να χρειαστούν μερικά λεπτά.
claim = Κρατήστε τις παρτίδες σας
claim-lead = Διαλέξτε όνομα και κωδικό πρόσβασης. Ό,τι έχετε παίξει μένει δικό σας, εδώ και σε άλλες συσκευές.
log-in-leaves-guest = Παίζετε ως { $name }. Αν συνδεθείτε σε άλλον λογαριασμό, δεν μπορείτε να επιστρέψετε στις παρτίδες αυτού του λογαριασμού επισκέπτη: όσες είναι σε εξέλιξη χάνονται και ο λογαριασμός διαγράφεται αργότερα. Για να τις κρατήσετε, διαλέξτε όνομα και κωδικό πρόσβασης.
log-out-leaves-guest = Αν αποσυνδεθείτε, δεν μπορείτε να επιστρέψετε σε αυτόν τον λογαριασμό επισκέπτη: οι παρτίδες σε εξέλιξη χάνονται και ο λογαριασμός διαγράφεται αργότερα. Για να κρατήσετε τις παρτίδες, διαλέξτε όνομα και κωδικό πρόσβασης.
claimed = Ο λογαριασμός σας είναι έτοιμος.
claimed-already = Αυτός ο λογαριασμός έχει ήδη όνομα και κωδικό πρόσβασης.
claim-first = Παίζετε ως επισκέπτης. Διαλέξτε πρώτα όνομα και κωδικό πρόσβασης.
guest-hint = Δημιουργήστε λογαριασμό για να κρατήσετε τις παρτίδες σας
guest-has-no-name = Παίζετε ως επισκέπτης, χωρίς κωδικό πρόσβασης.
logged-out = Αποσυνδεθήκατε.

## Profile

settings-profile = Προφίλ
settings-profile-about = Εικόνα, όνομα και κωδικός πρόσβασης
avatar = Το κάστρο σας
avatar-about = Οι άλλοι παίκτες το βλέπουν δίπλα στο όνομά σας.
avatar-number = Κάστρο { $number }
avatar-more = Περισσότερα κάστρα
see-own-profile = Προβολή του δημόσιου προφίλ σας
save-name = Αποθήκευση ονόματος
name-saved = Το όνομά σας άλλαξε.
save-password = Αλλαγή κωδικού
password-saved = Ο κωδικός πρόσβασής σας άλλαξε. Όλες οι άλλες συσκευές αποσυνδέθηκαν.
password-current = Τωρινός κωδικός πρόσβασης
password-ends-sessions = Ένας νέος κωδικός αποσυνδέει όλες τις άλλες συσκευές και ανακαλεί τα διακριτικά σας. Αφαιρεί και τις συνδεδεμένες εφαρμογές, αν δεν τις κρατήσετε.
password-keep-apps = Να μείνουν οι συνδεδεμένες εφαρμογές μου

## Appearance

settings-appearance = Εμφάνιση
settings-appearance-about = Γλώσσα, θέμα, παιχνίδι
on-this-machine = Αυτές οι ρυθμίσεις ισχύουν μόνο για αυτόν τον περιηγητή.
sound = Ήχος και δόνηση
prefer-sound = Ήχοι
prefer-sound-about = Ένας απαλός ήχος όταν είναι η σειρά σας και όταν τοποθετείται ένα ντόμινο.
prefer-vibration = Δόνηση
prefer-vibration-about = Μια σύντομη δόνηση όταν είναι η σειρά σας, σε τηλέφωνα.
theme = Θέμα
theme-system = Όπως η συσκευή
theme-light = Φωτεινό
theme-dark = Σκούρο
prefer-letters = Γράμματα στα τοπία
prefer-letters-about = Κάθε τοπίο δείχνει το γράμμα του, όπως στα email. Βοηθά αν κάποια χρώματα μοιάζουν.
play-preferences = Παιχνίδι
prefer-at-once-about = Το πρώτο πάτημα σε ένα ντόμινο το επιλέγει, χωρίς επιβεβαίωση. Η τοποθέτηση επιβεβαιώνεται πάντα.

## Time

settings-time = Διαθεσιμότητα
settings-time-about = Ζώνη ώρας, διακοπές, σαββατοκύριακα, υπενθυμίσεις
time-zone = Ζώνη ώρας
time-zone-same = Η ζώνη ώρας σας είναι { $zone }, όπως σε αυτή τη συσκευή.
time-zone-differs = Η ζώνη ώρας σας είναι { $zone }· αυτή η συσκευή έχει άλλη.
time-formats = Οι ημερομηνίες και οι ώρες γράφονται όπως στον περιηγητή σας: { $example }.
time-zone-change = Αλλαγή ζώνης ώρας
time-zone-here = Χρήση της ζώνης ώρας αυτής της συσκευής: { $zone }
weekends-off = Ελεύθερα σαββατοκύριακα
weekends-off-about = Τα ρολόγια σας σταματούν Σάββατο και Κυριακή, στις παρτίδες που το επιτρέπουν.
reminder-before = Επιπλέον υπενθύμιση
reminder-none = Καμία
reminder-length = { $time } πριν από την προθεσμία
reminder-hint = Παίρνετε πάντα υπενθύμιση όταν απομένει το ένα πέμπτο του χρόνου σας.
holidays = Διακοπές
holidays-about = Στις διακοπές τα ρολόγια σας σταματούν, στις παρτίδες που το επιτρέπουν.
holidays-left = Υπόλοιπο για το { $year }: { $left } από { $budget }
first-day = Πρώτη μέρα
last-day = Τελευταία μέρα
take-holiday = Προσθήκη διακοπών
holiday-taken = Οι διακοπές προστέθηκαν.
holiday-over = πέρασαν
holiday-now = τώρα
end-holiday = Αφαίρεση
holiday-ended = Οι διακοπές αφαιρέθηκαν.

## Notifications

settings-notices = Ειδοποιήσεις
settings-notices-about = Κανάλια, συχνότητα email, ώρες ησυχίας
notice-language = Γλώσσα των email και των ειδοποιήσεων
digest-choice = Συχνότητα των email
digest-at_once = Αμέσως
digest-hourly = Κάθε ώρα
digest-daily = Κάθε μέρα
digest-hint = Οι υπενθυμίσεις και τα email ασφαλείας στέλνονται πάντα αμέσως.
quiet-hours = Ώρες ησυχίας
quiet-hours-on = Χρήση ωρών ησυχίας
quiet-hours-about = Οι ειδοποιήσεις περιμένουν ώσπου να τελειώσουν αυτές οι ώρες, εκτός από τα webhooks και όσες αφορούν την ασφάλεια του λογαριασμού. Η ζώνη ώρας ορίζεται στην ενότητα
quiet-from = Από
quiet-until = Έως
quiet-strict = Ησυχία ακόμη και αν τελειώσει ο χρόνος μου
quiet-strict-about = Αν είναι απενεργοποιημένο, ειδοποιείστε ωστόσο όταν ο χρόνος σας θα τελείωνε πριν από το τέλος των ωρών ησυχίας.
save-quiet-hours = Αποθήκευση ωρών ησυχίας
channels = Κανάλια
channels-about = Οι ειδοποιήσεις που απενεργοποιείτε εδώ εμφανίζονται ακόμη στη λίστα των ειδοποιήσεών σας.
channel-email = Email
channel-push = Push
channel-chat = Chat
channel-webhook = Webhook
channel-off = Δεν έχει ρυθμιστεί
channel-none = Έξω από το Kingdomail δεν λαμβάνετε ακόμη ειδοποιήσεις.
channel-push-on = Ενεργοποίηση ειδοποιήσεων push
channel-set-up = Ρύθμιση
channel-count =
    { $count ->
        [one] { $count } προορισμός
       *[other] { $count } προορισμοί
    }
channel-sentences = Πότε ειδοποιείστε
tell-me = { $when }: ειδοποίηση με { $channels }.
tell-me-nothing = { $when }: καμία ειδοποίηση.
tell-me-partly = Με εξαιρέσεις.
tell-me-security = Στέλνεται πάντα στη διεύθυνση email σας.
tell-me-details = Λεπτομέρειες
when-turn = Όταν είναι η σειρά μου
when-time = Πριν και αφού τελειώσει ο χρόνος μου
when-invited = Όταν με προσκαλούν
when-games = Όταν μια παρτίδα αρχίζει, τελειώνει ή ακυρώνεται
when-agreements = Όταν μου προτείνουν αναίρεση, παύση ή θέση
when-series = Κατά τη διάρκεια μιας δυναστείας
when-security = Όταν ο λογαριασμός μου ίσως κινδυνεύει
kind-your_turn = Η σειρά σας
kind-cover_a_crown = Σας έστειλαν έναν γίγαντα
kind-reminder = Ο χρόνος σας τελειώνει
kind-timed_out = Ο χρόνος σας τελείωσε
kind-invited = Προσκλήσεις
kind-game_started = Έναρξη παρτίδας
kind-game_finished = Τέλος παρτίδας
kind-game_cancelled = Ακύρωση τραπεζιού
kind-proposal = Προτάσεις αναίρεσης και παύσης
kind-seat = Παραχωρήσεις θέσεων
kind-series = Δυναστείες
kind-security = Ασφάλεια λογαριασμού

## Email

settings-mail = Διεύθυνση email
settings-mail-about = Για ειδοποιήσεις και επαναφορά κωδικού
mail-about = Οι ειδοποιήσεις στέλνονται εδώ με εικόνες και κουμπιά, ώστε να παίζετε μέσα από το email. Η διεύθυνση χρειάζεται και για την επαναφορά ξεχασμένου κωδικού.
mail-none = Δεν έχετε ακόμη διεύθυνση email.
mail-confirmed = Επιβεβαιωμένη. Τα email σας στέλνονται εδώ.
mail-pending = δεν έχει επιβεβαιωθεί ακόμη. Ανοίξτε το email που στείλαμε εκεί και ακολουθήστε τον σύνδεσμο.
mail-disabled = Απενεργοποιημένη από { $since }: για πέντε μέρες δεν παραδόθηκε κανένα email.
mail-add = Προσθήκη διεύθυνσης email
mail-change = Αλλαγή διεύθυνσης email
mail-address = Διεύθυνση email
mail-why-password = Χρειάζεται, γιατί με αυτή τη διεύθυνση γίνεται επαναφορά του κωδικού σας.
mail-send-link = Αποστολή συνδέσμου επιβεβαίωσης
mail-link-sent = Ο σύνδεσμος επιβεβαίωσης στάλθηκε.
mail-remove = Αφαίρεση διεύθυνσης email
mail-remove-about = Δεν θα λαμβάνετε άλλα email και δεν θα μπορείτε να επαναφέρετε ξεχασμένο κωδικό.
mail-removed = Η διεύθυνση email αφαιρέθηκε.
send-test = Αποστολή δοκιμής
test-sent = Η δοκιμή στάλθηκε.

## Push

settings-push = Ειδοποιήσεις push
settings-push-about = Σε αυτή τη συσκευή
push-about = Ειδοποιείστε σε αυτή τη συσκευή μόλις έρθει η σειρά σας, ακόμη και με το Kingdomail κλειστό.
push-begin = Ενεργοποίηση σε αυτόν τον περιηγητή
push-on = Ενεργό σε αυτόν τον περιηγητή.
push-end = Απενεργοποίηση
push-ended = Απενεργοποιήθηκε.
push-denied = Ο περιηγητής σας μπλοκάρει τις ειδοποιήσεις αυτού του ιστοτόπου. Ανοίξτε τις ρυθμίσεις του ιστοτόπου, δίπλα στη γραμμή διευθύνσεων, επιτρέψτε τις ειδοποιήσεις και δοκιμάστε ξανά.
push-failed = Ο περιηγητής σας δεν μπόρεσε να εγγραφεί. Οι ειδοποιήσεις push δεν λειτουργούν σε ιδιωτικά παράθυρα ή όταν η υπηρεσία push του περιηγητή είναι απενεργοποιημένη.
push-impossible = Αυτός ο περιηγητής δεν υποστηρίζει ειδοποιήσεις push. Σε iPhone ή iPad προσθέστε πρώτα το Kingdomail στην οθόνη Αφετηρίας: Κοινή χρήση, και μετά «Προσθήκη στην οθόνη Αφετηρίας».
push-others = Άλλοι περιηγητές

## Webhooks

settings-webhooks = Chat και webhooks
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = Οι ειδοποιήσεις σας μπορούν να στέλνονται σε κανάλι chat ή σε δικό σας πρόγραμμα.
webhook-add = Προσθήκη chat ή webhook
webhook-added = Προστέθηκε.
webhook-kind = Τύπος
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook
webhook-url = URL
webhook-hint-discord = Στο Discord: επεξεργασία καναλιού, Integrations, Webhooks, αντιγραφή του URL.
webhook-hint-slack = Στο Slack: το Webhook URL μιας εφαρμογής με Incoming Webhooks.
webhook-hint-ntfy = Το URL του θέματός σας, για παράδειγμα https://ntfy.sh/my-topic.
webhook-hint-standard = Το πρόγραμμά σας παίρνει υπογεγραμμένα μηνύματα, κατά τα Standard Webhooks.
webhook-secret = Το μυστικό υπογραφής σας.
webhook-on = Ενεργό
webhook-off = Ανενεργό
turn-on = Ενεργοποίηση
turn-off = Απενεργοποίηση
webhook-turned-on = Ενεργοποιήθηκε.
webhook-turned-off = Απενεργοποιήθηκε.
webhook-removed = Αφαιρέθηκε.
new-secret = Αλλαγή μυστικού
deliveries = Πρόσφατες παραδόσεις
deliveries-none = Καμία παράδοση ακόμη.
look-again = Ανανέωση
delivery-test = Δοκιμή
delivery-notice = Ειδοποίηση
delivery-pending =
    { $attempts ->
        [0] Αναμένει αποστολή.
        [one] Αναμένει νέα αποστολή μετά από { $attempts } αποτυχία.
       *[other] Αναμένει νέα αποστολή μετά από { $attempts } αποτυχίες.
    }
delivery-delivered = Παραδόθηκε.
delivery-dropped = Δεν στάλθηκε: δεν είναι πια επίκαιρο.
delivery-dead =
    { $attempts ->
        [one] Απέτυχε μετά από { $attempts } προσπάθεια.
       *[other] Απέτυχε μετά από { $attempts } προσπάθειες.
    }
send-again = Αποστολή ξανά
sent-again = Στέλνεται ξανά.

## Calendar

settings-calendar = Ημερολόγιο
settings-calendar-about = Οι προθεσμίες στην εφαρμογή ημερολογίου σας
calendar-about = Η εφαρμογή ημερολογίου σας μπορεί να δείχνει ως πότε πρέπει να παίξετε: εγγραφείτε στον σύνδεσμο που δημιουργείτε εδώ.
calendar-address = Ο σύνδεσμος του ημερολογίου σας.
calendar-make = Δημιουργία συνδέσμου ημερολογίου
calendar-made = Ο σύνδεσμος ημερολογίου δημιουργήθηκε.
calendar-end = Αφαίρεση συνδέσμου ημερολογίου
calendar-ended = Ο σύνδεσμος ημερολογίου αφαιρέθηκε.
calendar-replaces = Ένας νέος σύνδεσμος αντικαθιστά τον προηγούμενο. Όποιος έχει τον σύνδεσμο βλέπει τις προθεσμίες σας.

## Sessions

settings-sessions = Συσκευές
settings-sessions-about = Πού είστε συνδεδεμένοι
sessions-about = Περιηγητές και συσκευές που είναι συνδεδεμένες στον λογαριασμό σας. Αν δεν αναγνωρίζετε κάποια, αποσυνδέστε την και αλλάξτε τον κωδικό σας.
session-this = αυτός ο περιηγητής
session-since = Προστέθηκε: { $since }.
last-used = Τελευταία χρήση { $ago }.
end-session = Αποσύνδεση
session-ended = Αποσυνδέθηκε.
end-other-sessions = Αποσύνδεση όλων των άλλων συσκευών
sessions-ended = Όλες οι άλλες συσκευές αποσυνδέθηκαν.
apps = Συνδεδεμένες εφαρμογές
apps-about = Εφαρμογές τρίτων που έχετε εξουσιοδοτήσει, με όσα μπορεί να κάνει η καθεμία.
apps-none = Καμία συνδεδεμένη εφαρμογή.
app-named = Όνομα εφαρμογής: { $app }
app-on-device = Σε άλλη συσκευή
app-throw-out = Αφαίρεση
app-thrown-out = Η εφαρμογή αφαιρέθηκε.
apps-throw-out = Αφαίρεση όλων των εφαρμογών
apps-thrown-out = Όλες οι εφαρμογές αφαιρέθηκαν.

## For developers

settings-programs = Για προγραμματιστές
settings-programs-about = Διακριτικά και μποτ
programs-about = Σχεδόν ό,τι μπορείτε να κάνετε εδώ μπορεί να το κάνει και ένα πρόγραμμα, μέσω του API.
programs-docs = Τεκμηρίωση του API
tokens = Διακριτικά
tokens-about = Ένα πρόγραμμα χρησιμοποιεί ένα διακριτικό αντί για τον κωδικό σας. Ένα διακριτικό μπορεί να κάνει μόνο όσα επιλέγετε.
token-make = Δημιουργία διακριτικού
token-made = Το διακριτικό δημιουργήθηκε.
token-secret = Το νέο σας διακριτικό.
token-name = Όνομα διακριτικού
token-name-hint = Για να το αναγνωρίζετε στη λίστα.
token-of = Ενεργεί ως
token-of-me = Εσείς
token-for = Για: { $name }
token-lifetime = Λήξη
until-revoked = Χωρίς λήξη
good-until = Λήγει: { $until }.
never-used = Δεν χρησιμοποιήθηκε ποτέ.
revoke = Ανάκληση
token-revoked = Το διακριτικό ανακλήθηκε.
scopes = Δικαιώματα
bots = Μποτ
bots-about = Ένα μποτ παίζει με δικό του όνομα, με εσάς ως κάτοχο, στα τραπέζια που επιτρέπουν μποτ.
bot-name = Όνομα του μποτ
bot-make = Δημιουργία μποτ
bot-made = Το μποτ δημιουργήθηκε. Δημιουργήστε τώρα ένα διακριτικό για αυτό.
bot-removed = Το μποτ αφαιρέθηκε.

## Data and deletion

settings-data = Τα δεδομένα σας
settings-data-about = Κατεβάστε τα όλα
data-account = Δεδομένα λογαριασμού
data-account-about = Ό,τι είναι αποθηκευμένο για εσάς, σε JSON, εκτός από τον κωδικό σας και άλλα μυστικά.
data-account-download = Λήψη δεδομένων λογαριασμού
data-records = Οι παρτίδες σας
data-records-about = Ένα αρχείο με όλες τις ολοκληρωμένες παρτίδες σας, μία ανά γραμμή. Οι παρτίδες μπορούν να επαληθευτούν χωρίς αυτόν τον διακομιστή.
data-records-download = Λήψη παρτίδων
downloaded = Η λήψη είναι έτοιμη.
settings-deletion = Διαγραφή λογαριασμού
settings-deletion-about = Είναι οριστική
deletion-lead = Είναι οριστική και δεν αναιρείται:
deletion-games = Φεύγετε από όλα τα τραπέζια και παραιτείστε από όλες τις παρτίδες που παίζονται ακόμη.
deletion-name = Το όνομά σας αφαιρείται από παντού.
deletion-bots = Τα μποτ, τα διακριτικά και τα webhooks σας διαγράφονται.
deletion-kept = Οι ολοκληρωμένες παρτίδες σας μένουν: τις δημόσιες μπορούν να τις δουν όλοι, τις υπόλοιπες οι αντίπαλοί σας.
deletion-take-along = Κατεβάστε πρώτα τα δεδομένα σας
deletion-sure = Θέλω να διαγράψω οριστικά τον λογαριασμό μου.
deletion-confirm = Διαγραφή του λογαριασμού μου
deleted = Ο λογαριασμός σας διαγράφηκε.
