# Συμβάντα μιας παρτίδας από την τελευταία σειρά του παίκτη, μία πρόταση για το καθένα.

happened-table-opened = { $player } δημιούργησε το τραπέζι.
happened-invited = Στάλθηκε πρόσκληση (σε: { $player }).
happened-declined = Η πρόσκληση απορρίφθηκε (από: { $player }).
happened-joined = { $player } μπήκε στο τραπέζι.
happened-left = { $player } έφυγε από το τραπέζι.
happened-game-started = Η παρτίδα άρχισε.
happened-game-cancelled = Το τραπέζι ακυρώθηκε.
happened-house-seated = { $house } μπήκε στο τραπέζι.
happened-line-dealt = Άνοιξαν νέα ντόμινο: { $dominoes }.
happened-order-carried-out = { $player } είχε σχεδιάσει αυτή τη σειρά από πριν.
happened-picked = { $player } επέλεξε το ντόμινο { $domino }.
happened-placed = { $player } τοποθέτησε το ντόμινο { $domino }.
happened-discarded = { $player } ξεσκάρταρε το ντόμινο { $domino }: δεν χωρούσε πουθενά.
happened-covered = { $player } κάλυψε ένα στέμμα με γίγαντα.
happened-giant-sent = Ένας γίγαντας άλλαξε βασίλειο: { $player } → { $to }.
happened-giant-sent-to-you = { $player } σάς έστειλε έναν γίγαντα.
happened-giant-kept = { $player } κράτησε τον γίγαντα.
happened-timed-out = { $player }: ο χρόνος τελείωσε.
happened-taken-over =
    { $for_good ->
        [yes] { $player }: τη θέση πήρε ο υπολογιστής ως το τέλος της παρτίδας.
       *[no] { $player }: τη θέση πήρε ο υπολογιστής ως την επιστροφή του παίκτη.
    }
happened-taken-back = { $player } πήρε πίσω τη θέση από τον υπολογιστή.
happened-conceded = { $player } παραιτήθηκε.
happened-undo-asked = { $player } πρότεινε αναίρεση μιας απόφασης.
happened-pause-asked = { $player } πρότεινε παύση έως: { $until }.
happened-agreed = { $player } δέχτηκε την πρόταση.
happened-refused = { $player } απέρριψε την πρόταση.
happened-withdrawn = { $player } απέσυρε την πρόταση.
happened-undone = { $player } αναίρεσε μια απόφαση.
happened-paused = Η παρτίδα μπήκε σε παύση έως: { $until }.
happened-resumed = { $player } τερμάτισε την παύση.
happened-seat-offered = { $player } πρόσφερε τη θέση (σε: { $to }).
happened-offer-ended = Η προσφορά της θέσης δεν ισχύει πια (από: { $player }).
happened-seat-handed-over = Μια θέση παραχωρήθηκε: { $player } → { $to }.
happened-game-finished = Η παρτίδα τελείωσε.
