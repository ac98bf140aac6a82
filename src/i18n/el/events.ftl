# Συμβάντα μιας παρτίδας από την τελευταία σειρά του παίκτη, μία πρόταση για το καθένα.

event-table-opened = { $player } δημιούργησε το τραπέζι.
event-invited = { $player } έλαβε πρόσκληση.
event-declined = { $player } απέρριψε την πρόσκληση.
event-joined = { $player } μπήκε στο τραπέζι.
event-left = { $player } έφυγε από το τραπέζι.
event-game-started = Η παρτίδα άρχισε.
event-game-cancelled = Το τραπέζι ακυρώθηκε.
event-house-seated = { $house } μπήκε στο τραπέζι.
event-line-dealt = Άνοιξαν νέα ντόμινο: { $dominoes }.
event-premove-played = { $player } είχε σχεδιάσει αυτή τη σειρά από πριν.
event-picked = { $player } επέλεξε το ντόμινο { $domino }.
event-placed = { $player } τοποθέτησε το ντόμινο { $domino }.
event-discarded = { $player } ξεσκάρταρε το ντόμινο { $domino }: δεν χωρούσε πουθενά.
event-covered = { $player } κάλυψε ένα στέμμα με γίγαντα.
event-giant-sent = Ένας γίγαντας άλλαξε βασίλειο: { $player } → { $to }.
event-giant-sent-to-you = { $player } σάς έστειλε έναν γίγαντα.
event-giant-kept = { $player } κράτησε τον γίγαντα.
event-timed-out = { $player }: ο χρόνος τελείωσε.
event-taken-over =
    { $for_good ->
        [yes] { $player }: τη θέση πήρε ο υπολογιστής ως το τέλος της παρτίδας.
       *[no] { $player }: τη θέση πήρε ο υπολογιστής ως την επιστροφή του παίκτη.
    }
event-taken-back = { $player } πήρε πίσω τη θέση από τον υπολογιστή.
event-conceded = { $player } παραιτήθηκε.
event-undo-asked = { $player } πρότεινε αναίρεση μιας κίνησης.
event-pause-asked = { $player } πρότεινε παύση έως: { $until }.
event-agreed = { $player } δέχτηκε την πρόταση.
event-refused = { $player } απέρριψε την πρόταση.
event-withdrawn = { $player } απέσυρε την πρόταση.
event-undone = { $player } αναίρεσε μια κίνηση.
event-paused = Η παρτίδα μπήκε σε παύση έως: { $until }.
event-resumed = { $player } τερμάτισε την παύση.
event-seat-offered = { $player } πρόσφερε τη θέση σε: { $to }.
event-offer-ended = { $player }: η προσφορά της θέσης δεν ισχύει πια.
event-seat-handed-over = Μια θέση παραχωρήθηκε: { $player } → { $to }.
event-game-finished = Η παρτίδα τελείωσε.
