var e=[`# Co jest w pudełku i co wybiera się przy stole.

terrain-wheat = pole
terrain-forest = las
terrain-lake = jezioro
terrain-pasture = łąka
terrain-swamp = bagno
terrain-mine = kopalnia

variant-middle-kingdom = Królestwo środka
variant-harmony = Harmonia
variant-mighty-duel = Wielki pojedynek

edition-rulebook = Instrukcja
edition-board-game-arena = Board Game Arena

expansion-none = Gra podstawowa
expansion-age-of-giants = Era Gigantów

house-random = Komputer (losowy)
house-greedy = Komputer (zachłanny)
house-searching = Komputer (przewidujący)

quest-local-business-wheat = Lokalne konszachty: pole
quest-local-business-forest = Lokalne konszachty: las
quest-local-business-lake = Lokalne konszachty: jezioro
quest-local-business-pasture = Lokalne konszachty: łąka
quest-local-business-swamp = Lokalne konszachty: bagno
quest-local-business-mine = Lokalne konszachty: kopalnia
quest-four-corners-wheat = Cztery rogi królestwa: pole
quest-four-corners-forest = Cztery rogi królestwa: las
quest-four-corners-lake = Cztery rogi królestwa: jezioro
quest-four-corners-pasture = Cztery rogi królestwa: łąka
quest-four-corners-swamp = Cztery rogi królestwa: bagno
quest-four-corners-mine = Cztery rogi królestwa: kopalnia
quest-harmony = Harmonia
quest-middle-kingdom = Królestwo środka
quest-lost-corner = Zagubiony narożnik
quest-folie-des-grandeurs = Mania wielkości
quest-bleak-king = Król jest nagi

## Jak ludzie nazywają czas na swoich zegarach

time-central-european = czas środkowoeuropejski
time-eastern-european = czas wschodnioeuropejski
time-western-european = czas zachodnioeuropejski
time-british = czas brytyjski
time-irish = czas irlandzki
time-israel = czas izraelski
time-turkey = czas turecki
time-moscow = czas moskiewski
time-american-eastern = czas wschodni, Ameryka Północna
time-american-central = czas centralny, Ameryka Północna
time-american-mountain = czas górski, Ameryka Północna
time-american-pacific = czas pacyficzny, Ameryka Północna
time-mexico = czas w mieście Meksyk
time-colombia = czas kolumbijski
time-chile = czas chilijski
time-argentina = czas argentyński

## Słowa i liczby

king = król
    .counted = { $count ->
        [one] { $count } król
        [few] { $count } króli
       *[many] { $count } króli
    }
castle = zamek
    .counted = { $count ->
        [one] { $count } zamek
        [few] { $count } zamki
       *[many] { $count } zamków
    }
crown = korona
    .counted = { $count ->
        [one] { $count } korona
        [few] { $count } korony
       *[many] { $count } koron
    }
giant = gigant
    .counted = { $count ->
        [one] { $count } gigant
        [few] { $count } gigantów
       *[many] { $count } gigantów
    }
domino = płytka
    .counted = { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    }
kingdom = królestwo
    .counted = { $count ->
        [one] { $count } królestwo
        [few] { $count } królestwa
       *[many] { $count } królestw
    }
point = punkt
    .counted = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
round = runda
    .counted = { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
player = gracz
    .counted = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
game = gra
    .counted = { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }

## Gramatyka

list-end = { $before } i { $last }
moment =
    { $weekday ->
        [monday] poniedziałek
        [tuesday] wtorek
        [wednesday] środa
        [thursday] czwartek
        [friday] piątek
        [saturday] sobota
       *[sunday] niedziela
    }, { $day } { $month ->
        [january] stycznia
        [february] lutego
        [march] marca
        [april] kwietnia
        [may] maja
        [june] czerwca
        [july] lipca
        [august] sierpnia
        [september] września
        [october] października
        [november] listopada
       *[december] grudnia
    } { $year }, { $time } ({ $zone })
`,`# Dlaczego ruch jest niezgodny z zasadami.

rule-game-finished = Gra jest zakończona.
rule-seat-conceded = To miejsce zajął komputer i gra na nim do końca.
rule-seat-taken-over = Gdy skończył się czas, to miejsce zajął komputer: najpierw je odzyskaj.
rule-seat-is-yours = Nikt nie zajął Twojego miejsca.
rule-not-your-turn = Teraz kolej innego gracza.
rule-must-place-first = Tura zaczyna się od płytki pod Twoim królem: dołóż ją do królestwa albo odrzuć, jeśli nigdzie nie pasuje. Dopiero potem wybierasz nową.
rule-nothing-to-place = Twój król nie ma teraz płytki do dołożenia: wybierz płytkę z następnej kolumny.
rule-domino-not-in-line = Tej płytki nie ma w następnej kolumnie.
rule-domino-taken = Na tej płytce stoi już inny król.
rule-not-your-domino = To nie jest płytka pod Twoim królem.
rule-out-of-bounds = Królestwo nie zmieściłoby się w swoich granicach: 5 × 5 kwadratów razem z zamkiem, a w Wielkim pojedynku 7 × 7.
rule-cell-occupied = Płytka zajmuje dwa wolne miejsca, a tu co najmniej jedno jest zajęte.
rule-no-matching-terrain = Co najmniej jeden kwadrat płytki musi stykać się bokiem z zamkiem albo z kwadratem tego samego typu terenu.
rule-must-place = Płytkę, którą można dołożyć, trzeba dołożyć.
rule-must-cover = Do Twojego królestwa przybył gigant: najpierw wybierz koronę, którą zakryje.
rule-must-send-or-keep = Twoja płytka ma ślady stóp: najpierw wyślij giganta do przeciwnika albo zatrzymaj swoich gigantów.
rule-no-giant-came = Nie przybył do Ciebie gigant, który miałby zakryć koronę.
rule-no-footprint = Giganta wysyła się lub zatrzymuje tylko po dołożeniu płytki ze śladami stóp, jeśli ma się giganta, a ktoś z przeciwników ma widoczną koronę.
rule-no-visible-crown = Gigant zakrywa widoczną koronę, a w tym miejscu żadnej nie ma.
rule-no-giant-there = W tym miejscu nie ma Twojego giganta.
rule-no-opponent = Giganta wysyła się do innego gracza przy stole.
rule-opponent-without-crown = Ten przeciwnik nie ma widocznej korony, którą gigant mógłby zakryć.

## Dlaczego stół nie może być taki

settings-players-out-of-range = W Kingdomino gra od 2 do 4 osób, z dodatkiem Era Gigantów od 2 do 5.
settings-variant-is-a-quest = Z dodatkiem Era Gigantów Królestwo środka i Harmonia są zadaniami i nie można ich wybrać jako wariantów.
settings-mighty-duel-needs-two-players = W Wielkim pojedynku grają dokładnie 2 osoby.

## Dlaczego polecenie nie ma sensu

order-nothing-ordered = Polecenie mówi, jak dołożyć płytkę, którą wybrać, albo jedno i drugie.
order-too-many-dominoes = Na jednej liście polecenia może być najwyżej 12 płytek.
order-domino-twice = Na jednej liście polecenia żadna płytka nie może być dwa razy.
`,`# Co znaczą kody API.

## Samo żądanie

problem-request_malformed = Żądanie nie jest poprawnym HTTP.
problem-json_malformed = Treść żądania nie jest poprawnym JSON-em.
problem-parameter_invalid = Parametr adresu lub zapytania jest nieprawidłowy.
problem-header_invalid = Nagłówek jest nieprawidłowy.
problem-idempotency_key_missing = Brakuje nagłówka Idempotency-Key.
problem-route_not_found = Pod tym adresem nic nie ma.
problem-method_not_allowed = Ten adres nie obsługuje tej metody.
problem-body_timeout = Treść żądania nie dotarła na czas.
problem-body_too_large = Treść żądania jest za duża.
problem-content_type_unsupported = Treść żądania musi być typu application/json.
problem-content_encoding_unsupported = Treść żądania nie może być skompresowana ani zakodowana: wyślij ją bez Content-Encoding.
problem-field_invalid = Brakuje pola, pole jest nieznane albo nieprawidłowe.
problem-idempotency_key_reused = Ten Idempotency-Key przyszedł już z innym żądaniem.
problem-expected_version_missing = Podaj wersję gry, którą znasz: expected_version albo If-Match.
problem-version_stale = Od podanej wersji gra poszła już dalej.
problem-settings_stale = Ustawienia zmieniono, odkąd je widziano.

## Konta

problem-token_missing = Potrzebny jest token dostępu.
problem-token_invalid = Token dostępu jest nieprawidłowy.
problem-token_expired = Token dostępu wygasł: odśwież go.
problem-session_ended = Sesja się zakończyła albo token został unieważniony: zaloguj się ponownie lub użyj innego tokenu.
problem-credentials_wrong = Nazwa lub hasło są błędne.
problem-refresh_token_invalid = Token odświeżania jest nieprawidłowy albo jego sesja się zakończyła.
problem-refresh_token_reused = Ten token odświeżania został już użyty.
problem-cross_site_request = O to może prosić tylko strona tego serwera.
problem-ticket_invalid = Bilet jest nieprawidłowy, został już użyty albo wygasł.
problem-password_wrong = Obecne hasło jest błędne.
problem-name_invalid = To nie może być nazwa gracza.
problem-name_taken = Ta nazwa lub bardzo podobna jest już zajęta.
problem-too_many_renames = Nazwa była ostatnio zmieniana zbyt często: poczekaj przed następną zmianą.
problem-registration_closed = Ten serwer nie przyjmuje nowych kont.
problem-invitation_needed = Na tym serwerze nowe konto wymaga linku z zaproszeniem.
problem-not_a_guest = To konto nie należy do gościa.
problem-password_too_short = Hasło musi mieć co najmniej 10 znaków.
problem-password_too_long = Hasło może mieć najwyżej 256 znaków.
problem-password_guessable = To hasło zbyt łatwo odgadnąć.
problem-session_not_found = Nie masz takiej sesji.
problem-time_zone_unknown = Nie ma takiej strefy czasowej.
problem-holiday_out_of_range = Urlop zaczyna się w ciągu roku od dziś i trwa co najmniej godzinę.
problem-holiday_overlaps = W tym czasie masz już urlop.
problem-holiday_over_budget = To więcej urlopu, niż zostało na ten rok.
problem-holiday_not_found = Nie masz takiego urlopu albo już się skończył.
problem-calendar_not_found = Nie ma takiego kalendarza albo już go nie ma.

## Powiadomienia

problem-endpoint_not_found = Nie masz takiego punktu dostarczania.
problem-delivery_not_found = Ten punkt nie ma takiej przesyłki.
problem-too_many_endpoints = Więcej punktów tego rodzaju mieć nie można: najpierw usuń jeden.
problem-endpoint_off = Punkt dostarczania jest wyłączony: najpierw go włącz.
problem-test_under_way = Test jest już w toku.
problem-address_forbidden = Serwer nie może wysyłać pod ten adres.
problem-link_expired = Ten link wygasł.
problem-link_used = Ten link został już użyty.
problem-mail_address_invalid = To nie jest adres e-mail.
problem-too_soon = To było przed chwilą: odczekaj minutę.
problem-subscription_invalid = To nie jest subskrypcja przeglądarki.

## Stoły

problem-game_not_found = Nie ma takiej gry albo nie możesz jej zobaczyć.
problem-version_not_found = Gra nie ma takiej wersji.
problem-series_not_found = Nie ma takiej Dynastii albo nie możesz jej zobaczyć.
problem-series_too_long = Dynastia ma od 1 do 15 gier.
problem-rest_out_of_range = Przerwa trwa od jednej sekundy do 90 dni.
problem-no_place = Nie masz miejsca w tej Dynastii.
problem-series_not_resting = Można to zrobić tylko między dwiema grami Dynastii.
problem-series_over = Dynastia jest zakończona.
problem-seat_not_found = Gra nie ma takiego miejsca.
problem-link_invalid = Link jest nieprawidłowy albo wygasł.
problem-player_not_found = Nikt nie ma takiej nazwy.
problem-profile_not_found = Nie ma takiego gracza.
problem-players_out_of_range = W Kingdomino gra od 2 do 4 osób, z dodatkiem Era Gigantów od 2 do 5.
problem-mighty_duel_needs_two_players = W Wielkim pojedynku grają dokładnie 2 osoby.
problem-variant_is_a_quest = Z dodatkiem Era Gigantów ten wariant jest zadaniem.
problem-pace_out_of_range = Takie tempo daje mniej lub więcej czasu, niż wolno przy stole.
problem-too_many_house_players = Obok Ciebie jest mniej miejsc niż graczy komputerowych.
problem-table_not_open = Ten stół nie jest już otwarty.
problem-table_full = Wszystkie miejsca są zajęte.
problem-already_seated = Już siedzisz przy tym stole.
problem-too_few_players = Do gry potrzeba co najmniej 2 osób.
problem-opener_cannot_leave = Kto otworzył stół, nie może od niego odejść, ale może odwołać grę.
problem-not_the_opener = Może to zrobić tylko osoba, która otworzyła stół.
problem-not_seated = Nie masz miejsca przy tym stole.
problem-game_not_started = Gra jeszcze się nie zaczęła.
problem-game_not_finished = Gra nie jest zakończona.
problem-is_sandbox = To jest dla gier, nie dla stołów próbnych.
problem-record_invalid = Zapis nie jest poprawny.
problem-already_asked = Ktoś inny przy stole już o coś prosi.
problem-nothing_asked = Ta prośba jest już nieaktualna.
problem-nothing_to_undo = Nie ma Twojej decyzji, którą można by cofnąć.
problem-pause_out_of_range = Przerwa musi się skończyć w ciągu 90 dni.
problem-not_paused = Nie ma przerwy.
problem-seats_stay = Przy tym stole nie można przekazywać miejsc.
problem-not_your_seat = To miejsce innego gracza.
problem-nothing_offered = Nikt nie oferuje tego miejsca albo nie Tobie.
problem-game_too_long = Przy tym stole wydarzyło się już tak wiele, że nie można do niego dołączyć, o nic poprosić ani zaoferować miejsca: można tylko grać do końca.
problem-too_many_proposals = Z tego miejsca już tyle razy o coś proszono, cofano decyzje lub oferowano to miejsce, ile wolno w jednej grze. Nadal można grać i odpowiadać innym.

## Zasady

problem-game_finished = Gra jest zakończona.
problem-seat_conceded = Twoje miejsce zajął komputer i gra na nim do końca.
problem-seat_taken_over = Twoje miejsce zajął komputer: najpierw je odzyskaj.
problem-seat_is_yours = Nikt nie zajął Twojego miejsca.
problem-deadline_passed = Czas na to minął: zaraz zagra komputer.
problem-not_your_turn = Teraz kolej innego gracza.
problem-must_place_first = Najpierw dołóż lub odrzuć płytkę, potem wybieraj.
problem-nothing_to_place = Twój król nie ma teraz płytki do dołożenia.
problem-domino_not_in_line = Tej płytki nie ma w następnej kolumnie.
problem-domino_taken = Na tej płytce stoi już inny król.
problem-not_your_domino = To nie jest płytka pod Twoim królem.
problem-out_of_bounds = Królestwo nie zmieściłoby się w swoich granicach.
problem-cell_occupied = Płytka zajmuje dwa wolne miejsca.
problem-no_matching_terrain = Kwadrat musi stykać się z zamkiem albo ze swoim typem terenu.
problem-must_place = Płytkę, którą można dołożyć, trzeba dołożyć.
problem-must_cover = Najpierw zakryj koronę gigantem, który przybył.
problem-must_send_or_keep = Najpierw wyślij giganta albo go zatrzymaj.
problem-no_giant_came = Nie przybył gigant, który miałby zakryć koronę.
problem-no_footprint = Giganta wysyła się lub zatrzymuje tylko po płytce ze śladami stóp.
problem-no_visible_crown = W tym miejscu nie ma widocznej korony.
problem-no_giant_there = W tym miejscu nie ma giganta.
problem-no_opponent = Giganta wysyła się do innego gracza przy stole.
problem-opponent_without_crown = Ten przeciwnik nie ma widocznej korony.

## Polecenia

problem-order_invalid = To polecenie nie ma sensu.
problem-order_not_found = Nie masz polecenia na swoją następną turę.
problem-no_turn_to_come = W tej grze nie czeka Cię już żadna tura.

## Awarie

problem-internal_error = Coś poszło nie tak po naszej stronie. Błąd został zapisany.
problem-unavailable = Chwilowo nie da się tego zrobić. Spróbuj ponownie.
problem-scope_missing = Ten token nie może być do tego użyty.
problem-session_required = Może to zrobić tylko zalogowana osoba, nie token.
problem-not_an_admin = Może to zrobić tylko osoba prowadząca serwer.
problem-guest_account = Gość nie może tego zrobić: najpierw wybierz nazwę i hasło.
problem-account_locked = To konto jest zablokowane.
problem-rate_limited = Wysyłasz żądania zbyt często.
problem-too_many_attempts = Było zbyt wiele prób.
problem-too_many_connections = Z Twojego adresu jest zbyt wiele połączeń.
problem-too_many_streams = Masz zbyt wiele otwartych strumieni i długich zapytań.
problem-token_not_found = Nie masz takiego tokena.
problem-app_not_found = Nie masz takiej aplikacji.
problem-too_many_tokens = Więcej tokenów mieć nie można.
problem-token_lifetime_out_of_range = Token jest ważny od minuty do 366 dni albo do odwołania.
problem-bot_not_found = Nie masz takiego bota.
problem-too_many_bots = Więcej botów mieć nie można.
problem-too_many_games = Grasz już w tylu partiach, ile konto może mieć: najpierw jedną zakończ lub opuść.
problem-bots_not_admitted = Ten stół nie przyjmuje botów.
problem-guests_play_unrated = Goście grają tylko tam, gdzie ranking się nie zmienia.
`,`# Co mówimy graczom. Temat to jeden wiersz bez kropki.

your-turn =
    { $round ->
        [0] Twoja kolej przed pierwszą rundą
       *[other] Twoja kolej, runda { $round } z { $rounds }
    }: { $expected ->
        [pick] wybierz płytkę z następnej kolumny.
        [place] dołóż płytkę spod swojego króla.
        [cover] wybierz koronę, którą zakryje gigant.
       *[send-or-keep] wyślij giganta do przeciwnika albo go zatrzymaj.
    }
    .subject = Twoja kolej (przeciwnicy: { $opponents })
cover-a-crown = { $from } wysyła do Ciebie giganta: wybierz koronę, którą zakryje. Gra czeka na Ciebie.
    .subject = { $from } wysyła do Ciebie giganta
reminder = To wciąż Twoja kolej. Termin: { $deadline }.
    .subject = Gra wciąż czeka na Ciebie (przeciwnicy: { $opponents })
timed-out =
    Twój czas minął. { $house_did ->
        [played] Tym razem zagrał za Ciebie komputer; następna kolej znów należy do Ciebie.
        [took-over] Od teraz gra za Ciebie komputer, dopóki nie odzyskasz swojego miejsca.
       *[took-over-for-good] Twoje miejsce zajął komputer i będzie grał do końca.
    }
    .subject = Twój czas minął (przeciwnicy: { $opponents })
game-started =
    { $rounds ->
        [one] Gra się zaczęła. Potrwa { $rounds } rundę.
        [few] Gra się zaczęła. Potrwa { $rounds } rundy.
       *[many] Gra się zaczęła. Potrwa { $rounds } rund.
    }
    .subject = Gra się zaczęła (przeciwnicy: { $opponents })
game-cancelled = { $by } odwołuje grę. Nie musisz nic robić.
    .subject = { $by } odwołuje grę
game-finished =
    Koniec gry. { $rank ->
        [1] Wygrywasz
       *[other] Twoje miejsce: { $rank } z { $players }
    }, wynik: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
    .subject =
    { $rank ->
        [1] Wygrana! (przeciwnicy: { $opponents })
       *[other] Koniec gry (przeciwnicy: { $opponents })
    }
invitation =
    { $from } zaprasza Cię do gry w Kingdomino { $seats ->
        [one] dla { $seats } osoby.
        [few] dla { $seats } osób.
       *[many] dla { $seats } osób.
    }
    .subject = { $from } zaprasza Cię do gry
invitation-declined = { $player } odrzuca Twoje zaproszenie.
    .subject = { $player } odrzuca Twoje zaproszenie
undo-asked = { $by } prosi o cofnięcie ostatniej decyzji. Potrzebna jest zgoda wszystkich.
    .subject = { $by } prosi o cofnięcie decyzji
undo-answered =
    { $agreed ->
        [yes] { $by } zgadza się na cofnięcie Twojej decyzji.
       *[no] { $by } nie zgadza się na cofnięcie Twojej decyzji. Gra toczy się dalej bez zmian.
    }
    .subject =
    { $agreed ->
        [yes] { $by } zgadza się na cofnięcie
       *[no] { $by } nie zgadza się na cofnięcie
    }
undone = { $by } cofa decyzję. Gra wygląda tak jak przedtem.
    .subject = { $by } cofa decyzję
pause-asked = { $by } prosi o przerwę w grze. Koniec przerwy: { $until }. Potrzebna jest zgoda wszystkich.
    .subject = { $by } prosi o przerwę
pause-answered =
    { $agreed ->
        [yes] { $by } zgadza się na przerwę.
       *[no] { $by } nie zgadza się na przerwę. Czas płynie dalej.
    }
    .subject =
    { $agreed ->
        [yes] { $by } zgadza się na przerwę
       *[no] { $by } nie zgadza się na przerwę
    }
paused = Wszyscy się zgadzają: zegary stoją. Koniec przerwy: { $until }. Każdy może zakończyć ją wcześniej.
    .subject = Przerwa w grze
resumed = { $by } kończy przerwę. Czas znów płynie.
    .subject = Koniec przerwy
seat-offered = { $from } chce przekazać Ci miejsce w trwającej grze. Jeśli je przyjmiesz, grasz dalej tamtym królestwem.
    .subject = { $from } oferuje Ci miejsce
seat-handed-over = Zmiana przy stole: { $from } → { $to }.
    .subject = Zmiana przy stole: { $from } → { $to }
series-game-started =
    { $rounds ->
        [one] Zaczęła się gra { $game } z { $games } w Dynastii. Potrwa { $rounds } rundę.
        [few] Zaczęła się gra { $game } z { $games } w Dynastii. Potrwa { $rounds } rundy.
       *[many] Zaczęła się gra { $game } z { $games } w Dynastii. Potrwa { $rounds } rund.
    }
    .subject = Zaczęła się gra { $game } z { $games } (przy stole: { $opponents })
series-game-finished =
    Koniec gry { $game } z { $games } w Dynastii. { $rank ->
        [1] To Twoja wygrana
       *[other] Twoje miejsce: { $rank } z { $players }
    }, wynik: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
    .subject =
    { $rank ->
        [1] Wygrana w grze { $game } z { $games }! (przy stole: { $opponents })
       *[other] Koniec gry { $game } z { $games } (przy stole: { $opponents })
    }
series-standing =
    Dynastia po grze { $game } z { $games }: { $rank ->
        [1] prowadzisz
       *[other] Twoje miejsce to { $rank } z { $players }
    }, wynik: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
    .subject = Dynastia po grze { $game } z { $games }
series-over =
    Dynastia dobiegła końca, liczba gier: { $games }. { $rank ->
        [1] To Twoja wygrana
       *[other] Twoje miejsce: { $rank } z { $players }
    }, wynik: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
    .subject =
    { $rank ->
        [1] Wygrywasz Dynastię!
       *[other] Koniec Dynastii
    }
series-ready-asked = Wszyscy pozostali są gotowi do gry { $game } z { $games } w Dynastii. Gra zacznie się, gdy tylko potwierdzisz gotowość.
    .subject = Potwierdź gotowość do gry { $game } z { $games }
series-withdrawn = { $player } odchodzi z Dynastii. Od następnej gry to miejsce zajmuje komputer.
    .subject = { $player } odchodzi z Dynastii
series-cancelled = { $by } odwołuje Dynastię. Tabela pozostaje bez zmian.
    .subject = { $by } odwołuje Dynastię
password-changed = Hasło do Twojego konta zostało zmienione: { $at }.
    .subject = Twoje hasło zostało zmienione
new-login = Nowe logowanie do Twojego konta, urządzenie { $device }: { $at }.
    .subject = Nowe logowanie do Twojego konta
email-changed = Adres e-mail Twojego konta został zmieniony: { $at }.
    .subject = Twój adres e-mail został zmieniony
email-verification =
    Potwierdź, że ten adres e-mail należy do Ciebie. Link jest ważny przez { $hours ->
        [one] { $hours } godzinę.
        [few] { $hours } godziny.
       *[many] { $hours } godzin.
    }
    .subject = Potwierdź swój adres e-mail
password-reset =
    Pod tym linkiem ustawisz nowe hasło. Jest ważny przez { $hours ->
        [one] { $hours } godzinę.
        [few] { $hours } godziny.
       *[many] { $hours } godzin.
    }
    .subject = Ustaw nowe hasło
webhook-disabled =
    Twój webhook na serwerze { $server } został wyłączony. { $failures ->
        [one] Powód: { $failures } nieudana próba.
        [few] Powód: { $failures } nieudane próby z rzędu.
       *[many] Powód: { $failures } nieudanych prób z rzędu.
    } Włącz go ponownie, gdy zacznie odpowiadać.
    .subject = Twój webhook został wyłączony
test = To jest test. Od teraz tutaj będą przychodzić wiadomości o Twoich grach.
    .subject = Test powiadomień
`,`# Co się wydarzyło od Twojej ostatniej kolei: po jednym zdaniu.

happened-table-opened = { $player } otwiera stół.
happened-invited = { $player } dostaje zaproszenie.
happened-declined = { $player } odrzuca zaproszenie.
happened-joined = { $player } siada do stołu.
happened-left = { $player } odchodzi od stołu.
happened-game-started = Gra się zaczęła.
happened-game-cancelled = Gra została odwołana.
happened-house-seated = { $house } zajmuje miejsce przy stole.
happened-line-dealt = Nowa kolumna: { $dominoes }.
happened-order-carried-out = { $player }: na tę kolej czekało gotowe polecenie.
happened-picked = { $player } wybiera płytkę { $domino }.
happened-placed = { $player } dokłada płytkę { $domino }.
happened-discarded = { $player } odrzuca płytkę { $domino }: nigdzie nie pasowała.
happened-covered = { $player } zakrywa koronę gigantem.
happened-giant-sent = Gigant zmienia królestwo: { $player } → { $to }.
happened-giant-sent-to-you = { $player } wysyła do Ciebie giganta.
happened-giant-kept = { $player } nie wysyła giganta.
happened-timed-out = { $player } przekracza czas.
happened-taken-over =
    { $for_good ->
        [yes] { $player }: na tym miejscu komputer gra do końca.
       *[no] { $player }: na tym miejscu gra na razie komputer.
    }
happened-taken-back = { $player } odzyskuje miejsce od komputera.
happened-conceded = { $player } poddaje grę.
happened-undo-asked = { $player } prosi o cofnięcie decyzji.
happened-pause-asked = { $player } prosi o przerwę. Koniec przerwy: { $until }.
happened-agreed = { $player } wyraża zgodę.
happened-refused = { $player } nie wyraża zgody.
happened-withdrawn = { $player } wycofuje prośbę.
happened-undone = { $player } cofa decyzję.
happened-paused = Przerwa w grze. Koniec przerwy: { $until }.
happened-resumed = { $player } kończy przerwę.
happened-seat-offered = Propozycja przekazania miejsca: { $player } → { $to }.
happened-offer-ended = { $player } nie oferuje już miejsca.
happened-seat-handed-over = Zmiana przy stole: { $player } → { $to }.
happened-game-finished = Gra jest zakończona.
`,`# Co otacza wiadomości, i strony, do których prowadzą przyciski z maila. Same wiadomości są w notices.ftl.

greeting = Cześć, { $player }!
guest-name = Gość { $number }
since-your-last-turn = Od Twojej ostatniej kolei
deadline = Termin: { $at }.
no-deadline = Nie ma terminu: graj bez pośpiechu.
awaited = Teraz gra { $player }.
awaited-until = Teraz gra { $player }. Termin: { $until }.

## Przyciski i linki

open-table = Otwórz stół
play-pick = Wybierz płytkę { $domino }
play-place = Dołóż płytkę { $domino }
play-discard = Odrzuć płytkę { $domino }
agree = Zgadzam się
refuse = Nie zgadzam się
verify-email = Potwierdź ten adres
choose-password = Ustaw nowe hasło
turn-mails-off = Wyłącz te maile

not-you = Jeśli to nie Ty, zmień hasło i zakończ wszystkie inne sesje.
not-asked = Jeśli to nie Twoja prośba, możesz zignorować tego maila.
mails-are-off = Nie będziesz już dostawać takich maili.

## Strona przycisku

about-to-pick = Za chwilę wybierzesz płytkę { $domino }.
about-to-place = Za chwilę dołożysz płytkę { $domino }.
about-to-discard = Za chwilę odrzucisz płytkę { $domino }.
confirm = Potwierdź
done = Gotowe. Gra toczy się dalej.
done-and-over = Gotowe. Koniec gry.
link-used = Ten link został już użyty.
link-expired = Ten link wygasł.
link-unknown = Ten link nie pochodzi od nas albo jest niepełny.
address-confirmed = Adres jest potwierdzony. Od teraz powiadomienia będą przychodzić tutaj.
password-set = Hasło zostało zmienione. Zaloguj się nowym.
new-password = Nowe hasło
game-moved-on = Od wysłania tego maila gra poszła dalej. Otwórz stół, żeby zobaczyć, jak wygląda teraz.

## Kilka naraz

calendar-name = Kingdomail: Twoje terminy
digest =
    { $games ->
        [one] Twoja kolej w { $games } grze
        [few] Twoja kolej w { $games } grach
       *[many] Twoja kolej w { $games } grach
    }
unread =
    { $count ->
        [one] { $count } nieprzeczytane powiadomienie
        [few] { $count } nieprzeczytane powiadomienia
       *[many] { $count } nieprzeczytanych powiadomień
    }
no-more-pictures = W tym mailu nie zmieści się więcej obrazków. Do pozostałych stołów prowadzą linki.

## O co pytamy gracza

join = Zajmij miejsce
about-to-join = Za chwilę zajmiesz miejsce przy tym stole.
joined = Gotowe. Masz miejsce przy tym stole.
take-seat = Przyjmij miejsce
decline-seat = Odmów
answered = Gotowe. Pozostali widzą Twoją odpowiedź.
answer-elsewhere = Możesz odpowiedzieć z maila albo w programie, w którym grasz.

## W co gra się przy stole

terms-players =
    { $players ->
        [one] Dla { $players } osoby.
        [few] Dla { $players } osób.
       *[many] Dla { $players } osób.
    } Przy stole: { $names }.
terms-rules = Zasady: { $rules }.
terms-untimed = Nie ma limitu czasu.
terms-per-turn = Czas na każdą decyzję: { $time }.
terms-bank = Czas na całą grę: { $initial }. Każda decyzja dodaje: { $increment }.
terms-grace = Przy każdym czekaniu nie liczy się: { $time }.
terms-play-for =
    { $times ->
        [one] Jeśli Twój czas minie { $times } raz, Twoje miejsce zajmie komputer.
        [few] Jeśli Twój czas minie, zdecyduje za Ciebie komputer; po { $times } razach z rzędu zajmie Twoje miejsce.
       *[many] Jeśli Twój czas minie, zdecyduje za Ciebie komputer; po { $times } razach z rzędu zajmie Twoje miejsce.
    }
terms-take-over = Jeśli Twój czas minie, Twoje miejsce zajmie komputer.
terms-unrated = Gra nie zmienia rankingu.
terms-series =
    { $games ->
        [one] To Dynastia, w której jest { $games } gra.
        [few] To pierwsza z { $games } gier w Dynastii: kto tu usiądzie, gra we wszystkich.
       *[many] To pierwsza z { $games } gier w Dynastii: kto tu usiądzie, gra we wszystkich.
    }
terms-rest-at-once = Każda gra zaczyna się, gdy skończy się poprzednia.
terms-rest-after = Przerwa między grami trwa najwyżej: { $time }.
terms-rest-when-ready = Każda kolejna gra zaczyna się, gdy wszyscy są gotowi.

## Dynastie

open-series = Otwórz Dynastię
ready = Zaczynajmy
series-of = Dynastia: { $players }
series-not-started = Dynastia jeszcze się nie zaczęła.
series-playing = Trwa gra { $game } z { $games }.
series-ended = Dynastia dobiegła końca.
series-called-off = Dynastia została odwołana. Tabela pozostaje bez zmian.
next-game-now = Następna gra zaczyna się teraz.
next-game-at = Początek następnej gry: { $at }, albo wcześniej, gdy wszyscy są gotowi.
next-game-when-ready = Następna gra zacznie się, gdy wszyscy będą gotowi.
ready-said = Twoja gotowość jest potwierdzona. Następna gra czeka jeszcze na te osoby: { $players }.
column-player = Gracz
column-game = Gra { $game }
column-total = Razem

## Strony, na których się decyduje

turn-place = Twoja kolej: dołóż { $domino }
turn-pick = Twoja kolej: wybierz płytkę
turn-cover = Twoja kolej: wybierz koronę, którą zakryje gigant
turn-giant = Twoja kolej: wyślij giganta albo go zatrzymaj
turn-of-the-house = Komputer gra za Ciebie
how-to-place = Dotknij numeru: tam leży pierwsze pole płytki, a strzałka wskazuje drugie.
how-to-turn = Obróć płytkę:
how-to-cover = Dotknij numeru: tam gigant zakryje koronę.
points-after = Twoje królestwo potem: { $points }.
play-send = Wyślij giganta { $number } do: { $player }
play-keep = Zatrzymaj giganta
play-take-back = Odzyskaj swoje miejsce
play-concede = Poddaj grę
choose-crown = Wybierz koronę
choose-giant = Wyślij giganta
about-to-cover = Za chwilę gigant zakryje tę koronę.
about-to-send = Za chwilę wyślesz giganta do: { $player }.
about-to-keep = Za chwilę zatrzymasz giganta.
about-to-take-back = Za chwilę odzyskasz miejsce od komputera.
about-to-concede = Za chwilę poddasz grę: Twoje miejsce zajmie komputer i zagra do końca. Nie da się go odzyskać.
choose-other = Wybierz coś innego
next-game = Następna gra, która na Ciebie czeka: { $opponents }
no-game-waits = Żadna inna gra na Ciebie nie czeka.
decline = Odrzuć zaproszenie
about-to-decline = Za chwilę odrzucisz zaproszenie do tego stołu.
declined = Gotowe. Zaproszenie jest odrzucone.
rematch = Zagraj jeszcze raz
about-to-rematch = Za chwilę zaprosisz pozostałych do kolejnej gry na tych samych zasadach.
play-in-browser = Graj w tej przeglądarce
open-in-client = Otwórz w aplikacji internetowej
to-games = Do Twoich gier
invited-by = { $player } zaprasza Cię do tego stołu.
new-here = Jesteś tu pierwszy raz
known-here = Masz już konto
own-name = Nazwa
own-password = Hasło
register-and-join = Załóż konto i zajmij miejsce
log-in-and-join = Zaloguj się i zajmij miejsce
name-and-password = Nazwa ma od 2 do 32 liter, hasło co najmniej 10 znaków.
`,`# Co stoi na obrazkach gry.

picture-table = Kingdomino
picture-kingdom = Królestwo: { $name }
picture-square =
    { $crowns ->
        [one] { $terrain } z { $crowns } koroną
        [few] { $terrain } z { $crowns } koronami
       *[many] { $terrain } z { $crowns } koronami
    }

picture-before-first-round = Przed pierwszą rundą
picture-round = Runda { $round } z { $rounds }
picture-undrawn =
    { $dominoes ->
        [one] jeszcze { $dominoes } płytka
        [few] jeszcze { $dominoes } płytki
       *[many] jeszcze { $dominoes } płytek
    }
picture-all-drawn = nie ma już płytek
picture-turn =
    { $expected ->
        [pick] Teraz gra { $name }: wybór płytki.
        [place] Teraz gra { $name }: dołożenie płytki { $domino }.
        [cover] Teraz gra { $name }: zakrycie korony gigantem.
       *[send-or-keep] Teraz gra { $name }: wysłanie albo zatrzymanie giganta.
    }
picture-nobodys-turn = Teraz nie jest niczyja kolej.
picture-won =
    { $points ->
        [one] Wygrywa { $name }, wynik: { $points } punkt.
        [few] Wygrywa { $name }, wynik: { $points } punkty.
       *[many] Wygrywa { $name }, wynik: { $points } punktów.
    }
picture-won-together =
    { $points ->
        [one] Wspólna wygrana: { $names }, wynik: { $points } punkt.
        [few] Wspólna wygrana: { $names }, wynik: { $points } punkty.
       *[many] Wspólna wygrana: { $names }, wynik: { $points } punktów.
    }

picture-to-place = Do dołożenia
picture-to-pick = Do wyboru
picture-order-of-picks = Kolejność wyboru
picture-nothing-to-pick = Ostatnia runda: nic do wyboru.
picture-free = wolna
picture-done = gotowe
picture-discarded = odrzucone: { $dominoes }
picture-if-it-stays = +{ $points }, jeśli tak zostanie
picture-pending = { $quest }: { $points }, jeśli tak zostanie
picture-with-giant = z gigantem
picture-with-footprint = ze śladami stóp
picture-extent = { $width } × { $height } z { $frame } × { $frame }
picture-property =
    { $crowns ->
        [one] { $terrain } { $squares } × { $crowns } korona = { $points }
        [few] { $terrain } { $squares } × { $crowns } korony = { $points }
       *[many] { $terrain } { $squares } × { $crowns } koron = { $points }
    }

## Czego chcą zadania i warianty

picture-local-business = { $points } za każdy kwadrat „{ $terrain }” wokół zamku
picture-four-corners = { $points } za każdy kwadrat „{ $terrain }” w rogu królestwa
picture-harmony = { $points } za brak odrzuconych płytek
picture-middle-kingdom = { $points } za zamek pośrodku
picture-lost-corner = { $points } za zamek w rogu
picture-folie-des-grandeurs = { $points } za każde trzy kwadraty z koroną w linii
picture-bleak-king = { $points } za każdą dużą posiadłość bez koron

picture-ranking = Klasyfikacja
picture-ties =
    { $crowns ->
        [one] największa posiadłość { $largest }, { $crowns } korona
        [few] największa posiadłość { $largest }, { $crowns } korony
       *[many] największa posiadłość { $largest }, { $crowns } koron
    }
picture-key = { $terrains }; liczba to korony, mała litera oznacza giganta, ## to zamek.
`,`# What a token, or an app that a player lets in, may do, in a list.

scope-games-read = widzieć Twoje gry i Dynastie oraz innych graczy
scope-games-play = grać za Ciebie i uzgadniać sprawy z innymi przy stole
scope-tables-write = otwierać stoły, zajmować i zwalniać miejsca oraz zapraszać innych za Ciebie
scope-notices-read = czytać Twoje powiadomienia
scope-webhooks-write = zlecać wysyłanie Twoich powiadomień do innych programów
scope-account-read = widzieć Twoje konto i jego ustawienia, także Twój adres e-mail
`,`# Co mówi aplikacja w przeglądarce oprócz tego, co mówią wszystkie inne kanały.

loading = Chwileczkę…
try-again = Spróbuj ponownie
retry-after =
    { $seconds ->
        [one] Spróbuj ponownie za { $seconds } sekundę.
        [few] Spróbuj ponownie za { $seconds } sekundy.
       *[many] Spróbuj ponownie za { $seconds } sekund.
    }
offline = Brak połączenia: widzisz to, co było tu ostatnio.
offline-answer = Nie ma połączenia z serwerem. Nic nie zostało wysłane.
offline-read = Nie ma połączenia z serwerem, a tej strony jeszcze tu nie wczytano.
unexpected = Coś tu poszło nie tak. Spróbuj ponownie.
skip-to-content = Przejdź do treści
to-start = Na stronę główną
link-copied = Link skopiowany
share = Udostępnij
menu = Więcej
language = Język
nobody = Nikt

## Droga przez stronę

nav = Główna
nav-games = Gry
nav-lobby = Poczekalnia
nav-leaderboards = Ranking
nav-learn = Nauka
nav-settings = Ustawienia
log-in = Zaloguj się
log-out = Wyloguj się
register = Załóż konto
forgot-password = Nie pamiętasz hasła?
name = Nazwa
password = Hasło
password-hint = Co najmniej 10 znaków.
for-programmers = Dla programistów

## Pierwsza strona

landing-title = Kingdomino, ruch po ruchu
landing-lead = Dokładaj płytki, łącz ich tereny i koronuj najlepsze z nich. Graj ze znajomymi przez wiele dni albo rozegraj od razu całą grę z komputerem.
landing-pace = We własnym tempie: ruch zajmuje minutę, gra godzinę albo dwa tygodnie. Damy znać, gdy przyjdzie Twoja kolej.
landing-rules = Wszystko, co jest w pudełkach: od dwóch do pięciu osób, wszystkie warianty, Dynastia i Era Gigantów.
landing-open = Otwarte: bez reklam, bez śledzenia, z opisanym interfejsem dla Twoich własnych programów.
play-now = Zagraj teraz
play-now-explained = Z komputerem, bez konta. Grę można zachować później.
play-house = Zagraj teraz z komputerem
play-house-explained = Gra na dwie osoby, bez konta. W każdej chwili można przerwać i wrócić później.
a-kingdom-grows = Królestwo, które rośnie

## Gry

your-move = Twoja kolej
to-next-game = Następna gra
new-table = Nowy stół
waits-for-you =
    { $count ->
        [one] { $count } gra czeka na Ciebie
        [few] { $count } gry czekają na Ciebie
       *[many] { $count } gier czeka na Ciebie
    }
waits-for-others = Kolej innych
open-tables = Stoły, które czekają na graczy
finished-games = Niedawno rozegrane
waits-for-players =
    { $missing ->
        [one] Czeka jeszcze na { $missing } osobę
        [few] Czeka jeszcze na { $missing } osoby
       *[many] Czeka jeszcze na { $missing } osób
    }
span-days-hours = { $days } d { $hours } h
span-hours-minutes = { $hours } h { $minutes } min

## Stół

house-name-random = Komputer (losowy)
house-name-greedy = Komputer (zachłanny)
house-name-searching = Komputer (przewidujący)
turn-yours =
    { $expected ->
        [pick] Twoja kolej: wybierz płytkę
        [pick-again] Twoja kolej: wybierz jeszcze jedną płytkę
        [place] Twoja kolej: dołóż płytkę { $domino }
        [cover] Twoja kolej: wybierz koronę, którą zakryje gigant
       *[send-or-keep] Twoja kolej: wyślij giganta albo go zatrzymaj
    }
turn-theirs =
    { $expected ->
        [pick] { $name } wybiera płytkę
        [place] { $name } dokłada płytkę
        [cover] { $name } zakrywa koronę
       *[send-or-keep] { $name } wysyła giganta albo go zatrzymuje
    }
paused-until = Przerwa w grze. Koniec przerwy: { $until }.
you-won =
    { $points ->
        [one] Wygrywasz, wynik: { $points } punkt
        [few] Wygrywasz, wynik: { $points } punkty
       *[many] Wygrywasz, wynik: { $points } punktów
    }
game-over = Koniec gry
lines = Kolumny płytek
quests = Zadania
decision = Twoja decyzja
other-players = Gracze
log = Co się wydarzyło
skip = Pomiń
gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
no-points-yet = Punkty dają posiadłości z koronami: kwadraty razy korony.
place = Dołóż
take = Wybierz
discard = Odrzuć
cover = Zakryj
tap-a-cell = Wskaż jej miejsce
tap-a-domino = Wskaż płytkę
next-in-order = Z nią w następnej rundzie grasz jako { $place }. z { $of }.
tap-a-crown = Wskaż koronę, którą zakryje
fits-nowhere = Nigdzie nie pasuje w Twoim królestwie.
turn-domino = Obróć: { $domino }
all-spots =
    { $count ->
        [one] { $count } sposób dołożenia
        [few] Wszystkie sposoby dołożenia ({ $count })
       *[many] Wszystkie sposoby dołożenia ({ $count })
    }
spot =
    Rząd { $row }, kolumna { $column }, na { $direction ->
        [east] wschód
        [south] południe
        [west] zachód
       *[north] północ
    }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
cell-at = Rząd { $row }, kolumna { $column }
row = Rząd { $row }
column = Kolumna { $column }
cell-free = wolne
cell-square =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain }, { $crowns } korona
        [few] { $terrain }, { $crowns } korony
       *[many] { $terrain }, { $crowns } koron
    }, płytka { $domino }{ $giants ->
        [0] { "" }
        [one] , { $giants } gigant
        [few] , { $giants } gigantów
       *[many] , { $giants } gigantów
    }
legal-cells = Gdzie można dołożyć
domino-named = Płytka { $domino }
domino-in-words = Płytka { $domino }: { $first }, { $second }
send-or-keep = Wyślij giganta do przeciwnika albo go zatrzymaj.
send-to = Do kogo
send-giant = Wyślij
keep-giant = Zatrzymaj
house-plays-for-you = Gra za Ciebie komputer. Swoje miejsce możesz odzyskać, kiedy chcesz.
house-plays = gra komputer
take-back = Odzyskaj miejsce
away-holiday = na urlopie
away-weekend = wolny weekend
away-pause = przerwa
withdraw = Wycofaj
ask-undo = Poproś o cofnięcie ostatniej decyzji
undo-now = Cofnij ostatnią decyzję
ask-pause = Poproś o tydzień przerwy
pause-now = Przerwa na tydzień
end-pause = Zakończ przerwę
pick-at-once = Wybór jednym dotknięciem
concede = Poddaj grę
concede-sure = Poddać tę grę? Komputer dokończy ją za Ciebie.
play-on = Graj dalej
rematch-waits = Przeciwnicy czekają przy stole rewanżu.
rematch-begun = Rewanż się zaczął.
rematch-show = Otwórz rewanż
look-back = Przebieg gry
history = Gra do tej pory
back-to-table = Wróć do stołu
version = Ruch
download-record = Zapis
download-notation = Notacja
points-by-round = Punkty w kolejnych rundach
column-round = Runda

## Stół, który czeka

start-now = Zacznij teraz
leave-table = Odejdź od stołu
cancel-table = Odwołaj grę
share-table = Udostępnij link
invite-by-name = Zaproś gracza
invite = Zaproś
`,`# Otwieranie stołu, szukanie stołu i Dynastie, w kliencie przeglądarkowym.

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
`,`# Profiles, statistics and leaderboards, in the web client.

log-in-first = Zaloguj się, żeby to zobaczyć.
look-around = Rozejrzyj się bez konta
play-too = Aby zagrać, załóż konto albo zagraj od razu z komputerem.
more = Pokaż więcej
people-you = Ty
member-since = Gra tutaj od: { $since }
bot-since = Bot, od: { $since }
guest-since = Gość, od: { $since }
bot-of = Autor: { $owner }
house-mark = Komputer
bot-mark = Bot

## How good

ratings = Ranking
not-rated = Jeszcze bez rankingu.
rating-at-least = Na liście najlepszych: { $points }, czyli ranking minus trzykrotna niepewność.
rating-rests-on =
    { $games ->
        [one] Na podstawie { $games } gry.
       *[other] Na podstawie { $games } gier.
    }
rating-explained = Ranking szacuje, jak dobrze ktoś gra; wszyscy zaczynają od 25. Liczba po ± to jego niepewność, która maleje z każdą grą.

## How reliable

reliability = Rzetelność
reliability-unknown = Nikt tu jeszcze nie musiał czekać.
reliability-median = Zwykły czas odpowiedzi
reliability-timeouts = Czas minął
reliability-waits = Tury przeciwko ludziom w ostatnim roku
of-hundred = { $count } na 100 tur
never = Nigdy

## What games came to

statistics = Statystyki
statistics-games = Gry
statistics-wins = Wygrane
statistics-mean = Średnio punktów
statistics-best = Najwięcej punktów
statistics-bonuses = Z wariantów
statistics-quests = Z zadań
statistics-giants = Giganci na koniec
statistics-discards = Odrzucone płytki
statistics-taken-over = Dokończone przez komputer
statistics-terrains = Punkty według terenu, średnio

## Games played

games-played = Rozegrane gry
no-games-played = Brak zakończonych gier.
filter-result = Które gry
result-all = Wszystkie gry
result-won = Wygrane
result-lost = Niewygrane
place-first = Wygrana
place-of = Miejsce { $rank } z { $players }
played-against = Przeciwnicy: { $players }
house-finished = Komputer dokończył tę grę.
changed-hands = Miejsce przejęte od innego gracza.

## One against another

head-to-head = Jeden na jednego
against-me = Ty i { $name }
against-me-games = Wszystkie wasze wspólne gry
results = Wyniki
never-met = Nie ukończyli jeszcze razem żadnej gry.
balance-ahead = Wyżej: { $player }
balance-level = Na równi
balance-points = Średnio punktów

## Leaderboards

category = W co się gra
leaders-place = Miejsce
leaders-rating = Wynik
leaders-mean = Ranking
nobody-rated = Nikt nie ma tu jeszcze rankingu.
leaderboard-explained = Wynik to ranking minus trzykrotna niepewność: tyle gracz jest wart prawie na pewno. Rośnie z każdą kolejną grą. Profile pokazują ranking.
`,`# The account and its settings, in the web client.

saved = Zapisano.
show-password = Pokaż
copy = Kopiuj
copied = Skopiowano
remove = Usuń
not-now = Nie teraz
sure = Tak: { $what }
shown-once = Widać to tylko ten jeden raz. Zachowaj w bezpiecznym miejscu.
failing-since = Nic nie dociera od: { $since }.

## Accounts

name-hint = Od 2 do 32 liter jednego pisma, cyfry, spacje oraz - _ . '
forgot-lead = Jak nazywa się Twoje konto?
reset-ask = Wyślij mi link
reset-asked = Zajrzyj do poczty
reset-asked-lead = Jeśli istnieje konto o tej nazwie z potwierdzonym adresem, link do ustawienia nowego hasła jest już w drodze. Może to potrwać kilka minut.
claim = Zachowaj swoje gry
claim-lead = Wybierz nazwę i hasło: wszystko, co rozegrano, zostaje Twoje, tutaj i na innych urządzeniach.
log-in-leaves-guest = Grasz tu jako { $name }. Po zalogowaniu się na inne konto gry tego gościa nie zostaną przeniesione: nie będzie do nich powrotu, rozpoczęte gry przepadną, a gość zostanie po kilku dniach usunięty. Aby je zachować, wybierz nazwę i hasło.
claimed = Konto należy teraz do Ciebie.
claimed-already = To konto ma już nazwę i hasło.
claim-first = Grasz jako gość. Najpierw wybierz nazwę i hasło.
guest-hint = Zachowaj tę grę: wybierz nazwę
guest-has-no-name = Grasz jako gość, bez hasła.
logged-out = Wylogowano.

## Profile

settings-profile = Profil
settings-profile-about = Nazwa i hasło
see-own-profile = Zobacz, jak widzą Cię inni
save-name = Zapisz nazwę
name-saved = Nazwa jest zmieniona.
save-password = Zmień hasło
password-saved = Hasło jest zmienione. Wszystkie inne sesje są zakończone.
password-current = Obecne hasło
password-ends-sessions = Nowe hasło kończy wszystkie inne sesje i unieważnia Twoje tokeny. Usuwa też aplikacje, chyba że je zachowasz.
password-keep-apps = Zachowaj moje aplikacje

## Appearance

settings-appearance = Wygląd
settings-appearance-about = Język, jasny lub ciemny, gra
on-this-machine = Dotyczy tylko tej przeglądarki.
theme = Jasny lub ciemny
theme-system = Jak urządzenie
theme-light = Jasny
theme-dark = Ciemny
play-preferences = Podczas gry
prefer-hints = Pokazuj punkty z góry
prefer-hints-about = To, co dozwolone, jest podświetlone, a obok widać, ile przyniesie.
prefer-at-once-about = Pierwsze dotknięcie płytki bierze ją, bez potwierdzenia.

## Time

settings-time = Czas
settings-time-about = Strefa czasowa, dni wolne, przypomnienia
time-zone = Strefa czasowa
time-zone-here = Użyj strefy tego urządzenia: { $zone }
weekends-off = Wolne weekendy
weekends-off-about = Twoje zegary stoją w soboty i niedziele, przy stołach, które na to pozwalają.
reminder-before = Dodatkowe przypomnienie
reminder-none = Brak
reminder-length = { $time } przed terminem
reminder-hint = Przypomnienie przychodzi zawsze, gdy miną cztery piąte Twojego czasu.
holidays = Urlop
holidays-about = Twoje zegary stoją przy wszystkich stołach, które na to pozwalają.
holidays-left = Zostało { $left } z { $budget } na { $year }
first-day = Pierwszy dzień
last-day = Ostatni dzień
take-holiday = Weź ten urlop
holiday-taken = Urlop jest zapisany.
holiday-over = miniony
holiday-now = teraz
end-holiday = Zrezygnuj
holiday-ended = Urlop jest odwołany.

## Notices

settings-notices = Powiadomienia
settings-notices-about = O czym, gdzie i kiedy
notice-language = Język maili i wiadomości
digest-choice = Maile przychodzą
digest-at_once = Od razu
digest-hourly = Co godzinę
digest-daily = Raz dziennie
digest-hint = Przypomnienia i to, co dotyczy bezpieczeństwa konta, nigdy nie czekają.
quiet-hours = Godziny ciszy
quiet-hours-on = Niczego nie wysyłaj w nocy
quiet-hours-about = Według Twojej strefy czasowej:
quiet-from = Od
quiet-until = Do
quiet-strict = Bez wyjątku
quiet-strict-about = W przeciwnym razie dostaniesz wiadomość, gdy Twój czas minąłby przed końcem ciszy.
save-quiet-hours = Zapisz godziny ciszy
channels = Co dokąd trafia
channels-about = To, co wyłączysz, nadal będzie na liście Twoich powiadomień.
channel-mail = Mail
channel-push = Push
channel-chat = Czat
channel-webhook = Program
kind-your_turn = Twoja kolej
kind-cover_a_crown = Przyszedł do Ciebie gigant
kind-reminder = Kończy się Twój czas
kind-timed_out = Twój czas minął
kind-invited = Zaproszenie
kind-game_started = Gra się zaczęła
kind-game_finished = Gra się skończyła
kind-game_cancelled = Stół został odwołany
kind-agreement = Cofanie ruchów, przerwy
kind-seat = Oddanie miejsca
kind-series = Twoje Dynastie
kind-security = Bezpieczeństwo konta

## Mail

settings-mail = Adres e-mail
settings-mail-about = Na powiadomienia i nowe hasło
mail-about = Powiadomienia przychodzą tu z obrazkami i przyciskami, więc można grać prosto z maila. I tylko mając adres, można zastąpić zapomniane hasło.
mail-none = Nie ma tu jeszcze adresu e-mail.
mail-confirmed = Potwierdzony. Tam trafiają Twoje maile.
mail-pending = nie jest jeszcze potwierdzony. Otwórz maila, którego tam wysłaliśmy, i kliknij link.
mail-disabled = Wyłączony od: { $since }. Przez pięć dni nic nie dotarło.
mail-add = Dodaj adres
mail-change = Użyj innego adresu
mail-address = Adres e-mail
mail-why-password = Bo kto ma adres, może ustawić nowe hasło.
mail-send-link = Wyślij link
mail-link-sent = Mail z linkiem jest w drodze.
mail-remove = Usuń adres
mail-remove-about = Maile przestaną przychodzić, a zapomnianego hasła nie da się zastąpić.
mail-removed = Adres jest usunięty.
send-test = Wyślij próbę
test-sent = Próba jest w drodze.

## Push

settings-push = Wiadomości push
settings-push-about = Na tym urządzeniu
push-about = Dowiesz się na tym urządzeniu, gdy tylko przyjdzie Twoja kolej, także gdy Kingdomail jest zamknięty.
push-begin = Włącz w tej przeglądarce
push-on = Włączone w tej przeglądarce.
push-end = Wyłącz
push-ended = Wyłączone.
push-denied = Przeglądarka nie pozwala tej stronie wysyłać wiadomości. Otwórz ustawienia strony obok jej adresu u góry, zezwól na powiadomienia i spróbuj jeszcze raz.
push-failed = Przeglądarka nie mogła się zapisać. W oknie prywatnym, albo gdy usługa push przeglądarki jest wyłączona, to niemożliwe.
push-impossible = Ta przeglądarka nie może odbierać wiadomości push. Na iPhonie lub iPadzie najpierw dodaj Kingdomail do ekranu początkowego: Udostępnij, a potem „Do ekranu początkowego”.
push-others = Inne przeglądarki

## Webhooks

settings-webhooks = Czaty i programy
settings-webhooks-about = Discord, Slack, ntfy, webhooki
webhooks-about = Powiadomienia mogą trafiać na kanał czatu albo do Twojego programu.
webhook-add = Dodaj czat lub program
webhook-added = Dodano.
webhook-kind = Rodzaj
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook dla programu
webhook-url = Adres
webhook-hint-discord = W Discordzie: edycja kanału, Integracje, Webhooki, skopiuj URL.
webhook-hint-slack = W Slacku: aplikacja z Incoming Webhooks; jej Webhook URL.
webhook-hint-ntfy = Adres Twojego tematu, na przykład https://ntfy.sh/my-topic.
webhook-hint-standard = Twój program dostaje podpisane wiadomości, zgodnie ze Standard Webhooks.
webhook-secret = Sekret, którym podpisywane są wiadomości.
webhook-on = Włączony
webhook-off = Wyłączony
turn-on = Włącz
turn-off = Wyłącz
webhook-turned-on = Jest włączony.
webhook-turned-off = Jest wyłączony.
webhook-removed = Usunięto.
new-secret = Nowy sekret
deliveries = Co wysłano
deliveries-none = Jeszcze nic.
look-again = Sprawdź ponownie
delivery-test = Próba
delivery-notice = Powiadomienie
delivery-pending =
    { $attempts ->
        [0] Czeka na wysłanie.
        [one] Czeka, po { $attempts } próbie.
       *[other] Czeka, po { $attempts } próbach.
    }
delivery-delivered = Dotarło.
delivery-dropped = Nie wysłano.
delivery-dead =
    { $attempts ->
        [one] Porzucono po { $attempts } próbie.
       *[other] Porzucono po { $attempts } próbach.
    }
send-again = Wyślij ponownie
sent-again = Wysyłamy ponownie.

## Calendar

settings-calendar = Kalendarz
settings-calendar-about = Terminy we własnym kalendarzu
calendar-about = Twój kalendarz może pokazywać, do kiedy masz zagrać: podaj mu ten adres jako subskrypcję.
calendar-address = Adres Twojego kalendarza.
calendar-make = Utwórz adres
calendar-made = Adres jest utworzony.
calendar-end = Zakończ kalendarz
calendar-ended = Adres już donikąd nie prowadzi.
calendar-replaces = Nowy adres unieważnia poprzedni. Kto go zna, widzi Twoje terminy.

## Sessions

settings-sessions = Sesje
settings-sessions-about = Twoje przeglądarki i urządzenia
sessions-about = Wszystko, co jest zalogowane na Twoje konto. Jeśli czegoś nie znasz, zakończ to i zmień hasło.
session-this = ta przeglądarka
session-since = Od: { $since }.
last-used = Ostatnio użyto { $ago }.
end-session = Zakończ
session-ended = Sesja jest zakończona.
end-other-sessions = Zakończ wszystkie inne
sessions-ended = Wszystkie inne są zakończone.
apps = Aplikacje
apps-about = Programy innych autorów, którym na to pozwalasz. Przy każdym stoi, co mu wolno.
apps-none = Nie ma żadnej.
app-named = Nazywa się { $app }.
app-on-device = na innym urządzeniu
app-throw-out = Usuń
app-thrown-out = Aplikacja jest usunięta.
apps-throw-out = Usuń wszystkie aplikacje
apps-thrown-out = Wszystkie aplikacje są usunięte.

## Programs

settings-programs = Dla programistów
settings-programs-about = Tokeny i boty
programs-about = Wszystko, co można tu zrobić, może zrobić program.
programs-docs = Dokumentacja
tokens = Tokeny
tokens-about = To, co program pokazuje zamiast Twojego hasła. Może robić to, co wybierzesz, i nic więcej.
token-make = Utwórz token
token-made = Token jest utworzony.
token-secret = Token.
token-name = Do czego służy
token-name-hint = Żeby dało się go rozpoznać.
token-of = Gra jako
token-of-me = Ty
token-for = Dla: { $name }
token-lifetime = Ważny
until-revoked = Dopóki go nie unieważnisz
good-until = Ważny do: { $until }.
never-used = Jeszcze nieużyty.
revoke = Unieważnij
token-revoked = Token jest unieważniony.
scopes = Może
bots = Boty
bots-about = Bot gra pod własną nazwą, z Tobą jako autorem, tam, gdzie boty są dopuszczone.
bot-name = Nazwa bota
bot-make = Utwórz bota
bot-made = Bot jest gotowy. Utwórz dla niego token.
bot-removed = Bot jest usunięty.

## Data and deletion

settings-data = Twoje dane
settings-data-about = Zabierz wszystko ze sobą
data-account = Konto
data-account-about = Wszystko, co o Tobie zapisano, jako JSON: bez hasła i innych sekretów.
data-account-download = Pobierz konto
data-records = Twoje gry
data-records-about = Zapisy wszystkich Twoich zakończonych gier, po jednym w wierszu. Każdy może je sprawdzić bez tego serwera.
data-records-download = Pobierz gry
downloaded = Plik jest gotowy.
settings-deletion = Usuń konto
settings-deletion-about = Na zawsze
deletion-lead = Tego nikt nie cofnie:
deletion-games = Opuszczasz wszystkie stoły i poddajesz wszystkie trwające gry.
deletion-name = Twoja nazwa znika zewsząd.
deletion-bots = Twoje boty, tokeny i webhooki przestają działać.
deletion-kept = Zakończone gry zostają dla tych, którzy w nie z Tobą grali.
deletion-take-along = Najpierw pobierz swoje dane
deletion-sure = Chcę usunąć swoje konto na zawsze.
deletion-confirm = Usuń moje konto
deleted = Twoje konto jest usunięte.
`,`# Polecenia na następną turę, przebieg gry i jego sprawdzenie.

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
`];export{e as default};