# Κείμενα στις εικόνες μιας παρτίδας.

picture-table = Kingdomino
picture-kingdom = Βασίλειο: { $name }
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
picture-nobodys-turn = Δεν είναι η σειρά κανενός παίκτη.
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

picture-to-place = Αυτός ο γύρος
picture-to-pick = Επόμενος γύρος
picture-order-of-picks = Σειρά επιλογής
picture-nothing-to-pick = Τελευταίος γύρος: δεν υπάρχει επιλογή.
picture-free = ελεύθερο
picture-done = έτοιμο
picture-discarded = ξεσκαρταρίστηκαν: { $dominoes }
picture-if-it-stays = +{ $points } αν μείνει έτσι
picture-pending = { $quest }: { $points } αν μείνει έτσι
picture-with-giant = με γίγαντα
picture-with-footprint = με πατημασιές
picture-extent = { $width } × { $height } (το πολύ { $frame } × { $frame })
picture-property =
    { $terrain }: { $squares ->
        [one] { $squares } τετράγωνο
       *[other] { $squares } τετράγωνα
    } × { $crowns ->
        [one] { $crowns } στέμμα
       *[other] { $crowns } στέμματα
    } = { $points }

## Τι ζητούν οι αποστολές και οι παραλλαγές

picture-local-business = { $points } πόντοι για κάθε τετράγωνο «{ $terrain }» γύρω από το κάστρο
picture-four-corners = { $points } πόντοι για κάθε τετράγωνο «{ $terrain }» σε γωνία του βασιλείου
picture-harmony = { $points } πόντοι αν δεν ξεσκαρτάρετε κανένα ντόμινο
picture-middle-kingdom = { $points } πόντοι για το κάστρο στο κέντρο
picture-lost-corner = { $points } πόντοι για το κάστρο σε γωνία
picture-folie-des-grandeurs = { $points } πόντοι για κάθε τρία τετράγωνα στη σειρά με στέμμα
picture-bleak-king = { $points } πόντοι ανά ενότητα με 5+ τετράγωνα χωρίς στέμματα, εκτός από βάλτους και βουνά

picture-ranking = Κατάταξη
picture-ties =
    { $crowns ->
        [one] μεγαλύτερη ενότητα { $largest }, { $crowns } στέμμα
       *[other] μεγαλύτερη ενότητα { $largest }, { $crowns } στέμματα
    }
picture-key = { $terrains }. Τα ψηφία είναι στέμματα, ένα μικρό γράμμα σημαίνει γίγαντα και το ## είναι το κάστρο.
