# Profiles, statistics and leaderboards, in the web client.

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
