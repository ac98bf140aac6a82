# Otwieranie stołu, szukanie stołu i Dynastie, w kliencie przeglądarkowym.

## Pola

unit-of-time = Jednostka czasu
unit-minutes = minuty
unit-hours = godziny
unit-days = dni
keep-it = Zostaw, jak jest
you = Ty

## Otwieranie stołu

new-quick = Z komputerem, teraz
new-quick-explained = Gra zaczyna się od razu i nie ma zegara. Wynik nie zmienia niczyjego rankingu.
new-against = Przeciwnik
new-with-others = Z innymi
new-players = Liczba graczy
new-players-explained =
    { $players ->
        [2] Każdy ma dwóch królów i wybiera dwa razy w rundzie.
        [3] Każdy ma jednego króla; gra ma dwanaście rund.
       *[other] Każdy ma jednego króla; w grze są wszystkie płytki.
    }
new-five = W pięć osób gra się tylko z Erą Gigantów: są w niej potrzebne płytki i piąty zamek.
new-pace = Czas na decyzję
new-untimed = Bez limitu
new-untimed-explained = Nikt się nigdy nie spóźnia, a gra może długo leżeć.
new-live-explained = Gdy wszyscy są przy grze w tym samym czasie.
new-another-pace = Inny
new-which-pace = Jakie tempo
new-by-hand = Własne
pace-relaxed = Spokojne
pace-steady = Równe
pace-quick = Szybkie
pace-bank = Zapas czasu
new-cap = W zapasie nie ma nigdy więcej niż: { $time }.
new-time-for = Czas jest
new-time-per-turn = na każdą decyzję
new-time-per-turn-explained = Tyle samo na każdą decyzję; niewykorzystany czas przepada.
new-time-bank = na całą grę
new-time-bank-explained = Zapas czasu: kto decyduje szybko, oszczędza na później.
new-per-turn = Czas na każdą decyzję
new-initial = W zapasie na początku
new-increment = Każda decyzja dodaje
new-cap-label = Zapas mieści najwyżej
new-grace = Nie liczy się przy każdym czekaniu
new-seats = Kto gdzie siedzi
new-seat = Miejsce { $number }
new-anybody = Ktokolwiek
new-friend = Ktoś znajomy
new-friend-name = Nazwa tej osoby tutaj
new-house-random = { house-name-random }
new-house-greedy = { house-name-greedy }: bierze najwięcej punktów
new-house-searching = { house-name-searching }
new-seats-anybody = Może usiąść każdy, kto znajdzie stół w poczekalni albo dostanie do niego link.
new-seats-friends = Mogą usiąść tylko Twoi znajomi. Dostaną zaproszenie, gdy tylko stół się otworzy.
new-seats-mixed = Znajomi dostaną zaproszenie, ale stół jest publiczny: inni mogą być szybsi.
new-seats-house = Pozostałe miejsca zajmuje komputer: gra zaczyna się od razu.
new-more-explained = Zasady i warianty, Dynastia, spóźnienia, dostęp, ranking
new-rules = Zasady
new-expansion = Pudełko
new-base-explained = Gra w wersji z 2016 roku, dla dwóch do czterech osób.
new-giants-explained = Giganci zakrywają korony i są wysyłani do przeciwników, a dwa zadania dają punkty. Królestwo środka i Harmonia są wśród tych zadań.
new-variants = Warianty
new-variant-middle-kingdom = 10 punktów, jeśli zamek stoi pośrodku królestwa.
new-variant-harmony = 5 punktów, jeśli żadna płytka nie została odrzucona.
new-variant-mighty-duel = Dwoje graczy, wszystkie płytki, królestwa 7 × 7.
new-not-with-so-many = Nie gra się w ten wariant w tyle osób.
new-edition = Gdzie instrukcje się różnią
new-edition-explained = To rozstrzyga, który tekst obowiązuje tam, gdzie drukowane zasady i Board Game Arena się nie zgadzają.
new-forced = Zagraj to, co nie zostawia wyboru
new-forced-explained = Krok z jedną tylko możliwością jest grany od razu, więc nikt na niego nie czeka.
new-series = Dynastia
new-is-series = Zagraj Dynastię
new-is-series-explained = Kilka gier tych samych osób na tych samych zasadach; liczą się punkty ze wszystkich.
new-games = Liczba gier
new-rest = Między grami
new-rest-at_once = Bez przerwy
new-rest-at_once-explained = Następna gra zaczyna się, gdy skończy się poprzednia.
new-rest-after = Przerwa
new-rest-after-explained = Następna gra zaczyna się po przerwie albo wcześniej, gdy wszyscy są gotowi.
new-rest-when_ready = Gdy wszyscy są gotowi
new-rest-when_ready-explained = Następna gra zaczyna się, gdy wszyscy potwierdzą gotowość.
new-rest-length = Długość przerwy
new-rest-at-most = Najdłuższa przerwa
new-seating = Miejsca w kolejnych grach
new-seating-rotate = O jedno dalej
new-seating-rotate-explained = Z gry na grę wszyscy przesiadają się o jedno miejsce.
new-seating-keep = Te same
new-seating-keep-explained = Każdy zachowuje miejsce z pierwszej gry.
new-seating-shuffle = Losowe
new-seating-shuffle-explained = Przed każdą grą o miejscach decyduje los.
new-clock = Zegar
new-no-clock = Bez limitu czasu nikt się nie spóźni. Wybierz tempo, aby ustalić, co się wtedy dzieje.
new-timeout = Gdy czas minie
new-play-for = Komputer decyduje raz
new-take-over = Komputer zajmuje miejsce
new-take-over-after = Zajmuje miejsce po tylu razach z rzędu
new-may-return = Można wrócić
new-may-return-explained = Kto stracił miejsce, może je odzyskać. Bez tego komputer gra do końca.
new-holidays = Urlop zatrzymuje zegar
new-holidays-explained = Zegar osoby na urlopie stoi.
new-weekends = Weekend zatrzymuje zegar
new-weekends-explained = Zegar osoby, która gra tylko w dni robocze, stoi w weekendy.
new-who = Kto gra i co się liczy
new-access = Dostęp
new-public = Publiczny
new-public-explained = Stół jest w poczekalni i każdy może oglądać grę.
new-by-invitation = Na zaproszenie
new-by-invitation-explained = Stół widzą i siadają przy nim tylko ci, których zaprosisz.
new-rated = Ranking
new-rated-people = Ludzie
new-rated-people-explained = Wynik zmienia ranking ludzi przeciw ludziom; komputer i boty się nie liczą.
new-rated-everybody = Wszyscy
new-rated-everybody-explained = Liczy się też wynik przeciw komputerowi i botom.
new-rated-no = Nikt
new-rated-no-explained = Gra nie zmienia rankingu.
new-bots = Boty mogą usiąść
new-bots-explained = Boty to programy innych graczy. Są oznaczone.
new-hand-over = Miejsca można przekazać
new-hand-over-explained = Kto musi przerwać, może oddać miejsce komuś innemu, kto gra dalej tym królestwem.
new-chance = Dodaj własny los
new-chance-explained = Twoja przeglądarka dodaje do tasowania liczbę losową, więc nawet serwer nie mógł wybrać go sam. Zobaczysz ją po grze.
new-summary = Ten stół
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
new-open = Otwórz stół
new-open-series = Zacznij Dynastię
new-register-first = Załóż konto, aby go otworzyć
new-not-invited = Nie udało się zaprosić: { $name }. { $reason }

## Poczekalnia

lobby-lead = Stoły, które czekają na graczy. Usiądź, a gra zacznie się, gdy wszystkie miejsca będą zajęte.
lobby-filters = Filtry
lobby-any = Dowolne
lobby-plain = Bez wariantów
lobby-pace = Tempo
lobby-pace-live = Od razu, do godziny
lobby-pace-days = Do dwóch dni
lobby-pace-slow = Wolniej
lobby-pace-untimed = Bez limitu
lobby-bots = Boty
lobby-bots-without = Bez botów
lobby-bots-with = Dopuszczone
lobby-all = Pokaż wszystkie
lobby-tables =
    { $count ->
        [0] Brak stołów
        [one] { $count } stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
lobby-free =
    { $free ->
        [one] Wolne { $free } miejsce z { $players }
        [few] Wolne { $free } miejsca z { $players }
       *[many] Wolnych { $free } miejsc z { $players }
    }
lobby-series = Pierwsza gra Dynastii
lobby-mine = Siedzisz tutaj
lobby-opened = Otwarty { $ago }
lobby-older = Pokaż więcej
lobby-watched = Gry do oglądania
lobby-watched-explained = Gry, które toczą się teraz, na oczach wszystkich.
lobby-empty = Żaden stół teraz nie czeka. Otwórz własny: będzie tu, aż ktoś usiądzie.
lobby-none-like-that = Nie ma teraz takiego stołu. Poszukaj innych albo otwórz własny.

## Dynastie

series-mine = Moje Dynastie
series-all = Wszystkie moje Dynastie
series-running = W toku
series-past = Zakończone
series-new = Nowa Dynastia
series-none = Nie ma jeszcze żadnej Dynastii. Zacznij własną, ze znajomymi albo z komputerem.
series-table = Punkty według graczy i gier
series-agreed = Co ustalono
series-live = na razie
series-game-won = wygrana
series-to-game = Do gry { $game }
series-withdraw = Odejdź z Dynastii
series-withdraw-sure = Od następnej gry Twoje miejsce zajmie komputer. Tego nie można cofnąć.
series-cancel = Odwołaj Dynastię
series-cancel-sure = Dynastia kończy się tu dla wszystkich, a tabela pozostaje bez zmian.
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

find-table = Znajdź stół
nobody-else-yet = Nikogo więcej jeszcze nie ma
desk-calm = Nic na Ciebie nie czeka.
desk-empty = Tu są Twoje gry. Otwórz stół dla znajomych, usiądź przy jednym z poczekalni albo zagraj od razu z komputerem.
invitations =
    { $count ->
        [one] { $count } zaproszenie
        [few] { $count } zaproszenia
       *[many] { $count } zaproszeń
    }
decline-invitation = Odmów
you-declined = Zaproszenie już się tu nie pojawi ({ $from }).
at-the-table = Przy stole: { $names }
news = Co nowego
mark-read = Oznacz wszystko jako przeczytane
show-all = Pokaż wszystkie: { $count }

## Przy stole

next-waits =
    { $count ->
        [one] Następna gra: { $names }
       *[other] Następna z { $count } gier: { $names }
    }
table-of = Stół, który otwiera { $name }
who-is-here = Kto już jest
seat-free = Wolne
seat-house = komputer
seat-opener = otwiera stół
invited-names = Zaproszenie bez odpowiedzi: { $names }
invite-who = Zaproś kogoś
invite-by-name-explained = Osoby, które mają tu konto, dowiedzą się od razu.
invite-house = Albo z komputerem
invite-house-explained = Komputer zajmuje następne wolne miejsce. Gdy wszystkie są zajęte, gra się zaczyna.
invite-by-link = Linkiem
invite-by-link-explained = Kto ma link, widzi stół i może usiąść, także z nowym kontem.
invite-by-mail = Napisz e-mail
was-invited = Zaproszenie wysłane: { $name }.
begin-now-explained =
    { $players ->
        [2] W dwie osoby, które już są, bez czekania na kolejne.
       *[other] Z tymi, którzy już są ({ $players }), bez czekania na kolejnych.
    }
cancel-table-sure = Stół zostanie zamknięty dla wszystkich.
invited-you = Masz zaproszenie do tego stołu.
