# Co znaczą kody API.

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
