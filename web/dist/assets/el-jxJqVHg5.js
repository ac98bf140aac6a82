var e=`terrain-wheat = χωράφι με σιτάρι
terrain-forest = δάσος
terrain-lake = λίμνη
terrain-pasture = λιβάδι
terrain-swamp = βάλτος
terrain-mine = βουνό
variant-middle-kingdom = Το Κεντρικό Βασίλειο
variant-harmony = Αρμονία
variant-mighty-duel = Η Μεγάλη Μονομαχία
edition-board-game-arena = Κανόνες του Board Game Arena
expansion-none = Βασικό παιχνίδι
expansion-age-of-giants = Η Εποχή των Γιγάντων
quest-local-business-wheat = Τοπικό εμπόριο (χωράφι με σιτάρι)
quest-local-business-forest = Τοπικό εμπόριο (δάσος)
quest-local-business-lake = Τοπικό εμπόριο (λίμνη)
quest-local-business-pasture = Τοπικό εμπόριο (λιβάδι)
quest-local-business-swamp = Τοπικό εμπόριο (βάλτος)
quest-local-business-mine = Τοπικό εμπόριο (βουνό)
quest-four-corners-wheat = Οι τέσσερις γωνιές (χωράφι με σιτάρι)
quest-four-corners-forest = Οι τέσσερις γωνιές (δάσος)
quest-four-corners-lake = Οι τέσσερις γωνιές (λίμνη)
quest-four-corners-pasture = Οι τέσσερις γωνιές (λιβάδι)
quest-four-corners-swamp = Οι τέσσερις γωνιές (βάλτος)
quest-four-corners-mine = Οι τέσσερις γωνιές (βουνό)
quest-harmony = Αρμονία
quest-middle-kingdom = Το Κεντρικό Βασίλειο
quest-lost-corner = Η χαμένη γωνιά
quest-folie-des-grandeurs = Μεγαλομανία
quest-bleak-king = Ο βασιλιάς είναι γυμνός
castle = κάστρο
    .counted = { $count ->
        [one] { $count } κάστρο
       *[other] { $count } κάστρα
    }
crown = στέμμα
    .counted = { $count ->
        [one] { $count } στέμμα
       *[other] { $count } στέμματα
    }
giant = γίγαντας
    .counted = { $count ->
        [one] { $count } γίγαντας
       *[other] { $count } γίγαντες
    }
domino = ντόμινο
    .counted = { $count ->
        [one] { $count } ντόμινο
       *[other] { $count } ντόμινο
    }
kingdom = βασίλειο
    .counted = { $count ->
        [one] { $count } βασίλειο
       *[other] { $count } βασίλεια
    }
round = γύρος
    .counted = { $count ->
        [one] { $count } γύρος
       *[other] { $count } γύροι
    }
player = παίκτης
    .counted = { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
game = παρτίδα
    .counted = { $count ->
        [one] { $count } παρτίδα
       *[other] { $count } παρτίδες
    }
problem-registration_closed = Αυτός ο διακομιστής δεν δέχεται νέους λογαριασμούς.
problem-invitation_required = Για τη δημιουργία λογαριασμού σε αυτόν τον διακομιστή απαιτείται σύνδεσμος πρόσκλησης.
game-started =
    { $rounds ->
        [one] Η παρτίδα άρχισε. Έχει { $rounds } γύρο.
       *[other] Η παρτίδα άρχισε. Έχει { $rounds } γύρους.
    }
    .subject = Η παρτίδα σας άρχισε (εναντίον: { $opponents })
game-cancelled = { $by } ακύρωσε το τραπέζι. Δεν χρειάζεται να κάνετε κάτι.
    .subject = { $by } ακύρωσε το τραπέζι
game-finished =
    Η παρτίδα τελείωσε. { $rank ->
        [1] Κερδίσατε
       *[other] Τερματίσατε στη θέση { $rank } από { $players },
    } με { $points ->
        [one] { $points } πόντο.
       *[other] { $points } πόντους.
    }
    .subject =
    { $rank ->
        [1] Κερδίσατε (εναντίον: { $opponents })
       *[other] Η παρτίδα σας τελείωσε (εναντίον: { $opponents })
    }
invitation =
    { $from } σάς προσκαλεί σε μια παρτίδα Kingdomino { $seats ->
        [one] για { $seats } παίκτη.
       *[other] για { $seats } παίκτες.
    }
    .subject = { $from } σάς προσκαλεί σε παρτίδα
undo-asked = { $by } προτείνει να αναιρεθεί η τελευταία κίνηση. Πρέπει να δεχτούν όλοι οι παίκτες.
    .subject = { $by } προτείνει αναίρεση
undone = { $by } αναίρεσε μια κίνηση. Η παρτίδα επανήλθε στην προηγούμενη θέση.
    .subject = { $by } αναίρεσε μια κίνηση
pause-asked = { $by } προτείνει παύση της παρτίδας έως: { $until }. Πρέπει να δεχτούν όλοι οι παίκτες.
    .subject = { $by } προτείνει παύση
paused = Δέχτηκαν όλοι οι παίκτες, και τα ρολόγια σταμάτησαν έως: { $until }. Οποιοσδήποτε παίκτης μπορεί να τερματίσει την παύση νωρίτερα.
    .subject = Η παρτίδα είναι σε παύση
resumed = { $by } τερμάτισε την παύση. Ο χρόνος μετρά ξανά.
    .subject = Η παύση τελείωσε
event-table-opened = { $player } δημιούργησε το τραπέζι.
event-invited = { $player } έλαβε πρόσκληση.
event-declined = { $player } απέρριψε την πρόσκληση.
event-joined = { $player } μπήκε στο τραπέζι.
event-left = { $player } έφυγε από το τραπέζι.
event-game-started = Η παρτίδα άρχισε.
event-game-cancelled = Το τραπέζι ακυρώθηκε.
event-line-dealt = Άνοιξαν νέα ντόμινο: { $dominoes }.
event-premove-played = { $player } είχε σχεδιάσει αυτή τη σειρά από πριν.
event-picked = { $player } επέλεξε το ντόμινο { $domino }.
event-placed = { $player } τοποθέτησε το ντόμινο { $domino }.
event-discarded = { $player } ξεσκάρταρε το ντόμινο { $domino }: δεν χωρούσε πουθενά.
event-covered = { $player } κάλυψε ένα στέμμα με γίγαντα.
event-giant-sent = Ένας γίγαντας άλλαξε βασίλειο: { $player } → { $to }.
event-giant-sent-to-you = { $player } σάς έστειλε έναν γίγαντα.
event-giant-kept = { $player } κράτησε τον γίγαντα.
event-timed-out = { $player }: ο χρόνος τελείωσε.
event-taken-over =
    { $for_good ->
        [yes] { $player }: τη θέση πήρε ο υπολογιστής ως το τέλος της παρτίδας.
       *[no] { $player }: τη θέση πήρε ο υπολογιστής ως την επιστροφή του παίκτη.
    }
event-taken-back = { $player } πήρε πίσω τη θέση από τον υπολογιστή.
event-conceded = { $player } παραιτήθηκε.
event-undo-asked = { $player } πρότεινε αναίρεση μιας κίνησης.
event-pause-asked = { $player } πρότεινε παύση έως: { $until }.
event-agreed = { $player } δέχτηκε την πρόταση.
event-refused = { $player } απέρριψε την πρόταση.
event-withdrawn = { $player } απέσυρε την πρόταση.
event-undone = { $player } αναίρεσε μια κίνηση.
event-paused = Η παρτίδα μπήκε σε παύση έως: { $until }.
event-resumed = { $player } τερμάτισε την παύση.
event-seat-offered = { $player } πρόσφερε τη θέση σε: { $to }.
event-offer-ended = { $player }: η προσφορά της θέσης δεν ισχύει πια.
event-seat-handed-over = Μια θέση παραχωρήθηκε: { $player } → { $to }.
event-game-finished = Η παρτίδα τελείωσε.
guest-name = Επισκέπτης { $number }
awaited = Παίζει τώρα: { $player }.
open-table = Άνοιγμα της παρτίδας
agree = Αποδοχή
refuse = Απόρριψη
game-moved-on = Η παρτίδα έχει προχωρήσει από τότε που στάλθηκε το email. Ανοίξτε την παρτίδα για να δείτε πού βρίσκεται.
join = Συμμετοχή
terms-players =
    { $players ->
        [one] Για { $players } παίκτη.
       *[other] Για { $players } παίκτες.
    } Στο τραπέζι: { $names }.
terms-rules = Κανόνες: { $rules }.
terms-untimed = Δεν υπάρχει χρονικό όριο.
terms-per-turn = Χρόνος ανά κίνηση: { $time }.
terms-bank = Χρόνος για όλη την παρτίδα: { $initial }, συν { $increment } ανά κίνηση.
terms-play-for =
    { $times ->
        [one] Αν ο χρόνος σας τελειώσει, τη θέση σας την αναλαμβάνει ο υπολογιστής.
       *[other] Αν ο χρόνος σας τελειώσει, ο υπολογιστής παίζει εκείνη τη σειρά· μετά από { $times } συνεχόμενες χαμένες σειρές αναλαμβάνει τη θέση σας.
    }
terms-take-over = Αν ο χρόνος σας τελειώσει, τη θέση σας την αναλαμβάνει ο υπολογιστής.
terms-unrated = Η παρτίδα είναι χωρίς βαθμολογία.
terms-rest-at-once = Κάθε παρτίδα αρχίζει μόλις τελειώσει η προηγούμενη.
terms-rest-after = Διάλειμμα ανάμεσα στις παρτίδες: το πολύ { $time }.
terms-rest-when-ready = Κάθε νέα παρτίδα αρχίζει όταν είναι όλοι έτοιμοι, το αργότερο μετά από { $time }.
ready = Έτοιμοι
series-of = Δυναστεία: { $players }
series-not-started = Η δυναστεία δεν έχει αρχίσει ακόμη.
series-playing = Παίζεται η παρτίδα { $game } από { $games }.
series-ended = Η δυναστεία τελείωσε.
series-called-off = Η δυναστεία ακυρώθηκε. Η κατάταξη μένει όπως είναι.
next-game-at = Η επόμενη παρτίδα αρχίζει: { $at }, ή νωρίτερα αν είναι όλοι έτοιμοι.
next-game-when-ready = Η επόμενη παρτίδα αρχίζει όταν είναι όλοι έτοιμοι.
ready-said = Δηλώσατε έτοιμοι. Η επόμενη παρτίδα περιμένει ακόμη: { $players }.
own-name = Όνομα
register-and-join = Δημιουργία λογαριασμού και συμμετοχή
picture-table = Kingdomino
picture-kingdom = Βασίλειο: { $name }
picture-square =
    { $crowns ->
        [one] { $terrain } με { $crowns } στέμμα
       *[other] { $terrain } με { $crowns } στέμματα
    }
picture-before-first-round = Πριν από τον πρώτο γύρο
picture-round = Γύρος { $round } από { $rounds }
picture-undrawn =
    { $dominoes ->
        [one] απομένει { $dominoes } ντόμινο
       *[other] απομένουν { $dominoes } ντόμινο
    }
picture-all-drawn = δεν απομένουν ντόμινο
picture-turn =
    { $expected ->
        [pick] Παίζει { $name }: επιλογή ντόμινο.
        [place] Παίζει { $name }: τοποθέτηση του ντόμινο { $domino }.
        [cover] Παίζει { $name }: κάλυψη στέμματος με γίγαντα.
       *[send-or-keep] Παίζει { $name }: αποστολή ή διατήρηση γίγαντα.
    }
picture-nobodys-turn = Δεν είναι η σειρά κανενός παίκτη.
picture-won =
    { $points ->
        [one] Νίκη: { $name }, με { $points } πόντο.
       *[other] Νίκη: { $name }, με { $points } πόντους.
    }
picture-won-together =
    { $points ->
        [one] Κοινή νίκη: { $names }, με { $points } πόντο.
       *[other] Κοινή νίκη: { $names }, με { $points } πόντους.
    }
picture-to-place = Αυτός ο γύρος
picture-to-pick = Επόμενος γύρος
picture-order-of-picks = Σειρά επιλογής
picture-nothing-to-pick = Τελευταίος γύρος: δεν υπάρχει επιλογή.
picture-free = ελεύθερο
picture-done = έτοιμο
picture-discarded = ξεσκαρταρίστηκαν: { $dominoes }
picture-if-it-stays = +{ $points } αν μείνει έτσι
picture-pending = { $quest }: { $points } αν μείνει έτσι
picture-with-giant = με γίγαντα
picture-with-footprint = με πατημασιές
picture-extent = { $width } × { $height } (το πολύ { $frame } × { $frame })
picture-property =
    { $terrain }: { $squares ->
        [one] { $squares } τετράγωνο
       *[other] { $squares } τετράγωνα
    } × { $crowns ->
        [one] { $crowns } στέμμα
       *[other] { $crowns } στέμματα
    } = { $points }
picture-local-business = { $points } πόντοι για κάθε τετράγωνο «{ $terrain }» γύρω από το κάστρο
picture-four-corners = { $points } πόντοι για κάθε τετράγωνο «{ $terrain }» σε γωνία του βασιλείου
picture-harmony = { $points } πόντοι αν δεν ξεσκαρτάρετε κανένα ντόμινο
picture-middle-kingdom = { $points } πόντοι για το κάστρο στο κέντρο
picture-lost-corner = { $points } πόντοι για το κάστρο σε γωνία
picture-folie-des-grandeurs = { $points } πόντοι για κάθε τρία τετράγωνα στη σειρά με στέμμα
picture-bleak-king = { $points } πόντοι ανά ενότητα με 5+ τετράγωνα χωρίς στέμματα, εκτός από βάλτους και βουνά
picture-ranking = Κατάταξη
picture-ties =
    { $crowns ->
        [one] μεγαλύτερη ενότητα { $largest }, { $crowns } στέμμα
       *[other] μεγαλύτερη ενότητα { $largest }, { $crowns } στέμματα
    }
picture-key = { $terrains }. Τα ψηφία είναι στέμματα, ένα μικρό γράμμα σημαίνει γίγαντα και το ## είναι το κάστρο.
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
close = Κλείσιμο
menu = Περισσότερες επιλογές
language = Γλώσσα
nobody = Διαγραμμένος λογαριασμός
nav = Κύρια
nav-start = Αρχική
nav-games = Παρτίδες
nav-lobby = Λόμπι
nav-leaderboards = Κατάταξη
nav-learn = Μάθετε
nav-profile = Προφίλ
nav-settings = Ρυθμίσεις
log-in = Σύνδεση
register = Δημιουργία λογαριασμού
name = Όνομα
password = Κωδικός πρόσβασης
for-programmers = Για προγραμματιστές
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
guest-join-explained = Δεν χρειάζεται λογαριασμός. Προσθέστε αργότερα έναν κωδικό για να κρατήσετε τις παρτίδες σας.
rated-needs-account = Η παρτίδα έχει βαθμολογία, οπότε χρειάζεστε λογαριασμό για να συμμετάσχετε.
table-made-unrated = { $player } έκανε την παρτίδα χωρίς βαθμολογία.
waits-for-players =
    { $missing ->
        [one] Λείπει { $missing } παίκτης
       *[other] Λείπουν { $missing } παίκτες
    }
span-days-hours = { $days } ημ. { $hours } ώ.
span-hours-minutes = { $hours } ώ. { $minutes } λ.
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
version = Κίνηση
letter-wheat = Σ
letter-forest = Δ
letter-lake = Λ
letter-pasture = Α
letter-swamp = Β
letter-mine = Ν
new-quick = Παίξτε με τον υπολογιστή
new-series = Δυναστεία
series-mine = Οι δυναστείες σας
series-all = Όλες οι δυναστείες
series-first =
    { $over ->
        [yes] Νίκη: { $name }
       *[no] Προηγείται: { $name }
    }, με { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    } και διαφορά { $ahead }.
series-you-first =
    { $over ->
        [yes] Κερδίσατε
       *[no] Προηγείστε
    } με { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    } και διαφορά { $ahead }.
series-together =
    { $over ->
        [yes] Κέρδισαν μαζί: { $names }
       *[no] Προηγούνται μαζί: { $names }
    }, με { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }.
find-table = Εύρεση παρτίδας
nobody-else-yet = Αναμονή για παίκτες
desk-calm = Δεν εκκρεμεί τίποτα.
desk-empty = Εδώ εμφανίζονται οι παρτίδες σας. Δημιουργήστε μία για φίλους, μπείτε σε μία από το λόμπι ή παίξτε με τον υπολογιστή.
invitations =
    { $count ->
        [one] { $count } πρόσκληση
       *[other] { $count } προσκλήσεις
    }
decline-invitation = Απόρριψη
you-declined = Απορρίψατε την πρόσκληση (από: { $from }).
at-the-table = Στο τραπέζι: { $names }
next-waits =
    { $count ->
        [one] Επόμενη παρτίδα: { $names }
       *[other] Επόμενη παρτίδα (περιμένουν { $count }): { $names }
    }
log-in-first = Συνδεθείτε για να το δείτε.
look-around = Περιήγηση ως επισκέπτης
play-too = Δημιουργήστε λογαριασμό για να παίξετε με άλλους, ή παίξτε αμέσως με τον υπολογιστή.
house-mark = Υπολογιστής
show-password = Εμφάνιση
change = Αλλαγή
claim = Κρατήστε τις παρτίδες σας
guest-hint = Δημιουργήστε λογαριασμό για να κρατήσετε τις παρτίδες σας
avatar = Το κάστρο σας
theme = Θέμα
replay = Αναπαραγωγή`;export{e as default};