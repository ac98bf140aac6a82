# What a token, or an app that a player lets in, may do, in a list.

scope-games-read = να βλέπει τις παρτίδες και τις δυναστείες σας, και άλλους παίκτες
scope-games-play = να παίζει για εσάς και να συμφωνεί με τους άλλους στο τραπέζι
scope-tables-write = να ανοίγει τραπέζια, να παίρνει και να αφήνει θέσεις και να προσκαλεί άλλους για εσάς
scope-notices-read = να διαβάζει τις ειδοποιήσεις σας
scope-webhooks-write = να στέλνονται οι ειδοποιήσεις σας σε άλλα προγράμματα
scope-account-read = να βλέπει τον λογαριασμό σας και τις ρυθμίσεις του, μαζί με τη διεύθυνση email σας
