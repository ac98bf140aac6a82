var e=`edition-rulebook = Έντυπο βιβλίο κανόνων
house-random = Υπολογιστής (εύκολος)
house-greedy = Υπολογιστής (μέτριος)
house-searching = Υπολογιστής (δύσκολος)
king = βασιλιάς
    .counted = { $count ->
        [one] { $count } βασιλιάς
       *[other] { $count } βασιλιάδες
    }
days =
    { $count ->
        [one] { $count } ημέρα
       *[other] { $count } ημέρες
    }
rule-game_finished = Η παρτίδα έχει τελειώσει.
rule-seat_conceded = Ο υπολογιστής ανέλαβε αυτή τη θέση ως το τέλος της παρτίδας.
rule-seat_taken_over = Ο υπολογιστής ανέλαβε αυτή τη θέση όταν τελείωσε ο χρόνος. Πάρτε την πρώτα πίσω.
rule-seat_not_taken_over = Ο υπολογιστής δεν έχει αναλάβει τη θέση σας.
rule-not_your_turn = Είναι η σειρά άλλου παίκτη.
rule-must_place_first = Η σειρά σας αρχίζει με το ντόμινο κάτω από τον βασιλιά σας: τοποθετήστε το, ή ξεσκαρτάρετέ το αν δεν χωράει πουθενά. Μόνο μετά επιλέγετε νέο.
rule-nothing_to_place = Ο βασιλιάς σας δεν έχει ντόμινο για τοποθέτηση: επιλέξτε ένα από τη νέα γραμμή.
rule-domino_not_in_line = Αυτό το ντόμινο δεν είναι στη νέα γραμμή.
rule-domino_taken = Σε αυτό το ντόμινο υπάρχει ήδη άλλος βασιλιάς.
rule-not_your_domino = Αυτό δεν είναι το ντόμινο κάτω από τον βασιλιά σας.
rule-out_of_bounds = Το βασίλειο θα ξεπερνούσε το μέγιστο μέγεθός του: 5 × 5 τετράγωνα μαζί με το κάστρο, ή 7 × 7 στη Μεγάλη Μονομαχία.
rule-cell_occupied = Ένα ντόμινο καλύπτει δύο ελεύθερες θέσεις· εδώ κάποια είναι πιασμένη.
rule-no_matching_terrain = Τουλάχιστον ένα τετράγωνο του ντόμινο πρέπει να ακουμπά, οριζόντια ή κάθετα, το κάστρο ή ένα τετράγωνο με το ίδιο τοπίο.
rule-must_place = Ένα ντόμινο που μπορεί να τοποθετηθεί πρέπει να τοποθετηθεί· δεν ξεσκαρτάρεται.
rule-must_cover = Έχετε νέο γίγαντα. Επιλέξτε πρώτα το στέμμα που θα καλύψει.
rule-must_send_or_keep = Τοποθετήσατε ένα ντόμινο με πατημασιές. Στείλτε πρώτα έναν γίγαντα σε αντίπαλο ή κρατήστε τους γίγαντές σας.
rule-no_giant_came = Δεν υπάρχει νέος γίγαντας που πρέπει να καλύψει στέμμα σας.
rule-no_footprint = Έναν γίγαντα τον στέλνετε ή τον κρατάτε μόνο αφού τοποθετήσετε ντόμινο με πατημασιές, εφόσον έχετε γίγαντα και κάποιος αντίπαλος έχει ακάλυπτο στέμμα.
rule-no_visible_crown = Ένας γίγαντας μπορεί να καλύψει μόνο ακάλυπτο στέμμα, και εδώ δεν υπάρχει κανένα.
rule-no_giant_there = Εδώ δεν έχετε γίγαντα.
rule-no_opponent = Ένας γίγαντας πρέπει να σταλεί σε άλλη θέση της παρτίδας.
rule-opponent_without_crown = Αυτός ο αντίπαλος δεν έχει ακάλυπτο στέμμα για να το καλύψει γίγαντας.
settings-variant_not_with_giants = Σε παρτίδες με την Εποχή των Γιγάντων, το Κεντρικό Βασίλειο και η Αρμονία είναι αποστολές, άρα δεν επιλέγονται ως παραλλαγές.
settings-mighty_duel_needs_two_players = Η Μεγάλη Μονομαχία παίζεται από ακριβώς 2 παίκτες.
problem-request_malformed = Το αίτημα δεν είναι έγκυρο HTTP.
problem-json_malformed = Το σώμα του αιτήματος δεν είναι έγκυρο JSON.
problem-parameter_invalid = Μια παράμετρος της διαδρομής ή του ερωτήματος δεν είναι έγκυρη.
problem-header_invalid = Μια κεφαλίδα του αιτήματος δεν είναι έγκυρη.
problem-idempotency_key_required = Απαιτείται η κεφαλίδα Idempotency-Key.
problem-route_not_found = Αυτή η διεύθυνση δεν υπάρχει.
problem-method_not_allowed = Αυτή η διεύθυνση δεν υποστηρίζει αυτή τη μέθοδο HTTP.
problem-body_timeout = Το σώμα του αιτήματος δεν έφτασε εγκαίρως.
problem-body_too_large = Το σώμα του αιτήματος είναι πολύ μεγάλο.
problem-content_type_unsupported = Το σώμα του αιτήματος πρέπει να είναι application/json.
problem-content_encoding_unsupported = Το σώμα του αιτήματος δεν πρέπει να είναι συμπιεσμένο ή κωδικοποιημένο· στείλτε το χωρίς Content-Encoding.
problem-field_invalid = Κάποιο πεδίο του αιτήματος λείπει, είναι άγνωστο ή δεν είναι έγκυρο.
problem-idempotency_key_reused = Αυτό το Idempotency-Key έχει ήδη χρησιμοποιηθεί με άλλο αίτημα.
problem-expected_version_required = Λείπει η αναμενόμενη έκδοση της παρτίδας· στείλτε expected_version ή If-Match.
problem-version_stale = Η παρτίδα άλλαξε στο μεταξύ· ελέγξτε την και δοκιμάστε ξανά.
problem-settings_stale = Οι ρυθμίσεις άλλαξαν από τότε που φορτώθηκαν.
problem-token_missing = Χρειάζεται διακριτικό πρόσβασης.
problem-token_invalid = Το διακριτικό πρόσβασης δεν είναι έγκυρο.
problem-token_expired = Το διακριτικό πρόσβασης έληξε· ανανεώστε το.
problem-session_ended = Η σύνδεση έχει τερματιστεί ή το διακριτικό ανακλήθηκε· συνδεθείτε ξανά ή χρησιμοποιήστε άλλο διακριτικό.
problem-credentials_wrong = Λάθος όνομα ή κωδικός πρόσβασης.
problem-refresh_token_invalid = Το διακριτικό ανανέωσης δεν είναι έγκυρο ή η σύνδεσή του έχει τερματιστεί.
problem-refresh_token_reused = Το διακριτικό ανανέωσης έχει ήδη χρησιμοποιηθεί.
problem-cross_site_request = Αυτό το αίτημα γίνεται δεκτό μόνο από σελίδες αυτού του διακομιστή.
problem-ticket_invalid = Το εισιτήριο δεν ισχύει, χρησιμοποιήθηκε ήδη ή έληξε.
problem-password_wrong = Ο τωρινός κωδικός πρόσβασης είναι λάθος.
problem-name_invalid = Αυτό το όνομα δεν επιτρέπεται.
problem-name_taken = Αυτό το όνομα, ή κάποιο που του μοιάζει, χρησιμοποιείται ήδη.
problem-too_many_renames = Το όνομα άλλαξε πάρα πολλές φορές· περιμένετε πριν το αλλάξετε ξανά.
problem-not_a_guest = Αυτός δεν είναι λογαριασμός επισκέπτη.
problem-password_too_short = Ο κωδικός πρόσβασης πρέπει να έχει τουλάχιστον 10 χαρακτήρες.
problem-password_too_long = Ο κωδικός πρόσβασης πρέπει να έχει το πολύ 256 χαρακτήρες.
problem-password_too_weak = Αυτός ο κωδικός πρόσβασης μαντεύεται πολύ εύκολα.
problem-session_not_found = Αυτή η σύνδεση δεν υπάρχει.
problem-time_zone_unknown = Αυτή η ζώνη ώρας δεν υπάρχει.
problem-holiday_out_of_range = Οι διακοπές πρέπει να αρχίζουν μέσα στον επόμενο χρόνο και να διαρκούν τουλάχιστον μία ώρα.
problem-holiday_overlaps = Αυτές οι διακοπές συμπίπτουν με άλλες.
problem-holiday_over_budget = Δεν σας απομένουν τόσες ημέρες διακοπών για φέτος.
problem-holiday_not_found = Αυτές οι διακοπές δεν υπάρχουν ή έχουν τελειώσει.
problem-calendar_not_found = Αυτό το ημερολόγιο δεν υπάρχει ή αφαιρέθηκε.
problem-destination_not_found = Αυτός ο προορισμός δεν υπάρχει.
problem-delivery_not_found = Αυτή η παράδοση δεν υπάρχει.
problem-too_many_destinations = Έχετε τον μέγιστο αριθμό προορισμών αυτού του είδους· αφαιρέστε πρώτα έναν.
problem-destination_disabled = Αυτός ο προορισμός είναι απενεργοποιημένος· ενεργοποιήστε τον πρώτα.
problem-test_in_progress = Μια δοκιμή βρίσκεται ήδη σε εξέλιξη.
problem-address_forbidden = Ο διακομιστής δεν μπορεί να στείλει σε αυτή τη διεύθυνση.
problem-link_expired = Αυτός ο σύνδεσμος έχει λήξει.
problem-link_used = Αυτός ο σύνδεσμος έχει ήδη χρησιμοποιηθεί.
problem-email_invalid = Αυτή δεν είναι έγκυρη διεύθυνση email.
problem-retry_too_early = Αυτό έγινε μόλις τώρα· περιμένετε ένα λεπτό και δοκιμάστε ξανά.
problem-subscription_invalid = Αυτή δεν είναι έγκυρη συνδρομή push.
problem-game_not_found = Αυτή η παρτίδα δεν υπάρχει ή δεν έχετε πρόσβαση σε αυτή.
problem-version_not_found = Αυτή η έκδοση της παρτίδας δεν υπάρχει.
problem-series_not_found = Αυτή η δυναστεία δεν υπάρχει ή δεν έχετε πρόσβαση σε αυτή.
problem-series_too_long = Μια δυναστεία έχει από 1 έως 15 παρτίδες.
problem-break_out_of_range = Ένα διάλειμμα πρέπει να διαρκεί από ένα δευτερόλεπτο έως 90 ημέρες.
problem-not_in_series = Δεν παίζετε σε αυτή τη δυναστεία.
problem-series_not_on_break = Αυτό γίνεται μόνο ανάμεσα στις παρτίδες μιας δυναστείας.
problem-series_over = Η δυναστεία τελείωσε.
problem-seat_not_found = Αυτή η θέση δεν υπάρχει.
problem-link_invalid = Ο σύνδεσμος δεν ισχύει ή έληξε.
problem-player_not_found = Κανένας παίκτης δεν έχει αυτό το όνομα.
problem-profile_not_found = Αυτός ο παίκτης δεν υπάρχει.
problem-players_out_of_range = Το Kingdomino είναι για 2 έως 4 παίκτες, ή για 2 έως 5 με την Εποχή των Γιγάντων.
problem-mighty_duel_needs_two_players = Η Μεγάλη Μονομαχία παίζεται από ακριβώς 2 παίκτες.
problem-variant_not_with_giants = Σε παρτίδες με την Εποχή των Γιγάντων, αυτή η παραλλαγή είναι αποστολή και δεν επιλέγεται.
problem-pace_out_of_range = Το χρονικό όριο είναι εκτός των επιτρεπτών τιμών.
problem-too_many_house_players = Οι παίκτες-υπολογιστές είναι περισσότεροι από τις ελεύθερες θέσεις.
problem-table_not_open = Το τραπέζι δεν είναι πια ανοιχτό.
problem-table_full = Όλες οι θέσεις είναι πιασμένες.
problem-already_seated = Έχετε ήδη θέση σε αυτό το τραπέζι.
problem-too_few_players = Μια παρτίδα χρειάζεται τουλάχιστον 2 παίκτες.
problem-host_cannot_leave = Ο οικοδεσπότης δεν μπορεί να φύγει από το τραπέζι· μπορεί να το ακυρώσει.
problem-not_the_host = Μόνο ο οικοδεσπότης του τραπεζιού μπορεί να το κάνει.
problem-not_seated = Δεν έχετε θέση σε αυτή την παρτίδα.
problem-game_not_started = Η παρτίδα δεν έχει αρχίσει ακόμη.
problem-game_not_finished = Η παρτίδα δεν έχει τελειώσει ακόμη.
problem-is_sandbox = Αυτό δεν είναι διαθέσιμο σε δοκιμαστικά τραπέζια.
problem-record_invalid = Το αρχείο της παρτίδας δεν είναι έγκυρο.
problem-proposal_open = Εκκρεμεί ήδη άλλη πρόταση.
problem-proposal_closed = Αυτή η πρόταση δεν είναι πια ανοιχτή.
problem-nothing_to_undo = Δεν υπάρχει κίνησή σας που να μπορεί να αναιρεθεί.
problem-pause_out_of_range = Μια παύση πρέπει να τελειώνει μέσα σε 90 ημέρες.
problem-not_paused = Η παρτίδα δεν είναι σε παύση.
problem-handover_not_allowed = Σε αυτό το τραπέζι οι θέσεις δεν παραχωρούνται.
problem-not_your_seat = Αυτή η θέση ανήκει σε άλλον παίκτη.
problem-seat_not_offered = Αυτή η θέση δεν σας προσφέρεται.
problem-game_too_long = Αυτή η παρτίδα έφτασε στο μέγιστο πλήθος γεγονότων: δεν γίνονται πια νέες συμμετοχές, προτάσεις και προσφορές θέσεων. Μπορεί ακόμη να παιχτεί ως το τέλος.
problem-too_many_proposals = Φτάσατε στον μέγιστο αριθμό προτάσεων, αναιρέσεων και προσφορών θέσης για μία παρτίδα. Μπορείτε ακόμη να παίζετε και να απαντάτε σε προτάσεις.
problem-game_finished = Η παρτίδα έχει τελειώσει.
problem-seat_conceded = Ο υπολογιστής ανέλαβε τη θέση σας ως το τέλος της παρτίδας.
problem-seat_taken_over = Ο υπολογιστής ανέλαβε τη θέση σας· πάρτε την πρώτα πίσω.
problem-seat_not_taken_over = Ο υπολογιστής δεν έχει αναλάβει τη θέση σας.
problem-deadline_passed = Η προθεσμία πέρασε· ο υπολογιστής θα παίξει σε λίγο.
problem-not_your_turn = Είναι η σειρά άλλου παίκτη.
problem-must_place_first = Τοποθετήστε ή ξεσκαρτάρετε το ντόμινό σας πριν επιλέξετε.
problem-nothing_to_place = Ο βασιλιάς σας δεν έχει ντόμινο για τοποθέτηση.
problem-domino_not_in_line = Αυτό το ντόμινο δεν είναι στη νέα γραμμή.
problem-domino_taken = Σε αυτό το ντόμινο υπάρχει ήδη άλλος βασιλιάς.
problem-not_your_domino = Αυτό δεν είναι το ντόμινο κάτω από τον βασιλιά σας.
problem-out_of_bounds = Το βασίλειο θα ξεπερνούσε το μέγιστο μέγεθός του.
problem-cell_occupied = Μία από αυτές τις θέσεις είναι ήδη πιασμένη.
problem-no_matching_terrain = Τουλάχιστον ένα τετράγωνο πρέπει να ακουμπά το κάστρο ή ένα τετράγωνο με το ίδιο τοπίο.
problem-must_place = Αυτό το ντόμινο μπορεί να τοποθετηθεί, άρα δεν ξεσκαρτάρεται.
problem-must_cover = Επιλέξτε πρώτα το στέμμα που θα καλύψει ο γίγαντας.
problem-must_send_or_keep = Πρώτα στείλτε έναν γίγαντα ή κρατήστε τον.
problem-no_giant_came = Δεν υπάρχει νέος γίγαντας που πρέπει να καλύψει στέμμα.
problem-no_footprint = Ένας γίγαντας στέλνεται ή μένει μόνο αφού τοποθετηθεί ντόμινο με πατημασιές.
problem-no_visible_crown = Σε αυτή τη θέση δεν υπάρχει ακάλυπτο στέμμα.
problem-no_giant_there = Σε αυτή τη θέση δεν υπάρχει γίγαντας.
problem-no_opponent = Ένας γίγαντας πρέπει να σταλεί σε άλλη θέση της παρτίδας.
problem-opponent_without_crown = Αυτός ο αντίπαλος δεν έχει ακάλυπτο στέμμα.
problem-premove_invalid = Αυτό το σχέδιο δεν είναι έγκυρο.
problem-premove_not_found = Δεν έχετε σχέδιο για την επόμενη σειρά σας.
problem-no_turn_left = Δεν έχετε άλλη σειρά σε αυτή την παρτίδα.
problem-internal_error = Κάτι πήγε στραβά στον διακομιστή· το σφάλμα καταγράφηκε.
problem-unavailable = Η υπηρεσία προσωρινά δεν είναι διαθέσιμη· δοκιμάστε ξανά.
problem-scope_missing = Αυτό το διακριτικό δεν έχει το απαιτούμενο δικαίωμα.
problem-session_required = Αυτό απαιτεί σύνδεση στον λογαριασμό· τα διακριτικά δεν γίνονται δεκτά.
problem-not_an_admin = Αυτό απαιτεί δικαιώματα διαχειριστή.
problem-guest_account = Οι επισκέπτες δεν μπορούν να το κάνουν· διαλέξτε πρώτα όνομα και κωδικό πρόσβασης.
problem-account_locked = Αυτός ο λογαριασμός είναι κλειδωμένος.
problem-rate_limited = Πάρα πολλά αιτήματα· δοκιμάστε ξανά αργότερα.
problem-too_many_attempts = Πάρα πολλές προσπάθειες· δοκιμάστε ξανά αργότερα.
problem-too_many_connections = Υπάρχουν πάρα πολλές συνδέσεις από τη διεύθυνσή σας.
problem-too_many_streams = Είναι ανοιχτές πάρα πολλές ροές και συνδέσεις αναμονής, για παράδειγμα σε παράθυρα του περιηγητή· κλείστε πρώτα μία.
problem-token_not_found = Αυτό το διακριτικό δεν υπάρχει.
problem-app_not_found = Αυτή η εφαρμογή δεν είναι συνδεδεμένη στον λογαριασμό σας.
problem-too_many_tokens = Έχετε τον μέγιστο αριθμό διακριτικών· ανακαλέστε πρώτα ένα.
problem-token_lifetime_out_of_range = Ένα διακριτικό πρέπει να ισχύει από ένα λεπτό έως 366 ημέρες ή μέχρι να ανακληθεί.
problem-bot_not_found = Αυτό το μποτ δεν υπάρχει.
problem-too_many_bots = Έχετε τον μέγιστο αριθμό μποτ· αφαιρέστε πρώτα ένα.
problem-too_many_games = Έχετε τον μέγιστο αριθμό παρτίδων· τελειώστε ή αφήστε πρώτα μία.
problem-bots_not_allowed = Σε αυτό το τραπέζι δεν επιτρέπονται μποτ.
problem-guests_play_unrated = Οι επισκέπτες παίζουν μόνο παρτίδες χωρίς βαθμολογία.
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
    .subject = Σειρά σας (εναντίον: { $opponents })
cover-a-crown = { $from } σάς έστειλε έναν γίγαντα. Επιλέξτε ποιο από τα στέμματά σας θα καλύψει. Η παρτίδα περιμένει εσάς.
    .subject = { $from } σάς έστειλε έναν γίγαντα
reminder = Είναι ακόμη η σειρά σας. Έχετε χρόνο έως: { $deadline }.
    .subject = Υπενθύμιση: σειρά σας (εναντίον: { $opponents })
timed-out =
    Ο χρόνος σας τελείωσε. { $house_did ->
        [played] Ο υπολογιστής έπαιξε για εσάς αυτή τη σειρά· η επόμενη είναι πάλι δική σας.
        [took-over] Από εδώ και πέρα παίζει για εσάς ο υπολογιστής, ώσπου να πάρετε πίσω τη θέση σας.
       *[took-over-for-good] Τη θέση σας την έχει πλέον ο υπολογιστής και θα παίξει ως το τέλος.
    }
    .subject = Ο χρόνος σας τελείωσε (εναντίον: { $opponents })
invitation-declined = { $player } απέρριψε την πρόσκλησή σας.
    .subject = { $player } απέρριψε την πρόσκλησή σας
seat-offered = { $from } σάς προσφέρει μια θέση σε παρτίδα που ήδη παίζεται. Αν δεχτείτε, συνεχίζετε με το βασίλειο αυτού του παίκτη.
    .subject = { $from } σάς προσφέρει μια θέση
seat-handed-over = Μια θέση άλλαξε χέρια: { $from } → { $to }.
    .subject = Μια θέση άλλαξε χέρια: { $from } → { $to }
series-standing =
    Μετά την παρτίδα { $game } από { $games } { $rank ->
        [1] προηγείστε στη δυναστεία
       *[other] είστε στη θέση { $rank } από { $players } στη δυναστεία
    }, με { $points ->
        [one] { $points } πόντο.
       *[other] { $points } πόντους.
    }
    .subject = Η δυναστεία μετά την παρτίδα { $game } από { $games }
series-over =
    Η δυναστεία τελείωσε μετά από { $games ->
        [one] { $games } παρτίδα
       *[other] { $games } παρτίδες
    }. { $rank ->
        [1] Κερδίσατε
       *[other] Τερματίσατε στη θέση { $rank } από { $players },
    } με { $points ->
        [one] { $points } πόντο.
       *[other] { $points } πόντους.
    }
    .subject =
    { $rank ->
        [1] Κερδίσατε τη δυναστεία
       *[other] Η δυναστεία τελείωσε
    }
series-ready-asked = Όλοι οι άλλοι είναι έτοιμοι για την παρτίδα { $game } από { $games } της δυναστείας. Θα αρχίσει μόλις δηλώσετε κι εσείς ότι είστε έτοιμοι.
    .subject = Είστε έτοιμοι για την παρτίδα { $game } από { $games };
series-withdrawn = { $player } αποχώρησε από τη δυναστεία. Από την επόμενη παρτίδα σε αυτή τη θέση παίζει ο υπολογιστής.
    .subject = { $player } αποχώρησε από τη δυναστεία
series-cancelled = { $by } ακύρωσε τη δυναστεία. Η κατάταξη μένει όπως είναι.
    .subject = { $by } ακύρωσε τη δυναστεία
password-changed = Ο κωδικός πρόσβασης του λογαριασμού σας άλλαξε: { $at }.
    .subject = Ο κωδικός πρόσβασής σας άλλαξε
new-login = Νέα σύνδεση στον λογαριασμό σας: { $at }. Συσκευή: { $device }.
    .subject = Νέα σύνδεση στον λογαριασμό σας
email-changed = Η διεύθυνση email του λογαριασμού σας άλλαξε: { $at }.
    .subject = Η διεύθυνση email σας άλλαξε
webhook-disabled =
    Το webhook σας στο { $server } απενεργοποιήθηκε μετά από { $failures ->
        [one] { $failures } αποτυχία.
       *[other] { $failures } συνεχόμενες αποτυχίες.
    } Ενεργοποιήστε το πάλι μόλις αρχίσει να απαντά.
    .subject = Το webhook σας απενεργοποιήθηκε
event-house-seated = { $house } μπήκε στο τραπέζι.
verify-email = Επιβεβαίωση διεύθυνσης email
done = Έγινε. Η παρτίδα συνεχίζεται.
new-password = Νέος κωδικός πρόσβασης
digest =
    { $games ->
        [one] Είναι η σειρά σας σε { $games } παρτίδα
       *[other] Είναι η σειρά σας σε { $games } παρτίδες
    }
terms-grace = Σε κάθε κίνηση, το ρολόι ξεκινά αφού περάσει: { $time }.
terms-series =
    { $games ->
        [one] Είναι μια δυναστεία με { $games } παρτίδα.
       *[other] Είναι η πρώτη από { $games } παρτίδες μιας δυναστείας. Οι ίδιοι παίκτες τις παίζουν όλες.
    }
open-series = Άνοιγμα της δυναστείας
column-player = Παίκτης
column-game = Παρτίδα { $game }
column-total = Σύνολο
rematch = Ρεβάνς
scope-games-read = να βλέπει τις παρτίδες και τις δυναστείες σας, και τα προφίλ άλλων παικτών
scope-games-play = να παίζει για εσάς, να κάνει προτάσεις και να απαντά σε προτάσεις
scope-tables-write = να δημιουργεί παρτίδες, να μπαίνει σε τραπέζια και να φεύγει από αυτά, και να προσκαλεί παίκτες για εσάς
scope-notifications-read = να διαβάζει τις ειδοποιήσεις σας
scope-webhooks-write = να στέλνει τις ειδοποιήσεις σας, με συνδέσμους που δείχνουν τις παρτίδες σας, σε άλλες υπηρεσίες
scope-account-read = να βλέπει τον λογαριασμό σας και τις ρυθμίσεις του, μαζί με τη διεύθυνση email σας
to-start = Μετάβαση στην αρχική σελίδα
link-copied = Ο σύνδεσμος αντιγράφηκε
share = Κοινοποίηση
log-out = Αποσύνδεση
forgot-password = Ξεχάσατε τον κωδικό πρόσβασης;
password-hint = Τουλάχιστον 10 χαρακτήρες
bell =
    { $count ->
        [0] Ειδοποιήσεις
       *[other] Αδιάβαστες ειδοποιήσεις: { $count }
    }
bell-new = νέα
bell-empty = Δεν υπάρχουν ειδοποιήσεις. Εδώ εμφανίζονται τα νέα των παρτίδων σας.
a-kingdom-grows = Ένα βασίλειο που μεγαλώνει
poster-invites = { $name } σάς προσκαλεί σε παρτίδα
rated-table = Με βαθμολογία
rated-for-guests = Οι επισκέπτες δεν παίζουν παρτίδες με βαθμολογία. Δημιουργήστε λογαριασμό, που κρατά τις παρτίδες σας, ή ζητήστε από τον οικοδεσπότη ({ $name }) να γίνει η παρτίδα χωρίς βαθμολογία.
rated-without-guests = Η παρτίδα έχει βαθμολογία, οπότε οι επισκέπτες δεν μπορούν να συμμετάσχουν.
make-unrated = Χωρίς βαθμολογία
rematch-waits = Η ρεβάνς περιμένει παίκτες.
rematch-begun = Η ρεβάνς άρχισε.
rematch-show = Μετάβαση στη ρεβάνς
look-back = Ανασκόπηση της παρτίδας
history = Ανασκόπηση της παρτίδας
back-to-table = Πίσω στην παρτίδα
download-record = Λήψη αρχείου παρτίδας
download-notation = Λήψη λίστας κινήσεων
points-by-round = Πόντοι ανά γύρο
column-round = Γύρος
start-now = Έναρξη τώρα
leave-table = Αποχώρηση από το τραπέζι
cancel-table = Ακύρωση του τραπεζιού
share-table = Κοινοποίηση του συνδέσμου
invite-by-name = Όνομα παίκτη
invite = Πρόσκληση
unit-of-time = Μονάδα χρόνου
unit-minutes = λεπτά
unit-hours = ώρες
unit-days = ημέρες
keep-it = Πίσω
you = Εσείς
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
column-rank = Θέση
column-wins = Νίκες
news = Ειδοποιήσεις
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
more = Εμφάνιση περισσότερων
people-you = Εσείς
profile-edit = Αλλαγή ονόματος και εικόνας
member-since = Μέλος από { $since }
bot-since = Μποτ από { $since }
guest-since = Επισκέπτης από { $since }
bot-of = Κάτοχος: { $owner }
bot-mark = Μποτ
ratings = Βαθμολογία
not-rated = Χωρίς βαθμολογία ακόμη.
rating-at-least = Πολύ πιθανόν πάνω από { $points }.
rating-rests-on =
    { $games ->
        [one] Με βάση { $games } παρτίδα.
       *[other] Με βάση { $games } παρτίδες.
    }
rating-explained = Η βαθμολογία εκτιμά πόσο καλά παίζει ένας παίκτης· όλοι αρχίζουν με 25. Ο αριθμός μετά το ± είναι η αβεβαιότητα, που μικραίνει με κάθε παρτίδα.
rating-curve =
    { $games ->
        [one] Βαθμολογία μετά από { $games } παρτίδα
       *[other] Βαθμολογία σε { $games } παρτίδες
    }, από { $from } έως { $until }. Στην αρχή: { $first }. Τώρα: { $last }. Υψηλότερη: { $highest }. Χαμηλότερη: { $lowest }.
reliability = Αξιοπιστία
reliability-median = Συνήθης χρόνος απάντησης
reliability-timeouts = Χαμένες σειρές
reliability-waits = Σειρές απέναντι σε ανθρώπους τον τελευταίο χρόνο (έως 200)
of-hundred = { $count } ανά 100 σειρές
never = Καμία
statistics = Στατιστικά
statistics-games = Παρτίδες
statistics-wins = Νίκες
statistics-mean = Πόντοι κατά μέσο όρο
statistics-best = Καλύτερο σκορ
statistics-bonuses = Πόντοι από παραλλαγές, κατά μέσο όρο
statistics-quests = Πόντοι από αποστολές, κατά μέσο όρο
statistics-giants = Γίγαντες στο τέλος, κατά μέσο όρο
statistics-discards = Ντόμινο που ξεσκαρταρίστηκαν, κατά μέσο όρο
statistics-taken-over = Τις τελείωσε ο υπολογιστής
statistics-terrains = Πόντοι ανά τοπίο, κατά μέσο όρο
records = Ρεκόρ
record-game = Προβολή παρτίδας
record-streak = Μεγαλύτερο σερί νικών
record-streak-end = Προβολή της τελευταίας νίκης
record-recent =
    { $games ->
        [one] Στην τελευταία παρτίδα
       *[other] Στις τελευταίες { $games } παρτίδες
    }
record-wins = { $wins } από { $games }
favourite-terrains = Αγαπημένα τοπία
favourite-terrain-points = { $points } πόντοι ανά παρτίδα
recent-opponents = Πρόσφατοι αντίπαλοι
recent-opponents-none = Καμία παρτίδα με άλλους παίκτες ακόμη.
recent-results =
    { $wins ->
        [one] { $wins } νίκη
       *[other] { $wins } νίκες
    }, { $losses ->
        [one] { $losses } ήττα
       *[other] { $losses } ήττες
    }
profile-empty = { $name } δεν έχει τελειώσει ακόμη παρτίδα.
profile-empty-own = Δεν έχετε τελειώσει ακόμη παρτίδα. Εδώ θα εμφανίζονται η βαθμολογία, τα ρεκόρ και οι αντίπαλοί σας.
games-played = Παρτίδες που παίχτηκαν
no-games-played = Καμία παρτίδα.
filter-result = Αποτέλεσμα
result-all = Όλες οι παρτίδες
result-won = Νίκες
result-lost = Ήττες
place-first = Νίκη
place-of = Θέση { $rank } από { $players }
played-against = Εναντίον: { $players }
house-finished = Ο υπολογιστής έπαιξε ως το τέλος της παρτίδας.
changed-hands = Η θέση παραχωρήθηκε από άλλον παίκτη.
head-to-head = Μεταξύ τους
against-me = Εσείς και { $name }
against-me-games = Όλες οι κοινές σας παρτίδες
results = Αποτελέσματα
never-met = Αυτοί οι παίκτες δεν έχουν τελειώσει καμία παρτίδα μαζί.
balance-ahead = Μπροστά: { $player }
balance-level = Ισοπαλίες
balance-points = Πόντοι κατά μέσο όρο
category = Κατηγορία
leaders-place = Θέση
leaders-rating = Δυναμικότητα
leaders-mean = Βαθμολογία
nobody-rated = Δεν υπάρχουν ακόμη παίκτες με βαθμολογία.
leaderboard-explained = Η δυναμικότητα είναι η βαθμολογία μείον το τριπλάσιο της αβεβαιότητάς της: πολύ πιθανόν ο παίκτης είναι τουλάχιστον τόσο καλός. Με περισσότερες παρτίδες η αβεβαιότητα μικραίνει και η δυναμικότητα ανεβαίνει. Τα προφίλ δείχνουν τη βαθμολογία.
saved = Αποθηκεύτηκε.
copy = Αντιγραφή
copied = Αντιγράφηκε
remove = Αφαίρεση
not-now = Άκυρο
sure = Επιβεβαίωση
shown-once = Εμφανίζεται μόνο μία φορά. Φυλάξτε το σε ασφαλές μέρος.
failing-since = Οι παραδόσεις αποτυγχάνουν από { $since }.
name-hint = 2 έως 32 χαρακτήρες: γράμματα ενός αλφαβήτου, ψηφία, κενά και - _ . '
forgot-lead = Γράψτε το όνομα του λογαριασμού σας για να λάβετε σύνδεσμο με email.
reset-ask = Αποστολή συνδέσμου
reset-asked = Ελέγξτε το email σας
reset-asked-lead = Αν υπάρχει λογαριασμός με αυτό το όνομα και επιβεβαιωμένη διεύθυνση email, θα λάβετε σύνδεσμο για νέο κωδικό πρόσβασης. Μπορεί να χρειαστούν μερικά λεπτά.
claim-lead = Διαλέξτε όνομα και κωδικό πρόσβασης. Ό,τι έχετε παίξει μένει δικό σας, εδώ και σε άλλες συσκευές.
log-in-leaves-guest = Παίζετε ως { $name }. Αν συνδεθείτε σε άλλον λογαριασμό, δεν μπορείτε να επιστρέψετε στις παρτίδες αυτού του λογαριασμού επισκέπτη: όσες είναι σε εξέλιξη χάνονται και ο λογαριασμός διαγράφεται αργότερα. Για να τις κρατήσετε, διαλέξτε όνομα και κωδικό πρόσβασης.
log-out-leaves-guest = Αν αποσυνδεθείτε, δεν μπορείτε να επιστρέψετε σε αυτόν τον λογαριασμό επισκέπτη: οι παρτίδες σε εξέλιξη χάνονται και ο λογαριασμός διαγράφεται αργότερα. Για να κρατήσετε τις παρτίδες, διαλέξτε όνομα και κωδικό πρόσβασης.
claimed = Ο λογαριασμός σας είναι έτοιμος.
claimed-already = Αυτός ο λογαριασμός έχει ήδη όνομα και κωδικό πρόσβασης.
claim-first = Παίζετε ως επισκέπτης. Διαλέξτε πρώτα όνομα και κωδικό πρόσβασης.
guest-has-no-name = Παίζετε ως επισκέπτης, χωρίς κωδικό πρόσβασης.
logged-out = Αποσυνδεθήκατε.
settings-profile = Προφίλ
settings-profile-about = Εικόνα, όνομα και κωδικός πρόσβασης
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
settings-appearance = Εμφάνιση
settings-appearance-about = Γλώσσα, θέμα, παιχνίδι
on-this-machine = Αυτές οι ρυθμίσεις ισχύουν μόνο για αυτόν τον περιηγητή.
sound = Ήχος και δόνηση
prefer-sound = Ήχοι
prefer-sound-about = Ένας απαλός ήχος όταν είναι η σειρά σας και όταν τοποθετείται ένα ντόμινο.
prefer-vibration = Δόνηση
prefer-vibration-about = Μια σύντομη δόνηση όταν είναι η σειρά σας, σε τηλέφωνα.
theme-system = Όπως η συσκευή
theme-light = Φωτεινό
theme-dark = Σκούρο
prefer-letters = Γράμματα στα τοπία
prefer-letters-about = Κάθε τοπίο δείχνει το γράμμα του, όπως στα email. Βοηθά αν κάποια χρώματα μοιάζουν.
play-preferences = Παιχνίδι
prefer-at-once-about = Το πρώτο πάτημα σε ένα ντόμινο το επιλέγει, χωρίς επιβεβαίωση. Η τοποθέτηση επιβεβαιώνεται πάντα.
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
settings-calendar = Ημερολόγιο
settings-calendar-about = Οι προθεσμίες στην εφαρμογή ημερολογίου σας
calendar-about = Η εφαρμογή ημερολογίου σας μπορεί να δείχνει ως πότε πρέπει να παίξετε: εγγραφείτε στον σύνδεσμο που δημιουργείτε εδώ.
calendar-address = Ο σύνδεσμος του ημερολογίου σας.
calendar-make = Δημιουργία συνδέσμου ημερολογίου
calendar-made = Ο σύνδεσμος ημερολογίου δημιουργήθηκε.
calendar-end = Αφαίρεση συνδέσμου ημερολογίου
calendar-ended = Ο σύνδεσμος ημερολογίου αφαιρέθηκε.
calendar-replaces = Ένας νέος σύνδεσμος αντικαθιστά τον προηγούμενο. Όποιος έχει τον σύνδεσμο βλέπει τις προθεσμίες σας.
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
history-steps = Χρονογραμμή
history-back = Προηγούμενο
history-on = Επόμενο
history-play = Αναπαραγωγή
history-pause = Παύση
history-since = Από την τελευταία σας σειρά
history-keys = Βέλη: βήμα βήμα. Διάστημα: αναπαραγωγή. Home και End: πρώτο και τελευταίο βήμα.
history-step = Βήμα { $number } από { $of }
history-share = Κοινοποίηση αυτής της θέσης
history-film = Λήψη κινούμενης εικόνας
history-save = Λήψη
history-score-of = { $name }: { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
history-curve = Πόντοι στη διάρκεια της παρτίδας
verify-title = Ήταν δίκαιο το ανακάτεμα;
verify-lead = Πριν μπει παίκτης στο τραπέζι, ο διακομιστής δεσμεύτηκε για έναν μυστικό αριθμό, τον σπόρο του ανακατέματος. Ο περιηγητής σας ελέγχει αν ο σπόρος που φανερώθηκε αντιστοιχεί σε εκείνη τη δέσμευση, υπολογίζει ξανά το ανακάτεμα και το συγκρίνει με την παρτίδα.
verify-now = Επαλήθευση του ανακατέματος
verify-working = Υπολογισμός…
verify-agrees = Επαληθεύτηκε: το ανακάτεμα είναι ακριβώς αυτό για το οποίο είχε δεσμευτεί ο διακομιστής πριν από την παρτίδα.
verify-differs = Δεν επαληθεύτηκε: το ανακάτεμα διαφέρει από αυτό για το οποίο είχε δεσμευτεί ο διακομιστής πριν από την παρτίδα. Κρατήστε το αρχείο της παρτίδας και επικοινωνήστε με τον διαχειριστή του διακομιστή.
verify-failed = Το ανακάτεμα δεν μπόρεσε να επαληθευτεί: αυτή η σελίδα δεν υποστηρίζει τη μορφή του αρχείου της παρτίδας.
verify-ok = Επιτυχία:
verify-wrong = Αποτυχία:
verify-found = Υπολογίστηκε: { $found }
verify-commitment = Η δέσμευση κατά τη δημιουργία του τραπεζιού αντιστοιχεί στον σπόρο που φανερώθηκε στο τέλος.
verify-lines = Ο σπόρος και οι τυχαίοι αριθμοί των παικτών δίνουν τα ντόμινο με τη σειρά που μοιράστηκαν.
verify-kings = Οι ίδιοι αριθμοί δίνουν τη σειρά των πρώτων επιλογών.
verify-quests = Οι ίδιοι αριθμοί δίνουν τις δύο αποστολές.
verify-root = Το αποτύπωμα όλων των γραμμών, που δημοσιεύτηκε στην αρχή, αντιστοιχεί στις γραμμές της παρτίδας.
verify-proofs =
    { $lines ->
        [one] { $lines } γραμμή έχει απόδειξη που αντιστοιχεί στο αποτύπωμα.
       *[other] { $lines } γραμμές έχουν απόδειξη που αντιστοιχεί στο αποτύπωμα.
    }
verify-own-bytes = Παίκτες που πρόσθεσαν τυχαίους αριθμούς: { $names }.
verify-no-bytes = Κανένας παίκτης δεν πρόσθεσε τυχαίο αριθμό, οπότε ο διακομιστής θα μπορούσε να δοκιμάσει πολλούς σπόρους και να διαλέξει έναν πριν δημιουργήσει το τραπέζι.
verify-method = Η μέθοδος και ένα πρόγραμμα για να επαναλάβετε τον έλεγχο περιγράφονται στην τεκμηρίωση.
plan-title = Σχέδιο για την επόμενη σειρά σας
plan-given = Το σχέδιό σας για την επόμενη σειρά
plan-lead = Το σχέδιό σας παίζεται αυτόματα όταν έρθει η σειρά σας. Οι άλλοι παίκτες δεν το βλέπουν.
plan-place = Πού θα τοποθετηθεί το ντόμινο { $domino }
plan-otherwise = Αν δεν χωράει εκεί
plan-best = Όπου δίνει τους περισσότερους πόντους
plan-ask = Αποφασίζω εγώ
plan-no-place = Δεν έχει επιλεγεί θέση. Πατήστε το βασίλειο ή χρησιμοποιήστε την επιλογή που ακολουθεί.
plan-clear = Καθαρισμός θέσης
plan-pick = Ντόμινο προς επιλογή, με σειρά προτίμησης
plan-picked-as = { $domino }, επιλογή { $number }
plan-later = Τα ντόμινο για την επόμενη επιλογή σας δεν έχουν ανοίξει ακόμη.
plan-void = Αυτόματη ακύρωση του σχεδίου
plan-void-taken = αν άλλος παίκτης επιλέξει το ντόμινο { $domino }
plan-void-giant = αν μου στείλουν έναν γίγαντα
plan-would = Αν ήταν τώρα η σειρά σας
plan-would-place = Το ντόμινο { $domino } τοποθετείται.
plan-would-discard = Το ντόμινο { $domino } ξεσκαρτάρεται, γιατί δεν χωράει πουθενά.
plan-would-ask-place = Αποφασίζετε εσείς πού θα τοποθετηθεί το ντόμινο { $domino }.
plan-would-pick = Επιλέγεται το ντόμινο { $domino }.
plan-would-ask-pick = Αποφασίζετε εσείς τι θα επιλέξετε.
plan-would-score = Το βασίλειό σας έχει τότε { $points ->
        [one] { $points } πόντο
       *[other] { $points } πόντους
    }.
plan-give = Αποθήκευση σχεδίου
plan-change = Ενημέρωση σχεδίου
plan-withdraw = Ακύρωση σχεδίου
plan-saved = Το σχέδιο αποθηκεύτηκε για την επόμενη σειρά σας.
plan-withdrawn = Το σχέδιο ακυρώθηκε. Θα παίξετε εσείς την επόμενη σειρά σας.
plan-since = Αποθηκεύτηκε: { $at }
score-factors = { $squares } × { $crowns }
score-sheet = Πόντοι
tie-by-property = { $name } και { $other } έχουν τους ίδιους πόντους. Προηγείται { $name } χάρη στη μεγαλύτερη ενότητα: { $more } τετράγωνα έναντι { $less }.
tie-by-crowns = { $name } και { $other } έχουν τους ίδιους πόντους και εξίσου μεγάλη ενότητα. Προηγείται { $name } χάρη στα περισσότερα στέμματα: { $more } έναντι { $less }.
tie-shared = { $name } και { $other } ισοβαθμούν σε πόντους, μεγαλύτερη ενότητα και στέμματα, και μοιράζονται τη θέση { $rank }.
largest-property = Μεγαλύτερη ενότητα
crowns = Στέμματα
share-link = Κοινοποίηση συνδέσμου
share-picture = Κοινοποίηση εικόνας
rematch-proposed = { $name } προτείνει ρεβάνς.
rematch-accept = Αποδοχή της ρεβάνς`;export{e as default};