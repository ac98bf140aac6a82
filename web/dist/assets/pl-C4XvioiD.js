var e=`terrain-wheat = pole
terrain-forest = las
terrain-lake = jezioro
terrain-pasture = łąka
terrain-swamp = bagno
terrain-mine = kopalnia
variant-middle-kingdom = Królestwo środka
variant-harmony = Harmonia
variant-mighty-duel = Wielki pojedynek
edition-board-game-arena = Zasady Board Game Arena
expansion-none = Gra podstawowa
expansion-age-of-giants = Era Gigantów
quest-local-business-wheat = Lokalne konszachty (pole)
quest-local-business-forest = Lokalne konszachty (las)
quest-local-business-lake = Lokalne konszachty (jezioro)
quest-local-business-pasture = Lokalne konszachty (łąka)
quest-local-business-swamp = Lokalne konszachty (bagno)
quest-local-business-mine = Lokalne konszachty (kopalnia)
quest-four-corners-wheat = Cztery rogi królestwa (pole)
quest-four-corners-forest = Cztery rogi królestwa (las)
quest-four-corners-lake = Cztery rogi królestwa (jezioro)
quest-four-corners-pasture = Cztery rogi królestwa (łąka)
quest-four-corners-swamp = Cztery rogi królestwa (bagno)
quest-four-corners-mine = Cztery rogi królestwa (kopalnia)
quest-harmony = Harmonia
quest-middle-kingdom = Królestwo środka
quest-lost-corner = Zagubiony narożnik
quest-folie-des-grandeurs = Mania wielkości
quest-bleak-king = Król jest nagi
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
problem-registration_closed = Ten serwer nie przyjmuje nowych kont.
problem-invitation_required = Utworzenie konta na tym serwerze wymaga linku z zaproszeniem.
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
        [1] Wygrana (przeciwnicy: { $opponents })
       *[other] Koniec gry (przeciwnicy: { $opponents })
    }
invitation =
    { $from } zaprasza Cię do gry w Kingdomino { $seats ->
        [one] dla { $seats } osoby.
        [few] dla { $seats } osób.
       *[many] dla { $seats } osób.
    }
    .subject = { $from } zaprasza Cię do gry
undo-asked = { $by } proponuje cofnięcie ostatniego ruchu. Muszą się zgodzić wszyscy gracze.
    .subject = { $by } proponuje cofnięcie ruchu
undone = { $by } cofa ruch. Gra wraca do poprzedniej pozycji.
    .subject = { $by } cofa ruch
pause-asked = { $by } proponuje przerwę w grze. Koniec przerwy: { $until }. Muszą się zgodzić wszyscy gracze.
    .subject = { $by } proponuje przerwę
paused = Wszyscy gracze się zgodzili: zegary stoją. Koniec przerwy: { $until }. Każdy może zakończyć ją wcześniej.
    .subject = Przerwa w grze
resumed = { $by } kończy przerwę. Czas znów płynie.
    .subject = Koniec przerwy
event-table-opened = { $player } tworzy stół.
event-invited = { $player } dostaje zaproszenie.
event-declined = { $player } odrzuca zaproszenie.
event-joined = { $player } dołącza do stołu.
event-left = { $player } odchodzi od stołu.
event-game-started = Gra się zaczęła.
event-game-cancelled = Gra została odwołana.
event-line-dealt = Nowe płytki: { $dominoes }.
event-premove-played = { $player }: ta tura była zaplanowana z góry.
event-picked = { $player } wybiera płytkę { $domino }.
event-placed = { $player } dokłada płytkę { $domino }.
event-discarded = { $player } odrzuca płytkę { $domino }: nigdzie nie pasowała.
event-covered = { $player } zakrywa koronę gigantem.
event-giant-sent = Gigant zmienia królestwo: { $player } → { $to }.
event-giant-sent-to-you = { $player } wysyła do Ciebie giganta.
event-giant-kept = { $player } zatrzymuje giganta.
event-timed-out = { $player } przekracza czas.
event-taken-over =
    { $for_good ->
        [yes] { $player }: to miejsce zajmuje komputer do końca gry.
       *[no] { $player }: to miejsce zajmuje komputer do powrotu gracza.
    }
event-taken-back = { $player } odzyskuje miejsce od komputera.
event-conceded = { $player } poddaje grę.
event-undo-asked = { $player } proponuje cofnięcie ruchu.
event-pause-asked = { $player } proponuje przerwę. Koniec przerwy: { $until }.
event-agreed = { $player } przyjmuje propozycję.
event-refused = { $player } odrzuca propozycję.
event-withdrawn = { $player } wycofuje propozycję.
event-undone = { $player } cofa ruch.
event-paused = Przerwa w grze. Koniec przerwy: { $until }.
event-resumed = { $player } kończy przerwę.
event-seat-offered = Oferta przekazania miejsca: { $player } → { $to }.
event-offer-ended = Koniec oferty przekazania miejsca: { $player }.
event-seat-handed-over = Przekazanie miejsca: { $player } → { $to }.
event-game-finished = Gra jest zakończona.
guest-name = Gość { $number }
awaited = Teraz gra { $player }.
open-table = Otwórz grę
agree = Przyjmij
refuse = Odrzuć
game-moved-on = Od wysłania tego e-maila gra poszła dalej. Otwórz grę, żeby zobaczyć, jak wygląda teraz.
join = Dołącz
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
terms-play-for =
    { $times ->
        [one] Jeśli Twój czas minie, Twoje miejsce zajmie komputer.
        [few] Jeśli Twój czas minie, komputer rozegra tę turę; po { $times } opuszczonych turach z rzędu zajmie Twoje miejsce.
       *[many] Jeśli Twój czas minie, komputer rozegra tę turę; po { $times } opuszczonych turach z rzędu zajmie Twoje miejsce.
    }
terms-take-over = Jeśli Twój czas minie, Twoje miejsce zajmie komputer.
terms-unrated = Gra jest nierankingowa.
terms-rest-at-once = Każda gra zaczyna się, gdy skończy się poprzednia.
terms-rest-after = Przerwa między grami: najwyżej { $time }.
terms-rest-when-ready = Każda nowa gra zaczyna się, gdy wszyscy są gotowi. Najdłuższa przerwa: { $time }.
ready = Zaczynajmy
series-of = Dynastia: { $players }
series-not-started = Dynastia jeszcze się nie zaczęła.
series-playing = Trwa gra { $game } z { $games }.
series-ended = Dynastia dobiegła końca.
series-called-off = Dynastia została odwołana. Tabela pozostaje bez zmian.
next-game-at = Początek następnej gry: { $at }, albo wcześniej, gdy wszyscy są gotowi.
next-game-when-ready = Następna gra zacznie się, gdy wszyscy będą gotowi.
ready-said = Twoja gotowość jest potwierdzona. Następna gra czeka jeszcze na te osoby: { $players }.
own-name = Nazwa
register-and-join = Załóż konto i dołącz
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
picture-nobodys-turn = Teraz nie jest kolej żadnego gracza.
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
picture-to-place = Ta runda
picture-to-pick = Następna runda
picture-order-of-picks = Kolejność wyboru
picture-nothing-to-pick = Ostatnia runda: nic do wyboru.
picture-free = wolna
picture-done = gotowe
picture-discarded = odrzucone: { $dominoes }
picture-if-it-stays = +{ $points }, jeśli tak zostanie
picture-pending = { $quest }: { $points }, jeśli tak zostanie
picture-with-giant = z gigantem
picture-with-footprint = ze śladami stóp
picture-extent = { $width } × { $height } (najwyżej { $frame } × { $frame })
picture-property =
    { $terrain }: { $squares ->
        [one] { $squares } kwadrat
        [few] { $squares } kwadraty
       *[many] { $squares } kwadratów
    } × { $crowns ->
        [one] { $crowns } korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    } = { $points }
picture-local-business = { $points } punktów za każdy kwadrat wokół zamku: { $terrain }
picture-four-corners = { $points } punktów za każdy kwadrat w rogu królestwa: { $terrain }
picture-harmony = { $points } punktów za brak odrzuconych płytek
picture-middle-kingdom = { $points } punktów za zamek pośrodku
picture-lost-corner = { $points } punktów za zamek w rogu
picture-folie-des-grandeurs = { $points } punktów za każde trzy kwadraty z koroną w linii
picture-bleak-king = { $points } punktów za posiadłość z co najmniej 5 kwadratów bez koron, oprócz bagien i kopalni
picture-ranking = Klasyfikacja
picture-ties =
    { $crowns ->
        [one] największa posiadłość { $largest }, { $crowns } korona
        [few] największa posiadłość { $largest }, { $crowns } korony
       *[many] największa posiadłość { $largest }, { $crowns } koron
    }
picture-key = { $terrains }. Cyfry to korony, mała litera oznacza giganta, ## to zamek.
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
close = Zamknij
menu = Więcej opcji
language = Język
nobody = Usunięte konto
nav = Główna
nav-start = Start
nav-games = Gry
nav-lobby = Poczekalnia
nav-leaderboards = Rankingi
nav-learn = Nauka
nav-profile = Profil
nav-settings = Ustawienia
log-in = Zaloguj się
register = Załóż konto
name = Nazwa
password = Hasło
for-programmers = Dla programistów
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
guest-join-explained = Konto nie jest potrzebne. Hasło możesz dodać później, żeby zachować swoje gry.
rated-needs-account = To gra rankingowa, więc do udziału potrzebne jest konto.
table-made-unrated = { $player } wyłącza ranking w tej grze.
waits-for-players =
    { $missing ->
        [one] Brakuje { $missing } gracza
        [few] Brakuje { $missing } graczy
       *[many] Brakuje { $missing } graczy
    }
span-days-hours = { $days } d { $hours } h
span-hours-minutes = { $hours } h { $minutes } min
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
version = Ruch
letter-wheat = P
letter-forest = L
letter-lake = J
letter-pasture = Ł
letter-swamp = B
letter-mine = K
new-quick = Zagraj z komputerem
new-series = Dynastia
series-mine = Twoje Dynastie
series-all = Wszystkie Dynastie
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
find-table = Znajdź grę
nobody-else-yet = Czekanie na graczy
desk-calm = Nic na Ciebie nie czeka.
desk-empty = Tu pojawią się Twoje gry. Utwórz grę dla znajomych, dołącz do gry w poczekalni albo zagraj z komputerem.
invitations =
    { $count ->
        [one] { $count } zaproszenie
        [few] { $count } zaproszenia
       *[many] { $count } zaproszeń
    }
decline-invitation = Odrzuć
you-declined = Zaproszenie odrzucone ({ $from }).
at-the-table = Przy stole: { $names }
next-waits =
    { $count ->
        [one] Następna gra: { $names }
        [few] Następna gra (czekają { $count }): { $names }
       *[other] Następna gra (czeka { $count }): { $names }
    }
log-in-first = Zaloguj się, żeby to zobaczyć.
look-around = Przeglądaj jako gość
play-too = Załóż konto, aby grać z innymi, albo zagraj od razu z komputerem.
house-mark = Komputer
show-password = Pokaż
change = Zmień
claim = Zachowaj swoje gry
guest-hint = Załóż konto, żeby zachować swoje gry
avatar = Twój zamek
theme = Motyw
replay = Odtwórz`;export{e as default};