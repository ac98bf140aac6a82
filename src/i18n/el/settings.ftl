# The account and its settings, in the web client.

saved = Αποθηκεύτηκε.
show-password = Εμφάνιση
copy = Αντιγραφή
copied = Αντιγράφηκε
remove = Αφαίρεση
not-now = Όχι τώρα
sure = Ναι: { $what }
shown-once = Εμφανίζεται μόνο αυτή τη φορά. Φυλάξτε το σε ασφαλές μέρος.
failing-since = Τίποτα δεν φτάνει από { $since }.

## Accounts

name-hint = 2 ως 32 γράμματα μίας γραφής, ψηφία, κενά και - _ . '
forgot-lead = Ποιο είναι το όνομα του λογαριασμού σας;
reset-ask = Στείλτε μου σύνδεσμο
reset-asked = Δείτε την αλληλογραφία σας
reset-asked-lead = Αν υπάρχει λογαριασμός με αυτό το όνομα και επιβεβαιωμένη διεύθυνση, ένας σύνδεσμος για νέο κωδικό πρόσβασης έχει ξεκινήσει για εκεί. Μπορεί να πάρει μερικά λεπτά.
claim = Κρατήστε τις παρτίδες σας
claim-lead = Διαλέξτε όνομα και κωδικό πρόσβασης: ό,τι έχετε παίξει μένει δικό σας, εδώ και σε άλλες συσκευές.
log-in-leaves-guest = Εδώ παίζετε ως { $name }. Αν συνδεθείτε σε άλλον λογαριασμό, οι παρτίδες αυτού του επισκέπτη δεν έρχονται μαζί σας: δεν μπορείτε να επιστρέψετε σε αυτές, όσες είναι σε εξέλιξη χάνονται και ο επισκέπτης διαγράφεται λίγες μέρες αργότερα. Για να τις κρατήσετε, διαλέξτε όνομα και κωδικό πρόσβασης.
claimed = Ο λογαριασμός είναι πια δικός σας.
claimed-already = Αυτός ο λογαριασμός έχει ήδη όνομα και κωδικό πρόσβασης.
claim-first = Παίζετε ως επισκέπτης. Διαλέξτε πρώτα όνομα και κωδικό πρόσβασης.
guest-hint = Κρατήστε αυτή την παρτίδα: διαλέξτε όνομα
guest-has-no-name = Παίζετε ως επισκέπτης, χωρίς κωδικό πρόσβασης.
logged-out = Αποσυνδεθήκατε.

## Profile

settings-profile = Προφίλ
settings-profile-about = Όνομα και κωδικός πρόσβασης
see-own-profile = Δείτε πώς σας βλέπουν οι άλλοι
save-name = Αποθήκευση ονόματος
name-saved = Το όνομά σας άλλαξε.
save-password = Αλλαγή κωδικού
password-saved = Ο κωδικός πρόσβασής σας άλλαξε. Όλες οι άλλες συνδέσεις τερματίστηκαν.
password-current = Τωρινός κωδικός πρόσβασης
password-ends-sessions = Ένας νέος κωδικός τερματίζει όλες τις άλλες συνδέσεις και τα διακριτικά σας. Αποβάλλει και τις εφαρμογές σας, αν δεν τις κρατήσετε.
password-keep-apps = Να μείνουν οι εφαρμογές που έχω δεχτεί

## Appearance

settings-appearance = Εμφάνιση
settings-appearance-about = Γλώσσα, φωτεινό ή σκούρο, παιχνίδι
on-this-machine = Ισχύουν μόνο για αυτόν τον περιηγητή.
theme = Φωτεινό ή σκούρο
theme-system = Όπως η συσκευή
theme-light = Φωτεινό
theme-dark = Σκούρο
play-preferences = Όσο παίζετε
prefer-hints = Οι πόντοι φαίνονται από πριν
prefer-hints-about = Ό,τι επιτρέπεται φωτίζεται, και δίπλα γράφει τι θα έφερνε.
prefer-at-once-about = Το πρώτο άγγιγμα σε ένα ντόμινο το παίρνει, χωρίς επιβεβαίωση.

## Time

settings-time = Χρόνος
settings-time-about = Ζώνη ώρας, ελεύθερες μέρες, υπενθυμίσεις
time-zone = Ζώνη ώρας
time-zone-here = Της συσκευής αυτής: { $zone }
weekends-off = Ελεύθερα σαββατοκύριακα
weekends-off-about = Τα ρολόγια σας σταματούν Σάββατο και Κυριακή, στα τραπέζια που το επιτρέπουν.
reminder-before = Επιπλέον υπενθύμιση
reminder-none = Καμία
reminder-length = { $time } πριν από την προθεσμία
reminder-hint = Παίρνετε πάντα υπενθύμιση όταν περάσουν τα τέσσερα πέμπτα του χρόνου σας.
holidays = Διακοπές
holidays-about = Τα ρολόγια σας σταματούν σε όλα τα τραπέζια που το επιτρέπουν.
holidays-left = Απομένουν { $left } από { $budget } για το { $year }
first-day = Πρώτη μέρα
last-day = Τελευταία μέρα
take-holiday = Πάρτε αυτές τις διακοπές
holiday-taken = Οι διακοπές σημειώθηκαν.
holiday-over = τελείωσαν
holiday-now = τώρα
end-holiday = Ακύρωση διακοπών
holiday-ended = Οι διακοπές ακυρώθηκαν.

## Notices

settings-notices = Ειδοποιήσεις
settings-notices-about = Τι μαθαίνετε, πού και πότε
notice-language = Γλώσσα των μηνυμάτων
digest-choice = Τα μηνύματα έρχονται
digest-at_once = Αμέσως
digest-hourly = Κάθε ώρα
digest-daily = Κάθε μέρα
digest-hint = Οι υπενθυμίσεις, και ό,τι αφορά την ασφάλεια του λογαριασμού σας, δεν περιμένουν ποτέ.
quiet-hours = Ώρες ησυχίας
quiet-hours-on = Τίποτα να μη στέλνεται τη νύχτα
quiet-hours-about = Ακολουθούν τη ζώνη ώρας σας:
quiet-from = Από
quiet-until = Έως
quiet-strict = Χωρίς εξαίρεση
quiet-strict-about = Αλλιώς ειδοποιείστε όταν ο χρόνος σας θα τελείωνε πριν από το τέλος της ησυχίας.
save-quiet-hours = Αποθήκευση ωρών ησυχίας
channels = Τι πηγαίνει πού
channels-about = Ό,τι κλείσετε μένει στη λίστα των ειδοποιήσεών σας.
channel-mail = Email
channel-push = Push
channel-chat = Chat
channel-webhook = Πρόγραμμα
kind-your_turn = Είναι η σειρά σας
kind-cover_a_crown = Σας ήρθε ένας γίγαντας
kind-reminder = Ο χρόνος σας τελειώνει
kind-timed_out = Ο χρόνος σας τελείωσε
kind-invited = Πρόσκληση
kind-game_started = Άρχισε μια παρτίδα
kind-game_finished = Τελείωσε μια παρτίδα
kind-game_cancelled = Ένα τραπέζι ακυρώθηκε
kind-agreement = Αναιρέσεις κινήσεων, παύσεις
kind-seat = Μια θέση αλλάζει χέρια
kind-series = Οι δυναστείες σας
kind-security = Η ασφάλεια του λογαριασμού σας

## Mail

settings-mail = Διεύθυνση email
settings-mail-about = Για ειδοποιήσεις και νέο κωδικό
mail-about = Οι ειδοποιήσεις έρχονται εδώ με εικόνες και κουμπιά, ώστε να παίζετε μέσα από το μήνυμα. Και μόνο με διεύθυνση αντικαθίσταται ένας ξεχασμένος κωδικός.
mail-none = Δεν έχετε ακόμη διεύθυνση email εδώ.
mail-confirmed = Επιβεβαιωμένη. Τα μηνύματά σας πηγαίνουν εκεί.
mail-pending = δεν έχει επιβεβαιωθεί ακόμη. Ανοίξτε το μήνυμα που στείλαμε εκεί και ακολουθήστε τον σύνδεσμο.
mail-disabled = Απενεργοποιημένη από { $since }: για πέντε μέρες δεν έφτασε τίποτα.
mail-add = Προσθήκη διεύθυνσης
mail-change = Άλλη διεύθυνση
mail-address = Διεύθυνση email
mail-why-password = Γιατί όποιος έχει τη διεύθυνση μπορεί να ορίσει νέο κωδικό.
mail-send-link = Αποστολή συνδέσμου
mail-link-sent = Ένα μήνυμα με σύνδεσμο έχει ξεκινήσει.
mail-remove = Αφαίρεση διεύθυνσης
mail-remove-about = Δεν έρχονται άλλα μηνύματα, και ένας ξεχασμένος κωδικός δεν αντικαθίσταται.
mail-removed = Η διεύθυνση αφαιρέθηκε.
send-test = Δοκιμή
test-sent = Η δοκιμή έχει ξεκινήσει.

## Push

settings-push = Μηνύματα push
settings-push-about = Σε αυτή τη συσκευή
push-about = Το μαθαίνετε σε αυτή τη συσκευή μόλις έρθει η σειρά σας, ακόμη και με το Kingdomail κλειστό.
push-begin = Ενεργοποίηση σε αυτόν τον περιηγητή
push-on = Ενεργό σε αυτόν τον περιηγητή.
push-end = Απενεργοποίηση
push-ended = Απενεργοποιήθηκε.
push-denied = Ο περιηγητής σας δεν αφήνει αυτή τη σελίδα να στέλνει μηνύματα. Ανοίξτε τις ρυθμίσεις της σελίδας, δίπλα στη διεύθυνσή της επάνω, επιτρέψτε τις ειδοποιήσεις και δοκιμάστε ξανά.
push-failed = Ο περιηγητής σας δεν μπόρεσε να εγγραφεί. Σε ιδιωτικό παράθυρο, ή όπου η υπηρεσία push του περιηγητή είναι κλειστή, δεν γίνεται.
push-impossible = Αυτός ο περιηγητής δεν μπορεί να λαμβάνει μηνύματα push. Σε iPhone ή iPad βάλτε πρώτα το Kingdomail στην οθόνη Αφετηρίας: Κοινή χρήση, και μετά «Προσθήκη στην οθόνη Αφετηρίας».
push-others = Άλλοι περιηγητές

## Webhooks

settings-webhooks = Chat και προγράμματα
settings-webhooks-about = Discord, Slack, ntfy, webhooks
webhooks-about = Οι ειδοποιήσεις μπορούν να πηγαίνουν σε κανάλι ενός chat ή σε δικό σας πρόγραμμα.
webhook-add = Προσθήκη chat ή προγράμματος
webhook-added = Προστέθηκε.
webhook-kind = Είδος
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook για πρόγραμμα
webhook-url = Διεύθυνση
webhook-hint-discord = Στο Discord: επεξεργασία καναλιού, Integrations, Webhooks, αντιγραφή του URL.
webhook-hint-slack = Στο Slack: μια εφαρμογή με Incoming Webhooks· το Webhook URL της.
webhook-hint-ntfy = Η διεύθυνση του θέματός σας, όπως https://ntfy.sh/my-topic.
webhook-hint-standard = Το πρόγραμμά σας παίρνει υπογεγραμμένα μηνύματα, κατά τα Standard Webhooks.
webhook-secret = Το μυστικό με το οποίο υπογράφονται τα μηνύματα.
webhook-on = Ενεργό
webhook-off = Ανενεργό
turn-on = Ενεργοποίηση
turn-off = Απενεργοποίηση
webhook-turned-on = Είναι ενεργό.
webhook-turned-off = Είναι ανενεργό.
webhook-removed = Αφαιρέθηκε.
new-secret = Νέο μυστικό
deliveries = Τι στάλθηκε
deliveries-none = Τίποτα ακόμη.
look-again = Νέος έλεγχος
delivery-test = Δοκιμή
delivery-notice = Ειδοποίηση
delivery-pending =
    { $attempts ->
        [0] Περιμένει να σταλεί.
        [one] Περιμένει, μετά από { $attempts } προσπάθεια.
       *[other] Περιμένει, μετά από { $attempts } προσπάθειες.
    }
delivery-delivered = Έφτασε.
delivery-dropped = Δεν στάλθηκε.
delivery-dead =
    { $attempts ->
        [one] Εγκαταλείφθηκε μετά από { $attempts } προσπάθεια.
       *[other] Εγκαταλείφθηκε μετά από { $attempts } προσπάθειες.
    }
send-again = Αποστολή ξανά
sent-again = Στέλνεται ξανά.

## Calendar

settings-calendar = Ημερολόγιο
settings-calendar-about = Οι προθεσμίες στο δικό σας ημερολόγιο
calendar-about = Το ημερολόγιό σας μπορεί να δείχνει ως πότε πρέπει να παίξετε: δώστε του αυτή τη διεύθυνση ως συνδρομή.
calendar-address = Η διεύθυνση του ημερολογίου σας.
calendar-make = Δημιουργία διεύθυνσης
calendar-made = Η διεύθυνση δημιουργήθηκε.
calendar-end = Τέλος του ημερολογίου
calendar-ended = Η διεύθυνση δεν οδηγεί πια πουθενά.
calendar-replaces = Μια νέα διεύθυνση καταργεί την προηγούμενη. Όποιος την ξέρει βλέπει τις προθεσμίες σας.

## Sessions

settings-sessions = Συνδέσεις
settings-sessions-about = Οι περιηγητές και οι συσκευές σας
sessions-about = Ό,τι είναι συνδεδεμένο στον λογαριασμό σας. Αν κάτι δεν το γνωρίζετε, τερματίστε το και αλλάξτε τον κωδικό σας.
session-this = αυτός ο περιηγητής
session-since = Από { $since }.
last-used = Τελευταία χρήση { $ago }.
end-session = Τερματισμός
session-ended = Η σύνδεση τερματίστηκε.
end-other-sessions = Τερματισμός όλων των άλλων
sessions-ended = Όλες οι άλλες τερματίστηκαν.
apps = Εφαρμογές
apps-about = Προγράμματα άλλων που έχετε δεχτεί. Δίπλα στο καθένα γράφει τι μπορεί να κάνει.
apps-none = Δεν έχετε δεχτεί καμία.
app-named = Ονομάζεται { $app }.
app-on-device = σε άλλη συσκευή
app-throw-out = Αποβολή
app-thrown-out = Η εφαρμογή αποβλήθηκε.
apps-throw-out = Αποβολή όλων των εφαρμογών
apps-thrown-out = Όλες οι εφαρμογές αποβλήθηκαν.

## Programs

settings-programs = Για προγραμματιστές
settings-programs-about = Διακριτικά και μποτ
programs-about = Ό,τι μπορείτε να κάνετε εδώ, το μπορεί κι ένα πρόγραμμα.
programs-docs = Η τεκμηρίωση
tokens = Διακριτικά
tokens-about = Αυτό που δείχνει ένα πρόγραμμα αντί για τον κωδικό σας. Μπορεί να κάνει όσα διαλέξετε και τίποτε άλλο.
token-make = Δημιουργία διακριτικού
token-made = Το διακριτικό δημιουργήθηκε.
token-secret = Το διακριτικό.
token-name = Για τι είναι
token-name-hint = Για να το αναγνωρίζετε.
token-of = Παίζει ως
token-of-me = Εσείς
token-for = Για: { $name }
token-lifetime = Ισχύει
until-revoked = Ώσπου να το ανακαλέσετε
good-until = Ισχύει έως { $until }.
never-used = Δεν χρησιμοποιήθηκε ποτέ.
revoke = Ανάκληση
token-revoked = Το διακριτικό ανακλήθηκε.
scopes = Μπορεί
bots = Μποτ
bots-about = Ένα μποτ παίζει με δικό του όνομα, με εσάς ως δημιουργό, όπου επιτρέπονται μποτ.
bot-name = Όνομα του μποτ
bot-make = Δημιουργία μποτ
bot-made = Το μποτ είναι έτοιμο. Φτιάξτε του ένα διακριτικό.
bot-removed = Το μποτ αφαιρέθηκε.

## Data and deletion

settings-data = Τα δεδομένα σας
settings-data-about = Πάρτε τα όλα μαζί σας
data-account = Ο λογαριασμός
data-account-about = Ό,τι είναι αποθηκευμένο για εσάς, ως JSON: λείπουν μόνο ο κωδικός σας και άλλα μυστικά.
data-account-download = Λήψη του λογαριασμού
data-records = Οι παρτίδες σας
data-records-about = Οι καταγραφές όλων των τελειωμένων παρτίδων σας, μία ανά γραμμή. Ο καθένας μπορεί να τις ελέγξει χωρίς αυτόν τον διακομιστή.
data-records-download = Λήψη των παρτίδων
downloaded = Το αρχείο είναι έτοιμο.
settings-deletion = Διαγραφή λογαριασμού
settings-deletion-about = Για πάντα
deletion-lead = Αυτό δεν μπορεί να το αναιρέσει κανείς:
deletion-games = Φεύγετε από όλα τα τραπέζια και παραιτείστε από όλες τις παρτίδες που παίζονται ακόμη.
deletion-name = Το όνομά σας αφαιρείται από παντού.
deletion-bots = Τα μποτ, τα διακριτικά και τα webhooks σας τελειώνουν.
deletion-kept = Οι τελειωμένες παρτίδες μένουν για όσους τις έπαιξαν μαζί σας.
deletion-take-along = Κατεβάστε πρώτα τα δεδομένα σας
deletion-sure = Θέλω να διαγράψω τον λογαριασμό μου για πάντα.
deletion-confirm = Διαγραφή του λογαριασμού μου
deleted = Ο λογαριασμός σας διαγράφηκε.
