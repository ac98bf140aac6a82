# Δημιουργία παρτίδας, λόμπι, δυναστείες και κατάλογος παρτίδων, στον πελάτη ιστού.

## Πεδία

unit-of-time = Μονάδα χρόνου
unit-minutes = λεπτά
unit-hours = ώρες
unit-days = ημέρες
keep-it = Πίσω
you = Εσείς

## Δημιουργία παρτίδας

new-quick = Παίξτε με τον υπολογιστή
new-quick-explained = Η παρτίδα αρχίζει αμέσως, δεν έχει όριο χρόνου και δεν αλλάζει τη βαθμολογία.
new-against = Αντίπαλος
new-with-others = Παίξτε με άλλους
new-players = Παίκτες
new-players-explained =
    { $players ->
        [2] Κάθε παίκτης έχει δύο βασιλιάδες και επιλέγει δύο φορές σε κάθε γύρο.
       *[other] Κάθε παίκτης έχει έναν βασιλιά. Η παρτίδα έχει δώδεκα γύρους.
    }
new-five = Για πέντε παίκτες χρειάζεται η Εποχή των Γιγάντων, που προσθέτει ντόμινο και ένα πέμπτο κάστρο.
new-pace = Χρόνος ανά κίνηση
new-untimed = Χωρίς όριο
new-untimed-explained = Οι κινήσεις δεν έχουν προθεσμία, και μια παρτίδα μπορεί να μείνει καιρό ακίνητη.
new-live-explained = Για παίκτες που είναι συνδεδεμένοι την ίδια ώρα.
new-another-pace = Άλλος
new-which-pace = Άλλοι χρόνοι
new-by-hand = Προσαρμοσμένος
pace-relaxed = Χαλαρός
pace-steady = Σταθερός
pace-quick = Γρήγορος
pace-bank = Απόθεμα χρόνου
new-cap = Το απόθεμα δεν ξεπερνά ποτέ: { $time }.
new-time-for = Το όριο ισχύει για
new-time-per-turn = Κάθε κίνηση
new-time-per-turn-explained = Κάθε κίνηση έχει τον ίδιο χρόνο. Ό,τι δεν χρησιμοποιηθεί χάνεται.
new-time-bank = Όλη την παρτίδα
new-time-bank-explained = Ένα απόθεμα χρόνου: οι γρήγορες κινήσεις κρατούν χρόνο για αργότερα.
new-per-turn = Χρόνος ανά κίνηση
new-initial = Χρόνος στην αρχή
new-increment = Χρόνος που προστίθεται ανά κίνηση
new-cap-label = Μέγιστος χρόνος στο απόθεμα
new-grace = Αναμονή πριν ξεκινήσει το ρολόι
new-seats = Θέσεις
new-seat = Θέση { $number }
new-anybody = Οποιοσδήποτε
new-friend = Ένας φίλος
new-friend-name = Όνομα του φίλου
new-house-random = { house-name-random }: παίζει στην τύχη
new-house-greedy = { house-name-greedy }: παίρνει τους περισσότερους πόντους
new-house-searching = { house-name-searching }: βλέπει πιο μπροστά
new-seats-anybody = Μπορεί να μπει όποιος βρει το τραπέζι στο λόμπι ή έχει τον σύνδεσμο.
new-seats-friends = Μπορούν να μπουν μόνο οι φίλοι σας. Προσκαλούνται όταν δημιουργήσετε την παρτίδα.
new-seats-mixed = Οι φίλοι σας προσκαλούνται, αλλά το τραπέζι είναι δημόσιο: άλλοι παίκτες μπορεί να προλάβουν.
new-seats-house = Ο υπολογιστής παίρνει όλες τις άλλες θέσεις. Η παρτίδα αρχίζει αμέσως.
new-more-explained = Κανόνες και παραλλαγές, δυναστεία, ρολόι, πρόσβαση, βαθμολογία
new-rules = Κανόνες
new-expansion = Επέκταση
new-base-explained = Το αρχικό παιχνίδι του 2016, για δύο έως τέσσερις παίκτες.
new-giants-explained = Οι γίγαντες καλύπτουν στέμματα και μπορούν να σταλούν στους αντιπάλους, και δύο αποστολές δίνουν πόντους. Το Κεντρικό Βασίλειο και η Αρμονία είναι πιθανές αποστολές.
new-variants = Παραλλαγές
new-variant-middle-kingdom = 10 πόντοι αν το κάστρο σας είναι στο κέντρο του βασιλείου.
new-variant-harmony = 5 πόντοι αν δεν ξεσκαρτάρετε κανένα ντόμινο.
new-variant-mighty-duel = Δύο παίκτες, όλα τα ντόμινο, βασίλεια 7 × 7.
new-not-with-so-many = Δεν διατίθεται για τόσους παίκτες.
new-edition = Έκδοση κανόνων
new-edition-explained = Ορίζει ποιοι κανόνες ισχύουν όπου διαφέρουν το έντυπο βιβλίο κανόνων και το Board Game Arena.
new-forced = Αυτόματες υποχρεωτικές κινήσεις
new-forced-explained = Μια κίνηση με μία μόνο δυνατότητα παίζεται αμέσως.
new-series = Δυναστεία
new-is-series = Παίξτε δυναστεία
new-is-series-explained = Μερικές παρτίδες με τους ίδιους παίκτες και τους ίδιους κανόνες. Οι πόντοι όλων αθροίζονται.
new-games = Αριθμός παρτίδων
new-rest = Διάλειμμα ανάμεσα στις παρτίδες
new-rest-at_once = Χωρίς διάλειμμα
new-rest-at_once-explained = Κάθε παρτίδα αρχίζει μόλις τελειώσει η προηγούμενη.
new-rest-after = Διάλειμμα με όριο
new-rest-after-explained = Η επόμενη παρτίδα αρχίζει μετά το διάλειμμα, ή νωρίτερα αν είναι όλοι οι παίκτες έτοιμοι.
new-rest-when_ready = Όταν είναι όλοι έτοιμοι
new-rest-when_ready-explained = Η επόμενη παρτίδα αρχίζει όταν όλοι οι παίκτες δηλώσουν ότι είναι έτοιμοι, το αργότερο μετά το μέγιστο διάλειμμα.
new-rest-length = Διάρκεια του διαλείμματος
new-rest-at-most = Μέγιστο διάλειμμα
new-seating = Σειρά των θέσεων
new-seating-rotate = Κυκλικά
new-seating-rotate-explained = Μετά από κάθε παρτίδα όλοι προχωρούν κατά μία θέση.
new-seating-keep = Ίδιες
new-seating-keep-explained = Όλοι κρατούν τη θέση της πρώτης παρτίδας.
new-seating-shuffle = Στην τύχη
new-seating-shuffle-explained = Πριν από κάθε παρτίδα οι θέσεις κληρώνονται.
new-clock = Ρολόι
new-no-clock = Χωρίς όριο, ο χρόνος δεν τελειώνει ποτέ. Επιλέξτε χρόνο ανά κίνηση για να ορίσετε τι γίνεται όταν τελειώσει.
new-timeout = Όταν τελειώσει ο χρόνος
new-play-for = Ο υπολογιστής παίζει τη σειρά
new-take-over = Ο υπολογιστής παίρνει τη θέση
new-take-over-after = Χαμένες σειρές ώσπου ο υπολογιστής να πάρει τη θέση
new-may-return = Οι παίκτες μπορούν να επιστρέψουν
new-may-return-explained = Ένας παίκτης μπορεί να πάρει πίσω τη θέση που πήρε ο υπολογιστής. Αν είναι απενεργοποιημένο, ο υπολογιστής παίζει ως το τέλος.
new-holidays = Οι διακοπές σταματούν το ρολόι
new-holidays-explained = Το ρολόι ενός παίκτη σε διακοπές σταματά.
new-weekends = Τα σαββατοκύριακα σταματούν το ρολόι
new-weekends-explained = Το ρολόι ενός παίκτη με ελεύθερα σαββατοκύριακα σταματά τα σαββατοκύριακα.
new-who = Πρόσβαση και βαθμολογία
new-access = Πρόσβαση
new-public = Δημόσιο
new-public-explained = Το τραπέζι εμφανίζεται στο λόμπι, και ο καθένας μπορεί να παρακολουθεί την παρτίδα.
new-by-invitation = Με πρόσκληση
new-by-invitation-explained = Μόνο οι παίκτες που προσκαλείτε βλέπουν το τραπέζι και μπορούν να μπουν.
new-rated = Παρτίδες με βαθμολογία
new-rated-people = Μόνο με ανθρώπους
new-rated-people-explained = Τα αποτελέσματα μεταξύ ανθρώπων αλλάζουν τη βαθμολογία. Τα αποτελέσματα με τον υπολογιστή και με μποτ δεν μετρούν.
new-rated-everybody = Με όλους
new-rated-everybody-explained = Μετρούν και τα αποτελέσματα με τον υπολογιστή και με μποτ.
new-rated-no = Χωρίς βαθμολογία
new-rated-no-explained = Η παρτίδα δεν αλλάζει τη βαθμολογία κανενός.
new-bots = Επιτρέπονται μποτ
new-bots-explained = Τα μποτ είναι προγράμματα άλλων παικτών. Έχουν σχετική ένδειξη.
new-hand-over = Οι θέσεις παραχωρούνται
new-hand-over-explained = Ένας παίκτης που πρέπει να σταματήσει μπορεί να προσφέρει τη θέση σε άλλον παίκτη, που συνεχίζει με το ίδιο βασίλειο.
new-chance = Προσθήκη δικού μου τυχαίου αριθμού στο ανακάτεμα
new-chance-explained = Ο περιηγητής σας προσθέτει έναν τυχαίο αριθμό, ώστε να μην μπορεί ούτε ο διακομιστής να καθορίσει μόνος του το ανακάτεμα. Ο αριθμός εμφανίζεται μετά την παρτίδα.
new-summary = Σύνοψη
new-summary-series =
    { $games ->
        [one] Δυναστεία με { $games } παρτίδα.
       *[other] Δυναστεία με { $games } παρτίδες.
    }
new-summary-at-once = Αρχίζει αμέσως.
new-summary-public =
    { $free ->
        [one] Δημόσιο: { $free } θέση είναι ελεύθερη.
       *[other] Δημόσιο: { $free } θέσεις είναι ελεύθερες.
    }
new-summary-invitation =
    { $free ->
        [one] Με πρόσκληση: { $free } θέση είναι ελεύθερη.
       *[other] Με πρόσκληση: { $free } θέσεις είναι ελεύθερες.
    }
new-open = Δημιουργία παρτίδας
new-open-series = Δημιουργία δυναστείας
new-register-first = Δημιουργήστε λογαριασμό για να συνεχίσετε
new-not-invited = Η πρόσκληση δεν στάλθηκε ({ $name }): { $reason }

## Το λόμπι

lobby-lead = Μπείτε σε ένα τραπέζι: η παρτίδα αρχίζει μόλις πιαστούν όλες οι θέσεις.
lobby-play = Παίξτε με κάποιον
lobby-play-explained = Σας πηγαίνει σε ένα τραπέζι με αυτές τις ρυθμίσεις. Αν κανένα δεν έχει ελεύθερη θέση, ανοίγει ένα για εσάς.
lobby-live = Ζωντανές παρτίδες
lobby-live-explained = { new-live-explained }
lobby-live-none = Κανένα τραπέζι για ζωντανή παρτίδα δεν περιμένει τώρα.
lobby-live-open = Άνοιγμα τραπεζιού
lobby-days = Πολυήμερες παρτίδες
lobby-days-explained = Μια κίνηση πότε πότε, όποτε έχετε ένα λεπτό.
lobby-days-none = Κανένα τραπέζι για πολυήμερη παρτίδα δεν περιμένει τώρα.
lobby-days-open = Άνοιγμα τραπεζιού
lobby-joined = Παίζετε με: { $names }.
lobby-own-opened = Κανένα τραπέζι δεν ταιριάζει τώρα, γι' αυτό ανοίξατε ένα. Εμφανίζεται στο λόμπι, και θα ειδοποιηθείτε μόλις αρχίσει η παρτίδα.
lobby-own-waits = Το τραπέζι σας περιμένει ακόμη. Θα ειδοποιηθείτε μόλις αρχίσει η παρτίδα.
lobby-filters = Φίλτρα
lobby-any = Όλα
lobby-plain = Καμία
lobby-pace = Χρόνος ανά κίνηση
lobby-pace-live = Έως μία ώρα
lobby-pace-days = Έως δύο ημέρες
lobby-pace-slow = Πάνω από δύο ημέρες
lobby-pace-untimed = Χωρίς όριο
lobby-bots = Μποτ
lobby-bots-without = Δεν επιτρέπονται
lobby-bots-with = Επιτρέπονται
lobby-all = Καθαρισμός φίλτρων
lobby-tables =
    { $count ->
        [0] Κανένα τραπέζι
        [one] { $count } τραπέζι
       *[other] { $count } τραπέζια
    }
lobby-free =
    { $free ->
        [one] { $free } από { $players } θέσεις είναι ελεύθερη
       *[other] { $free } από { $players } θέσεις είναι ελεύθερες
    }
lobby-series = Πρώτη παρτίδα δυναστείας
lobby-mine = Μετάβαση στο τραπέζι σας
lobby-opened = Δημιουργήθηκε { $ago }
lobby-watched = Παρακολούθηση παρτίδων
lobby-watched-explained = Δημόσιες παρτίδες σε εξέλιξη.
lobby-empty = Κανένα τραπέζι δεν περιμένει παίκτες τώρα. Ανοίξτε ένα: εμφανίζεται εδώ ώσπου να πιαστούν όλες οι θέσεις.
lobby-none-like-that = Κανένα τραπέζι δεν ταιριάζει με τα φίλτρα.

## Δυναστείες

series-mine = Οι δυναστείες σας
series-all = Όλες οι δυναστείες
series-running = Σε εξέλιξη
series-past = Ολοκληρωμένες
series-new = Δημιουργία δυναστείας
series-none = Καμία δυναστεία ακόμη. Δημιουργήστε μία με φίλους ή με τον υπολογιστή.
series-table = Πόντοι ανά παίκτη και παρτίδα
series-agreed = Ρυθμίσεις παρτίδας
series-live = ως τώρα
series-game-won = νίκη
series-to-game = Μετάβαση στην παρτίδα { $game }
series-withdraw = Αποχώρηση από τη δυναστεία
series-withdraw-sure = Από την επόμενη παρτίδα παίζει στη θέση σας ο υπολογιστής. Αυτό δεν αναιρείται.
series-cancel = Ακύρωση της δυναστείας
series-cancel-sure = Η δυναστεία τελειώνει για όλους. Η κατάταξη μένει όπως είναι.
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
column-rank = Θέση
column-wins = Νίκες

## Ο κατάλογος των παρτίδων

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
news = Ειδοποιήσεις

## Σε ένα τραπέζι

next-waits =
    { $count ->
        [one] Επόμενη παρτίδα: { $names }
       *[other] Επόμενη παρτίδα (περιμένουν { $count }): { $names }
    }
table-of = Τραπέζι: { $name }
who-is-here = Παίκτες
seat-free = Ελεύθερη θέση
seat-house = παίκτης-υπολογιστής
seat-opener = οικοδεσπότης
invited-names = Προσκλήσεις σε εκκρεμότητα: { $names }
invite-who = Πρόσκληση παικτών
invite-by-name-explained = Ο παίκτης χρειάζεται λογαριασμό εδώ και ειδοποιείται αμέσως.
invite-house = Προσθήκη υπολογιστή
invite-house-explained = Ο υπολογιστής παίρνει την επόμενη ελεύθερη θέση. Η παρτίδα αρχίζει μόλις πιαστούν όλες.
invite-by-link = Πρόσκληση με σύνδεσμο
invite-by-link-explained = Όποιος έχει τον σύνδεσμο βλέπει το τραπέζι και μπορεί να μπει, και με νέο λογαριασμό.
invite-by-mail = Αποστολή με email
was-invited = Η πρόσκληση στάλθηκε ({ $name }).
begin-now-explained =
    { $players ->
        [2] Αρχίζει με τους δύο παίκτες στο τραπέζι, χωρίς να περιμένει άλλους.
       *[other] Αρχίζει με τους { $players } παίκτες στο τραπέζι, χωρίς να περιμένει άλλους.
    }
cancel-table-sure = Το τραπέζι κλείνει για όλους.
