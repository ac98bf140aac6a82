# Teksty, których używa tylko klient przeglądarkowy.

loading = Wczytywanie…
try-again = Spróbuj ponownie
retry-after =
    { $seconds ->
        [one] Spróbuj ponownie za { $seconds } sekundę.
        [few] Spróbuj ponownie za { $seconds } sekundy.
       *[many] Spróbuj ponownie za { $seconds } sekund.
    }
offline = Brak połączenia. Ta strona może być nieaktualna.
offline-answer = Brak połączenia z serwerem. Spróbuj ponownie.
offline-read = Brak połączenia z serwerem, a tej strony nie zapisano na tym urządzeniu.
unexpected = Coś poszło nie tak. Spróbuj ponownie.
skip-to-content = Przejdź do treści
to-start = Przejdź na stronę główną
link-copied = Link skopiowany
share = Udostępnij
close = Zamknij
menu = Więcej opcji
language = Język
nobody = Usunięte konto

## Nawigacja

nav = Główna
nav-start = Start
nav-games = Gry
nav-lobby = Poczekalnia
nav-leaderboards = Rankingi
nav-learn = Nauka
nav-profile = Profil
nav-settings = Ustawienia
log-in = Zaloguj się
log-out = Wyloguj się
register = Załóż konto
forgot-password = Nie pamiętasz hasła?
name = Nazwa
password = Hasło
password-hint = Co najmniej 10 znaków
for-programmers = Dla programistów

## Notifications

bell =
    { $count ->
        [0] Powiadomienia
       *[other] Nieprzeczytane powiadomienia: { $count }
    }
bell-new = nowe
bell-empty = Nie masz jeszcze powiadomień. Tu pojawią się wydarzenia z Twoich gier.

## Strona główna

landing-title = Kingdomino, ruch po ruchu
landing-lead = Dokładaj płytki, łącz ich tereny i zbieraj korony. Graj ze znajomymi przez wiele dni albo rozegraj od razu całą grę z komputerem.
landing-pace = We własnym tempie: ruch zajmuje minutę, a gra trwa od godziny do dwóch tygodni. Damy znać, gdy przyjdzie Twoja kolej.
landing-rules = Cała gra: od dwóch do pięciu graczy, wszystkie warianty, Dynastia i Era Gigantów.
landing-open = Otwarta: bez reklam, bez śledzenia, z udokumentowanym API dla Twoich własnych aplikacji i botów.
play-now = Zagraj teraz
play-now-explained = Z komputerem, bez konta. Jeśli później założysz konto, gra pozostanie Twoja.
landing-replay = Prawdziwa gra
landing-replay-of = { $names }, ruch po ruchu
landing-review = Przejrzyj grę
landing-pause = Wstrzymaj
landing-play = Odtwórz
landing-live = Teraz na żywo
play-house = Zagraj z komputerem
play-house-explained = Gra na dwie osoby, bez konta. W każdej chwili można przerwać i wrócić później.
a-kingdom-grows = Królestwo, które rośnie

## Gry

your-move = Twoja kolej
to-next-game = Kontynuuj
play-here = Zagraj tutaj
turn-sent = Twój ruch wykonany. Przeciwnicy: { $names }.
next-short = Dalej
new-table = Utwórz grę
waits-for-you =
    { $count ->
        [one] { $count } gra czeka na Ciebie
        [few] { $count } gry czekają na Ciebie
       *[many] { $count } gier czeka na Ciebie
    }
waits-for-others = Czekanie na innych
open-tables = Czekanie na graczy
finished-games = Ostatnie gry
poster-invites = { $name } zaprasza Cię do gry
guest-join-explained = Konto nie jest potrzebne. Hasło możesz dodać później, żeby zachować swoje gry.
rated-table = Rankingowa
rated-needs-account = To gra rankingowa, więc do udziału potrzebne jest konto.
rated-for-guests = Goście nie mogą grać w gry rankingowe. Załóż konto, które zachowa Twoje gry, albo poproś o wyłączenie rankingu (gospodarz: { $name }).
rated-without-guests = To gra rankingowa, więc goście nie mogą dołączyć.
make-unrated = Wyłącz ranking
table-made-unrated = { $player } wyłącza ranking w tej grze.
waits-for-players =
    { $missing ->
        [one] Brakuje { $missing } gracza
        [few] Brakuje { $missing } graczy
       *[many] Brakuje { $missing } graczy
    }
span-days-hours = { $days } d { $hours } h
span-hours-minutes = { $hours } h { $minutes } min

## Gra w toku

house-name-random = Komputer (łatwy)
house-name-greedy = Komputer (średni)
house-name-searching = Komputer (trudny)
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
        [pick] Teraz gra { $name }: wybór płytki
        [place] Teraz gra { $name }: dołożenie płytki
        [cover] Teraz gra { $name }: zakrycie korony
       *[send-or-keep] Teraz gra { $name }: wysłanie albo zatrzymanie giganta
    }
clock-of = Pozostały czas, { $name }:
paused-until = Przerwa w grze. Koniec przerwy: { $until }.
you-won =
    { $points ->
        [one] Wygrywasz, wynik: { $points } punkt.
        [few] Wygrywasz, wynik: { $points } punkty.
       *[many] Wygrywasz, wynik: { $points } punktów.
    }
game-over = Koniec gry
lines = Kolumny płytek
lines-empty = Tu trafiają wybrane płytki, a potem dokłada się je do królestw.
lines-order = Niższe numery grają wcześniej
quests = Zadania
decision = Twój ruch
other-players = Inni gracze
log = Przebieg gry
lesson-offer = Naucz się grać
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
no-points-yet = Jeszcze bez punktów. Posiadłość jest warta tyle, ile jej kwadraty razy jej korony.
place = Dołóż
take = Wybierz
discard = Odrzuć
cover = Zakryj
tap-a-cell = Wskaż miejsce dla płytki
tap-a-domino = Wskaż płytkę
next-in-order =
    { $position ->
        [first] W następnej rundzie grasz na początku.
        [last] W następnej rundzie grasz na końcu.
       *[middle] W następnej rundzie grasz jako { $place }. z { $of }.
    }
plan-by-tap = Albo dotknij przygaszonego pola, aby zaplanować miejsce.
later-cells = Miejsca na później
plan-cell = { $cell }: wybierz i zaplanuj to miejsce
rotate-hint = Dotknij ponownie, aby obrócić
as-planned = Zaplanowane miejsce
score-change = Punkty: { $before } → { $after }
tap-a-crown = Wskaż koronę do zakrycia
fits-nowhere = Ta płytka nigdzie nie pasuje w Twoim królestwie.
discarded-for-you = Płytka { $domino } nigdzie nie pasowała w Twoim królestwie i została odrzucona automatycznie.
turn-domino = Obróć: { $domino }
spots =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
spot =
    Rząd { $row }, kolumna { $column }, w { $direction ->
        [east] prawo
        [south] dół
        [west] lewo
       *[north] górę
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
legal-cells = Dozwolone miejsca
domino-named = Płytka { $domino }
domino-in-words = Płytka { $domino }: { $first }, { $second }
send-or-keep = Wyślij giganta do przeciwnika albo go zatrzymaj.
send-to = Przeciwnik
send-effect = { $name } musi zakryć koronę.
send-giant = Wyślij
keep-giant = Zatrzymaj
house-plays-for-you = Gra za Ciebie komputer. Możesz odzyskać swoje miejsce w każdej chwili.
house-plays = gra komputer
take-back = Odzyskaj swoje miejsce
away-holiday = na urlopie
away-weekend = wolny weekend
away-pause = przerwa
withdraw = Wycofaj
ask-undo = Zaproponuj cofnięcie
undo-now = Cofnij ostatni ruch
ask-pause = Zaproponuj tydzień przerwy
pause-now = Przerwa na tydzień
end-pause = Zakończ przerwę
pick-at-once = Wybór jednym dotknięciem
concede = Poddaj grę
concede-sure = Poddać tę grę? Komputer zajmie Twoje miejsce do końca gry. Nie da się go odzyskać.
play-on = Graj dalej
rematch-waits = Rewanż czeka na graczy.
rematch-begun = Rewanż się zaczął.
rematch-show = Przejdź do rewanżu
look-back = Przejrzyj grę
history = Przegląd gry
back-to-table = Wróć do gry
version = Ruch
download-record = Pobierz plik gry
download-notation = Pobierz listę ruchów
points-by-round = Punkty w kolejnych rundach
column-round = Runda

## Czekanie na graczy

start-now = Zacznij teraz
leave-table = Odejdź od stołu
cancel-table = Odwołaj grę
share-table = Udostępnij link
invite-by-name = Nazwa gracza
invite = Zaproś

## Letters of terrains, as in the pictures of the emails

letter-wheat = P
letter-forest = L
letter-lake = J
letter-pasture = Ł
letter-swamp = B
letter-mine = K
