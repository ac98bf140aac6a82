# The account and its settings, in the web client.

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
