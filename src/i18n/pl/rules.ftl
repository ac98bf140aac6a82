# Wyjaśnienia ruchów niezgodnych z zasadami.

rule-game-finished = Gra jest zakończona.
rule-seat-conceded = Komputer zajął to miejsce do końca gry.
rule-seat-taken-over = Gdy skończył się czas, to miejsce zajął komputer. Najpierw je odzyskaj.
rule-seat-is-yours = Komputer nie zajął Twojego miejsca.
rule-not-your-turn = Teraz kolej innego gracza.
rule-must-place-first = Tura zaczyna się od płytki pod Twoim królem: dołóż ją do królestwa albo odrzuć, jeśli nigdzie nie pasuje. Dopiero potem wybierasz nową.
rule-nothing-to-place = Twój król nie ma płytki do dołożenia: wybierz płytkę z następnej kolumny.
rule-domino-not-in-line = Tej płytki nie ma w następnej kolumnie.
rule-domino-taken = Na tej płytce stoi już inny król.
rule-not-your-domino = To nie jest płytka pod Twoim królem.
rule-out-of-bounds = Królestwo przekroczyłoby swój największy rozmiar: 5 × 5 pól razem z zamkiem, a w Wielkim pojedynku 7 × 7.
rule-cell-occupied = Płytka zajmuje dwa wolne pola, a tu co najmniej jedno jest zajęte.
rule-no-matching-terrain = Co najmniej jeden kwadrat płytki musi stykać się bokiem z zamkiem albo z kwadratem tego samego terenu.
rule-must-place = Płytkę, którą można dołożyć, trzeba dołożyć; nie można jej odrzucić.
rule-must-cover = Masz nowego giganta. Najpierw wybierz koronę, którą zakryje.
rule-must-send-or-keep = Twoja płytka ma ślady stóp. Najpierw wyślij giganta do przeciwnika albo zatrzymaj swoich gigantów.
rule-no-giant-came = Nie ma nowego giganta, który musi zakryć Twoją koronę.
rule-no-footprint = Giganta wysyła się lub zatrzymuje tylko po dołożeniu płytki ze śladami stóp, jeśli ma się giganta, a ktoś z przeciwników ma widoczną koronę.
rule-no-visible-crown = Gigant może zakryć tylko widoczną koronę, a tu żadnej nie ma.
rule-no-giant-there = Tu nie ma Twojego giganta.
rule-no-opponent = Giganta trzeba wysłać na inne miejsce w grze.
rule-opponent-without-crown = Ten przeciwnik nie ma widocznej korony, którą gigant mógłby zakryć.

## Nieprawidłowe ustawienia gry

settings-players-out-of-range = Kingdomino jest dla 2 do 4 osób, a z dodatkiem Era Gigantów dla 2 do 5.
settings-variant-is-a-quest = W grach z dodatkiem Era Gigantów warianty Królestwo środka i Harmonia są zadaniami, więc nie można ich wybrać.
settings-mighty-duel-needs-two-players = W Wielkim pojedynku grają dokładnie 2 osoby.

## Nieprawidłowe plany

order-nothing-ordered = Plan musi mówić, gdzie dołożyć płytkę, którą wybrać, albo jedno i drugie.
order-too-many-dominoes = Na jednej liście planu może być najwyżej 12 płytek.
order-domino-twice = Na jednej liście planu żadna płytka nie może być dwa razy.
