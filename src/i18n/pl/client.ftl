# Co mówi aplikacja w przeglądarce oprócz tego, co mówią wszystkie inne kanały.

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
