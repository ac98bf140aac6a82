# Τι σημαίνει κάθε κωδικός του API.

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
