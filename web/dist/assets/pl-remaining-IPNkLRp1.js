var e=`edition-rulebook = Drukowana instrukcja
house-random = Komputer (łatwy)
house-greedy = Komputer (średni)
house-searching = Komputer (trudny)
king = król
    .counted = { $count ->
        [one] { $count } król
        [few] { $count } królów
       *[many] { $count } królów
    }
days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
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
settings-variant_not_with_giants = W grach z dodatkiem Era Gigantów warianty Królestwo środka i Harmonia są zadaniami, więc nie można ich wybrać.
settings-mighty_duel_needs_two_players = W Wielkim pojedynku grają dokładnie 2 osoby.
problem-request_malformed = Żądanie nie jest poprawnym HTTP.
problem-json_malformed = Treść żądania nie jest poprawnym JSON-em.
problem-parameter_invalid = Parametr ścieżki lub zapytania jest nieprawidłowy.
problem-header_invalid = Nagłówek żądania jest nieprawidłowy.
problem-idempotency_key_required = Nagłówek Idempotency-Key jest wymagany.
problem-route_not_found = Ten adres nie istnieje.
problem-method_not_allowed = Ten adres nie obsługuje tej metody HTTP.
problem-body_timeout = Treść żądania nie dotarła na czas.
problem-body_too_large = Treść żądania jest za duża.
problem-content_type_unsupported = Treść żądania musi być typu application/json.
problem-content_encoding_unsupported = Treść żądania nie może być skompresowana ani zakodowana; wyślij ją bez Content-Encoding.
problem-field_invalid = Brakuje pola żądania albo pole jest nieznane lub nieprawidłowe.
problem-idempotency_key_reused = Ten Idempotency-Key został już użyty w innym żądaniu.
problem-expected_version_required = Brakuje oczekiwanej wersji gry; wyślij expected_version albo If-Match.
problem-version_stale = Gra w międzyczasie się zmieniła; sprawdź ją i spróbuj ponownie.
problem-settings_stale = Ustawienia zmieniły się od czasu ich wczytania.
problem-token_missing = Wymagany jest token dostępu.
problem-token_invalid = Token dostępu jest nieprawidłowy.
problem-token_expired = Token dostępu wygasł; odśwież go.
problem-session_ended = Sesja się zakończyła albo token został unieważniony; zaloguj się ponownie lub użyj innego tokena.
problem-credentials_wrong = Błędna nazwa lub hasło.
problem-refresh_token_invalid = Token odświeżania jest nieprawidłowy albo jego sesja się zakończyła.
problem-refresh_token_reused = Ten token odświeżania został już użyty.
problem-cross_site_request = To żądanie jest przyjmowane tylko ze stron tego serwera.
problem-ticket_invalid = Bilet jest nieprawidłowy, został już użyty albo wygasł.
problem-password_wrong = Obecne hasło jest błędne.
problem-name_invalid = Ta nazwa jest niedozwolona.
problem-name_taken = Ta nazwa albo bardzo podobna jest już zajęta.
problem-too_many_renames = Nazwa była zmieniana zbyt często; poczekaj przed następną zmianą.
problem-not_a_guest = To nie jest konto gościa.
problem-password_too_short = Hasło musi mieć co najmniej 10 znaków.
problem-password_too_long = Hasło może mieć najwyżej 256 znaków.
problem-password_too_weak = To hasło zbyt łatwo odgadnąć.
problem-session_not_found = Ta sesja nie istnieje.
problem-time_zone_unknown = Ta strefa czasowa nie istnieje.
problem-holiday_out_of_range = Urlop musi zacząć się w ciągu roku od dziś i trwać co najmniej godzinę.
problem-holiday_overlaps = Ten urlop pokrywa się z innym.
problem-holiday_over_budget = Nie masz już tylu dni urlopu na ten rok.
problem-holiday_not_found = Ten urlop nie istnieje albo już się skończył.
problem-calendar_not_found = Ten kalendarz nie istnieje albo został usunięty.
problem-destination_not_found = To miejsce docelowe nie istnieje.
problem-delivery_not_found = Ta wysyłka nie istnieje.
problem-too_many_destinations = Liczba miejsc docelowych tego rodzaju jest już maksymalna; najpierw usuń jedno.
problem-destination_disabled = To miejsce docelowe jest wyłączone; najpierw je włącz.
problem-test_in_progress = Test jest już w toku.
problem-address_forbidden = Serwer nie może wysyłać pod ten adres.
problem-link_expired = Ten link wygasł.
problem-link_used = Ten link został już użyty.
problem-email_invalid = To nie jest poprawny adres e-mail.
problem-retry_too_early = Zrobiono to przed chwilą; odczekaj minutę i spróbuj ponownie.
problem-subscription_invalid = To nie jest poprawna subskrypcja push.
problem-game_not_found = Ta gra nie istnieje albo nie masz do niej dostępu.
problem-version_not_found = Ta wersja gry nie istnieje.
problem-series_not_found = Ta Dynastia nie istnieje albo nie masz do niej dostępu.
problem-series_too_long = Dynastia ma od 1 do 15 gier.
problem-break_out_of_range = Przerwa musi trwać od jednej sekundy do 90 dni.
problem-not_in_series = Nie grasz w tej Dynastii.
problem-series_not_on_break = Jest to możliwe tylko między grami Dynastii.
problem-series_over = Dynastia jest zakończona.
problem-seat_not_found = To miejsce nie istnieje.
problem-link_invalid = Link jest nieprawidłowy albo wygasł.
problem-player_not_found = Żaden gracz nie ma takiej nazwy.
problem-profile_not_found = Ten gracz nie istnieje.
problem-players_out_of_range = Kingdomino jest dla 2–4 osób, a z dodatkiem Era Gigantów dla 2–5.
problem-mighty_duel_needs_two_players = W Wielkim pojedynku grają dokładnie 2 osoby.
problem-variant_not_with_giants = W grach z dodatkiem Era Gigantów ten wariant jest zadaniem i nie można go wybrać.
problem-pace_out_of_range = Limit czasu wykracza poza dozwolony zakres.
problem-too_many_house_players = Graczy komputerowych jest więcej niż wolnych miejsc.
problem-table_not_open = Ten stół nie jest już otwarty.
problem-table_full = Wszystkie miejsca są zajęte.
problem-already_seated = Masz już miejsce przy tym stole.
problem-too_few_players = Do gry potrzeba co najmniej 2 osób.
problem-host_cannot_leave = Gospodarz nie może odejść od stołu; może odwołać grę.
problem-not_the_host = Może to zrobić tylko gospodarz stołu.
problem-not_seated = Nie masz miejsca w tej grze.
problem-game_not_started = Gra jeszcze się nie zaczęła.
problem-game_not_finished = Gra jeszcze się nie skończyła.
problem-is_sandbox = To nie jest dostępne przy stołach próbnych.
problem-record_invalid = Plik gry jest nieprawidłowy.
problem-proposal_open = Inna propozycja jest jeszcze otwarta.
problem-proposal_closed = Ta propozycja nie jest już otwarta.
problem-nothing_to_undo = Nie ma Twojego ruchu, który można by cofnąć.
problem-pause_out_of_range = Przerwa musi się skończyć w ciągu 90 dni.
problem-not_paused = Gra nie jest wstrzymana.
problem-handover_not_allowed = Przy tym stole nie można przekazywać miejsc.
problem-not_your_seat = To miejsce należy do innego gracza.
problem-seat_not_offered = To miejsce nie zostało Ci zaoferowane.
problem-game_too_long = Ta gra osiągnęła maksymalną liczbę zdarzeń: nie można już dołączyć, składać propozycji ani oferować miejsc. Nadal można ją dokończyć.
problem-too_many_proposals = Liczba propozycji, cofnięć i ofert miejsca w tej grze jest już maksymalna. Nadal możesz grać i odpowiadać na propozycje.
problem-game_finished = Gra jest zakończona.
problem-seat_conceded = Komputer zajął Twoje miejsce do końca gry.
problem-seat_taken_over = Komputer zajął Twoje miejsce; najpierw je odzyskaj.
problem-seat_not_taken_over = Komputer nie zajął Twojego miejsca.
problem-deadline_passed = Termin minął; za chwilę zagra komputer.
problem-not_your_turn = Teraz kolej innego gracza.
problem-must_place_first = Najpierw dołóż lub odrzuć swoją płytkę, potem wybieraj.
problem-nothing_to_place = Twój król nie ma płytki do dołożenia.
problem-domino_not_in_line = Tej płytki nie ma w następnej kolumnie.
problem-domino_taken = Na tej płytce stoi już inny król.
problem-not_your_domino = To nie jest płytka pod Twoim królem.
problem-out_of_bounds = Królestwo przekroczyłoby swój największy rozmiar.
problem-cell_occupied = Jedno z tych pól jest już zajęte.
problem-no_matching_terrain = Co najmniej jeden kwadrat musi stykać się z zamkiem albo z kwadratem tego samego terenu.
problem-must_place = Tę płytkę można dołożyć, więc nie można jej odrzucić.
problem-must_cover = Najpierw wybierz koronę, którą zakryje gigant.
problem-must_send_or_keep = Najpierw wyślij giganta albo go zatrzymaj.
problem-no_giant_came = Nie ma nowego giganta, który musi zakryć koronę.
problem-no_footprint = Giganta można wysłać lub zatrzymać tylko po dołożeniu płytki ze śladami stóp.
problem-no_visible_crown = Na tym polu nie ma widocznej korony.
problem-no_giant_there = Na tym polu nie ma giganta.
problem-no_opponent = Giganta trzeba wysłać do innego gracza w tej grze.
problem-opponent_without_crown = Ten przeciwnik nie ma widocznej korony.
problem-premove_invalid = Ten plan jest nieprawidłowy.
problem-premove_not_found = Nie masz planu na następną turę.
problem-no_turn_left = W tej grze nie masz już więcej tur.
problem-internal_error = Coś poszło nie tak na serwerze; błąd został zapisany.
problem-unavailable = Usługa jest chwilowo niedostępna; spróbuj ponownie.
problem-scope_missing = Ten token nie ma wymaganego uprawnienia.
problem-session_required = Wymaga to zalogowania; tokeny nie są przyjmowane.
problem-not_an_admin = Wymaga to uprawnień administratora.
problem-guest_account = Goście nie mogą tego zrobić; najpierw wybierz nazwę i hasło.
problem-account_locked = To konto jest zablokowane.
problem-rate_limited = Zbyt wiele żądań; spróbuj później.
problem-too_many_attempts = Zbyt wiele prób; spróbuj później.
problem-too_many_connections = Z Twojego adresu jest zbyt wiele połączeń.
problem-too_many_streams = Otwartych jest zbyt wiele strumieni i długich zapytań, na przykład w oknach przeglądarki; najpierw zamknij jedno z nich.
problem-token_not_found = Ten token nie istnieje.
problem-app_not_found = Ta aplikacja nie jest połączona z Twoim kontem.
problem-too_many_tokens = Liczba tokenów jest już maksymalna; najpierw unieważnij jeden.
problem-token_lifetime_out_of_range = Token musi być ważny od minuty do 366 dni albo do unieważnienia.
problem-bot_not_found = Ten bot nie istnieje.
problem-too_many_bots = Liczba botów jest już maksymalna; najpierw usuń jednego.
problem-too_many_games = Liczba gier jest już maksymalna; najpierw jedną zakończ lub opuść.
problem-bots_not_allowed = Przy tym stole boty są niedozwolone.
problem-guests_play_unrated = Goście mogą grać tylko w gry nierankingowe.
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
cover-a-crown = { $from } wysyła giganta do Twojego królestwa. Wybierz, którą z Twoich koron zakryje. Gra czeka na Ciebie.
    .subject = { $from } wysyła do Ciebie giganta
reminder = To wciąż Twoja kolej. Termin: { $deadline }.
    .subject = Przypomnienie: Twoja kolej (przeciwnicy: { $opponents })
timed-out =
    Twój czas minął. { $house_did ->
        [played] Tym razem zagrał za Ciebie komputer; następna kolej znów należy do Ciebie.
        [took-over] Od teraz gra za Ciebie komputer, dopóki nie odzyskasz swojego miejsca.
       *[took-over-for-good] Twoje miejsce zajął komputer i będzie grał do końca.
    }
    .subject = Twój czas minął (przeciwnicy: { $opponents })
invitation-declined = { $player } odrzuca Twoje zaproszenie.
    .subject = { $player } odrzuca Twoje zaproszenie
seat-offered = { $from } oferuje Ci miejsce w trwającej grze. Jeśli je przyjmiesz, grasz dalej królestwem tego gracza.
    .subject = { $from } oferuje Ci miejsce
seat-handed-over = Zmiana przy stole: { $from } → { $to }.
    .subject = Zmiana przy stole: { $from } → { $to }
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
        [1] Wygrywasz
       *[other] Twoje miejsce: { $rank } z { $players }
    }, wynik: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
    .subject =
    { $rank ->
        [1] Wygrywasz Dynastię
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
new-login = Nowe logowanie na Twoje konto: { $at }. Urządzenie: { $device }.
    .subject = Nowe logowanie na Twoje konto
email-changed = Adres e-mail Twojego konta został zmieniony: { $at }.
    .subject = Twój adres e-mail został zmieniony
webhook-disabled =
    Twój webhook na serwerze { $server } został wyłączony. { $failures ->
        [one] Powód: { $failures } nieudana próba.
        [few] Powód: { $failures } nieudane próby z rzędu.
       *[many] Powód: { $failures } nieudanych prób z rzędu.
    } Włącz go ponownie, gdy zacznie odpowiadać.
    .subject = Twój webhook został wyłączony
event-house-seated = { $house } dołącza do stołu.
verify-email = Potwierdź adres e-mail
done = Gotowe. Gra toczy się dalej.
new-password = Nowe hasło
digest =
    { $games ->
        [one] Twoja kolej w { $games } grze
        [few] Twoja kolej w { $games } grach
       *[many] Twoja kolej w { $games } grach
    }
terms-grace = W każdym ruchu zegar rusza po tym czasie: { $time }.
terms-series =
    { $games ->
        [one] To Dynastia, w której jest { $games } gra.
        [few] To pierwsza z { $games } gier w Dynastii. We wszystkich grają ci sami gracze.
       *[many] To pierwsza z { $games } gier w Dynastii. We wszystkich grają ci sami gracze.
    }
open-series = Otwórz Dynastię
column-player = Gracz
column-game = Gra { $game }
column-total = Razem
rematch = Rewanż
scope-games-read = widzieć Twoje gry i Dynastie oraz profile innych graczy
scope-games-play = grać za Ciebie, składać propozycje i odpowiadać na nie
scope-tables-write = tworzyć gry, dołączać do stołów i odchodzić od nich oraz zapraszać graczy za Ciebie
scope-notifications-read = czytać Twoje powiadomienia
scope-webhooks-write = wysyłać Twoje powiadomienia, z linkami, które pokazują Twoje gry, do innych usług
scope-account-read = widzieć Twoje konto i jego ustawienia, także Twój adres e-mail
to-start = Przejdź na stronę główną
link-copied = Link skopiowany
share = Udostępnij
log-out = Wyloguj się
forgot-password = Nie pamiętasz hasła?
password-hint = Co najmniej 10 znaków
bell =
    { $count ->
        [0] Powiadomienia
       *[other] Nieprzeczytane powiadomienia: { $count }
    }
bell-new = nowe
bell-empty = Nie masz jeszcze powiadomień. Tu pojawią się wydarzenia z Twoich gier.
a-kingdom-grows = Królestwo, które rośnie
poster-invites = { $name } zaprasza Cię do gry
rated-table = Rankingowa
rated-for-guests = Goście nie mogą grać w gry rankingowe. Załóż konto, które zachowa Twoje gry, albo poproś o wyłączenie rankingu (gospodarz: { $name }).
rated-without-guests = To gra rankingowa, więc goście nie mogą dołączyć.
make-unrated = Wyłącz ranking
rematch-waits = Rewanż czeka na graczy.
rematch-begun = Rewanż się zaczął.
rematch-show = Przejdź do rewanżu
look-back = Przejrzyj grę
history = Przegląd gry
back-to-table = Wróć do gry
download-record = Pobierz plik gry
download-notation = Pobierz listę ruchów
points-by-round = Punkty w kolejnych rundach
column-round = Runda
start-now = Zacznij teraz
leave-table = Odejdź od stołu
cancel-table = Odwołaj grę
share-table = Udostępnij link
invite-by-name = Nazwa gracza
invite = Zaproś
unit-of-time = Jednostka czasu
unit-minutes = minuty
unit-hours = godziny
unit-days = dni
keep-it = Wróć
you = Ty
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
column-rank = Miejsce
column-wins = Wygrane
news = Powiadomienia
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
more = Pokaż więcej
people-you = Ty
profile-edit = Zmień nazwę i awatar
member-since = W serwisie od: { $since }
bot-since = Bot od: { $since }
guest-since = Gość od: { $since }
bot-of = Właściciel: { $owner }
bot-mark = Bot
ratings = Ranking
not-rated = Jeszcze bez rankingu.
rating-at-least = Bardzo prawdopodobnie powyżej { $points }.
rating-rests-on =
    { $games ->
        [one] Na podstawie { $games } gry.
       *[other] Na podstawie { $games } gier.
    }
rating-explained = Ranking szacuje, jak dobrze gracz gra; wszyscy zaczynają od 25. Liczba po ± to niepewność, która maleje z każdą grą.
rating-curve =
    { $games ->
        [one] Ranking po { $games } grze
       *[other] Ranking w ciągu { $games } gier
    }, od { $from } do { $until }. Na początku: { $first }. Teraz: { $last }. Najwyższy: { $highest }. Najniższy: { $lowest }.
reliability = Rzetelność
reliability-median = Typowy czas odpowiedzi
reliability-timeouts = Opuszczone tury
reliability-waits = Tury przeciwko ludziom w ostatnim roku (najwyżej 200)
of-hundred = { $count } na 100 tur
never = Brak
statistics = Statystyki
statistics-games = Gry
statistics-wins = Wygrane
statistics-mean = Średnio punktów
statistics-best = Najlepszy wynik
statistics-bonuses = Średnio punktów z wariantów
statistics-quests = Średnio punktów z zadań
statistics-giants = Średnio gigantów na koniec
statistics-discards = Średnio odrzuconych płytek
statistics-taken-over = Dokończone przez komputer
statistics-terrains = Średnio punktów według terenu
records = Rekordy
record-game = Zobacz grę
record-streak = Najdłuższa seria wygranych
record-streak-end = Zobacz ostatnią wygraną
record-recent =
    { $games ->
        [one] W ostatniej grze
       *[other] W ostatnich { $games } grach
    }
record-wins = { $wins } z { $games }
favourite-terrains = Ulubione tereny
favourite-terrain-points = Punkty na grę: { $points }
recent-opponents = Ostatni przeciwnicy
recent-opponents-none = Nie ma jeszcze gier z innymi ludźmi.
recent-results =
    { $wins ->
        [one] { $wins } wygrana
        [few] { $wins } wygrane
       *[other] { $wins } wygranych
    }, { $losses ->
        [one] { $losses } przegrana
        [few] { $losses } przegrane
       *[other] { $losses } przegranych
    }
profile-empty = Gracz { $name } nie ma jeszcze ukończonych gier.
profile-empty-own = Nie masz jeszcze ukończonych gier. Tu pojawią się Twój ranking, rekordy i przeciwnicy.
games-played = Rozegrane gry
no-games-played = Brak gier.
filter-result = Wynik
result-all = Wszystkie gry
result-won = Wygrane
result-lost = Przegrane
place-first = Wygrana
place-of = Miejsce { $rank } z { $players }
played-against = Przeciwnicy: { $players }
house-finished = Grę dokończył komputer.
changed-hands = Miejsce przekazane przez innego gracza.
head-to-head = Bilans bezpośredni
against-me = Ty i { $name }
against-me-games = Wszystkie wasze wspólne gry
results = Wyniki
never-met = Ci gracze nie ukończyli razem żadnej gry.
balance-ahead = Wyżej: { $player }
balance-level = Remisy
balance-points = Średnio punktów
category = Kategoria
leaders-place = Miejsce
leaders-rating = Siła gry
leaders-mean = Ranking
nobody-rated = Nie ma jeszcze graczy z rankingiem.
leaderboard-explained = Siła gry to ranking minus trzykrotna niepewność: gracz bardzo prawdopodobnie gra co najmniej tak dobrze. Kolejne gry zmniejszają niepewność, a to podnosi siłę gry. Profile pokazują ranking.
saved = Zapisano.
copy = Kopiuj
copied = Skopiowano
remove = Usuń
not-now = Anuluj
sure = Potwierdź
shown-once = Jest pokazywany tylko raz. Zachowaj go w bezpiecznym miejscu.
failing-since = Nie udaje się nic dostarczyć od: { $since }.
name-hint = Od 2 do 32 znaków: litery jednego alfabetu, cyfry, spacje oraz - _ . '
forgot-lead = Podaj nazwę swojego konta, a dostaniesz link e-mailem.
reset-ask = Wyślij link
reset-asked = Sprawdź pocztę
reset-asked-lead = Jeśli istnieje konto o tej nazwie z potwierdzonym adresem e-mail, wkrótce przyjdzie link do ustawienia nowego hasła. Może to potrwać kilka minut.
claim-lead = Wybierz nazwę i hasło. Wszystkie rozegrane gry pozostaną Twoje, tutaj i na innych urządzeniach.
log-in-leaves-guest = Grasz jako { $name }. Po zalogowaniu się na inne konto nie da się wrócić do gier tego konta gościa: trwające gry przepadną, a konto zostanie później usunięte. Aby je zachować, wybierz nazwę i hasło.
log-out-leaves-guest = Po wylogowaniu nie da się wrócić do tego konta gościa: trwające gry przepadną, a konto zostanie później usunięte. Aby zachować gry, wybierz nazwę i hasło.
claimed = Twoje konto jest gotowe.
claimed-already = To konto ma już nazwę i hasło.
claim-first = Grasz jako gość. Najpierw wybierz nazwę i hasło.
guest-has-no-name = Grasz jako gość, bez hasła.
logged-out = Wylogowano.
settings-profile = Profil
settings-profile-about = Awatar, nazwa i hasło
avatar-about = Inni gracze widzą go obok Twojej nazwy.
avatar-number = Zamek { $number }
avatar-more = Więcej zamków
see-own-profile = Zobacz swój profil publiczny
save-name = Zapisz nazwę
name-saved = Nazwa została zmieniona.
save-password = Zmień hasło
password-saved = Hasło zostało zmienione. Wszystkie inne urządzenia zostały wylogowane.
password-current = Obecne hasło
password-ends-sessions = Nowe hasło wylogowuje wszystkie inne urządzenia i unieważnia Twoje tokeny. Usuwa też połączone aplikacje, chyba że je zachowasz.
password-keep-apps = Zachowaj moje połączone aplikacje
settings-appearance = Wygląd
settings-appearance-about = Język, motyw, gra
on-this-machine = Te ustawienia dotyczą tylko tej przeglądarki.
sound = Dźwięk i wibracje
prefer-sound = Dźwięki
prefer-sound-about = Cichy dźwięk, gdy nadchodzi Twoja kolej i gdy dokładana jest płytka.
prefer-vibration = Wibracje
prefer-vibration-about = Krótka wibracja telefonu, gdy nadchodzi Twoja kolej.
theme-system = Jak na urządzeniu
theme-light = Jasny
theme-dark = Ciemny
prefer-letters = Litery na terenach
prefer-letters-about = Każdy teren pokazuje swoją literę, jak w e-mailach. Pomaga, gdy niektóre kolory są podobne.
play-preferences = Gra
prefer-at-once-about = Pierwsze dotknięcie płytki wybiera ją, bez potwierdzenia. Dołożenie płytki zawsze wymaga potwierdzenia.
settings-time = Czas i urlop
settings-time-about = Strefa czasowa, urlop, weekendy, przypomnienia
time-zone = Strefa czasowa
time-zone-same = Twoja strefa czasowa to { $zone }, tak jak na tym urządzeniu.
time-zone-differs = Twoja strefa czasowa to { $zone }; to urządzenie ma inną.
time-formats = Daty i godziny są zapisywane tak jak w Twojej przeglądarce: { $example }.
time-zone-change = Zmień strefę czasową
time-zone-here = Użyj strefy czasowej tego urządzenia: { $zone }
weekends-off = Wolne weekendy
weekends-off-about = W grach, które na to pozwalają, Twoje zegary stoją w soboty i niedziele.
reminder-before = Dodatkowe przypomnienie
reminder-none = Brak
reminder-length = { $time } przed terminem
reminder-hint = Przypomnienie przychodzi zawsze, gdy zostaje jedna piąta Twojego czasu.
holidays = Urlop
holidays-about = W grach, które na to pozwalają, Twoje zegary stoją w czasie urlopu.
holidays-left = Pozostałe dni na { $year }: { $left } z { $budget }
first-day = Pierwszy dzień
last-day = Ostatni dzień
take-holiday = Dodaj urlop
holiday-taken = Urlop został dodany.
holiday-over = miniony
holiday-now = teraz
end-holiday = Usuń
holiday-ended = Urlop został usunięty.
settings-notices = Powiadomienia
settings-notices-about = Kanały, e-maile, godziny ciszy
notice-language = Język e-maili i powiadomień
digest-choice = Częstotliwość e-maili
digest-at_once = Natychmiast
digest-hourly = Co godzinę
digest-daily = Raz dziennie
digest-hint = Przypomnienia i e-maile o bezpieczeństwie są zawsze wysyłane natychmiast.
quiet-hours = Godziny ciszy
quiet-hours-on = Używaj godzin ciszy
quiet-hours-about = Powiadomienia czekają do końca tych godzin, oprócz webhooków i powiadomień o bezpieczeństwie konta. Strefę czasową ustawia się w sekcji
quiet-from = Od
quiet-until = Do
quiet-strict = Cisza nawet wtedy, gdy mija mój czas
quiet-strict-about = Gdy opcja jest wyłączona, dostaniesz powiadomienie, jeśli Twój czas miałby minąć przed końcem godzin ciszy.
save-quiet-hours = Zapisz godziny ciszy
channels = Kanały
channels-about = Wyłączone tutaj powiadomienia nadal pojawiają się na liście powiadomień.
channel-email = E-mail
channel-push = Push
channel-chat = Czat
channel-webhook = Webhook
channel-off = Nieskonfigurowane
channel-none = Poza Kingdomail nic jeszcze do Ciebie nie dociera.
channel-push-on = Włącz powiadomienia push
channel-set-up = Skonfiguruj
channel-count =
    { $count ->
        [one] { $count } miejsce docelowe
        [few] { $count } miejsca docelowe
       *[other] { $count } miejsc docelowych
    }
channel-sentences = Kiedy powiadamiać
tell-me = { $when }: powiadom mnie przez { $channels }.
tell-me-nothing = { $when }: nie powiadamiaj mnie.
tell-me-partly = Z wyjątkami.
tell-me-security = Zawsze wysyłane na Twój adres e-mail.
tell-me-details = Szczegóły
when-turn = Gdy jest moja kolej
when-time = Przed upływem i po upływie mojego czasu
when-invited = Gdy ktoś mnie zaprasza
when-games = Gdy gra się zaczyna, kończy lub zostaje odwołana
when-agreements = Gdy ktoś prosi mnie o cofnięcie, przerwę lub przejęcie miejsca
when-series = Podczas Dynastii
when-security = Gdy moje konto może być zagrożone
kind-your_turn = Twoja kolej
kind-cover_a_crown = Przysłano Ci giganta
kind-reminder = Kończy się Twój czas
kind-timed_out = Twój czas minął
kind-invited = Zaproszenia
kind-game_started = Początek gry
kind-game_finished = Koniec gry
kind-game_cancelled = Odwołanie gry
kind-proposal = Propozycje cofnięcia i przerwy
kind-seat = Przekazywanie miejsc
kind-series = Dynastie
kind-security = Bezpieczeństwo konta
settings-mail = Adres e-mail
settings-mail-about = Do powiadomień i zmiany zapomnianego hasła
mail-about = Powiadomienia przychodzą tu z obrazkami i przyciskami, więc można grać prosto z e-maila. Adres jest też potrzebny do zmiany zapomnianego hasła.
mail-none = Nie masz jeszcze adresu e-mail.
mail-confirmed = Potwierdzony. E-maile trafiają tutaj.
mail-pending = nie jest jeszcze potwierdzony. Otwórz wysłany tam e-mail i kliknij link.
mail-disabled = Wyłączony od: { $since }. Przez pięć dni nie udało się dostarczyć żadnego e-maila.
mail-add = Dodaj adres e-mail
mail-change = Zmień adres e-mail
mail-address = Adres e-mail
mail-why-password = Potrzebne, bo przez ten adres można zmienić Twoje hasło.
mail-send-link = Wyślij link potwierdzający
mail-link-sent = Link potwierdzający został wysłany.
mail-remove = Usuń adres e-mail
mail-remove-about = E-maile przestaną przychodzić i nie będzie można zmienić zapomnianego hasła.
mail-removed = Adres e-mail został usunięty.
send-test = Wyślij test
test-sent = Test został wysłany.
settings-push = Powiadomienia push
settings-push-about = Na tym urządzeniu
push-about = Na tym urządzeniu pojawi się powiadomienie, gdy tylko przyjdzie Twoja kolej, nawet gdy Kingdomail jest zamknięty.
push-begin = Włącz w tej przeglądarce
push-on = Włączone w tej przeglądarce.
push-end = Wyłącz
push-ended = Wyłączone.
push-denied = Przeglądarka blokuje powiadomienia tej witryny. Otwórz ustawienia witryny obok paska adresu, zezwól na powiadomienia i spróbuj ponownie.
push-failed = Nie udało się włączyć powiadomień push. Nie działają one w oknach prywatnych ani przy wyłączonej usłudze push przeglądarki.
push-impossible = Ta przeglądarka nie obsługuje powiadomień push. Na iPhonie lub iPadzie najpierw dodaj Kingdomail do ekranu początkowego: Udostępnij, a potem „Do ekranu początkowego”.
push-others = Inne przeglądarki
settings-webhooks = Czat i webhooki
settings-webhooks-about = Discord, Slack, ntfy, webhooki
webhooks-about = Powiadomienia można wysyłać na kanał czatu albo do własnego programu.
webhook-add = Dodaj czat lub webhook
webhook-added = Dodano.
webhook-kind = Typ
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook
webhook-url = URL
webhook-hint-discord = W Discordzie: Edytuj kanał, Integracje, Webhooki, Kopiuj URL webhooka.
webhook-hint-slack = W Slacku: URL webhooka aplikacji z Incoming Webhooks.
webhook-hint-ntfy = URL Twojego tematu, na przykład https://ntfy.sh/my-topic.
webhook-hint-standard = Twój program dostaje podpisane wiadomości, zgodnie ze Standard Webhooks.
webhook-secret = Twój sekret do podpisów.
webhook-on = Włączony
webhook-off = Wyłączony
turn-on = Włącz
turn-off = Wyłącz
webhook-turned-on = Włączono.
webhook-turned-off = Wyłączono.
webhook-removed = Usunięto.
new-secret = Zmień sekret
deliveries = Ostatnie wysyłki
deliveries-none = Nie ma jeszcze wysyłek.
look-again = Odśwież
delivery-test = Test
delivery-notice = Powiadomienie
delivery-pending =
    { $attempts ->
        [0] Czeka na wysłanie.
        [one] Czeka na ponowne wysłanie po { $attempts } próbie.
       *[other] Czeka na ponowne wysłanie po { $attempts } próbach.
    }
delivery-delivered = Dostarczono.
delivery-dropped = Nie wysłano: już nieaktualne.
delivery-dead =
    { $attempts ->
        [one] Nie udało się po { $attempts } próbie.
       *[other] Nie udało się po { $attempts } próbach.
    }
send-again = Wyślij ponownie
sent-again = Wysyłamy ponownie.
settings-calendar = Kalendarz
settings-calendar-about = Terminy w Twojej aplikacji kalendarza
calendar-about = Twoja aplikacja kalendarza może pokazywać, do kiedy masz zagrać: zasubskrybuj utworzony tu link.
calendar-address = Link do Twojego kalendarza.
calendar-make = Utwórz link do kalendarza
calendar-made = Link do kalendarza został utworzony.
calendar-end = Usuń link do kalendarza
calendar-ended = Link do kalendarza został usunięty.
calendar-replaces = Nowy link zastępuje poprzedni. Każdy, kto ma link, widzi Twoje terminy.
settings-sessions = Urządzenia
settings-sessions-about = Zalogowane przeglądarki i urządzenia
sessions-about = Przeglądarki i urządzenia zalogowane na Twoje konto. Jeśli któregoś nie rozpoznajesz, wyloguj je i zmień hasło.
session-this = ta przeglądarka
session-since = Dodano: { $since }.
last-used = Ostatnio użyto { $ago }.
end-session = Wyloguj
session-ended = Wylogowano.
end-other-sessions = Wyloguj wszystkie inne urządzenia
sessions-ended = Wszystkie inne urządzenia zostały wylogowane.
apps = Połączone aplikacje
apps-about = Aplikacje innych autorów, które mają Twoją zgodę, wraz z ich uprawnieniami.
apps-none = Nie ma połączonych aplikacji.
app-named = Nazwa aplikacji: { $app }
app-on-device = Na innym urządzeniu
app-throw-out = Usuń
app-thrown-out = Aplikacja została usunięta.
apps-throw-out = Usuń wszystkie aplikacje
apps-thrown-out = Wszystkie aplikacje zostały usunięte.
settings-programs = Dla programistów
settings-programs-about = Tokeny i boty
programs-about = Prawie wszystko, co można zrobić tutaj, może też zrobić program przez API.
programs-docs = Dokumentacja API
tokens = Tokeny
tokens-about = Program używa tokena zamiast Twojego hasła. Token może robić tylko to, co wybierzesz.
token-make = Utwórz token
token-made = Token został utworzony.
token-secret = Twój nowy token.
token-name = Nazwa tokena
token-name-hint = Żeby rozpoznać go na liście.
token-of = Działa jako
token-of-me = Ty
token-for = Dla: { $name }
token-lifetime = Ważność
until-revoked = Bezterminowo
good-until = Ważny do: { $until }.
never-used = Jeszcze nieużyty.
revoke = Unieważnij
token-revoked = Token został unieważniony.
scopes = Uprawnienia
bots = Boty
bots-about = Bot gra pod własną nazwą, z Tobą jako właścicielem, przy stołach, które dopuszczają boty.
bot-name = Nazwa bota
bot-make = Utwórz bota
bot-made = Bot został utworzony. Teraz utwórz dla niego token.
bot-removed = Bot został usunięty.
settings-data = Twoje dane
settings-data-about = Pobierz wszystko
data-account = Dane konta
data-account-about = Wszystko, co o Tobie zapisano, w formacie JSON, bez hasła i innych sekretów.
data-account-download = Pobierz dane konta
data-records = Twoje gry
data-records-about = Plik ze wszystkimi Twoimi zakończonymi grami, po jednej w wierszu. Można je sprawdzić bez tego serwera.
data-records-download = Pobierz gry
downloaded = Pobieranie gotowe.
settings-deletion = Usuń konto
settings-deletion-about = Nieodwracalne
deletion-lead = Tego nie da się cofnąć:
deletion-games = Opuszczasz wszystkie stoły i poddajesz wszystkie trwające gry.
deletion-name = Twoja nazwa zostanie wszędzie usunięta.
deletion-bots = Twoje boty, tokeny i webhooki zostaną usunięte.
deletion-kept = Twoje zakończone gry pozostaną: publiczne są widoczne dla wszystkich, inne dla Twoich przeciwników.
deletion-take-along = Najpierw pobierz swoje dane
deletion-sure = Chcę trwale usunąć swoje konto.
deletion-confirm = Usuń moje konto
deleted = Twoje konto zostało usunięte.
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
score-factors = { $squares } × { $crowns }
score-sheet = Punkty
tie-by-property = { $name } i { $other } mają tyle samo punktów. O wyższym miejscu gracza { $name } decyduje większa posiadłość (kwadraty: { $more } do { $less }).
tie-by-crowns = { $name } i { $other } mają tyle samo punktów i równie duże największe posiadłości. O wyższym miejscu gracza { $name } decyduje liczba koron: { $more } do { $less }.
tie-shared = { $name } i { $other } mają tyle samo punktów i koron oraz równie duże największe posiadłości, więc dzielą miejsce { $rank }.
largest-property = Największa posiadłość
crowns = Korony
share-link = Udostępnij link
share-picture = Udostępnij obrazek
rematch-proposed = { $name } proponuje rewanż.
rematch-accept = Przyjmij rewanż`;export{e as default};