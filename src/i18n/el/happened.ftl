# Τι έγινε σε μια παρτίδα από την τελευταία σας σειρά: μία πρόταση για το καθένα.

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
