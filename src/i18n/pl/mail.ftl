# Teksty wokół powiadomień w e-mailach oraz strony, do których prowadzą przyciski z e-maila. Powiadomienia są w notifications.ftl.

greeting = Cześć, { $player }!
guest-name = Gość { $number }
since-your-last-turn = Od Twojej ostatniej tury
deadline = Termin: { $at }.
no-deadline = Nie ma terminu: graj bez pośpiechu.
awaited = Teraz gra { $player }.
awaited-until = Teraz gra { $player }. Termin: { $until }.

## Przyciski i linki

open-table = Otwórz grę
play-pick = Wybierz płytkę { $domino }
play-place = Dołóż płytkę { $domino }
play-discard = Odrzuć płytkę { $domino }
agree = Przyjmij
refuse = Odrzuć
verify-email = Potwierdź adres e-mail
choose-password = Ustaw nowe hasło
turn-mails-off = Zrezygnuj z tych e-maili

not-you = Jeśli to nie Ty, zmień hasło i wyloguj wszystkie inne urządzenia.
not-asked = Jeśli to nie Twoja prośba, możesz zignorować ten e-mail.
mails-are-off = Nie będziesz już dostawać tych e-maili.

## Strona przycisku

about-to-pick = Za chwilę wybierzesz płytkę { $domino }.
about-to-place = Za chwilę dołożysz płytkę { $domino }.
about-to-discard = Za chwilę odrzucisz płytkę { $domino }.
confirm = Potwierdź
done = Gotowe. Gra toczy się dalej.
done-and-over = Gotowe. Koniec gry.
link-used = Ten link został już użyty.
link-expired = Ten link wygasł.
link-unknown = Ten link jest nieprawidłowy albo niepełny.
address-confirmed = Twój adres e-mail jest potwierdzony. Od teraz powiadomienia będą wysyłane na ten adres.
password-set = Hasło zostało zmienione. Zaloguj się, używając nowego.
new-password = Nowe hasło
game-moved-on = Od wysłania tego e-maila gra poszła dalej. Otwórz grę, żeby zobaczyć, jak wygląda teraz.

## Kilka gier

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
no-more-pictures = W tym e-mailu nie zmieści się więcej obrazków. Pozostałe gry otworzysz z linków.

## Zaproszenia, propozycje i oferty miejsc

join = Dołącz
about-to-join = Za chwilę dołączysz do tego stołu.
joined = Gotowe. Jesteś przy tym stole.
take-seat = Przyjmij miejsce
decline-seat = Odmów
answered = Gotowe. Pozostali gracze widzą Twoją odpowiedź.
answer-elsewhere = Możesz odpowiedzieć z e-maila albo w Kingdomail.

## Ustawienia gry

terms-players =
    { $players ->
        [one] Dla { $players } osoby.
        [few] Dla { $players } osób.
       *[many] Dla { $players } osób.
    } Przy stole: { $names }.
terms-rules = Zasady: { $rules }.
terms-untimed = Nie ma limitu czasu.
terms-per-turn = Czas na ruch: { $time }.
terms-bank = Czas na całą grę: { $initial }, plus { $increment } na każdy ruch.
terms-grace = W każdym ruchu zegar rusza po tym czasie: { $time }.
terms-play-for =
    { $times ->
        [one] Jeśli Twój czas minie, Twoje miejsce zajmie komputer.
        [few] Jeśli Twój czas minie, komputer rozegra tę turę; po { $times } opuszczonych turach z rzędu zajmie Twoje miejsce.
       *[many] Jeśli Twój czas minie, komputer rozegra tę turę; po { $times } opuszczonych turach z rzędu zajmie Twoje miejsce.
    }
terms-take-over = Jeśli Twój czas minie, Twoje miejsce zajmie komputer.
terms-unrated = Gra jest nierankingowa.
terms-series =
    { $games ->
        [one] To Dynastia, w której jest { $games } gra.
        [few] To pierwsza z { $games } gier w Dynastii. We wszystkich grają ci sami gracze.
       *[many] To pierwsza z { $games } gier w Dynastii. We wszystkich grają ci sami gracze.
    }
terms-rest-at-once = Każda gra zaczyna się, gdy skończy się poprzednia.
terms-rest-after = Przerwa między grami: najwyżej { $time }.
terms-rest-when-ready = Każda nowa gra zaczyna się, gdy wszyscy są gotowi. Najdłuższa przerwa: { $time }.

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

## Strony do wykonywania ruchów

turn-place = Twoja kolej: dołóż płytkę { $domino }
turn-pick = Twoja kolej: wybierz płytkę
turn-cover = Twoja kolej: wybierz koronę, którą zakryje gigant
turn-giant = Twoja kolej: wyślij giganta albo go zatrzymaj
turn-of-the-house = Komputer gra za Ciebie
how-to-place = Dotknij numeru: tam trafi pierwszy kwadrat płytki, a strzałka wskazuje drugi.
how-to-turn = Obróć płytkę:
how-to-cover = Dotknij numeru: tam gigant zakryje koronę.
points-after = Twoje królestwo po tym ruchu: { $points }.
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
next-game = Następna gra: { $opponents }
no-game-waits = Żadna inna gra na Ciebie nie czeka.
decline = Odrzuć
about-to-decline = Za chwilę odrzucisz zaproszenie do tego stołu.
declined = Gotowe. Zaproszenie jest odrzucone.
rematch = Rewanż
about-to-rematch = Za chwilę zaprosisz pozostałych graczy do rewanżu na tych samych zasadach.
play-in-browser = Graj w tej przeglądarce
open-in-client = Otwórz w Kingdomail
to-games = Twoje gry
invited-by = { $player } zaprasza Cię do tego stołu.
new-here = Pierwszy raz tutaj?
known-here = Masz już konto?
own-name = Nazwa
own-password = Hasło
register-and-join = Załóż konto i dołącz
log-in-and-join = Zaloguj się i dołącz
name-and-password = Nazwa ma od 2 do 32 znaków, a hasło co najmniej 10.
