var e=[`# Τι υπάρχει στο κουτί, και τι επιλέγει ένα τραπέζι.

terrain-wheat = χωράφι με σιτάρι
terrain-forest = δάσος
terrain-lake = λίμνη
terrain-pasture = λιβάδι
terrain-swamp = βάλτος
terrain-mine = βουνό

variant-middle-kingdom = Το Κεντρικό Βασίλειο
variant-harmony = Αρμονία
variant-mighty-duel = Η Μεγάλη Μονομαχία

edition-rulebook = Βιβλίο κανόνων
edition-board-game-arena = Board Game Arena

expansion-none = Βασικό παιχνίδι
expansion-age-of-giants = Η Εποχή των Γιγάντων

house-random = Υπολογιστής (στην τύχη)
house-greedy = Υπολογιστής (άπληστος)
house-searching = Υπολογιστής (με πρόβλεψη)

quest-local-business-wheat = Τοπικό εμπόριο: χωράφι με σιτάρι
quest-local-business-forest = Τοπικό εμπόριο: δάσος
quest-local-business-lake = Τοπικό εμπόριο: λίμνη
quest-local-business-pasture = Τοπικό εμπόριο: λιβάδι
quest-local-business-swamp = Τοπικό εμπόριο: βάλτος
quest-local-business-mine = Τοπικό εμπόριο: βουνό
quest-four-corners-wheat = Οι τέσσερις γωνιές: χωράφι με σιτάρι
quest-four-corners-forest = Οι τέσσερις γωνιές: δάσος
quest-four-corners-lake = Οι τέσσερις γωνιές: λίμνη
quest-four-corners-pasture = Οι τέσσερις γωνιές: λιβάδι
quest-four-corners-swamp = Οι τέσσερις γωνιές: βάλτος
quest-four-corners-mine = Οι τέσσερις γωνιές: βουνό
quest-harmony = Αρμονία
quest-middle-kingdom = Το Κεντρικό Βασίλειο
quest-lost-corner = Η χαμένη γωνιά
quest-folie-des-grandeurs = Μεγαλομανία
quest-bleak-king = Ο βασιλιάς είναι γυμνός

## Πώς λένε οι άνθρωποι την ώρα που δείχνουν τα ρολόγια τους

time-central-european = ώρα Κεντρικής Ευρώπης
time-eastern-european = ώρα Ανατολικής Ευρώπης
time-western-european = ώρα Δυτικής Ευρώπης
time-british = ώρα Ηνωμένου Βασιλείου
time-irish = ώρα Ιρλανδίας
time-israel = ώρα Ισραήλ
time-turkey = ώρα Τουρκίας
time-moscow = ώρα Μόσχας
time-american-eastern = ανατολική ώρα Βόρειας Αμερικής
time-american-central = κεντρική ώρα Βόρειας Αμερικής
time-american-mountain = ορεινή ώρα Βόρειας Αμερικής
time-american-pacific = ώρα Ειρηνικού, Βόρεια Αμερική
time-mexico = ώρα Πόλης του Μεξικού
time-colombia = ώρα Κολομβίας
time-chile = ώρα Χιλής
time-argentina = ώρα Αργεντινής

## Λέξεις, και πόσα από αυτά

king = βασιλιάς
    .counted = { $count ->
        [one] { $count } βασιλιάς
       *[other] { $count } βασιλιάδες
    }
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
point = πόντος
    .counted = { $count ->
        [one] { $count } πόντος
       *[other] { $count } πόντοι
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
minutes =
    { $count ->
        [one] { $count } λεπτό
       *[other] { $count } λεπτά
    }
hours =
    { $count ->
        [one] { $count } ώρα
       *[other] { $count } ώρες
    }
days =
    { $count ->
        [one] { $count } ημέρα
       *[other] { $count } ημέρες
    }

## Γραμματική

list-end = { $before } και { $last }
moment =
    { $weekday ->
        [monday] Δευτέρα
        [tuesday] Τρίτη
        [wednesday] Τετάρτη
        [thursday] Πέμπτη
        [friday] Παρασκευή
        [saturday] Σάββατο
       *[sunday] Κυριακή
    }, { $day } { $month ->
        [january] Ιανουαρίου
        [february] Φεβρουαρίου
        [march] Μαρτίου
        [april] Απριλίου
        [may] Μαΐου
        [june] Ιουνίου
        [july] Ιουλίου
        [august] Αυγούστου
        [september] Σεπτεμβρίου
        [october] Οκτωβρίου
        [november] Νοεμβρίου
       *[december] Δεκεμβρίου
    } { $year }, { $time } ({ $zone })
`,`# Γιατί μια κίνηση δεν επιτρέπεται.

rule-game-finished = Η παρτίδα έχει τελειώσει.
rule-seat-conceded = Αυτή τη θέση την έχει ο υπολογιστής και παίζει ως το τέλος.
rule-seat-taken-over = Ο υπολογιστής ανέλαβε αυτή τη θέση όταν τελείωσε ο χρόνος: πάρτε την πρώτα πίσω.
rule-seat-is-yours = Κανείς δεν έχει πάρει τη θέση σας.
rule-not-your-turn = Είναι η σειρά άλλου παίκτη.
rule-must-place-first = Η σειρά σας αρχίζει με το ντόμινο κάτω από τον βασιλιά σας: τοποθετήστε το, ή ξεσκαρτάρετέ το αν δεν χωράει πουθενά. Μόνο μετά επιλέγετε νέο.
rule-nothing-to-place = Ο βασιλιάς σας δεν έχει τώρα ντόμινο για τοποθέτηση: επιλέξτε ένα από τη νέα γραμμή.
rule-domino-not-in-line = Αυτό το ντόμινο δεν είναι στη νέα γραμμή.
rule-domino-taken = Σε αυτό το ντόμινο υπάρχει ήδη άλλος βασιλιάς.
rule-not-your-domino = Αυτό δεν είναι το ντόμινο κάτω από τον βασιλιά σας.
rule-out-of-bounds = Το βασίλειο δεν θα χωρούσε στο πλέγμα του: 5 × 5 τετράγωνα μαζί με το κάστρο, 7 × 7 στη Μεγάλη Μονομαχία.
rule-cell-occupied = Ένα ντόμινο καλύπτει δύο ελεύθερες θέσεις· εδώ κάποια είναι πιασμένη.
rule-no-matching-terrain = Τουλάχιστον ένα τετράγωνο του ντόμινο πρέπει να ακουμπά, οριζόντια ή κάθετα, το κάστρο ή ένα τετράγωνο με το ίδιο τοπίο.
rule-must-place = Ένα ντόμινο που μπορεί να τοποθετηθεί πρέπει να τοποθετηθεί.
rule-must-cover = Ήρθε ένας γίγαντας στο βασίλειό σας: πριν από οτιδήποτε άλλο, επιλέξτε το στέμμα που θα καλύψει.
rule-must-send-or-keep = Τοποθετήσατε ένα ντόμινο με πατημασιές: πριν από οτιδήποτε άλλο, στείλτε έναν γίγαντα σε αντίπαλο ή κρατήστε τους γίγαντές σας.
rule-no-giant-came = Δεν έχει έρθει γίγαντας που να πρέπει να καλύψει στέμμα σας.
rule-no-footprint = Έναν γίγαντα τον στέλνετε ή τον κρατάτε μόνο αφού τοποθετήσετε ντόμινο με πατημασιές, εφόσον έχετε γίγαντα και κάποιος αντίπαλος έχει ακάλυπτο στέμμα.
rule-no-visible-crown = Ένας γίγαντας καλύπτει ακάλυπτο στέμμα· σε αυτή τη θέση δεν υπάρχει κανένα.
rule-no-giant-there = Σε αυτή τη θέση δεν έχετε γίγαντα.
rule-no-opponent = Ο γίγαντας στέλνεται σε αντίπαλο της ίδιας παρτίδας.
rule-opponent-without-crown = Αυτός ο αντίπαλος δεν έχει ακάλυπτο στέμμα για να το καλύψει γίγαντας.

## Γιατί ένα τραπέζι δεν μπορεί να γίνει όπως ζητήθηκε

settings-players-out-of-range = Το Kingdomino παίζεται από 2 έως 4 παίκτες, με την Εποχή των Γιγάντων από 2 έως 5.
settings-variant-is-a-quest = Με την Εποχή των Γιγάντων, το Κεντρικό Βασίλειο και η Αρμονία είναι αποστολές και δεν επιλέγονται ως παραλλαγές.
settings-mighty-duel-needs-two-players = Η Μεγάλη Μονομαχία παίζεται από ακριβώς 2 παίκτες.

## Γιατί μια εντολή δεν βγάζει νόημα

order-nothing-ordered = Μια εντολή λέει πώς να γίνει η τοποθέτηση, τι να επιλεγεί, ή και τα δύο.
order-too-many-dominoes = Μια εντολή έχει το πολύ 12 ντόμινο σε κάθε λίστα.
order-domino-twice = Μια εντολή δεν έχει το ίδιο ντόμινο δύο φορές σε μια λίστα.
`,`# Τι σημαίνει κάθε κωδικός του API.

## Το ίδιο το αίτημα

problem-request_malformed = Το αίτημα δεν είναι έγκυρο HTTP.
problem-json_malformed = Το σώμα του αιτήματος δεν είναι έγκυρο JSON.
problem-parameter_invalid = Μια παράμετρος της διεύθυνσης ή του ερωτήματος δεν είναι έγκυρη.
problem-header_invalid = Μια κεφαλίδα δεν είναι έγκυρη.
problem-idempotency_key_missing = Λείπει η κεφαλίδα Idempotency-Key.
problem-route_not_found = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
problem-method_not_allowed = Αυτή η διεύθυνση δεν δέχεται αυτή τη μέθοδο.
problem-body_timeout = Το σώμα του αιτήματος δεν έφτασε εγκαίρως.
problem-body_too_large = Το σώμα του αιτήματος είναι πολύ μεγάλο.
problem-content_type_unsupported = Το σώμα του αιτήματος πρέπει να είναι application/json.
problem-content_encoding_unsupported = Το σώμα του αιτήματος δεν πρέπει να είναι συμπιεσμένο ή κωδικοποιημένο: στείλε το χωρίς Content-Encoding.
problem-field_invalid = Κάποιο πεδίο λείπει, είναι άγνωστο ή δεν είναι έγκυρο.
problem-idempotency_key_reused = Αυτό το Idempotency-Key έχει ήδη χρησιμοποιηθεί με άλλο αίτημα.
problem-expected_version_missing = Δηλώστε ποια έκδοση της παρτίδας έχετε δει: expected_version ή If-Match.
problem-version_stale = Η παρτίδα έχει προχωρήσει από την έκδοση που περιμένατε.
problem-settings_stale = Οι ρυθμίσεις άλλαξαν από τότε που τις είδατε.

## Λογαριασμοί

problem-token_missing = Χρειάζεται διακριτικό πρόσβασης.
problem-token_invalid = Το διακριτικό πρόσβασης δεν είναι έγκυρο.
problem-token_expired = Το διακριτικό πρόσβασης έληξε: ανανεώστε το.
problem-session_ended = Η σύνδεση έχει λήξει ή το διακριτικό ανακλήθηκε: συνδεθείτε ξανά ή χρησιμοποιήστε άλλο διακριτικό.
problem-credentials_wrong = Το όνομα ή ο κωδικός πρόσβασης είναι λάθος.
problem-refresh_token_invalid = Το διακριτικό ανανέωσης δεν είναι έγκυρο ή η σύνδεσή του έχει λήξει.
problem-refresh_token_reused = Το διακριτικό ανανέωσης έχει ήδη χρησιμοποιηθεί.
problem-cross_site_request = Αυτό μπορεί να το ζητήσει μόνο μια σελίδα αυτού του διακομιστή.
problem-ticket_invalid = Το εισιτήριο δεν ισχύει, χρησιμοποιήθηκε ήδη ή έληξε.
problem-password_wrong = Ο τωρινός κωδικός πρόσβασης είναι λάθος.
problem-name_invalid = Αυτό δεν μπορεί να είναι όνομα.
problem-name_taken = Το όνομα αυτό, ή κάποιο που του μοιάζει, είναι πιασμένο.
problem-too_many_renames = Το όνομα άλλαξε πάρα πολλές φορές τελευταία: περιμένετε πριν το αλλάξετε ξανά.
problem-registration_closed = Αυτός ο διακομιστής δεν δέχεται νέους λογαριασμούς.
problem-invitation_needed = Σε αυτόν τον διακομιστή ένας νέος λογαριασμός χρειάζεται σύνδεσμο πρόσκλησης.
problem-not_a_guest = Αυτός ο λογαριασμός δεν ανήκει σε επισκέπτη.
problem-password_too_short = Ο κωδικός πρόσβασης έχει τουλάχιστον 10 χαρακτήρες.
problem-password_too_long = Ο κωδικός πρόσβασης έχει το πολύ 256 χαρακτήρες.
problem-password_guessable = Αυτός ο κωδικός πρόσβασης μαντεύεται πολύ εύκολα.
problem-session_not_found = Δεν έχετε τέτοια σύνδεση.
problem-time_zone_unknown = Δεν υπάρχει τέτοια ζώνη ώρας.
problem-holiday_out_of_range = Οι διακοπές αρχίζουν μέσα στον επόμενο χρόνο και διαρκούν τουλάχιστον μία ώρα.
problem-holiday_overlaps = Έχετε ήδη διακοπές εκείνο το διάστημα.
problem-holiday_over_budget = Δεν απομένουν τόσες διακοπές για φέτος.
problem-holiday_not_found = Δεν έχετε τέτοιες διακοπές, ή έχουν τελειώσει.
problem-calendar_not_found = Δεν υπάρχει τέτοιο ημερολόγιο, ή δεν υπάρχει πια.

## Ειδοποιήσεις

problem-endpoint_not_found = Δεν έχετε τέτοιο σημείο παράδοσης.
problem-delivery_not_found = Δεν υπάρχει τέτοια παράδοση σε αυτό το σημείο.
problem-too_many_endpoints = Δεν χωρούν άλλα σημεία παράδοσης αυτού του είδους: αφαιρέστε πρώτα ένα.
problem-endpoint_off = Το σημείο παράδοσης είναι απενεργοποιημένο: ενεργοποιήστε το πρώτα.
problem-test_under_way = Μια δοκιμή βρίσκεται ήδη σε εξέλιξη.
problem-address_forbidden = Ο διακομιστής δεν μπορεί να στείλει σε αυτή τη διεύθυνση.
problem-link_expired = Αυτός ο σύνδεσμος έχει λήξει.
problem-link_used = Αυτός ο σύνδεσμος έχει ήδη χρησιμοποιηθεί.
problem-mail_address_invalid = Αυτή δεν είναι διεύθυνση ηλεκτρονικού ταχυδρομείου.
problem-too_soon = Αυτό έγινε μόλις τώρα: περιμένετε ένα λεπτό.
problem-subscription_invalid = Αυτή δεν είναι συνδρομή προγράμματος περιήγησης.

## Τραπέζια

problem-game_not_found = Δεν υπάρχει τέτοια παρτίδα, ή δεν μπορείτε να τη δείτε.
problem-version_not_found = Η παρτίδα δεν έχει τέτοια έκδοση.
problem-series_not_found = Δεν υπάρχει τέτοια δυναστεία ή δεν μπορείτε να τη δείτε.
problem-series_too_long = Μια δυναστεία έχει από 1 έως 15 παρτίδες.
problem-rest_out_of_range = Ένα διάλειμμα διαρκεί από ένα δευτερόλεπτο έως 90 ημέρες.
problem-no_place = Δεν έχετε θέση σε αυτή τη δυναστεία.
problem-series_not_resting = Αυτό γίνεται μόνο ανάμεσα σε δύο παρτίδες μιας δυναστείας.
problem-series_over = Η δυναστεία τελείωσε.
problem-seat_not_found = Η παρτίδα δεν έχει τέτοια θέση.
problem-link_invalid = Ο σύνδεσμος δεν ισχύει ή έληξε.
problem-player_not_found = Κανείς δεν έχει αυτό το όνομα.
problem-profile_not_found = Δεν υπάρχει τέτοιος παίκτης.
problem-players_out_of_range = Το Kingdomino παίζεται από 2 έως 4 παίκτες, με την Εποχή των Γιγάντων από 2 έως 5.
problem-mighty_duel_needs_two_players = Η Μεγάλη Μονομαχία παίζεται από ακριβώς 2 παίκτες.
problem-variant_is_a_quest = Με την Εποχή των Γιγάντων αυτή η παραλλαγή είναι αποστολή.
problem-pace_out_of_range = Ο ρυθμός αφήνει λιγότερο ή περισσότερο χρόνο από όσο επιτρέπεται σε ένα τραπέζι.
problem-too_many_house_players = Οι θέσεις δίπλα σας είναι λιγότερες από τους παίκτες του υπολογιστή.
problem-table_not_open = Το τραπέζι δεν είναι πια ανοιχτό.
problem-table_full = Όλες οι θέσεις είναι πιασμένες.
problem-already_seated = Κάθεστε ήδη σε αυτό το τραπέζι.
problem-too_few_players = Μια παρτίδα χρειάζεται τουλάχιστον 2 παίκτες.
problem-opener_cannot_leave = Όποιος άνοιξε ένα τραπέζι δεν μπορεί να φύγει, μπορεί όμως να το ακυρώσει.
problem-not_the_opener = Αυτό μπορεί να το κάνει μόνο όποιος άνοιξε το τραπέζι.
problem-not_seated = Δεν έχετε θέση σε αυτό το τραπέζι.
problem-game_not_started = Η παρτίδα δεν έχει αρχίσει ακόμη.
problem-game_not_finished = Η παρτίδα δεν έχει τελειώσει.
problem-is_sandbox = Αυτό είναι για παρτίδες, όχι για δοκιμαστικά τραπέζια.
problem-record_invalid = Το αρχείο της παρτίδας δεν ισχύει.
problem-already_asked = Εκκρεμεί ήδη αίτημα άλλου παίκτη.
problem-nothing_asked = Αυτό δεν ζητείται πια.
problem-nothing_to_undo = Δεν υπάρχει απόφασή σας που να μπορεί να αναιρεθεί.
problem-pause_out_of_range = Μια παύση τελειώνει μέσα σε 90 ημέρες.
problem-not_paused = Δεν υπάρχει παύση.
problem-seats_stay = Σε αυτό το τραπέζι κανείς δεν μπορεί να παραχωρήσει τη θέση του.
problem-not_your_seat = Αυτή είναι η θέση άλλου παίκτη.
problem-nothing_offered = Αυτή η θέση δεν προσφέρεται, ή όχι σε εσάς.
problem-game_too_long = Σε αυτό το τραπέζι έχουν συμβεί τόσο πολλά, ώστε κανείς δεν μπορεί πια να καθίσει, να ζητήσει κάτι ή να προσφέρει τη θέση του: μπορεί μόνο να παιχτεί μέχρι το τέλος.
problem-too_many_proposals = Από τη θέση σας έχετε ήδη ζητήσει κάτι, αναιρέσει αποφάσεις ή προσφέρει τη θέση όσες φορές επιτρέπεται σε μία παρτίδα. Μπορείτε ακόμη να παίζετε και να απαντάτε στους άλλους.

## Κανόνες

problem-game_finished = Η παρτίδα έχει τελειώσει.
problem-seat_conceded = Τη θέση σας την έχει ο υπολογιστής και παίζει ως το τέλος.
problem-seat_taken_over = Ο υπολογιστής ανέλαβε τη θέση σας: πάρτε την πρώτα πίσω.
problem-seat_is_yours = Κανείς δεν έχει πάρει τη θέση σας.
problem-deadline_passed = Ο χρόνος για αυτό τελείωσε: σε λίγο θα παίξει ο υπολογιστής.
problem-not_your_turn = Είναι η σειρά άλλου παίκτη.
problem-must_place_first = Τοποθετήστε ή ξεσκαρτάρετε πριν επιλέξετε.
problem-nothing_to_place = Ο βασιλιάς σας δεν έχει τώρα ντόμινο για τοποθέτηση.
problem-domino_not_in_line = Αυτό το ντόμινο δεν είναι στη νέα γραμμή.
problem-domino_taken = Σε αυτό το ντόμινο υπάρχει ήδη άλλος βασιλιάς.
problem-not_your_domino = Αυτό δεν είναι το ντόμινο κάτω από τον βασιλιά σας.
problem-out_of_bounds = Το βασίλειο δεν θα χωρούσε στο πλέγμα του.
problem-cell_occupied = Ένα ντόμινο καλύπτει δύο ελεύθερες θέσεις.
problem-no_matching_terrain = Ένα τετράγωνο πρέπει να ακουμπά το κάστρο ή το δικό του τοπίο.
problem-must_place = Ένα ντόμινο που μπορεί να τοποθετηθεί πρέπει να τοποθετηθεί.
problem-must_cover = Καλύψτε πρώτα ένα στέμμα με τον γίγαντα που ήρθε.
problem-must_send_or_keep = Στείλτε ή κρατήστε πρώτα έναν γίγαντα.
problem-no_giant_came = Δεν έχει έρθει γίγαντας που να πρέπει να καλύψει στέμμα.
problem-no_footprint = Έναν γίγαντα τον στέλνετε ή τον κρατάτε μόνο μετά από ντόμινο με πατημασιές.
problem-no_visible_crown = Σε αυτή τη θέση δεν υπάρχει ακάλυπτο στέμμα.
problem-no_giant_there = Σε αυτή τη θέση δεν υπάρχει γίγαντας.
problem-no_opponent = Ο γίγαντας πηγαίνει σε αντίπαλο της ίδιας παρτίδας.
problem-opponent_without_crown = Ο αντίπαλος δεν έχει ακάλυπτο στέμμα.

## Εντολές

problem-order_invalid = Η εντολή δεν βγάζει νόημα.
problem-order_not_found = Δεν έχετε εντολή για την επόμενη σειρά σας.
problem-no_turn_to_come = Δεν έχετε άλλη σειρά σε αυτή την παρτίδα.

## Βλάβες

problem-internal_error = Κάτι πήγε στραβά σε εμάς. Έχει καταγραφεί.
problem-unavailable = Αυτό δεν γίνεται αυτή τη στιγμή. Δοκιμάστε ξανά.
problem-scope_missing = Αυτό το διακριτικό δεν επιτρέπεται για κάτι τέτοιο.
problem-session_required = Μόνο όποιος έχει συνδεθεί μπορεί να το κάνει, όχι ένα διακριτικό.
problem-not_an_admin = Μόνο όποιος διαχειρίζεται τον διακομιστή μπορεί να το κάνει.
problem-guest_account = Ένας επισκέπτης δεν μπορεί να το κάνει: διάλεξε πρώτα όνομα και κωδικό πρόσβασης.
problem-account_locked = Αυτός ο λογαριασμός είναι κλειδωμένος.
problem-rate_limited = Στέλνετε αιτήματα πολύ συχνά.
problem-too_many_attempts = Έγιναν πάρα πολλές προσπάθειες.
problem-too_many_connections = Υπάρχουν πάρα πολλές συνδέσεις από τη διεύθυνσή σας.
problem-too_many_streams = Έχετε ανοιχτές πάρα πολλές ροές και παρατεταμένες αναμονές.
problem-token_not_found = Δεν έχετε τέτοιο διακριτικό.
problem-app_not_found = Δεν έχετε δεχτεί τέτοια εφαρμογή.
problem-too_many_tokens = Δεν μπορείτε να έχετε άλλα διακριτικά.
problem-token_lifetime_out_of_range = Ένα διακριτικό ισχύει από ένα λεπτό έως 366 ημέρες ή μέχρι να ανακληθεί.
problem-bot_not_found = Δεν έχετε τέτοιο μποτ.
problem-too_many_bots = Δεν μπορείτε να έχετε άλλα μποτ.
problem-too_many_games = Συμμετέχετε ήδη σε όσες παρτίδες επιτρέπονται ανά λογαριασμό: ολοκληρώστε ή αφήστε πρώτα μία.
problem-bots_not_admitted = Αυτό το τραπέζι δεν δέχεται μποτ.
problem-guests_play_unrated = Οι επισκέπτες παίζουν μόνο όπου δεν αλλάζει η βαθμολογία κανενός.
`,`# Τι λέμε σε έναν παίκτη. Το θέμα είναι μία γραμμή χωρίς τελεία.

your-turn =
    { $round ->
        [0] Είναι η σειρά σας πριν από τον πρώτο γύρο
       *[other] Είναι η σειρά σας στον γύρο { $round } από { $rounds }
    }: { $expected ->
        [pick] επιλέξτε ένα ντόμινο από τη νέα γραμμή.
        [place] τοποθετήστε το ντόμινο κάτω από τον βασιλιά σας.
        [cover] επιλέξτε το στέμμα που θα καλύψει ο γίγαντας.
       *[send-or-keep] στείλτε έναν γίγαντα σε αντίπαλο ή κρατήστε τον.
    }
    .subject = Σειρά σας (αντίπαλοι: { $opponents })
cover-a-crown = Σας έστειλαν έναν γίγαντα (από: { $from }). Επιλέξτε το στέμμα που θα καλύψει· η παρτίδα περιμένει εσάς.
    .subject = Ήρθε ένας γίγαντας (από: { $from })
reminder = Είναι ακόμη η σειρά σας. Έχετε χρόνο έως: { $deadline }.
    .subject = Η παρτίδα σας περιμένει ακόμη (αντίπαλοι: { $opponents })
timed-out =
    Ο χρόνος σας τελείωσε. { $house_did ->
        [played] Ο υπολογιστής έπαιξε για εσάς αυτή τη σειρά· η επόμενη είναι πάλι δική σας.
        [took-over] Από εδώ και πέρα παίζει για εσάς ο υπολογιστής, ώσπου να πάρετε πίσω τη θέση σας.
       *[took-over-for-good] Τη θέση σας την έχει πλέον ο υπολογιστής και θα παίξει ως το τέλος.
    }
    .subject = Ο χρόνος σας τελείωσε (αντίπαλοι: { $opponents })
game-started =
    { $rounds ->
        [one] Η παρτίδα άρχισε. Έχει { $rounds } γύρο.
       *[other] Η παρτίδα άρχισε. Έχει { $rounds } γύρους.
    }
    .subject = Η παρτίδα σας άρχισε (αντίπαλοι: { $opponents })
game-cancelled = Το τραπέζι ακυρώθηκε (από: { $by }). Δεν χρειάζεται να κάνετε κάτι.
    .subject = Το τραπέζι ακυρώθηκε (από: { $by })
game-finished =
    Η παρτίδα τελείωσε. { $rank ->
        [1] Κερδίσατε
       *[other] Τερματίσατε στη θέση { $rank } από { $players }
    }, με { $points ->
        [one] { $points } πόντο.
       *[other] { $points } πόντους.
    }
    .subject =
    { $rank ->
        [1] Κερδίσατε! (αντίπαλοι: { $opponents })
       *[other] Η παρτίδα σας τελείωσε (αντίπαλοι: { $opponents })
    }
invitation =
    Έχετε πρόσκληση (από: { $from }) για μια παρτίδα Kingdomino { $seats ->
        [one] για { $seats } παίκτη.
       *[other] για { $seats } παίκτες.
    }
    .subject = Πρόσκληση σε παρτίδα (από: { $from })
invitation-declined = Η πρόσκλησή σας απορρίφθηκε (από: { $player }).
    .subject = Η πρόσκλησή σας απορρίφθηκε (από: { $player })
undo-asked = { $by } ζητά να αναιρέσει την τελευταία απόφαση. Πρέπει να συμφωνήσουν όλοι.
    .subject = { $by } ζητά αναίρεση
undo-answered =
    { $agreed ->
        [yes] { $by } συμφωνεί να αναιρέσετε την απόφασή σας.
       *[no] { $by } δεν συμφωνεί να αναιρέσετε την απόφασή σας. Η παρτίδα συνεχίζεται όπως έχει.
    }
    .subject =
    { $agreed ->
        [yes] { $by } συμφωνεί με την αναίρεση
       *[no] { $by } δεν συμφωνεί με την αναίρεση
    }
undone = { $by } αναίρεσε μια απόφαση. Η παρτίδα είναι όπως ήταν πριν.
    .subject = { $by } αναίρεσε μια απόφαση
pause-asked = { $by } ζητά παύση της παρτίδας έως: { $until }. Πρέπει να συμφωνήσουν όλοι.
    .subject = { $by } ζητά παύση
pause-answered =
    { $agreed ->
        [yes] { $by } συμφωνεί με την παύση.
       *[no] { $by } δεν συμφωνεί με την παύση. Ο χρόνος συνεχίζει να μετρά.
    }
    .subject =
    { $agreed ->
        [yes] { $by } συμφωνεί με την παύση
       *[no] { $by } δεν συμφωνεί με την παύση
    }
paused = Συμφώνησαν όλοι: ο χρόνος δεν μετρά έως: { $until }. Οποιοσδήποτε παίκτης μπορεί να τερματίσει την παύση νωρίτερα.
    .subject = Η παρτίδα είναι σε παύση
resumed = Η παύση τελείωσε (από: { $by }). Ο χρόνος μετρά ξανά.
    .subject = Η παύση τελείωσε
seat-offered = { $from } θέλει να σας παραχωρήσει μια θέση σε παρτίδα που ήδη παίζεται. Αν δεχτείτε, συνεχίζετε εσείς με εκείνο το βασίλειο.
    .subject = { $from } σας προσφέρει μια θέση
seat-handed-over = Μια θέση άλλαξε χέρια: { $from } → { $to }.
    .subject = Μια θέση άλλαξε χέρια: { $from } → { $to }
series-game-started =
    { $rounds ->
        [one] Άρχισε η παρτίδα { $game } από { $games } της δυναστείας σας. Έχει { $rounds } γύρο.
       *[other] Άρχισε η παρτίδα { $game } από { $games } της δυναστείας σας. Έχει { $rounds } γύρους.
    }
    .subject = Άρχισε η παρτίδα { $game } από { $games } (αντίπαλοι: { $opponents })
series-game-finished =
    Η παρτίδα { $game } από { $games } της δυναστείας σας τελείωσε. { $rank ->
        [1] Κερδίσατε
       *[other] Βγήκατε στη θέση { $rank } από { $players }
    }, με { $points ->
        [one] { $points } πόντο.
       *[other] { $points } πόντους.
    }
    .subject =
    { $rank ->
        [1] Κερδίσατε την παρτίδα { $game } από { $games }! (αντίπαλοι: { $opponents })
       *[other] Η παρτίδα { $game } από { $games } τελείωσε (αντίπαλοι: { $opponents })
    }
series-standing =
    Μετά την παρτίδα { $game } από { $games } { $rank ->
        [1] προηγείστε στη δυναστεία σας
       *[other] είστε στη θέση { $rank } από { $players } στη δυναστεία σας
    }, με { $points ->
        [one] { $points } πόντο.
       *[other] { $points } πόντους.
    }
    .subject = Η δυναστεία σας μετά την παρτίδα { $game } από { $games }
series-over =
    Η δυναστεία σας τελείωσε, μετά από { $games ->
        [one] { $games } παρτίδα
       *[other] { $games } παρτίδες
    }. { $rank ->
        [1] Κερδίσατε
       *[other] Βγήκατε στη θέση { $rank } από { $players }
    }, με { $points ->
        [one] { $points } πόντο.
       *[other] { $points } πόντους.
    }
    .subject =
    { $rank ->
        [1] Κερδίσατε τη δυναστεία!
       *[other] Η δυναστεία σας τελείωσε
    }
series-ready-asked = Όλοι οι άλλοι είναι έτοιμοι για την παρτίδα { $game } από { $games } της δυναστείας σας. Θα αρχίσει μόλις δηλώσετε κι εσείς ότι είστε έτοιμοι.
    .subject = Είστε έτοιμοι για την παρτίδα { $game } από { $games };
series-withdrawn = { $player } αποχώρησε από τη δυναστεία σας. Από την επόμενη παρτίδα τη θέση έχει ο υπολογιστής.
    .subject = { $player } αποχώρησε από τη δυναστεία σας
series-cancelled = { $by } ακύρωσε τη δυναστεία σας. Η βαθμολογία μένει όπως είναι.
    .subject = { $by } ακύρωσε τη δυναστεία σας
password-changed = Ο κωδικός πρόσβασης του λογαριασμού σας άλλαξε: { $at }.
    .subject = Ο κωδικός πρόσβασής σας άλλαξε
new-login = Νέα σύνδεση στον λογαριασμό σας από τη συσκευή { $device }: { $at }.
    .subject = Νέα σύνδεση στον λογαριασμό σας
email-changed = Η διεύθυνση e-mail του λογαριασμού σας άλλαξε: { $at }.
    .subject = Η διεύθυνση e-mail σας άλλαξε
email-verification =
    Επιβεβαιώστε ότι αυτή η διεύθυνση e-mail είναι δική σας. Ο σύνδεσμος ισχύει για { $hours ->
        [one] { $hours } ώρα.
       *[other] { $hours } ώρες.
    }
    .subject = Επιβεβαιώστε τη διεύθυνση e-mail σας
password-reset =
    Με αυτόν τον σύνδεσμο ορίζετε νέο κωδικό πρόσβασης. Ισχύει για { $hours ->
        [one] { $hours } ώρα.
       *[other] { $hours } ώρες.
    }
    .subject = Ορίστε νέο κωδικό πρόσβασης
webhook-disabled =
    Το webhook σας στο { $server } απενεργοποιήθηκε, μετά από { $failures ->
        [one] { $failures } αποτυχία.
       *[other] { $failures } συνεχόμενες αποτυχίες.
    } Ενεργοποιήστε το ξανά μόλις απαντά.
    .subject = Το webhook σας απενεργοποιήθηκε
test = Αυτή είναι μια δοκιμή. Από εδώ και πέρα θα μαθαίνετε εδώ τα νέα των παρτίδων σας.
    .subject = Δοκιμή των ειδοποιήσεών σας
`,`# Τι έγινε σε μια παρτίδα από την τελευταία σας σειρά: μία πρόταση για το καθένα.

happened-table-opened = { $player } άνοιξε το τραπέζι.
happened-invited = Στάλθηκε πρόσκληση (σε: { $player }).
happened-declined = Η πρόσκληση απορρίφθηκε (από: { $player }).
happened-joined = { $player } ήρθε στο τραπέζι.
happened-left = { $player } έφυγε από το τραπέζι.
happened-game-started = Η παρτίδα άρχισε.
happened-game-cancelled = Το τραπέζι ακυρώθηκε.
happened-house-seated = { $house }: νέος παίκτης στο τραπέζι.
happened-line-dealt = Άνοιξε νέα γραμμή: { $dominoes }.
happened-order-carried-out = { $player } είχε αφήσει εντολή για αυτή τη σειρά.
happened-picked = { $player } επέλεξε το ντόμινο { $domino }.
happened-placed = { $player } τοποθέτησε το ντόμινο { $domino }.
happened-discarded = { $player } ξεσκάρταρε το ντόμινο { $domino }: δεν χωρούσε πουθενά.
happened-covered = { $player } κάλυψε ένα στέμμα με γίγαντα.
happened-giant-sent = Ένας γίγαντας άλλαξε βασίλειο: { $player } → { $to }.
happened-giant-sent-to-you = { $player } σάς έστειλε έναν γίγαντα.
happened-giant-kept = { $player } δεν έστειλε γίγαντα.
happened-timed-out = { $player }: ο χρόνος τελείωσε.
happened-taken-over =
    { $for_good ->
        [yes] { $player }: στη θέση αυτή παίζει ο υπολογιστής ως το τέλος.
       *[no] { $player }: στη θέση αυτή παίζει προσωρινά ο υπολογιστής.
    }
happened-taken-back = { $player } πήρε πίσω τη θέση από τον υπολογιστή.
happened-conceded = { $player } παραιτήθηκε.
happened-undo-asked = { $player } ζήτησε να αναιρέσει μια απόφαση.
happened-pause-asked = { $player } ζήτησε παύση έως: { $until }.
happened-agreed = { $player } συμφώνησε.
happened-refused = { $player } δεν συμφώνησε.
happened-withdrawn = { $player } απέσυρε το αίτημα.
happened-undone = { $player } αναίρεσε μια απόφαση.
happened-paused = Η παρτίδα μπήκε σε παύση έως: { $until }.
happened-resumed = { $player } τερμάτισε την παύση.
happened-seat-offered = { $player } πρόσφερε τη θέση (σε: { $to }).
happened-offer-ended = { $player } δεν προσφέρει πια τη θέση.
happened-seat-handed-over = Μια θέση άλλαξε χέρια: { $player } → { $to }.
happened-game-finished = Η παρτίδα τελείωσε.
`,`# Όσα πλαισιώνουν τα νέα, και οι σελίδες όπου οδηγούν τα κουμπιά ενός μηνύματος. Τα ίδια τα νέα είναι στο notices.ftl.

greeting = Γεια σας, { $player }!
guest-name = Επισκέπτης { $number }
since-your-last-turn = Από την τελευταία σας σειρά
deadline = Έχετε χρόνο έως: { $at }.
no-deadline = Δεν υπάρχει χρονικό όριο: παίξτε με την ησυχία σας.
awaited = Παίζει τώρα: { $player }.
awaited-until = Παίζει τώρα: { $player }. Προθεσμία: { $until }.

## Κουμπιά και σύνδεσμοι

open-table = Άνοιγμα του τραπεζιού
play-pick = Επιλογή: ντόμινο { $domino }
play-place = Τοποθέτηση: ντόμινο { $domino }
play-discard = Ξεσκαρτάρισμα: ντόμινο { $domino }
agree = Συμφωνώ
refuse = Δεν συμφωνώ
verify-email = Επιβεβαίωση της διεύθυνσης
choose-password = Νέος κωδικός πρόσβασης
turn-mails-off = Διακοπή αυτών των μηνυμάτων

not-you = Αν δεν το κάνατε εσείς, αλλάξτε τον κωδικό πρόσβασής σας και τερματίστε όλες τις άλλες συνδέσεις.
not-asked = Αν δεν ζητήσατε αυτό το μήνυμα, μπορείτε να το αγνοήσετε.
mails-are-off = Δεν θα λαμβάνετε πια τέτοια μηνύματα.

## Η σελίδα ενός κουμπιού

about-to-pick = Πρόκειται να επιλέξετε το ντόμινο { $domino }.
about-to-place = Πρόκειται να τοποθετήσετε το ντόμινο { $domino }.
about-to-discard = Πρόκειται να ξεσκαρτάρετε το ντόμινο { $domino }.
confirm = Επιβεβαίωση
done = Έγινε. Η παρτίδα συνεχίζεται.
done-and-over = Έγινε. Η παρτίδα τελείωσε.
link-used = Αυτός ο σύνδεσμος έχει ήδη χρησιμοποιηθεί.
link-expired = Αυτός ο σύνδεσμος έχει λήξει.
link-unknown = Αυτός ο σύνδεσμος δεν είναι δικός μας ή δεν είναι ολόκληρος.
address-confirmed = Η διεύθυνση επιβεβαιώθηκε. Από εδώ και πέρα οι ειδοποιήσεις σας έρχονται εδώ.
password-set = Ο κωδικός πρόσβασης άλλαξε. Συνδεθείτε με τον νέο.
new-password = Νέος κωδικός πρόσβασης
game-moved-on = Η παρτίδα έχει προχωρήσει από τότε που στάλθηκε το μήνυμα. Ανοίξτε το τραπέζι για να δείτε πού βρίσκεται.

## Πολλά μαζί

calendar-name = Kingdomail: οι προθεσμίες σας
digest =
    { $games ->
        [one] Είναι η σειρά σας σε { $games } παρτίδα
       *[other] Είναι η σειρά σας σε { $games } παρτίδες
    }
unread =
    { $count ->
        [one] { $count } αδιάβαστη ειδοποίηση
       *[other] { $count } αδιάβαστες ειδοποιήσεις
    }
no-more-pictures = Σε αυτό το μήνυμα δεν χωρούν άλλες εικόνες. Οι σύνδεσμοι οδηγούν στα υπόλοιπα τραπέζια.

## Τι ζητείται από έναν παίκτη

join = Πιάστε μια θέση
about-to-join = Πρόκειται να πιάσετε μια θέση σε αυτό το τραπέζι.
joined = Έγινε. Έχετε θέση σε αυτό το τραπέζι.
take-seat = Αποδοχή της θέσης
decline-seat = Απόρριψη
answered = Έγινε. Οι άλλοι βλέπουν την απάντησή σας.
answer-elsewhere = Μπορείτε να απαντήσετε από το e-mail ή από το πρόγραμμα με το οποίο παίζετε.

## Τι παίζεται σε ένα τραπέζι

terms-players =
    { $players ->
        [one] Για { $players } παίκτη.
       *[other] Για { $players } παίκτες.
    } Στο τραπέζι: { $names }.
terms-rules = Κανόνες: { $rules }.
terms-untimed = Δεν υπάρχει χρονικό όριο.
terms-per-turn = Χρόνος για κάθε απόφαση: { $time }.
terms-bank = Χρόνος για όλη την παρτίδα: { $initial }. Κάθε απόφαση προσθέτει: { $increment }.
terms-grace = Δεν μετρά από κάθε αναμονή: { $time }.
terms-play-for =
    { $times ->
        [one] Αν ο χρόνος σας τελειώσει { $times } φορά, τη θέση σας την παίρνει ο υπολογιστής.
       *[other] Αν ο χρόνος σας τελειώσει, αποφασίζει για εσάς ο υπολογιστής· μετά από { $times } συνεχόμενες φορές παίρνει τη θέση σας.
    }
terms-take-over = Αν ο χρόνος σας τελειώσει, τη θέση σας την παίρνει ο υπολογιστής.
terms-unrated = Η παρτίδα δεν αλλάζει τη βαθμολογία κανενός.
terms-series =
    { $games ->
        [one] Είναι μια δυναστεία με { $games } παρτίδα.
       *[other] Είναι η πρώτη από { $games } παρτίδες μιας δυναστείας: όποιος κάθεται εδώ τις παίζει όλες.
    }
terms-rest-at-once = Κάθε παρτίδα αρχίζει μόλις τελειώσει η προηγούμενη.
terms-rest-after = Ανάμεσα σε δύο παρτίδες υπάρχει διάλειμμα, το πολύ: { $time }.
terms-rest-when-ready = Κάθε επόμενη παρτίδα αρχίζει όταν είναι όλοι έτοιμοι.

## Δυναστείες

open-series = Άνοιγμα της δυναστείας
ready = Έτοιμοι
series-of = Η δυναστεία: { $players }
series-not-started = Η δυναστεία δεν έχει αρχίσει ακόμη.
series-playing = Παίζεται η παρτίδα { $game } από { $games }.
series-ended = Η δυναστεία τελείωσε.
series-called-off = Η δυναστεία ακυρώθηκε. Η βαθμολογία μένει όπως είναι.
next-game-now = Η επόμενη παρτίδα αρχίζει τώρα.
next-game-at = Η επόμενη παρτίδα αρχίζει: { $at }, ή νωρίτερα αν είναι όλοι έτοιμοι.
next-game-when-ready = Η επόμενη παρτίδα αρχίζει όταν είναι όλοι έτοιμοι.
ready-said = Δηλώσατε έτοιμοι. Η επόμενη παρτίδα περιμένει ακόμη: { $players }.
column-player = Παίκτης
column-game = Παρτίδα { $game }
column-total = Σύνολο

## Οι σελίδες όπου αποφασίζει κανείς

turn-place = Η σειρά σας: τοποθετήστε το { $domino }
turn-pick = Η σειρά σας: επιλέξτε ένα ντόμινο
turn-cover = Η σειρά σας: επιλέξτε το στέμμα που θα καλύψει ο γίγαντας
turn-giant = Η σειρά σας: στείλτε έναν γίγαντα ή κρατήστε τον
turn-of-the-house = Ο υπολογιστής παίζει για εσάς
how-to-place = Αγγίξτε έναν αριθμό: εκεί μπαίνει το πρώτο τετράγωνο του ντόμινο, και το βέλος δείχνει προς το δεύτερο.
how-to-turn = Στρίψτε το ντόμινο:
how-to-cover = Αγγίξτε έναν αριθμό: εκεί ο γίγαντας θα καλύψει ένα στέμμα.
points-after = Το βασίλειό σας μετά: { $points }.
play-send = Αποστολή του γίγαντα { $number } προς: { $player }
play-keep = Διατήρηση του γίγαντα
play-take-back = Επιστροφή στη θέση σας
play-concede = Παραίτηση από την παρτίδα
choose-crown = Επιλογή του στέμματος
choose-giant = Αποστολή γίγαντα
about-to-cover = Ο γίγαντας πρόκειται να καλύψει αυτό το στέμμα.
about-to-send = Πρόκειται να στείλετε έναν γίγαντα προς: { $player }.
about-to-keep = Πρόκειται να κρατήσετε τον γίγαντα.
about-to-take-back = Πρόκειται να πάρετε πίσω τη θέση σας από τον υπολογιστή.
about-to-concede = Πρόκειται να παραιτηθείτε: τη θέση σας την παίρνει ο υπολογιστής και παίζει ως το τέλος. Δεν μπορείτε να την πάρετε πίσω.
choose-other = Άλλη επιλογή
next-game = Η επόμενη παρτίδα που σας περιμένει: { $opponents }
no-game-waits = Καμία άλλη παρτίδα δεν σας περιμένει.
decline = Απόρριψη της πρόσκλησης
about-to-decline = Πρόκειται να απορρίψετε την πρόσκληση σε αυτό το τραπέζι.
declined = Έγινε. Απορρίψατε την πρόσκληση.
rematch = Ακόμη μία παρτίδα
about-to-rematch = Πρόκειται να καλέσετε τους άλλους σε μία ακόμη παρτίδα με τους ίδιους κανόνες.
play-in-browser = Παιχνίδι σε αυτόν τον περιηγητή
open-in-client = Άνοιγμα στην εφαρμογή ιστού
to-games = Στις παρτίδες σας
invited-by = Πρόσκληση σε αυτό το τραπέζι (από: { $player }).
new-here = Είστε εδώ για πρώτη φορά
known-here = Έχετε ήδη λογαριασμό
own-name = Όνομα
own-password = Κωδικός πρόσβασης
register-and-join = Εγγραφή και θέση στο τραπέζι
log-in-and-join = Σύνδεση και θέση στο τραπέζι
name-and-password = Το όνομα έχει 2 έως 32 γράμματα, ο κωδικός πρόσβασης τουλάχιστον 10 χαρακτήρες.
`,`# Τι γράφουν οι εικόνες μιας παρτίδας.

picture-table = Kingdomino
picture-kingdom = Το βασίλειο: { $name }
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
picture-nobodys-turn = Δεν είναι η σειρά κανενός.
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

picture-to-place = Για τοποθέτηση
picture-to-pick = Για επιλογή
picture-order-of-picks = Σειρά επιλογής
picture-nothing-to-pick = Τελευταίος γύρος: χωρίς επιλογή.
picture-free = ελεύθερο
picture-done = έτοιμο
picture-discarded = ξεσκαρταρίστηκαν: { $dominoes }
picture-if-it-stays = +{ $points } αν μείνει έτσι
picture-pending = { $quest }: { $points } αν μείνει έτσι
picture-with-giant = με γίγαντα
picture-with-footprint = με πατημασιές
picture-extent = { $width } × { $height } από { $frame } × { $frame }
picture-property =
    { $crowns ->
        [one] { $terrain } { $squares } × { $crowns } στέμμα = { $points }
       *[other] { $terrain } { $squares } × { $crowns } στέμματα = { $points }
    }

## Τι ζητούν οι αποστολές και οι παραλλαγές

picture-local-business = { $points } για κάθε τετράγωνο «{ $terrain }» γύρω από το κάστρο
picture-four-corners = { $points } για κάθε τετράγωνο «{ $terrain }» σε γωνία του βασιλείου
picture-harmony = { $points } αν δεν ξεσκαρτάρετε τίποτα
picture-middle-kingdom = { $points } για το κάστρο στο κέντρο
picture-lost-corner = { $points } για το κάστρο σε γωνία
picture-folie-des-grandeurs = { $points } για κάθε τρία τετράγωνα με στέμμα στη σειρά
picture-bleak-king = { $points } για κάθε μεγάλη ενότητα χωρίς στέμματα

picture-ranking = Κατάταξη
picture-ties =
    { $crowns ->
        [one] μεγαλύτερη ενότητα { $largest }, { $crowns } στέμμα
       *[other] μεγαλύτερη ενότητα { $largest }, { $crowns } στέμματα
    }
picture-key = { $terrains }· ένας αριθμός είναι τα στέμματα, ένα μικρό γράμμα έχει γίγαντα, ## είναι το κάστρο.
`,`# What a token, or an app that a player lets in, may do, in a list.

scope-games-read = να βλέπει τις παρτίδες και τις δυναστείες σας, και άλλους παίκτες
scope-games-play = να παίζει για εσάς και να συμφωνεί με τους άλλους στο τραπέζι
scope-tables-write = να ανοίγει τραπέζια, να παίρνει και να αφήνει θέσεις και να προσκαλεί άλλους για εσάς
scope-notices-read = να διαβάζει τις ειδοποιήσεις σας
scope-webhooks-write = να στέλνονται οι ειδοποιήσεις σας σε άλλα προγράμματα
scope-account-read = να βλέπει τον λογαριασμό σας και τις ρυθμίσεις του, μαζί με τη διεύθυνση email σας
`,`# Όσα λέει η εφαρμογή του φυλλομετρητή πέρα από όσα λένε και όλα τα άλλα κανάλια.

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
`,`# Άνοιγμα τραπεζιού, εύρεση τραπεζιού και δυναστείες, στον πελάτη ιστού.

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
`,`# Profiles, statistics and leaderboards, in the web client.

log-in-first = Συνδεθείτε για να το δείτε.
look-around = Ματιά χωρίς λογαριασμό
play-too = Για να παίξετε κι εσείς, δημιουργήστε λογαριασμό ή παίξτε αμέσως με τον υπολογιστή.
more = Περισσότερα
people-you = Εσείς
member-since = Παίζει εδώ από { $since }
bot-since = Μποτ, από { $since }
guest-since = Επισκέπτης, από { $since }
bot-of = Δημιουργός: { $owner }
house-mark = Υπολογιστής
bot-mark = Μποτ

## How good

ratings = Βαθμολογία
not-rated = Χωρίς βαθμολογία ακόμη.
rating-at-least = Στην κατάταξη: { $points }, η βαθμολογία μείον το τριπλάσιο της αβεβαιότητάς της.
rating-rests-on =
    { $games ->
        [one] Από { $games } παρτίδα.
       *[other] Από { $games } παρτίδες.
    }
rating-explained = Η βαθμολογία εκτιμά πόσο καλά παίζει κάποιος· όλοι αρχίζουν με 25. Ο αριθμός μετά το ± είναι η αβεβαιότητά της, που μικραίνει με κάθε παρτίδα.

## How reliable

reliability = Αξιοπιστία
reliability-unknown = Κανείς δεν έχει περιμένει ακόμη αυτόν τον παίκτη.
reliability-median = Συνήθως απαντά μέσα σε
reliability-timeouts = Τελείωσε ο χρόνος
reliability-waits = Σειρές απέναντι σε ανθρώπους τον τελευταίο χρόνο
of-hundred = { $count } στις 100 σειρές
never = Ποτέ

## What games came to

statistics = Στατιστικά
statistics-games = Παρτίδες
statistics-wins = Νίκες
statistics-mean = Πόντοι κατά μέσο όρο
statistics-best = Περισσότεροι πόντοι
statistics-bonuses = Από παραλλαγές
statistics-quests = Από αποστολές
statistics-giants = Γίγαντες στο τέλος
statistics-discards = Ντόμινο που ξεσκαρταρίστηκαν
statistics-taken-over = Τις τελείωσε ο υπολογιστής
statistics-terrains = Πόντοι ανά έδαφος, κατά μέσο όρο

## Games played

games-played = Παρτίδες που παίχτηκαν
no-games-played = Καμία τελειωμένη παρτίδα.
filter-result = Ποιες παρτίδες
result-all = Όλες οι παρτίδες
result-won = Νίκες
result-lost = Χωρίς νίκη
place-first = Νίκη
place-of = Θέση { $rank } από { $players }
played-against = Εναντίον: { $players }
house-finished = Ο υπολογιστής την έπαιξε ως το τέλος.
changed-hands = Η θέση ήταν πριν άλλου παίκτη.

## One against another

head-to-head = Μεταξύ τους
against-me = Εσείς και { $name }
against-me-games = Όλες οι κοινές σας παρτίδες
results = Αποτελέσματα
never-met = Δεν έχουν τελειώσει καμία παρτίδα μαζί.
balance-ahead = Μπροστά: { $player }
balance-level = Ισόπαλοι
balance-points = Πόντοι κατά μέσο όρο

## Leaderboards

category = Τι παίζεται
leaders-place = Θέση
leaders-rating = Σκορ
leaders-mean = Βαθμολογία
nobody-rated = Κανείς δεν έχει βαθμολογία εδώ ακόμη.
leaderboard-explained = Το σκορ είναι η βαθμολογία μείον το τριπλάσιο της αβεβαιότητάς της: όσο αξίζει ένας παίκτης σχεδόν σίγουρα τουλάχιστον. Ανεβαίνει όσο παίζονται παρτίδες. Τα προφίλ δείχνουν τη βαθμολογία.
`,`# The account and its settings, in the web client.

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
`,`# Εντολές για την επόμενη σειρά, η πορεία μιας παρτίδας και η επαλήθευσή της.

## Η παρτίδα ως τώρα

history-steps = Τα βήματα της παρτίδας
history-back = Πίσω
history-on = Μπροστά
history-play = Αναπαραγωγή
history-pause = Παύση
history-since = Από την τελευταία μου σειρά
history-keys = Τα βέλη πάνε βήμα βήμα, το διάστημα ξεκινά την αναπαραγωγή, Home και End πάνε στην αρχή και στο τέλος.
history-step = Βήμα { $number } από { $of }
history-share = Κοινοποίηση αυτής της στιγμής
history-film = Η παρτίδα σε ταινία
history-save = Κρατήστε την παρτίδα
history-score-of = { $name }: { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
history-curve = Πώς μεγάλωσαν οι πόντοι

## Η επαλήθευση του ανακατέματος

verify-title = Μοιράστηκαν τίμια;
verify-lead = Ο διακομιστής δεσμεύτηκε για τη σειρά των ντόμινο πριν έρθει κανείς στο τραπέζι. Αυτή η σελίδα την υπολογίζει ξανά, χωρίς να ρωτά κανέναν.
verify-now = Επαλήθευση του ανακατέματος
verify-working = Υπολογισμός…
verify-agrees = Συμφωνεί: τα ντόμινο μοιράστηκαν όπως είχε δηλωθεί πριν από την παρτίδα.
verify-differs = Δεν συμφωνεί. Κρατήστε το αρχείο και ρωτήστε όποιον έχει αυτόν τον διακομιστή.
verify-failed = Η επαλήθευση δεν έγινε: το αρχείο δεν είναι όπως το ξέρει αυτή η σελίδα.
verify-ok = συμφωνεί
verify-wrong = δεν συμφωνεί
verify-found = Υπολογίστηκε: { $found }
verify-commitment = Η δέσμευση στο άνοιγμα του τραπεζιού ανήκει στον σπόρο που φανερώθηκε στο τέλος.
verify-lines = Ο σπόρος και τα ψηφία των παικτών δίνουν τα ντόμινο με τη σειρά που ανοίχτηκαν.
verify-kings = Δίνουν και ποιος επέλεξε πρώτος.
verify-quests = Δίνουν και τις δύο αποστολές.
verify-root = Το αποτύπωμα όλων των γραμμών, που φάνηκε στην αρχή, είναι αυτών των γραμμών.
verify-proofs =
    { $lines ->
        [one] { $lines } γραμμή ήρθε με απόδειξη που οδηγεί σε αυτό το αποτύπωμα.
       *[other] { $lines } γραμμές ήρθαν με απόδειξη που οδηγεί σε αυτό το αποτύπωμα.
    }
verify-own-bytes = Δικά τους ψηφία πρόσθεσαν: { $names }.
verify-no-bytes = Κανείς δεν πρόσθεσε δικά του ψηφία, οπότε ο διακομιστής θα μπορούσε να διαλέξει σπόρο πριν ανοίξει το τραπέζι.
verify-method = Η μέθοδος περιγράφεται στο docs/client/shuffle.md, όπου υπάρχει και ένα πρόγραμμα που κάνει το ίδιο.

## Εντολή για την επόμενη σειρά

plan-title = Η επόμενη σειρά μου, από πριν
plan-given = Υπάρχει εντολή για την επόμενη σειρά μου
plan-lead = Μια εντολή εκτελείται αμέσως όταν έρθει η σειρά σας. Δεν τη βλέπει κανείς άλλος.
plan-place = Πού μπαίνει το { $domino }
plan-otherwise = Αν δεν μπορεί να μπει εκεί
plan-best = Όπου φέρνει τα περισσότερα
plan-ask = Ρωτήστε με
plan-no-place = Δεν έχει οριστεί θέση: πατήστε το βασίλειο, ή αφήστε να ισχύσει το παρακάτω.
plan-clear = Χωρίς θέση
plan-pick = Τι να επιλεγεί, το καλύτερο πρώτο
plan-picked-as = { $domino }, επιλογή { $number }
plan-later = Η γραμμή για την επιλογή δεν έχει ανοίξει ακόμα.
plan-void = Να μην ισχύει η εντολή
plan-void-taken = αν κάποιος πάρει το { $domino }
plan-void-giant = αν έρθει γίγαντας σε εμένα
plan-would = Αν ήταν τώρα η σειρά σας
plan-would-place = Το { $domino } τοποθετείται.
plan-would-discard = Το { $domino } ξεσκαρτάρεται, γιατί δεν χωράει πουθενά.
plan-would-ask-place = Θα ερωτηθείτε πού μπαίνει το { $domino }.
plan-would-pick = Επιλέγεται το { $domino }.
plan-would-ask-pick = Θα ερωτηθείτε τι επιλέγετε.
plan-would-score = Σύνολο { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }.
plan-give = Δώστε αυτή την εντολή
plan-change = Αλλαγή της εντολής
plan-withdraw = Ανάκληση της εντολής
plan-saved = Η εντολή περιμένει την επόμενη σειρά σας.
plan-withdrawn = Η εντολή ανακλήθηκε: θα ερωτηθείτε.
plan-since = Από: { $at }
`];export{e as default};