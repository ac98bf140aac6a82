# Τι υπάρχει στο κουτί, και τι επιλέγει ένα τραπέζι.

terrain-wheat = χωράφι με σιτάρι
terrain-forest = δάσος
terrain-lake = λίμνη
terrain-pasture = λιβάδι
terrain-swamp = βάλτος
terrain-mine = βουνό

variant-middle-kingdom = Το Κεντρικό Βασίλειο
variant-harmony = Αρμονία
variant-mighty-duel = Η Μεγάλη Μονομαχία

edition-rulebook = Έντυπο βιβλίο κανόνων
edition-board-game-arena = Κανόνες του Board Game Arena

expansion-none = Βασικό παιχνίδι
expansion-age-of-giants = Η Εποχή των Γιγάντων

house-random = Υπολογιστής (εύκολος)
house-greedy = Υπολογιστής (μέτριος)
house-searching = Υπολογιστής (δύσκολος)

quest-local-business-wheat = Τοπικό εμπόριο (χωράφι με σιτάρι)
quest-local-business-forest = Τοπικό εμπόριο (δάσος)
quest-local-business-lake = Τοπικό εμπόριο (λίμνη)
quest-local-business-pasture = Τοπικό εμπόριο (λιβάδι)
quest-local-business-swamp = Τοπικό εμπόριο (βάλτος)
quest-local-business-mine = Τοπικό εμπόριο (βουνό)
quest-four-corners-wheat = Οι τέσσερις γωνιές (χωράφι με σιτάρι)
quest-four-corners-forest = Οι τέσσερις γωνιές (δάσος)
quest-four-corners-lake = Οι τέσσερις γωνιές (λίμνη)
quest-four-corners-pasture = Οι τέσσερις γωνιές (λιβάδι)
quest-four-corners-swamp = Οι τέσσερις γωνιές (βάλτος)
quest-four-corners-mine = Οι τέσσερις γωνιές (βουνό)
quest-harmony = Αρμονία
quest-middle-kingdom = Το Κεντρικό Βασίλειο
quest-lost-corner = Η χαμένη γωνιά
quest-folie-des-grandeurs = Μεγαλομανία
quest-bleak-king = Ο βασιλιάς είναι γυμνός

## Συνηθισμένα ονόματα ζωνών ώρας

time-central-european = ώρα Κεντρικής Ευρώπης
time-eastern-european = ώρα Ανατολικής Ευρώπης
time-western-european = ώρα Δυτικής Ευρώπης
time-british = ώρα Ηνωμένου Βασιλείου
time-irish = ώρα Ιρλανδίας
time-israel = ώρα Ισραήλ
time-turkey = ώρα Τουρκίας
time-moscow = ώρα Μόσχας
time-american-eastern = ανατολική ώρα Βόρειας Αμερικής
time-american-central = κεντρική ώρα Βόρειας Αμερικής
time-american-mountain = ορεινή ώρα Βόρειας Αμερικής
time-american-pacific = ώρα Ειρηνικού, Βόρεια Αμερική
time-mexico = ώρα Πόλης του Μεξικού
time-colombia = ώρα Κολομβίας
time-chile = ώρα Χιλής
time-argentina = ώρα Αργεντινής

## Λέξεις, και πόσα από αυτά

king = βασιλιάς
    .counted = { $count ->
        [one] { $count } βασιλιάς
       *[other] { $count } βασιλιάδες
    }
castle = κάστρο
    .counted = { $count ->
        [one] { $count } κάστρο
       *[other] { $count } κάστρα
    }
crown = στέμμα
    .counted = { $count ->
        [one] { $count } στέμμα
       *[other] { $count } στέμματα
    }
giant = γίγαντας
    .counted = { $count ->
        [one] { $count } γίγαντας
       *[other] { $count } γίγαντες
    }
domino = ντόμινο
    .counted = { $count ->
        [one] { $count } ντόμινο
       *[other] { $count } ντόμινο
    }
kingdom = βασίλειο
    .counted = { $count ->
        [one] { $count } βασίλειο
       *[other] { $count } βασίλεια
    }
point = πόντος
    .counted = { $count ->
        [one] { $count } πόντος
       *[other] { $count } πόντοι
    }
round = γύρος
    .counted = { $count ->
        [one] { $count } γύρος
       *[other] { $count } γύροι
    }
player = παίκτης
    .counted = { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
game = παρτίδα
    .counted = { $count ->
        [one] { $count } παρτίδα
       *[other] { $count } παρτίδες
    }
minutes =
    { $count ->
        [one] { $count } λεπτό
       *[other] { $count } λεπτά
    }
hours =
    { $count ->
        [one] { $count } ώρα
       *[other] { $count } ώρες
    }
days =
    { $count ->
        [one] { $count } ημέρα
       *[other] { $count } ημέρες
    }

## Γραμματική

list-end = { $before } και { $last }
moment =
    { $weekday ->
        [monday] Δευτέρα
        [tuesday] Τρίτη
        [wednesday] Τετάρτη
        [thursday] Πέμπτη
        [friday] Παρασκευή
        [saturday] Σάββατο
       *[sunday] Κυριακή
    }, { $day } { $month ->
        [january] Ιανουαρίου
        [february] Φεβρουαρίου
        [march] Μαρτίου
        [april] Απριλίου
        [may] Μαΐου
        [june] Ιουνίου
        [july] Ιουλίου
        [august] Αυγούστου
        [september] Σεπτεμβρίου
        [october] Οκτωβρίου
        [november] Νοεμβρίου
       *[december] Δεκεμβρίου
    } { $year }, { $time } ({ $zone })
