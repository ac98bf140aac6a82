# Plany na następną turę, przebieg gry i jego sprawdzenie.

## Gra do tej pory

history-steps = Oś czasu
history-back = Poprzedni
history-on = Następny
history-play = Odtwórz
history-pause = Pauza
history-since = Od Twojej ostatniej tury
history-keys = Strzałki: krok po kroku. Spacja: odtwarzanie. Home i End: pierwszy i ostatni krok.
history-step = Krok { $number } z { $of }
history-share = Udostępnij tę pozycję
history-film = Pobierz animację
history-save = Pobierz
history-score-of = { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
history-curve = Punkty w trakcie gry

## Sprawdzenie tasowania

verify-title = Czy tasowanie było uczciwe?
verify-lead = Zanim jakikolwiek gracz usiadł do stołu, serwer wybrał tajną liczbę, ziarno tasowania, i zobowiązał się jej nie zmieniać. Twoja przeglądarka sprawdza, czy ujawnione ziarno odpowiada temu zobowiązaniu, oblicza tasowanie jeszcze raz i porównuje je z grą.
verify-now = Sprawdź tasowanie
verify-working = Obliczam…
verify-agrees = Sprawdzone: tasowanie jest dokładnie takie, do jakiego serwer zobowiązał się przed grą.
verify-differs = Niezgodność: tasowanie jest inne niż to, do którego serwer zobowiązał się przed grą. Zachowaj plik gry i skontaktuj się z administratorem tego serwera.
verify-failed = Nie udało się sprawdzić tasowania: ta strona nie obsługuje formatu pliku gry.
verify-ok = Zgodne:
verify-wrong = Niezgodne:
verify-found = Obliczono: { $found }
verify-commitment = Zobowiązanie z chwili utworzenia stołu odpowiada ziarnu ujawnionemu na końcu.
verify-lines = Ziarno i losowe liczby graczy dają płytki w takiej kolejności, w jakiej je rozdano.
verify-kings = Te same liczby dają kolejność pierwszego wyboru.
verify-quests = Te same liczby dają oba zadania.
verify-root = Odcisk wszystkich kolumn, opublikowany na początku, odpowiada kolumnom tej gry.
verify-proofs =
    { $lines ->
        [one] { $lines } kolumna ma dowód zgodny z odciskiem.
        [few] { $lines } kolumny mają dowód zgodny z odciskiem.
       *[many] { $lines } kolumn ma dowód zgodny z odciskiem.
    }
verify-own-bytes = Gracze, którzy dodali losowe liczby: { $names }.
verify-no-bytes = Żaden gracz nie dodał losowej liczby, więc serwer mógł przed utworzeniem stołu wypróbować wiele ziaren i wybrać jedno z nich.
verify-method = Metodę i program do powtórzenia tego sprawdzenia opisuje dokumentacja.

## Plan na następną turę

plan-title = Zaplanuj następną turę
plan-given = Twój plan na następną turę
plan-lead = Twój plan wykona się automatycznie, gdy przyjdzie Twoja kolej. Inni gracze go nie widzą.
plan-place = Gdzie dołożyć płytkę { $domino }
plan-otherwise = Jeśli tam się nie zmieści
plan-best = Dołóż tam, gdzie da najwięcej punktów
plan-ask = Zdecyduję samodzielnie
plan-no-place = Nie wybrano położenia. Dotknij planszy albo skorzystaj z opcji poniżej.
plan-clear = Usuń położenie
plan-pick = Co wybrać, w kolejności preferencji
plan-picked-as = { $domino }, wybór { $number }
plan-later = Płytek do następnego wyboru jeszcze nie rozdano.
plan-void = Anuluj plan automatycznie
plan-void-taken = jeśli inny gracz wybierze płytkę { $domino }
plan-void-giant = jeśli dostanę giganta
plan-would = Gdyby teraz była Twoja kolej
plan-would-place = Płytka { $domino } zostaje dołożona.
plan-would-discard = Płytka { $domino } zostaje odrzucona, bo nigdzie nie pasuje.
plan-would-ask-place = To Ty decydujesz, gdzie dołożyć płytkę { $domino }.
plan-would-pick = Wybrana zostaje płytka { $domino }.
plan-would-ask-pick = To Ty decydujesz, co wybrać.
plan-would-score = Twoje królestwo ma wtedy { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
plan-give = Zapisz plan
plan-change = Zmień plan
plan-withdraw = Anuluj plan
plan-saved = Plan na następną turę jest zapisany.
plan-withdrawn = Plan jest anulowany. Następną turę rozegrasz samodzielnie.
plan-since = Zapisano: { $at }

## Koniec gry

score-factors = { $squares } × { $crowns }
score-sheet = Punkty
tie-by-property = { $name } i { $other } mają tyle samo punktów. O wyższym miejscu gracza { $name } decyduje większa posiadłość (kwadraty: { $more } do { $less }).
tie-by-crowns = { $name } i { $other } mają tyle samo punktów i równie duże największe posiadłości. O wyższym miejscu gracza { $name } decyduje liczba koron: { $more } do { $less }.
tie-shared = { $name } i { $other } mają tyle samo punktów i koron oraz równie duże największe posiadłości, więc dzielą miejsce { $rank }.
largest-property = Największa posiadłość
crowns = Korony
replay = Odtwórz
share-link = Udostępnij link
share-picture = Udostępnij obrazek
rematch-proposed = { $name } proponuje rewanż.
rematch-accept = Przyjmij rewanż
