# Profiles, statistics and leaderboards, in the web client.

log-in-first = Συνδεθείτε για να το δείτε.
look-around = Περιήγηση ως επισκέπτης
play-too = Δημιουργήστε λογαριασμό για να παίξετε με άλλους, ή παίξτε αμέσως με τον υπολογιστή.
more = Εμφάνιση περισσότερων
people-you = Εσείς
profile-edit = Αλλαγή ονόματος και εικόνας
member-since = Μέλος από { $since }
bot-since = Μποτ από { $since }
guest-since = Επισκέπτης από { $since }
bot-of = Κάτοχος: { $owner }
house-mark = Υπολογιστής
bot-mark = Μποτ

## Ratings

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

## Reliability

reliability = Αξιοπιστία
reliability-median = Συνήθης χρόνος απάντησης
reliability-timeouts = Χαμένες σειρές
reliability-waits = Σειρές απέναντι σε ανθρώπους τον τελευταίο χρόνο (έως 200)
of-hundred = { $count } ανά 100 σειρές
never = Καμία

## Statistics

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

## Ρεκόρ και αντίπαλοι

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

## Games played

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

## Head to head

head-to-head = Μεταξύ τους
against-me = Εσείς και { $name }
against-me-games = Όλες οι κοινές σας παρτίδες
results = Αποτελέσματα
never-met = Αυτοί οι παίκτες δεν έχουν τελειώσει καμία παρτίδα μαζί.
balance-ahead = Μπροστά: { $player }
balance-level = Ισοπαλίες
balance-points = Πόντοι κατά μέσο όρο

## Leaderboards

category = Κατηγορία
leaders-place = Θέση
leaders-rating = Δυναμικότητα
leaders-mean = Βαθμολογία
nobody-rated = Δεν υπάρχουν ακόμη παίκτες με βαθμολογία.
leaderboard-explained = Η δυναμικότητα είναι η βαθμολογία μείον το τριπλάσιο της αβεβαιότητάς της: πολύ πιθανόν ο παίκτης είναι τουλάχιστον τόσο καλός. Με περισσότερες παρτίδες η αβεβαιότητα μικραίνει και η δυναμικότητα ανεβαίνει. Τα προφίλ δείχνουν τη βαθμολογία.
