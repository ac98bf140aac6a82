# Κείμενα με τα οποία εφαρμογές μηνυμάτων και κοινωνικά δίκτυα δείχνουν έναν σύνδεσμο.

preview-invitation = Kingdomino: { $player } σάς προσκαλεί σε παρτίδα
preview-rating =
    { $games ->
        [one] Βαθμολογία { $points } μετά από { $games } παρτίδα
       *[other] Βαθμολογία { $points } μετά από { $games } παρτίδες
    }
preview-not-rated = Προφίλ στο Kingdomino, χωρίς βαθμολογία ακόμη
