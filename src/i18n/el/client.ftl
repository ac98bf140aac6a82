# Κείμενα που χρησιμοποιεί μόνο ο πελάτης ιστού.

loading = Φόρτωση…
try-again = Δοκιμάστε ξανά
retry-after =
    { $seconds ->
        [one] Δοκιμάστε ξανά σε { $seconds } δευτερόλεπτο.
       *[other] Δοκιμάστε ξανά σε { $seconds } δευτερόλεπτα.
    }
offline = Χωρίς σύνδεση. Η σελίδα μπορεί να μην είναι ενημερωμένη.
offline-answer = Δεν υπάρχει σύνδεση με τον διακομιστή. Δοκιμάστε ξανά.
offline-read = Δεν υπάρχει σύνδεση με τον διακομιστή, και αυτή η σελίδα δεν είναι αποθηκευμένη στη συσκευή.
unexpected = Κάτι πήγε στραβά. Δοκιμάστε ξανά.
skip-to-content = Μετάβαση στο περιεχόμενο
to-start = Μετάβαση στην αρχική σελίδα
link-copied = Ο σύνδεσμος αντιγράφηκε
share = Κοινοποίηση
close = Κλείσιμο
menu = Περισσότερες επιλογές
language = Γλώσσα
nobody = Διαγραμμένος λογαριασμός

## Πλοήγηση

nav = Κύρια
nav-start = Αρχική
nav-games = Παρτίδες
nav-lobby = Λόμπι
nav-leaderboards = Κατάταξη
nav-learn = Μάθετε
nav-profile = Προφίλ
nav-settings = Ρυθμίσεις
log-in = Σύνδεση
log-out = Αποσύνδεση
register = Δημιουργία λογαριασμού
forgot-password = Ξεχάσατε τον κωδικό πρόσβασης;
name = Όνομα
password = Κωδικός πρόσβασης
password-hint = Τουλάχιστον 10 χαρακτήρες
for-programmers = Για προγραμματιστές

## Notifications

bell =
    { $count ->
        [0] Ειδοποιήσεις
       *[other] Αδιάβαστες ειδοποιήσεις: { $count }
    }
bell-new = νέα
bell-empty = Δεν υπάρχουν ειδοποιήσεις. Εδώ εμφανίζονται τα νέα των παρτίδων σας.

## Αρχική σελίδα

landing-title = Kingdomino, μία κίνηση τη φορά
landing-lead = Τοποθετήστε ντόμινο, ενώστε τα τοπία τους και μαζέψτε στέμματα. Παίξτε με φίλους για μέρες ή τελειώστε τώρα μια παρτίδα με τον υπολογιστή.
landing-pace = Στον ρυθμό σας: μια κίνηση θέλει ένα λεπτό και μια παρτίδα από μία ώρα έως δύο εβδομάδες. Σας ειδοποιούμε όταν είναι η σειρά σας.
landing-rules = Ολόκληρο το παιχνίδι: δύο έως πέντε παίκτες, όλες οι παραλλαγές, η δυναστεία και η Εποχή των Γιγάντων.
landing-open = Ανοιχτό: χωρίς διαφημίσεις, χωρίς παρακολούθηση, με τεκμηριωμένο API για τις δικές σας εφαρμογές και μποτ.
play-now = Παίξτε τώρα
play-now-explained = Με τον υπολογιστή, χωρίς λογαριασμό. Αν δημιουργήσετε λογαριασμό αργότερα, η παρτίδα μένει δική σας.
landing-replay = Μια αληθινή παρτίδα
landing-replay-of = { $names }, κίνηση με κίνηση
landing-review = Ανασκόπηση της παρτίδας
landing-pause = Παύση
landing-play = Αναπαραγωγή
landing-live = Ζωντανά τώρα
play-house = Παίξτε με τον υπολογιστή
play-house-explained = Μια παρτίδα για δύο, χωρίς λογαριασμό. Σταματάτε όποτε θέλετε και συνεχίζετε αργότερα.
a-kingdom-grows = Ένα βασίλειο που μεγαλώνει

## Παρτίδες

your-move = Η σειρά σας
to-next-game = Συνέχεια
play-here = Παίξτε εδώ
turn-sent = Παίξατε τη σειρά σας (εναντίον: { $names }).
next-short = Επόμενη
new-table = Δημιουργία παρτίδας
waits-for-you =
    { $count ->
        [one] { $count } παρτίδα σάς περιμένει
       *[other] { $count } παρτίδες σάς περιμένουν
    }
waits-for-others = Αναμονή για τους άλλους
open-tables = Αναμονή για παίκτες
finished-games = Πρόσφατες παρτίδες
poster-invites = { $name } σάς προσκαλεί σε παρτίδα
guest-join-explained = Δεν χρειάζεται λογαριασμός. Προσθέστε αργότερα έναν κωδικό για να κρατήσετε τις παρτίδες σας.
rated-table = Με βαθμολογία
rated-needs-account = Η παρτίδα έχει βαθμολογία, οπότε χρειάζεστε λογαριασμό για να συμμετάσχετε.
rated-for-guests = Οι επισκέπτες δεν παίζουν παρτίδες με βαθμολογία. Δημιουργήστε λογαριασμό, που κρατά τις παρτίδες σας, ή ζητήστε από τον οικοδεσπότη ({ $name }) να γίνει η παρτίδα χωρίς βαθμολογία.
rated-without-guests = Η παρτίδα έχει βαθμολογία, οπότε οι επισκέπτες δεν μπορούν να συμμετάσχουν.
make-unrated = Χωρίς βαθμολογία
table-made-unrated = { $player } έκανε την παρτίδα χωρίς βαθμολογία.
waits-for-players =
    { $missing ->
        [one] Λείπει { $missing } παίκτης
       *[other] Λείπουν { $missing } παίκτες
    }
span-days-hours = { $days } ημ. { $hours } ώ.
span-hours-minutes = { $hours } ώ. { $minutes } λ.

## Παρτίδα σε εξέλιξη

house-name-random = Υπολογιστής (εύκολος)
house-name-greedy = Υπολογιστής (μέτριος)
house-name-searching = Υπολογιστής (δύσκολος)
turn-yours =
    { $expected ->
        [pick] Σειρά σας: επιλέξτε ένα ντόμινο
        [pick-again] Σειρά σας: επιλέξτε άλλο ένα ντόμινο
        [place] Σειρά σας: τοποθετήστε το ντόμινο { $domino }
        [cover] Σειρά σας: επιλέξτε το στέμμα που θα καλύψει ο γίγαντας
       *[send-or-keep] Σειρά σας: στείλτε έναν γίγαντα ή κρατήστε τον
    }
turn-theirs =
    { $expected ->
        [pick] Παίζει { $name }: επιλογή ντόμινο
        [place] Παίζει { $name }: τοποθέτηση ντόμινο
        [cover] Παίζει { $name }: κάλυψη στέμματος
       *[send-or-keep] Παίζει { $name }: αποστολή ή διατήρηση γίγαντα
    }
clock-of = Χρόνος που απομένει, { $name }:
paused-until = Η παρτίδα είναι σε παύση έως: { $until }.
you-won =
    { $points ->
        [one] Κερδίσατε με { $points } πόντο.
       *[other] Κερδίσατε με { $points } πόντους.
    }
game-over = Τέλος παρτίδας
lines = Γραμμές με ντόμινο
lines-empty = Τα ντόμινο που επιλέγονται έρχονται εδώ και μετά τοποθετούνται.
lines-order = Οι μικροί αριθμοί παίζουν πρώτοι
quests = Αποστολές
decision = Η κίνησή σας
other-players = Άλλοι παίκτες
log = Ημερολόγιο παρτίδας
lesson-offer = Πώς παίζεται
skip = Παράλειψη
gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
points =
    { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
no-points-yet = Κανένας πόντος ακόμη. Οι πόντοι μιας ενότητας είναι τα τετράγωνά της επί τα στέμματά της.
place = Τοποθέτηση
take = Επιλογή
discard = Ξεσκαρτάρισμα
cover = Κάλυψη
tap-a-cell = Πατήστε τη θέση όπου θα μπει το ντόμινο
tap-a-domino = Πατήστε ένα ντόμινο
next-in-order =
    { $position ->
        [first] Στον επόμενο γύρο παίζετε πρώτοι.
        [last] Στον επόμενο γύρο παίζετε τελευταίοι.
       *[middle] Στον επόμενο γύρο παίζετε { $place }οι από { $of }.
    }
plan-by-tap = Ή πατήστε ένα αχνό τετράγωνο για να σχεδιάσετε πού θα μπει.
later-cells = Θέσεις για αργότερα
plan-cell = { $cell }: επιλογή, με σχέδιο για αυτή τη θέση
rotate-hint = Πατήστε ξανά για περιστροφή
as-planned = Η θέση στο σχέδιό σας
score-change = { $before } → { $after } πόντοι
tap-a-crown = Πατήστε το στέμμα που θα καλυφθεί
fits-nowhere = Το ντόμινο δεν χωράει πουθενά στο βασίλειό σας.
discarded-for-you = Το ντόμινο { $domino } δεν χωρούσε πουθενά στο βασίλειό σας και ξεσκαρταρίστηκε αυτόματα.
turn-domino = Περιστροφή: { $domino }
spots =
    { $count ->
        [one] { $count } θέση
       *[other] { $count } θέσεις
    }
spot =
    Γραμμή { $row }, στήλη { $column }, προς { $direction ->
        [east] τα δεξιά
        [south] τα κάτω
        [west] τα αριστερά
       *[north] τα πάνω
    }: { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
cell-at = Γραμμή { $row }, στήλη { $column }
row = Γραμμή { $row }
column = Στήλη { $column }
cell-free = ελεύθερο
cell-square =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain }, { $crowns } στέμμα
       *[other] { $terrain }, { $crowns } στέμματα
    }, ντόμινο { $domino }{ $giants ->
        [0] { "" }
        [one] , { $giants } γίγαντας
       *[other] , { $giants } γίγαντες
    }
legal-cells = Επιτρεπτές θέσεις
domino-named = Ντόμινο { $domino }
domino-in-words = Ντόμινο { $domino }: { $first }, { $second }
send-or-keep = Στείλτε έναν γίγαντα σε αντίπαλο ή κρατήστε τον.
send-to = Αντίπαλος
send-effect = { $name } πρέπει να καλύψει ένα στέμμα.
send-giant = Τον στέλνω
keep-giant = Τον κρατώ
house-plays-for-you = Για εσάς παίζει ο υπολογιστής. Μπορείτε να πάρετε πίσω τη θέση σας όποτε θέλετε.
house-plays = παίζει ο υπολογιστής
take-back = Επιστροφή στη θέση σας
away-holiday = σε διακοπές
away-weekend = ελεύθερο σαββατοκύριακο
away-pause = σε παύση
withdraw = Απόσυρση
ask-undo = Πρόταση για αναίρεση
undo-now = Αναίρεση της τελευταίας κίνησης
ask-pause = Πρόταση για παύση μίας εβδομάδας
pause-now = Παύση για μία εβδομάδα
end-pause = Τερματισμός της παύσης
pick-at-once = Επιλογή με ένα πάτημα
concede = Παραίτηση
concede-sure = Παραίτηση από αυτή την παρτίδα; Ο υπολογιστής αναλαμβάνει τη θέση σας ως το τέλος. Δεν μπορείτε να την πάρετε πίσω.
play-on = Συνέχεια της παρτίδας
rematch-waits = Η ρεβάνς περιμένει παίκτες.
rematch-begun = Η ρεβάνς άρχισε.
rematch-show = Μετάβαση στη ρεβάνς
look-back = Ανασκόπηση της παρτίδας
history = Ανασκόπηση της παρτίδας
back-to-table = Πίσω στην παρτίδα
version = Κίνηση
download-record = Λήψη αρχείου παρτίδας
download-notation = Λήψη λίστας κινήσεων
points-by-round = Πόντοι ανά γύρο
column-round = Γύρος

## Αναμονή για παίκτες

start-now = Έναρξη τώρα
leave-table = Αποχώρηση από το τραπέζι
cancel-table = Ακύρωση του τραπεζιού
share-table = Κοινοποίηση του συνδέσμου
invite-by-name = Όνομα παίκτη
invite = Πρόσκληση

## Letters of terrains, as in the pictures of the emails

letter-wheat = Σ
letter-forest = Δ
letter-lake = Λ
letter-pasture = Α
letter-swamp = Β
letter-mine = Ν
