# The account and its settings, in the web client.

saved = Zapisano.
show-password = Pokaż
copy = Kopiuj
copied = Skopiowano
remove = Usuń
change = Zmień
not-now = Anuluj
sure = Potwierdź
shown-once = Jest pokazywany tylko raz. Zachowaj go w bezpiecznym miejscu.
failing-since = Nie udaje się nic dostarczyć od: { $since }.

## Accounts

name-hint = Od 2 do 32 znaków: litery jednego alfabetu, cyfry, spacje oraz - _ . '
forgot-lead = Podaj nazwę swojego konta, a dostaniesz link e-mailem.
reset-ask = Wyślij link
reset-asked = Sprawdź pocztę
reset-asked-lead = Jeśli istnieje konto o tej nazwie z potwierdzonym adresem e-mail, wkrótce przyjdzie link do ustawienia nowego hasła. Może to potrwać kilka minut.
claim = Zachowaj swoje gry
claim-lead = Wybierz nazwę i hasło. Wszystkie rozegrane gry pozostaną Twoje, tutaj i na innych urządzeniach.
log-in-leaves-guest = Grasz jako { $name }. Po zalogowaniu się na inne konto nie da się wrócić do gier tego konta gościa: trwające gry przepadną, a konto zostanie później usunięte. Aby je zachować, wybierz nazwę i hasło.
log-out-leaves-guest = Po wylogowaniu nie da się wrócić do tego konta gościa: trwające gry przepadną, a konto zostanie później usunięte. Aby zachować gry, wybierz nazwę i hasło.
claimed = Twoje konto jest gotowe.
claimed-already = To konto ma już nazwę i hasło.
claim-first = Grasz jako gość. Najpierw wybierz nazwę i hasło.
guest-hint = Załóż konto, żeby zachować swoje gry
guest-has-no-name = Grasz jako gość, bez hasła.
logged-out = Wylogowano.

## Profile

settings-profile = Profil
settings-profile-about = Awatar, nazwa i hasło
avatar = Twój zamek
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

## Appearance

settings-appearance = Wygląd
settings-appearance-about = Język, motyw, gra
on-this-machine = Te ustawienia dotyczą tylko tej przeglądarki.
sound = Dźwięk i wibracje
prefer-sound = Dźwięki
prefer-sound-about = Cichy dźwięk, gdy nadchodzi Twoja kolej i gdy dokładana jest płytka.
prefer-vibration = Wibracje
prefer-vibration-about = Krótka wibracja telefonu, gdy nadchodzi Twoja kolej.
theme = Motyw
theme-system = Jak na urządzeniu
theme-light = Jasny
theme-dark = Ciemny
prefer-letters = Litery na terenach
prefer-letters-about = Każdy teren pokazuje swoją literę, jak w e-mailach. Pomaga, gdy niektóre kolory są podobne.
play-preferences = Gra
prefer-at-once-about = Pierwsze dotknięcie płytki wybiera ją, bez potwierdzenia. Dołożenie płytki zawsze wymaga potwierdzenia.

## Time

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

## Notifications

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

## Email

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

## Push

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

## Webhooks

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

## Calendar

settings-calendar = Kalendarz
settings-calendar-about = Terminy w Twojej aplikacji kalendarza
calendar-about = Twoja aplikacja kalendarza może pokazywać, do kiedy masz zagrać: zasubskrybuj utworzony tu link.
calendar-address = Link do Twojego kalendarza.
calendar-make = Utwórz link do kalendarza
calendar-made = Link do kalendarza został utworzony.
calendar-end = Usuń link do kalendarza
calendar-ended = Link do kalendarza został usunięty.
calendar-replaces = Nowy link zastępuje poprzedni. Każdy, kto ma link, widzi Twoje terminy.

## Sessions

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

## For developers

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

## Data and deletion

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
