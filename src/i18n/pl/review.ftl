# Polecenia na następną turę, przebieg gry i jego sprawdzenie.

## Gra do tej pory

history-steps = Kroki gry
history-back = Wstecz
history-on = Dalej
history-play = Odtwórz
history-pause = Pauza
history-since = Od mojej ostatniej tury
history-keys = Strzałki przechodzą krok po kroku, spacja odtwarza, Home i End prowadzą na początek i na koniec.
history-step = Krok { $number } z { $of }
history-share = Udostępnij tę chwilę
history-film = Gra jako film
history-save = Zachowaj grę
history-score-of = { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
history-curve = Jak rosły punkty

## Sprawdzenie tasowania

verify-title = Czy rozdano uczciwie?
verify-lead = Serwer zobowiązał się do kolejności płytek, zanim ktokolwiek usiadł do stołu. Ta strona oblicza ją jeszcze raz i nikogo o nic nie pyta.
verify-now = Sprawdź tasowanie
verify-working = Obliczam…
verify-agrees = Zgadza się: płytki rozdano tak, jak zapowiedziano przed grą.
verify-differs = Nie zgadza się. Zachowaj zapis i zapytaj tego, kto prowadzi ten serwer.
verify-failed = Nie udało się sprawdzić: zapis nie jest taki, jaki zna ta strona.
verify-ok = zgadza się
verify-wrong = nie zgadza się
verify-found = Obliczono: { $found }
verify-commitment = Zobowiązanie z otwarcia stołu należy do ziarna, które pokazano na końcu.
verify-lines = Ziarno i bajty graczy dają płytki w takiej kolejności, w jakiej je rozdano.
verify-kings = Dają też kolejność pierwszego wyboru.
verify-quests = Dają też oba zadania.
verify-root = Odcisk wszystkich kolumn, pokazany na początku, jest odciskiem tych kolumn.
verify-proofs =
    { $lines ->
        [one] { $lines } kolumna przyszła z dowodem, który prowadzi do tego odcisku.
        [few] { $lines } kolumny przyszły z dowodem, który prowadzi do tego odcisku.
       *[many] { $lines } kolumn przyszło z dowodem, który prowadzi do tego odcisku.
    }
verify-own-bytes = Własne bajty dodali: { $names }.
verify-no-bytes = Nikt nie dodał własnych bajtów, więc serwer mógł wybierać ziarno, zanim otworzył stół.
verify-method = Metodę opisuje docs/client/shuffle.md; jest tam też program, który robi to samo.

## Polecenie na następną turę

plan-title = Zaplanuj moją następną turę
plan-given = Polecenie na moją następną turę
plan-lead = Polecenie wykona się od razu, gdy przyjdzie Twoja kolej. Nikt inny go nie widzi.
plan-place = Gdzie trafi { $domino }
plan-otherwise = Jeśli nie może tam leżeć
plan-best = Tam, gdzie daje najwięcej
plan-ask = Zapytaj mnie
plan-no-place = Nie wybrano miejsca: dotknij planszy albo zostaw to, co poniżej.
plan-clear = Bez miejsca
plan-pick = Co wziąć, od najlepszej
plan-picked-as = { $domino }, wybór { $number }
plan-later = Kolumny do wyboru jeszcze nie rozdano.
plan-void = Zapomnij polecenie
plan-void-taken = jeśli ktoś weźmie { $domino }
plan-void-giant = jeśli przyjdzie do mnie gigant
plan-would = Gdyby teraz była Twoja kolej
plan-would-place = Płytka { $domino } zostaje dołożona.
plan-would-discard = Płytka { $domino } zostaje odrzucona, bo nigdzie nie pasuje.
plan-would-ask-place = Dostaniesz pytanie, gdzie dołożyć płytkę { $domino }.
plan-would-pick = Wybrana zostaje płytka { $domino }.
plan-would-ask-pick = Dostaniesz pytanie, co wziąć.
plan-would-score = Razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
plan-give = Wydaj to polecenie
plan-change = Zmień polecenie
plan-withdraw = Wycofaj polecenie
plan-saved = Polecenie czeka na Twoją następną turę.
plan-withdrawn = Polecenie wycofane: dostaniesz pytanie.
plan-since = Od: { $at }
