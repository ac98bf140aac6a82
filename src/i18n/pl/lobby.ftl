# Tworzenie gry, poczekalnia, Dynastie i lista gier, w kliencie przeglądarkowym.

## Pola

unit-of-time = Jednostka czasu
unit-minutes = minuty
unit-hours = godziny
unit-days = dni
keep-it = Wróć
you = Ty

## Tworzenie gry

new-quick = Zagraj z komputerem
new-quick-explained = Gra zaczyna się od razu, nie ma limitu czasu i nie zmienia rankingu.
new-against = Przeciwnik
new-with-others = Zagraj z innymi
new-players = Liczba graczy
new-players-explained =
    { $players ->
        [2] Każdy gracz ma dwóch królów i wybiera dwa razy w rundzie.
       *[other] Każdy gracz ma jednego króla. Gra ma dwanaście rund.
    }
new-five = Gra na pięć osób wymaga Ery Gigantów, w której są dodatkowe płytki i piąty zamek.
new-pace = Czas na ruch
new-untimed = Bez limitu
new-untimed-explained = Ruchy nie mają terminu, więc gra może długo stać w miejscu.
new-live-explained = Dla graczy, którzy są online w tym samym czasie.
new-another-pace = Inny
new-which-pace = Inne czasy
new-by-hand = Własne
pace-relaxed = Spokojne
pace-steady = Równe
pace-quick = Szybkie
pace-bank = Zapas czasu
new-cap = Zapas czasu ma górną granicę: { $time }.
new-time-for = Limit dotyczy
new-time-per-turn = Każdego ruchu
new-time-per-turn-explained = Na każdy ruch jest tyle samo czasu. Niewykorzystany czas przepada.
new-time-bank = Całej gry
new-time-bank-explained = Zapas czasu: szybkie ruchy oszczędzają czas na później.
new-per-turn = Czas na ruch
new-initial = Czas na początku
new-increment = Czas dodawany za ruch
new-cap-label = Największy zapas czasu
new-grace = Opóźnienie startu zegara
new-seats = Miejsca
new-seat = Miejsce { $number }
new-anybody = Ktokolwiek
new-friend = Znajomy
new-friend-name = Nazwa znajomego
new-house-random = { house-name-random }: gra losowo
new-house-greedy = { house-name-greedy }: bierze najwięcej punktów
new-house-searching = { house-name-searching }: myśli naprzód
new-seats-anybody = Dołączyć może każdy, kto znajdzie stół w poczekalni albo ma link.
new-seats-friends = Dołączyć mogą tylko Twoi znajomi. Dostaną zaproszenie, gdy utworzysz grę.
new-seats-mixed = Znajomi dostaną zaproszenie, ale stół jest publiczny, więc inni gracze mogą być szybsi.
new-seats-house = Pozostałe miejsca zajmuje komputer. Gra zaczyna się od razu.
new-more-explained = Zasady i warianty, Dynastia, zegar, dostęp, ranking
new-rules = Zasady
new-expansion = Dodatek
new-base-explained = Oryginalna gra z 2016 roku, od dwóch do czterech graczy.
new-giants-explained = Giganci zakrywają korony i można ich wysyłać do przeciwników, a dwa zadania dają punkty. Królestwo środka i Harmonia należą do możliwych zadań.
new-variants = Warianty
new-variant-middle-kingdom = 10 punktów, jeśli Twój zamek stoi w centrum królestwa.
new-variant-harmony = 5 punktów, jeśli nie odrzucisz żadnej płytki.
new-variant-mighty-duel = Dwoje graczy, wszystkie płytki, królestwa 7 × 7.
new-not-with-so-many = Niedostępne dla tej liczby graczy.
new-edition = Wersja zasad
new-edition-explained = Rozstrzyga, które zasady obowiązują tam, gdzie drukowana instrukcja i Board Game Arena się różnią.
new-forced = Automatyczne wymuszone ruchy
new-forced-explained = Ruch z tylko jedną możliwością jest wykonywany od razu.
new-series = Dynastia
new-is-series = Zagraj Dynastię
new-is-series-explained = Kilka gier z tymi samymi graczami i na tych samych zasadach. Punkty ze wszystkich gier się sumują.
new-games = Liczba gier
new-rest = Przerwa między grami
new-rest-at_once = Bez przerwy
new-rest-at_once-explained = Każda gra zaczyna się, gdy skończy się poprzednia.
new-rest-after = Na określony czas
new-rest-after-explained = Następna gra zaczyna się po przerwie albo wcześniej, gdy wszyscy gracze są gotowi.
new-rest-when_ready = Gdy wszyscy są gotowi
new-rest-when_ready-explained = Następna gra zaczyna się, gdy wszyscy gracze potwierdzą gotowość, a najpóźniej po maksymalnej przerwie.
new-rest-length = Długość przerwy
new-rest-at-most = Maksymalna przerwa
new-seating = Kolejność miejsc
new-seating-rotate = Przesunięte
new-seating-rotate-explained = Po każdej grze wszyscy przesiadają się o jedno miejsce.
new-seating-keep = Te same
new-seating-keep-explained = Wszyscy zachowują miejsca z pierwszej gry.
new-seating-shuffle = Losowe
new-seating-shuffle-explained = Przed każdą grą miejsca są losowane.
new-clock = Zegar
new-no-clock = Ta gra nie ma zegara. Wybierz czas na ruch, aby ustalić, co się dzieje, gdy czas minie.
new-timeout = Gdy czas minie
new-play-for = Komputer rozgrywa turę
new-take-over = Komputer zajmuje miejsce
new-take-over-after = Opuszczone tury, po których komputer zajmuje miejsce
new-may-return = Gracze mogą wrócić
new-may-return-explained = Gracz może odzyskać miejsce, które zajął komputer. Gdy opcja jest wyłączona, komputer gra do końca.
new-holidays = Urlop zatrzymuje zegar
new-holidays-explained = Zegar gracza na urlopie stoi.
new-weekends = Weekend zatrzymuje zegar
new-weekends-explained = Zegar gracza, który ma wolne weekendy, stoi w weekendy.
new-who = Dostęp i ranking
new-access = Dostęp
new-public = Publiczny
new-public-explained = Stół jest widoczny w poczekalni i każdy może oglądać grę.
new-by-invitation = Na zaproszenie
new-by-invitation-explained = Stół widzą i mogą do niego dołączyć tylko zaproszeni gracze.
new-rated = Gry rankingowe
new-rated-people = Tylko z ludźmi
new-rated-people-explained = Wyniki między ludźmi zmieniają ranking. Wyniki z komputerem i botami się nie liczą.
new-rated-everybody = Ze wszystkimi
new-rated-everybody-explained = Liczą się też wyniki z komputerem i botami.
new-rated-no = Bez rankingu
new-rated-no-explained = Gra nie zmienia rankingu.
new-bots = Boty dozwolone
new-bots-explained = Boty to programy innych graczy. Są oznaczone jako boty.
new-hand-over = Miejsca można przekazać
new-hand-over-explained = Gracz, który musi przerwać, może zaoferować miejsce innemu graczowi, który gra dalej tym samym królestwem.
new-chance = Dodaj własną liczbę losową do tasowania
new-chance-explained = Twoja przeglądarka dodaje liczbę losową, więc nawet serwer nie może sam ustalić układu płytek. Liczba jest pokazywana po grze.
new-summary = Podsumowanie
new-summary-series =
    { $games ->
        [one] Dynastia: { $games } gra.
        [few] Dynastia: { $games } gry.
       *[many] Dynastia: { $games } gier.
    }
new-summary-at-once = Gra zaczyna się od razu.
new-summary-public =
    { $free ->
        [one] Publiczny: { $free } wolne miejsce.
        [few] Publiczny: { $free } wolne miejsca.
       *[many] Publiczny: { $free } wolnych miejsc.
    }
new-summary-invitation =
    { $free ->
        [one] Na zaproszenie: { $free } wolne miejsce.
        [few] Na zaproszenie: { $free } wolne miejsca.
       *[many] Na zaproszenie: { $free } wolnych miejsc.
    }
new-open = Utwórz grę
new-open-series = Utwórz Dynastię
new-register-first = Załóż konto, aby kontynuować
new-not-invited = Nie udało się zaprosić: { $name }. { $reason }

## Poczekalnia

lobby-lead = Dołącz do stołu: gra zacznie się, gdy wszystkie miejsca będą zajęte.
lobby-play = Zagraj z kimś
lobby-play-explained = Prowadzi do stołu z tymi ustawieniami. Jeśli żaden nie ma wolnego miejsca, otwiera się nowy.
lobby-live = Gry na żywo
lobby-live-explained = { new-live-explained }
lobby-live-none = Żaden stół do gry na żywo teraz nie czeka.
lobby-live-open = Otwórz stół na żywo
lobby-days = Gry na wiele dni
lobby-days-explained = Ruch od czasu do czasu, kiedy masz wolną chwilę.
lobby-days-none = Żaden stół do gry na wiele dni teraz nie czeka.
lobby-days-open = Otwórz stół
lobby-joined = Dołączono do stołu: { $names }.
lobby-own-opened = Żaden stół teraz nie pasuje, więc otwarto nowy. Widać go w poczekalni, a o początku gry przyjdzie powiadomienie.
lobby-own-waits = Twój stół nadal czeka. O początku gry przyjdzie powiadomienie.
lobby-filters = Filtry
lobby-any = Dowolne
lobby-plain = Bez wariantów
lobby-pace = Czas na ruch
lobby-pace-live = Do godziny
lobby-pace-days = Do dwóch dni
lobby-pace-slow = Ponad dwa dni
lobby-pace-untimed = Bez limitu
lobby-bots = Boty
lobby-bots-without = Niedozwolone
lobby-bots-with = Dozwolone
lobby-all = Wyczyść filtry
lobby-tables =
    { $count ->
        [0] Brak stołów
        [one] { $count } stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
lobby-free =
    { $free ->
        [one] { $free } wolne miejsce z { $players }
        [few] { $free } wolne miejsca z { $players }
       *[many] { $free } wolnych miejsc z { $players }
    }
lobby-series = Pierwsza gra Dynastii
lobby-mine = Przejdź do swojego stołu
lobby-opened = Utworzony { $ago }
lobby-watched = Oglądaj gry
lobby-watched-explained = Publiczne gry w toku.
lobby-empty = Żaden stół nie czeka teraz na graczy. Otwórz stół: będzie tu widoczny, aż wszystkie miejsca będą zajęte.
lobby-none-like-that = Żaden stół nie pasuje do filtrów.

## Dynastie

series-mine = Twoje Dynastie
series-all = Wszystkie Dynastie
series-running = W toku
series-past = Zakończone
series-new = Utwórz Dynastię
series-none = Nie ma jeszcze żadnej Dynastii. Utwórz własną, ze znajomymi albo z komputerem.
series-table = Punkty według graczy i gier
series-agreed = Ustawienia gry
series-live = na razie
series-game-won = wygrana
series-to-game = Do gry { $game }
series-withdraw = Odejdź z Dynastii
series-withdraw-sure = Od następnej gry zamiast Ciebie zagra komputer. Tego nie można cofnąć.
series-cancel = Odwołaj Dynastię
series-cancel-sure = Dynastia kończy się dla wszystkich graczy. Tabela pozostaje bez zmian.
series-first =
    { $over ->
        [yes] Wygrywa { $name }
       *[no] Prowadzi { $name }
    }, wynik: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, przewaga: { $ahead }.
series-you-first =
    { $over ->
        [yes] Wygrywasz
       *[no] Prowadzisz
    }, wynik: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, przewaga: { $ahead }.
series-together =
    { $over ->
        [yes] Wspólnie wygrywają { $names }
       *[no] Wspólnie prowadzą { $names }
    }, wynik: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
column-rank = Miejsce
column-wins = Wygrane

## Lista gier

find-table = Znajdź grę
nobody-else-yet = Czekanie na graczy
desk-calm = Nic na Ciebie nie czeka.
desk-empty = Tu pojawią się Twoje gry. Utwórz grę dla znajomych, dołącz do gry w poczekalni albo zagraj z komputerem.
invitations =
    { $count ->
        [one] { $count } zaproszenie
        [few] { $count } zaproszenia
       *[many] { $count } zaproszeń
    }
decline-invitation = Odrzuć
you-declined = Zaproszenie odrzucone ({ $from }).
at-the-table = Przy stole: { $names }
news = Powiadomienia

## Przy stole

next-waits =
    { $count ->
        [one] Następna gra: { $names }
        [few] Następna gra (czekają { $count }): { $names }
       *[other] Następna gra (czeka { $count }): { $names }
    }
table-of = Stół: { $name }
who-is-here = Gracze
seat-free = Wolne miejsce
seat-house = komputer
seat-opener = gospodarz
invited-names = Zaproszenie bez odpowiedzi: { $names }
invite-who = Zaproś graczy
invite-by-name-explained = Gracz musi mieć tu konto i od razu dostanie powiadomienie.
invite-house = Dodaj komputer
invite-house-explained = Komputer zajmuje następne wolne miejsce. Gra zaczyna się, gdy wszystkie są zajęte.
invite-by-link = Zaproś linkiem
invite-by-link-explained = Każdy, kto ma link, widzi stół i może do niego dołączyć, także z nowym kontem.
invite-by-mail = Wyślij e-mailem
was-invited = Zaproszenie wysłane: { $name }.
begin-now-explained =
    { $players ->
        [2] Gra zacznie się w dwie osoby, bez czekania na kolejne.
       *[other] Gra zacznie się z graczami przy stole ({ $players }), bez czekania na kolejnych.
    }
cancel-table-sure = Stół zostanie zamknięty dla wszystkich.
