# Τίτλοι των κωδικών προβλημάτων του API.

## Αιτήματα

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

## Λογαριασμοί

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
problem-registration_closed = Αυτός ο διακομιστής δεν δέχεται νέους λογαριασμούς.
problem-invitation_required = Για τη δημιουργία λογαριασμού σε αυτόν τον διακομιστή απαιτείται σύνδεσμος πρόσκλησης.
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

## Ειδοποιήσεις

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

## Τραπέζια

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

## Κανόνες

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

## Προγραμματισμένες κινήσεις

problem-premove_invalid = Αυτό το σχέδιο δεν είναι έγκυρο.
problem-premove_not_found = Δεν έχετε σχέδιο για την επόμενη σειρά σας.
problem-no_turn_left = Δεν έχετε άλλη σειρά σε αυτή την παρτίδα.

## Βλάβες

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
