# Άνοιγμα τραπεζιού, εύρεση τραπεζιού και δυναστείες, στον πελάτη ιστού.

## Πεδία

unit-of-time = Μονάδα χρόνου
unit-minutes = λεπτά
unit-hours = ώρες
unit-days = ημέρες
keep-it = Να μείνει όπως είναι
you = Εσείς

## Άνοιγμα τραπεζιού

new-quick = Με τον υπολογιστή, τώρα
new-quick-explained = Αρχίζει αμέσως και δεν έχει ρολόι. Το αποτέλεσμα δεν αλλάζει τη βαθμολογία κανενός.
new-against = Αντίπαλος
new-with-others = Με άλλους
new-players = Παίκτες
new-players-explained =
    { $players ->
        [2] Καθένας έχει δύο βασιλιάδες και επιλέγει δύο φορές σε κάθε γύρο.
        [3] Καθένας έχει έναν βασιλιά· η παρτίδα έχει δώδεκα γύρους.
       *[other] Καθένας έχει έναν βασιλιά· παίζονται όλα τα ντόμινο.
    }
new-five = Πέντε παίζουν μόνο με την Εποχή των Γιγάντων: αυτή φέρνει τα ντόμινο και το πέμπτο κάστρο.
new-pace = Χρόνος για μια απόφαση
new-untimed = Χωρίς όριο
new-untimed-explained = Κανείς δεν αργεί ποτέ, και μια παρτίδα μπορεί να μείνει καιρό ακίνητη.
new-live-explained = Για όταν είναι όλοι παρόντες την ίδια ώρα.
new-another-pace = Άλλος
new-which-pace = Ποιος ρυθμός
new-by-hand = Με το χέρι
pace-relaxed = Χαλαρός
pace-steady = Σταθερός
pace-quick = Γρήγορος
pace-bank = Απόθεμα χρόνου
new-cap = Το απόθεμα δεν ξεπερνά ποτέ: { $time }.
new-time-for = Ο χρόνος είναι για
new-time-per-turn = κάθε απόφαση
new-time-per-turn-explained = Ο ίδιος για κάθε απόφαση· ό,τι δεν χρησιμοποιηθεί χάνεται.
new-time-bank = όλη την παρτίδα
new-time-bank-explained = Ένα απόθεμα χρόνου: όποιος αποφασίζει γρήγορα κρατά χρόνο για αργότερα.
new-per-turn = Χρόνος για κάθε απόφαση
new-initial = Στο απόθεμα στην αρχή
new-increment = Κάθε απόφαση προσθέτει
new-cap-label = Το απόθεμα χωρά το πολύ
new-grace = Δεν μετρά από κάθε αναμονή
new-seats = Ποιος κάθεται πού
new-seat = Θέση { $number }
new-anybody = Οποιοσδήποτε
new-friend = Ένας φίλος
new-friend-name = Το όνομά του εδώ
new-house-random = { house-name-random }
new-house-greedy = { house-name-greedy }: παίρνει τους περισσότερους πόντους
new-house-searching = { house-name-searching }
new-seats-anybody = Μπορεί να καθίσει όποιος βρει το τραπέζι στο λόμπι ή πάρει τον σύνδεσμό του.
new-seats-friends = Μπορούν να καθίσουν μόνο οι φίλοι σας. Προσκαλούνται μόλις ανοίξει το τραπέζι.
new-seats-mixed = Οι φίλοι σας προσκαλούνται, αλλά το τραπέζι είναι δημόσιο: άλλοι μπορεί να προλάβουν.
new-seats-house = Ο υπολογιστής παίρνει όλες τις άλλες θέσεις: η παρτίδα αρχίζει αμέσως.
new-more-explained = Κανόνες και παραλλαγές, δυναστεία, καθυστέρηση, πρόσβαση, βαθμολογία
new-rules = Κανόνες
new-expansion = Κουτί
new-base-explained = Το παιχνίδι όπως βγήκε το 2016, για δύο έως τέσσερις.
new-giants-explained = Οι γίγαντες καλύπτουν στέμματα και στέλνονται στους αντιπάλους, και δύο αποστολές δίνουν πόντους. Το Κεντρικό Βασίλειο και η Αρμονία είναι αποστολές του.
new-variants = Παραλλαγές
new-variant-middle-kingdom = 10 πόντοι αν το κάστρο είναι στο κέντρο του βασιλείου.
new-variant-harmony = 5 πόντοι αν δεν απορρίφθηκε κανένα ντόμινο.
new-variant-mighty-duel = Δύο παίκτες, όλα τα ντόμινο, βασίλεια 7 × 7.
new-not-with-so-many = Δεν παίζεται με τόσους παίκτες.
new-edition = Όπου διαφέρουν οι κανόνες
new-edition-explained = Ορίζει ποιο κείμενο ισχύει όπου οι τυπωμένοι κανόνες και το Board Game Arena δεν συμφωνούν.
new-forced = Να παίζεται ό,τι δεν αφήνει επιλογή
new-forced-explained = Ένα βήμα με μία μόνο δυνατότητα παίζεται αμέσως, και κανείς δεν το περιμένει.
new-series = Δυναστεία
new-is-series = Να παιχτεί δυναστεία
new-is-series-explained = Πολλές παρτίδες των ίδιων παικτών με τους ίδιους κανόνες· μετρούν οι πόντοι όλων.
new-games = Αριθμός παρτίδων
new-rest = Ανάμεσα σε δύο παρτίδες
new-rest-at_once = Χωρίς διάλειμμα
new-rest-at_once-explained = Η επόμενη παρτίδα αρχίζει μόλις τελειώσει η προηγούμενη.
new-rest-after = Διάλειμμα
new-rest-after-explained = Η επόμενη παρτίδα αρχίζει μετά από διάλειμμα, ή νωρίτερα αν είναι όλοι έτοιμοι.
new-rest-when_ready = Όταν είναι όλοι έτοιμοι
new-rest-when_ready-explained = Η επόμενη παρτίδα αρχίζει όταν δηλώσουν όλοι ότι είναι έτοιμοι.
new-rest-length = Διάρκεια του διαλείμματος
new-rest-at-most = Το μεγαλύτερο διάλειμμα
new-seating = Θέσεις από παρτίδα σε παρτίδα
new-seating-rotate = Μία θέση πιο πέρα
new-seating-rotate-explained = Από παρτίδα σε παρτίδα όλοι προχωρούν κατά μία θέση.
new-seating-keep = Ίδιες
new-seating-keep-explained = Καθένας κρατά τη θέση της πρώτης παρτίδας.
new-seating-shuffle = Στην τύχη
new-seating-shuffle-explained = Πριν από κάθε παρτίδα η τύχη ορίζει ποιος κάθεται πού.
new-clock = Το ρολόι
new-no-clock = Χωρίς χρονικό όριο κανείς δεν αργεί. Επιλέξτε ρυθμό για να ορίσετε τι γίνεται τότε.
new-timeout = Όταν τελειώσει ο χρόνος
new-play-for = Ο υπολογιστής αποφασίζει μία φορά
new-take-over = Ο υπολογιστής παίρνει τη θέση
new-take-over-after = Παίρνει τη θέση μετά από τόσες συνεχόμενες φορές
new-may-return = Ο παίκτης μπορεί να επιστρέψει
new-may-return-explained = Όποιος έχασε τη θέση του μπορεί να την πάρει πίσω. Χωρίς αυτό ο υπολογιστής παίζει ως το τέλος.
new-holidays = Οι διακοπές σταματούν το ρολόι
new-holidays-explained = Το ρολόι ενός παίκτη σε διακοπές δεν τρέχει.
new-weekends = Τα σαββατοκύριακα σταματούν το ρολόι
new-weekends-explained = Το ρολόι ενός παίκτη που παίζει μόνο καθημερινές δεν τρέχει τα σαββατοκύριακα.
new-who = Ποιος παίρνει μέρος και τι μετρά
new-access = Πρόσβαση
new-public = Δημόσιο
new-public-explained = Το τραπέζι είναι στο λόμπι, και όλοι μπορούν να βλέπουν την παρτίδα.
new-by-invitation = Με πρόσκληση
new-by-invitation-explained = Μόνο οι προσκεκλημένοι σας βλέπουν το τραπέζι και μπορούν να καθίσουν.
new-rated = Βαθμολογία
new-rated-people = Άνθρωποι
new-rated-people-explained = Το αποτέλεσμα αλλάζει τη βαθμολογία ανθρώπων μεταξύ τους· ο υπολογιστής και τα bot δεν μετρούν.
new-rated-everybody = Όλοι
new-rated-everybody-explained = Μετρά και το αποτέλεσμα απέναντι στον υπολογιστή και στα bot.
new-rated-no = Κανείς
new-rated-no-explained = Η παρτίδα δεν αλλάζει τη βαθμολογία κανενός.
new-bots = Μπορούν να καθίσουν bot
new-bots-explained = Τα bot είναι προγράμματα άλλων παικτών. Έχουν σχετική ένδειξη.
new-hand-over = Οι θέσεις μπορούν να παραδοθούν
new-hand-over-explained = Όποιος πρέπει να σταματήσει μπορεί να προσφέρει τη θέση σε άλλον, που συνεχίζει με αυτό το βασίλειο.
new-chance = Προσθήκη δικής μου τύχης
new-chance-explained = Ο περιηγητής σας προσθέτει έναν τυχαίο αριθμό στο ανακάτεμα, ώστε ούτε ο διακομιστής να μην μπορούσε να το επιλέξει μόνος. Εμφανίζεται μετά την παρτίδα.
new-summary = Αυτό το τραπέζι
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
new-open = Άνοιγμα τραπεζιού
new-open-series = Έναρξη της δυναστείας
new-register-first = Δημιουργήστε λογαριασμό για να το ανοίξετε
new-not-invited = Η πρόσκληση δεν στάλθηκε ({ $name }): { $reason }

## Το λόμπι

lobby-lead = Τραπέζια που περιμένουν παίκτες. Καθίστε, και η παρτίδα αρχίζει μόλις πιαστούν όλες οι θέσεις.
lobby-filters = Φίλτρα
lobby-any = Όλα
lobby-plain = Χωρίς παραλλαγές
lobby-pace = Ρυθμός
lobby-pace-live = Αμέσως, έως μία ώρα
lobby-pace-days = Έως δύο ημέρες
lobby-pace-slow = Πιο αργά
lobby-pace-untimed = Χωρίς όριο
lobby-bots = Bot
lobby-bots-without = Χωρίς
lobby-bots-with = Επιτρέπονται
lobby-all = Εμφάνιση όλων
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
lobby-series = Η πρώτη παρτίδα μιας δυναστείας
lobby-mine = Κάθεστε εδώ
lobby-opened = Άνοιξε { $ago }
lobby-older = Εμφάνιση περισσότερων
lobby-watched = Παιχνίδια για παρακολούθηση
lobby-watched-explained = Παιχνίδια που παίζονται τώρα, ανοιχτά για όλους.
lobby-empty = Κανένα τραπέζι δεν περιμένει τώρα. Ανοίξτε ένα: μένει εδώ ώσπου να καθίσει κάποιος.
lobby-none-like-that = Δεν υπάρχει τώρα τέτοιο τραπέζι. Ψάξτε άλλα ή ανοίξτε ένα.

## Δυναστείες

series-mine = Οι δυναστείες μου
series-all = Όλες οι δυναστείες μου
series-running = Σε εξέλιξη
series-past = Τελειωμένες
series-new = Νέα δυναστεία
series-none = Καμία δυναστεία ακόμη. Αρχίστε μία, με φίλους ή με τον υπολογιστή.
series-table = Πόντοι ανά παίκτη και παρτίδα
series-agreed = Τι έχει συμφωνηθεί
series-live = ως τώρα
series-game-won = νίκη
series-to-game = Στην παρτίδα { $game }
series-withdraw = Αποχώρηση από τη δυναστεία
series-withdraw-sure = Από την επόμενη παρτίδα τη θέση σας την παίρνει ο υπολογιστής. Αυτό δεν αναιρείται.
series-cancel = Ακύρωση της δυναστείας
series-cancel-sure = Τελειώνει εδώ για όλους, και η βαθμολογία μένει όπως είναι.
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

find-table = Εύρεση τραπεζιού
nobody-else-yet = Κανείς άλλος ακόμη
desk-calm = Τίποτα δεν σας περιμένει.
desk-empty = Εδώ είναι οι παρτίδες σας. Ανοίξτε τραπέζι για φίλους, καθίστε σε ένα από το λόμπι ή παίξτε αμέσως με τον υπολογιστή.
invitations =
    { $count ->
        [one] { $count } πρόσκληση
       *[other] { $count } προσκλήσεις
    }
decline-invitation = Απόρριψη
you-declined = Η πρόσκληση δεν εμφανίζεται πια εδώ (από: { $from }).
at-the-table = Στο τραπέζι: { $names }
news = Τι νέο υπάρχει
mark-read = Σήμανση όλων ως αναγνωσμένων
show-all = Εμφάνιση και των { $count }

## Σε ένα τραπέζι

next-waits =
    { $count ->
        [one] Επόμενη παρτίδα: { $names }
       *[other] Επόμενη από { $count } παρτίδες: { $names }
    }
table-of = Το τραπέζι: { $name }
who-is-here = Ποιος είναι εδώ
seat-free = Ελεύθερη
seat-house = ο υπολογιστής
seat-opener = άνοιξε το τραπέζι
invited-names = Προσκλήσεις χωρίς απάντηση ακόμη: { $names }
invite-who = Φέρτε κάποιον
invite-by-name-explained = Παίκτες που έχουν λογαριασμό εδώ: ειδοποιούνται αμέσως.
invite-house = Ή με τον υπολογιστή
invite-house-explained = Ο υπολογιστής παίρνει την επόμενη ελεύθερη θέση. Μόλις γεμίσουν όλες, η παρτίδα αρχίζει.
invite-by-link = Με σύνδεσμο
invite-by-link-explained = Όποιος έχει τον σύνδεσμο βλέπει το τραπέζι και μπορεί να καθίσει, και με νέο λογαριασμό.
invite-by-mail = Γράψτε μήνυμα
was-invited = Η πρόσκληση στάλθηκε ({ $name }).
begin-now-explained =
    { $players ->
        [2] Με τους δύο που είναι εδώ, χωρίς να περιμένετε άλλους.
       *[other] Με τους { $players } που είναι εδώ, χωρίς να περιμένετε άλλους.
    }
cancel-table-sure = Το τραπέζι κλείνει για όλους.
invited-you = Έχετε πρόσκληση σε αυτό το τραπέζι.
