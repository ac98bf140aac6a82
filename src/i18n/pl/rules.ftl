# Wyjaśnienia ruchów niezgodnych z zasadami.

rule-game_finished = Gra jest zakończona.
rule-seat_conceded = Komputer zajął to miejsce do końca gry.
rule-seat_taken_over = Gdy skończył się czas, to miejsce zajął komputer. Najpierw je odzyskaj.
rule-seat_not_taken_over = Komputer nie zajął Twojego miejsca.
rule-not_your_turn = Teraz kolej innego gracza.
rule-must_place_first = Tura zaczyna się od płytki pod Twoim królem: dołóż ją do królestwa albo odrzuć, jeśli nigdzie nie pasuje. Dopiero potem wybierasz nową.
rule-nothing_to_place = Twój król nie ma płytki do dołożenia: wybierz płytkę z następnej kolumny.
rule-domino_not_in_line = Tej płytki nie ma w następnej kolumnie.
rule-domino_taken = Na tej płytce stoi już inny król.
rule-not_your_domino = To nie jest płytka pod Twoim królem.
rule-out_of_bounds = Królestwo przekroczyłoby swój największy rozmiar: 5 × 5 pól razem z zamkiem, a w Wielkim pojedynku 7 × 7.
rule-cell_occupied = Płytka potrzebuje dwóch wolnych pól, a tu co najmniej jedno jest zajęte.
rule-no_matching_terrain = Co najmniej jeden kwadrat płytki musi stykać się bokiem z zamkiem albo z kwadratem tego samego terenu.
rule-must_place = Płytkę, którą można dołożyć, trzeba dołożyć; nie można jej odrzucić.
rule-must_cover = Masz nowego giganta. Najpierw wybierz koronę, którą zakryje.
rule-must_send_or_keep = Twoja płytka ma ślady stóp. Najpierw wyślij giganta do przeciwnika albo zatrzymaj swoich gigantów.
rule-no_giant_came = Nie ma nowego giganta, który musi zakryć Twoją koronę.
rule-no_footprint = Giganta można wysłać lub zatrzymać tylko po dołożeniu płytki ze śladami stóp, jeśli masz giganta, a któryś z przeciwników ma widoczną koronę.
rule-no_visible_crown = Gigant może zakryć tylko widoczną koronę, a tu żadnej nie ma.
rule-no_giant_there = Tu nie ma Twojego giganta.
rule-no_opponent = Giganta trzeba wysłać do innego gracza w tej grze.
rule-opponent_without_crown = Ten przeciwnik nie ma widocznej korony, którą gigant mógłby zakryć.

## Nieprawidłowe ustawienia gry

settings-players_out_of_range = Kingdomino jest dla 2–4 osób, a z dodatkiem Era Gigantów dla 2–5.
settings-variant_not_with_giants = W grach z dodatkiem Era Gigantów warianty Królestwo środka i Harmonia są zadaniami, więc nie można ich wybrać.
settings-mighty_duel_needs_two_players = W Wielkim pojedynku grają dokładnie 2 osoby.

## Nieprawidłowe plany

premove-empty = Plan musi określać, gdzie dołożyć płytkę, którą wybrać, albo jedno i drugie.
premove-too_many_dominoes = Na jednej liście planu może być najwyżej 12 płytek.
premove-duplicate_domino = Na jednej liście planu żadna płytka nie może się powtarzać.
