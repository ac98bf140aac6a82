# Tytuły kodów problemów API.

## Żądania

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

## Konta

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
problem-registration_closed = Ten serwer nie przyjmuje nowych kont.
problem-invitation_required = Utworzenie konta na tym serwerze wymaga linku z zaproszeniem.
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

## Powiadomienia

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

## Stoły

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

## Zasady

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

## Zaplanowane ruchy

problem-premove_invalid = Ten plan jest nieprawidłowy.
problem-premove_not_found = Nie masz planu na następną turę.
problem-no_turn_left = W tej grze nie masz już więcej tur.

## Awarie

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
