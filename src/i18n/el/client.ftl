# Όσα λέει η εφαρμογή του φυλλομετρητή πέρα από όσα λένε και όλα τα άλλα κανάλια.

loading = Μια στιγμή…
try-again = Δοκιμάστε ξανά
retry-after =
    { $seconds ->
        [one] Δοκιμάστε ξανά σε { $seconds } δευτερόλεπτο.
       *[other] Δοκιμάστε ξανά σε { $seconds } δευτερόλεπτα.
    }
offline = Χωρίς σύνδεση: βλέπετε ό,τι είχε φορτωθεί τελευταία.
offline-answer = Ο διακομιστής δεν απαντά. Δεν στάλθηκε τίποτα.
offline-read = Ο διακομιστής δεν απαντά, και αυτό δεν έχει φορτωθεί εδώ πριν.
unexpected = Κάτι πήγε στραβά εδώ. Δοκιμάστε ξανά.
skip-to-content = Μετάβαση στο περιεχόμενο
to-start = Στην αρχική σελίδα
link-copied = Ο σύνδεσμος αντιγράφηκε
share = Κοινοποίηση
menu = Περισσότερα
language = Γλώσσα
nobody = Κανείς

## Η διαδρομή

nav = Κύρια
nav-games = Παρτίδες
nav-lobby = Λόμπι
nav-leaderboards = Κατάταξη
nav-learn = Μάθετε
nav-settings = Ρυθμίσεις
log-in = Σύνδεση
log-out = Αποσύνδεση
register = Δημιουργία λογαριασμού
forgot-password = Ξεχάσατε τον κωδικό πρόσβασης;
name = Όνομα
password = Κωδικός πρόσβασης
password-hint = Τουλάχιστον 10 χαρακτήρες.
for-programmers = Για προγραμματιστές

## Η πρώτη σελίδα

landing-title = Kingdomino, μία κίνηση τη φορά
landing-lead = Τοποθετήστε ντόμινο, ενώστε τα τοπία τους και στέψτε τα καλύτερα. Παίξτε με φίλους για μέρες, ή τώρα μια ολόκληρη παρτίδα με τον υπολογιστή.
landing-pace = Στον ρυθμό σας: μια κίνηση θέλει ένα λεπτό, μια παρτίδα μία ώρα ή δύο εβδομάδες. Σας ειδοποιούμε όταν είναι η σειρά σας.
landing-rules = Ό,τι έχουν τα κουτιά: δύο έως πέντε παίκτες, όλες οι παραλλαγές, η δυναστεία και η Εποχή των Γιγάντων.
landing-open = Ανοιχτό: χωρίς διαφημίσεις, χωρίς παρακολούθηση, με τεκμηριωμένη διεπαφή για τα δικά σας προγράμματα.
play-now = Παίξτε τώρα
play-now-explained = Με τον υπολογιστή, χωρίς λογαριασμό. Μπορείτε να κρατήσετε την παρτίδα αργότερα.
play-house = Παίξτε τώρα με τον υπολογιστή
play-house-explained = Μια παρτίδα για δύο, χωρίς λογαριασμό. Σταματάτε όποτε θέλετε και συνεχίζετε αργότερα.
a-kingdom-grows = Ένα βασίλειο που μεγαλώνει

## Παρτίδες

your-move = Η σειρά σας
to-next-game = Επόμενη παρτίδα
new-table = Νέο τραπέζι
waits-for-you =
    { $count ->
        [one] { $count } παρτίδα σάς περιμένει
       *[other] { $count } παρτίδες σάς περιμένουν
    }
waits-for-others = Σειρά των άλλων
open-tables = Τραπέζια που περιμένουν παίκτες
finished-games = Παίχτηκαν πρόσφατα
waits-for-players =
    { $missing ->
        [one] Περιμένει { $missing } παίκτη ακόμη
       *[other] Περιμένει { $missing } παίκτες ακόμη
    }
span-days-hours = { $days } ημ. { $hours } ώ.
span-hours-minutes = { $hours } ώ. { $minutes } λ.

## Ένα τραπέζι

house-name-random = Υπολογιστής (στην τύχη)
house-name-greedy = Υπολογιστής (άπληστος)
house-name-searching = Υπολογιστής (με πρόβλεψη)
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
        [pick] { $name } επιλέγει ντόμινο
        [place] { $name } τοποθετεί ντόμινο
        [cover] { $name } καλύπτει ένα στέμμα
       *[send-or-keep] { $name } στέλνει έναν γίγαντα ή τον κρατά
    }
paused-until = Η παρτίδα είναι σε παύση έως: { $until }.
you-won =
    { $points ->
        [one] Κερδίσατε με { $points } πόντο
       *[other] Κερδίσατε με { $points } πόντους
    }
game-over = Η παρτίδα τελείωσε
lines = Οι γραμμές με τα ντόμινο
quests = Αποστολές
decision = Η απόφασή σας
other-players = Οι παίκτες
log = Τι έγινε
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
no-points-yet = Οι ενότητες με στέμματα δίνουν πόντους: τετράγωνα επί στέμματα.
place = Τοποθέτηση
take = Επιλογή
discard = Ξεσκαρτάρισμα
cover = Κάλυψη
tap-a-cell = Πατήστε τη θέση
tap-a-domino = Πατήστε ένα ντόμινο
next-in-order = Με αυτό η σειρά σας στον επόμενο γύρο είναι { $place } από { $of }.
tap-a-crown = Πατήστε το στέμμα που θα καλύψει
fits-nowhere = Δεν χωράει πουθενά στο βασίλειό σας.
turn-domino = Περιστροφή: { $domino }
all-spots =
    { $count ->
        [one] { $count } τρόπος τοποθέτησης
       *[other] Και οι { $count } τρόποι τοποθέτησης
    }
spot =
    Γραμμή { $row }, στήλη { $column }, προς { $direction ->
        [east] τα ανατολικά
        [south] τα νότια
        [west] τα δυτικά
       *[north] τα βόρεια
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
legal-cells = Πού μπορεί να μπει
domino-named = Ντόμινο { $domino }
domino-in-words = Ντόμινο { $domino }: { $first }, { $second }
send-or-keep = Στείλτε έναν γίγαντα σε αντίπαλο ή κρατήστε τον.
send-to = Σε ποιον αντίπαλο
send-giant = Αποστολή
keep-giant = Τον κρατώ
house-plays-for-you = Για εσάς παίζει ο υπολογιστής. Πάρτε πίσω τη θέση σας όποτε θέλετε.
house-plays = παίζει ο υπολογιστής
take-back = Πίσω στη θέση μου
away-holiday = σε διακοπές
away-weekend = ελεύθερο σαββατοκύριακο
away-pause = σε παύση
withdraw = Απόσυρση
ask-undo = Αίτημα αναίρεσης της τελευταίας απόφασης
undo-now = Αναίρεση της τελευταίας απόφασης
ask-pause = Αίτημα παύσης για μία εβδομάδα
pause-now = Παύση για μία εβδομάδα
end-pause = Τερματισμός της παύσης
pick-at-once = Επιλογή με ένα πάτημα
concede = Παραίτηση
concede-sure = Παραίτηση από αυτή την παρτίδα; Θα την παίξει για εσάς ως το τέλος ο υπολογιστής.
play-on = Συνέχεια
rematch-waits = Οι αντίπαλοι σε περιμένουν στο τραπέζι της ρεβάνς.
rematch-begun = Η ρεβάνς άρχισε.
rematch-show = Άνοιγμα της ρεβάνς
look-back = Αναδρομή
history = Η παρτίδα ως τώρα
back-to-table = Πίσω στο τραπέζι
version = Κίνηση
download-record = Αρχείο
download-notation = Σημειογραφία
points-by-round = Πόντοι ανά γύρο
column-round = Γύρος

## Ένα τραπέζι που περιμένει

start-now = Έναρξη τώρα
leave-table = Αποχώρηση από το τραπέζι
cancel-table = Ακύρωση του τραπεζιού
share-table = Κοινοποίηση του συνδέσμου
invite-by-name = Πρόσκληση σε παίκτη
invite = Πρόσκληση
