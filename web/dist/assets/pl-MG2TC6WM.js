var e=`# Co m\xF3wi aplikacja w przegl\u0105darce opr\xF3cz tego, co m\xF3wi\u0105 wszystkie inne kana\u0142y.

loading = Chwileczk\u0119\u2026
try-again = Spr\xF3buj ponownie
retry-after =
    { $seconds ->
        [one] Spr\xF3buj ponownie za { $seconds } sekund\u0119.
        [few] Spr\xF3buj ponownie za { $seconds } sekundy.
       *[many] Spr\xF3buj ponownie za { $seconds } sekund.
    }
offline = Brak po\u0142\u0105czenia: widzisz to, co by\u0142o tu ostatnio.
offline-answer = Nie ma po\u0142\u0105czenia z serwerem. Nic nie zosta\u0142o wys\u0142ane.
unexpected = Co\u015B tu posz\u0142o nie tak. Spr\xF3buj ponownie.
skip-to-content = Przejd\u017A do tre\u015Bci
to-start = Na stron\u0119 g\u0142\xF3wn\u0105
link-copied = Link skopiowany
share = Udost\u0119pnij
menu = Wi\u0119cej
language = J\u0119zyk
nobody = Nikt

## Droga przez stron\u0119

nav = G\u0142\xF3wna
nav-games = Gry
nav-lobby = Poczekalnia
nav-leaderboards = Ranking
nav-learn = Nauka
nav-settings = Ustawienia
log-in = Zaloguj si\u0119
log-out = Wyloguj si\u0119
register = Za\u0142\xF3\u017C konto
forgot-password = Nie pami\u0119tasz has\u0142a?
name = Nazwa
password = Has\u0142o
password-hint = Co najmniej 10 znak\xF3w.
for-programmers = Dla programist\xF3w

## Pierwsza strona

landing-title = Kingdomino, ruch po ruchu
landing-lead = Dok\u0142adaj p\u0142ytki, \u0142\u0105cz ich tereny i koronuj najlepsze z nich. Graj ze znajomymi przez wiele dni albo rozegraj od razu ca\u0142\u0105 gr\u0119 z komputerem.
landing-pace = We w\u0142asnym tempie: ruch zajmuje minut\u0119, gra godzin\u0119 albo dwa tygodnie. Damy zna\u0107, gdy przyjdzie Twoja kolej.
landing-rules = Wszystko, co jest w pude\u0142kach: od dw\xF3ch do pi\u0119ciu os\xF3b, wszystkie warianty, Dynastia i Era Gigant\xF3w.
landing-open = Otwarte: bez reklam, bez \u015Bledzenia, z opisanym interfejsem dla Twoich w\u0142asnych program\xF3w.
play-now = Zagraj teraz
play-now-explained = Z komputerem, bez konta. Gr\u0119 mo\u017Cna zachowa\u0107 p\xF3\u017Aniej.
a-kingdom-grows = Kr\xF3lestwo, kt\xF3re ro\u015Bnie

## Gry

your-move = Twoja kolej
to-next-game = Nast\u0119pna gra
new-table = Nowy st\xF3\u0142
waits-for-you =
    { $count ->
        [one] { $count } gra czeka na Ciebie
        [few] { $count } gry czekaj\u0105 na Ciebie
       *[many] { $count } gier czeka na Ciebie
    }
waits-for-others = Kolej innych
open-tables = Sto\u0142y, kt\xF3re czekaj\u0105 na graczy
finished-games = Niedawno rozegrane
waits-for-players =
    { $missing ->
        [one] Czeka jeszcze na { $missing } osob\u0119
        [few] Czeka jeszcze na { $missing } osoby
       *[many] Czeka jeszcze na { $missing } os\xF3b
    }
span-days-hours = { $days } d { $hours } h
span-hours-minutes = { $hours } h { $minutes } min

## St\xF3\u0142

house-name-random = Komputer (losowy)
house-name-greedy = Komputer (zach\u0142anny)
house-name-searching = Komputer (przewiduj\u0105cy)
turn-yours =
    { $expected ->
        [pick] Twoja kolej: wybierz p\u0142ytk\u0119
        [place] Twoja kolej: do\u0142\xF3\u017C p\u0142ytk\u0119 { $domino }
        [cover] Twoja kolej: wybierz koron\u0119, kt\xF3r\u0105 zakryje gigant
       *[send-or-keep] Twoja kolej: wy\u015Blij giganta albo go zatrzymaj
    }
turn-theirs =
    { $expected ->
        [pick] { $name } wybiera p\u0142ytk\u0119
        [place] { $name } dok\u0142ada p\u0142ytk\u0119
        [cover] { $name } zakrywa koron\u0119
       *[send-or-keep] { $name } wysy\u0142a giganta albo go zatrzymuje
    }
paused-until = Przerwa w grze. Koniec przerwy: { $until }.
you-won =
    { $points ->
        [one] Wygrywasz, wynik: { $points } punkt
        [few] Wygrywasz, wynik: { $points } punkty
       *[many] Wygrywasz, wynik: { $points } punkt\xF3w
    }
game-over = Koniec gry
lines = Kolumny p\u0142ytek
quests = Zadania
decision = Twoja decyzja
other-players = Gracze
log = Co si\u0119 wydarzy\u0142o
skip = Pomi\u0144
gain =
    { $sign ->
        [minus] \u2212{ $points }
       *[plus] +{ $points }
    }
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punkt\xF3w
    }
no-points-yet = Punkty daj\u0105 posiad\u0142o\u015Bci z koronami: kwadraty razy korony.
place = Do\u0142\xF3\u017C
take = Wybierz
discard = Odrzu\u0107
cover = Zakryj
tap-a-cell = Wska\u017C jej miejsce
tap-a-domino = Wska\u017C p\u0142ytk\u0119
next-in-order = Z ni\u0105 w nast\u0119pnej rundzie grasz jako { $place }. z { $of }.
tap-a-crown = Wska\u017C koron\u0119, kt\xF3r\u0105 zakryje
fits-nowhere = Nigdzie nie pasuje w Twoim kr\xF3lestwie.
turn-domino = Obr\xF3\u0107: { $domino }
all-spots =
    { $count ->
        [one] { $count } spos\xF3b do\u0142o\u017Cenia
        [few] Wszystkie sposoby do\u0142o\u017Cenia ({ $count })
       *[many] Wszystkie sposoby do\u0142o\u017Cenia ({ $count })
    }
spot =
    Rz\u0105d { $row }, kolumna { $column }, na { $direction ->
        [east] wsch\xF3d
        [south] po\u0142udnie
        [west] zach\xF3d
       *[north] p\xF3\u0142noc
    }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punkt\xF3w
    }
cell-at = Rz\u0105d { $row }, kolumna { $column }
row = Rz\u0105d { $row }
column = Kolumna { $column }
cell-free = wolne
cell-square =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain }, { $crowns } korona
        [few] { $terrain }, { $crowns } korony
       *[many] { $terrain }, { $crowns } koron
    }, p\u0142ytka { $domino }{ $giants ->
        [0] { "" }
        [one] , { $giants } gigant
        [few] , { $giants } gigant\xF3w
       *[many] , { $giants } gigant\xF3w
    }
legal-cells = Gdzie mo\u017Cna do\u0142o\u017Cy\u0107
domino-named = P\u0142ytka { $domino }
domino-in-words = P\u0142ytka { $domino }: { $first }, { $second }
send-or-keep = Wy\u015Blij giganta do przeciwnika albo go zatrzymaj.
send-to = Do kogo
send-giant = Wy\u015Blij
keep-giant = Zatrzymaj
house-plays-for-you = Gra za Ciebie komputer. Swoje miejsce mo\u017Cesz odzyska\u0107, kiedy chcesz.
house-plays = gra komputer
take-back = Odzyskaj miejsce
away-holiday = na urlopie
away-weekend = wolny weekend
away-pause = przerwa
withdraw = Wycofaj
ask-undo = Popro\u015B o cofni\u0119cie ostatniej decyzji
ask-pause = Popro\u015B o tydzie\u0144 przerwy
end-pause = Zako\u0144cz przerw\u0119
pick-at-once = Wyb\xF3r jednym dotkni\u0119ciem
concede = Poddaj gr\u0119
concede-sure = Podda\u0107 t\u0119 gr\u0119? Komputer doko\u0144czy j\u0105 za Ciebie.
look-back = Przebieg gry
history = Gra do tej pory
back-to-table = Wr\xF3\u0107 do sto\u0142u
version = Ruch
download-record = Zapis
download-notation = Notacja
points-by-round = Punkty w kolejnych rundach
column-round = Runda

## St\xF3\u0142, kt\xF3ry czeka

start-now = Zacznij teraz
leave-table = Odejd\u017A od sto\u0142u
cancel-table = Odwo\u0142aj gr\u0119
share-table = Udost\u0119pnij link
invite-by-name = Zapro\u015B gracza
invite = Zapro\u015B
`;var a=`# Co si\u0119 wydarzy\u0142o od Twojej ostatniej kolei: po jednym zdaniu.

happened-table-opened = { $player } otwiera st\xF3\u0142.
happened-invited = { $player } dostaje zaproszenie.
happened-declined = { $player } odrzuca zaproszenie.
happened-joined = { $player } siada do sto\u0142u.
happened-left = { $player } odchodzi od sto\u0142u.
happened-game-started = Gra si\u0119 zacz\u0119\u0142a.
happened-game-cancelled = Gra zosta\u0142a odwo\u0142ana.
happened-house-seated = { $house } zajmuje miejsce przy stole.
happened-line-dealt = Nowa kolumna: { $dominoes }.
happened-order-carried-out = { $player }: na t\u0119 kolej czeka\u0142o gotowe polecenie.
happened-picked = { $player } wybiera p\u0142ytk\u0119 { $domino }.
happened-placed = { $player } dok\u0142ada p\u0142ytk\u0119 { $domino }.
happened-discarded = { $player } odrzuca p\u0142ytk\u0119 { $domino }: nigdzie nie pasowa\u0142a.
happened-covered = { $player } zakrywa koron\u0119 gigantem.
happened-giant-sent = Gigant zmienia kr\xF3lestwo: { $player } \u2192 { $to }.
happened-giant-sent-to-you = { $player } wysy\u0142a do Ciebie giganta.
happened-giant-kept = { $player } nie wysy\u0142a giganta.
happened-timed-out = { $player } przekracza czas.
happened-taken-over =
    { $for_good ->
        [yes] { $player }: na tym miejscu komputer gra do ko\u0144ca.
       *[no] { $player }: na tym miejscu gra na razie komputer.
    }
happened-taken-back = { $player } odzyskuje miejsce od komputera.
happened-conceded = { $player } poddaje gr\u0119.
happened-undo-asked = { $player } prosi o cofni\u0119cie decyzji.
happened-pause-asked = { $player } prosi o przerw\u0119. Koniec przerwy: { $until }.
happened-agreed = { $player } wyra\u017Ca zgod\u0119.
happened-refused = { $player } nie wyra\u017Ca zgody.
happened-withdrawn = { $player } wycofuje pro\u015Bb\u0119.
happened-undone = { $player } cofa decyzj\u0119.
happened-paused = Przerwa w grze. Koniec przerwy: { $until }.
happened-resumed = { $player } ko\u0144czy przerw\u0119.
happened-seat-offered = Propozycja przekazania miejsca: { $player } \u2192 { $to }.
happened-offer-ended = { $player } nie oferuje ju\u017C miejsca.
happened-seat-handed-over = Zmiana przy stole: { $player } \u2192 { $to }.
happened-game-finished = Gra jest zako\u0144czona.
`;var o=`# Otwieranie sto\u0142u, szukanie sto\u0142u i Dynastie, w kliencie przegl\u0105darkowym.

## Pola

unit-of-time = Jednostka czasu
unit-minutes = minuty
unit-hours = godziny
unit-days = dni
keep-it = Zostaw, jak jest
you = Ty

## Otwieranie sto\u0142u

new-quick = Z komputerem, teraz
new-quick-explained = Gra zaczyna si\u0119 od razu i nie ma zegara. Wynik nie zmienia niczyjego rankingu.
new-against = Przeciwnik
new-with-others = Z innymi
new-players = Liczba graczy
new-players-explained =
    { $players ->
        [2] Ka\u017Cdy ma dw\xF3ch kr\xF3l\xF3w i wybiera dwa razy w rundzie.
        [3] Ka\u017Cdy ma jednego kr\xF3la; gra ma dwana\u015Bcie rund.
       *[other] Ka\u017Cdy ma jednego kr\xF3la; w grze s\u0105 wszystkie p\u0142ytki.
    }
new-five = W pi\u0119\u0107 os\xF3b gra si\u0119 tylko z Er\u0105 Gigant\xF3w: s\u0105 w niej potrzebne p\u0142ytki i pi\u0105ty zamek.
new-pace = Czas na decyzj\u0119
new-untimed = Bez limitu
new-untimed-explained = Nikt si\u0119 nigdy nie sp\xF3\u017Ania, a gra mo\u017Ce d\u0142ugo le\u017Ce\u0107.
new-live-explained = Gdy wszyscy s\u0105 przy grze w tym samym czasie.
new-another-pace = Inny
new-which-pace = Jakie tempo
new-by-hand = W\u0142asne
pace-relaxed = Spokojne
pace-steady = R\xF3wne
pace-quick = Szybkie
pace-bank = Zapas czasu
new-cap = W zapasie nie ma nigdy wi\u0119cej ni\u017C: { $time }.
new-time-for = Czas jest
new-time-per-turn = na ka\u017Cd\u0105 decyzj\u0119
new-time-per-turn-explained = Tyle samo na ka\u017Cd\u0105 decyzj\u0119; niewykorzystany czas przepada.
new-time-bank = na ca\u0142\u0105 gr\u0119
new-time-bank-explained = Zapas czasu: kto decyduje szybko, oszcz\u0119dza na p\xF3\u017Aniej.
new-per-turn = Czas na ka\u017Cd\u0105 decyzj\u0119
new-initial = W zapasie na pocz\u0105tku
new-increment = Ka\u017Cda decyzja dodaje
new-cap-label = Zapas mie\u015Bci najwy\u017Cej
new-grace = Nie liczy si\u0119 przy ka\u017Cdym czekaniu
new-seats = Kto gdzie siedzi
new-seat = Miejsce { $number }
new-anybody = Ktokolwiek
new-friend = Kto\u015B znajomy
new-friend-name = Nazwa tej osoby tutaj
new-house-random = { house-name-random }
new-house-greedy = { house-name-greedy }: bierze najwi\u0119cej punkt\xF3w
new-house-searching = { house-name-searching }
new-seats-anybody = Mo\u017Ce usi\u0105\u015B\u0107 ka\u017Cdy, kto znajdzie st\xF3\u0142 w poczekalni albo dostanie do niego link.
new-seats-friends = Mog\u0105 usi\u0105\u015B\u0107 tylko Twoi znajomi. Dostan\u0105 zaproszenie, gdy tylko st\xF3\u0142 si\u0119 otworzy.
new-seats-mixed = Znajomi dostan\u0105 zaproszenie, ale st\xF3\u0142 jest publiczny: inni mog\u0105 by\u0107 szybsi.
new-seats-house = Pozosta\u0142e miejsca zajmuje komputer: gra zaczyna si\u0119 od razu.
new-more-explained = Zasady i warianty, Dynastia, sp\xF3\u017Anienia, dost\u0119p, ranking
new-rules = Zasady
new-expansion = Pude\u0142ko
new-base-explained = Gra w wersji z 2016 roku, dla dw\xF3ch do czterech os\xF3b.
new-giants-explained = Giganci zakrywaj\u0105 korony i s\u0105 wysy\u0142ani do przeciwnik\xF3w, a dwa zadania daj\u0105 punkty. Kr\xF3lestwo \u015Brodka i Harmonia s\u0105 w\u015Br\xF3d tych zada\u0144.
new-variants = Warianty
new-variant-middle-kingdom = 10 punkt\xF3w, je\u015Bli zamek stoi po\u015Brodku kr\xF3lestwa.
new-variant-harmony = 5 punkt\xF3w, je\u015Bli \u017Cadna p\u0142ytka nie zosta\u0142a odrzucona.
new-variant-mighty-duel = Dwoje graczy, wszystkie p\u0142ytki, kr\xF3lestwa 7 \xD7 7.
new-not-with-so-many = Nie gra si\u0119 w ten wariant w tyle os\xF3b.
new-edition = Gdzie instrukcje si\u0119 r\xF3\u017Cni\u0105
new-edition-explained = To rozstrzyga, kt\xF3ry tekst obowi\u0105zuje tam, gdzie drukowane zasady i Board Game Arena si\u0119 nie zgadzaj\u0105.
new-forced = Zagraj to, co nie zostawia wyboru
new-forced-explained = Krok z jedn\u0105 tylko mo\u017Cliwo\u015Bci\u0105 jest grany od razu, wi\u0119c nikt na niego nie czeka.
new-series = Dynastia
new-is-series = Zagraj Dynasti\u0119
new-is-series-explained = Kilka gier tych samych os\xF3b na tych samych zasadach; licz\u0105 si\u0119 punkty ze wszystkich.
new-games = Liczba gier
new-rest = Mi\u0119dzy grami
new-rest-at_once = Bez przerwy
new-rest-at_once-explained = Nast\u0119pna gra zaczyna si\u0119, gdy sko\u0144czy si\u0119 poprzednia.
new-rest-after = Przerwa
new-rest-after-explained = Nast\u0119pna gra zaczyna si\u0119 po przerwie albo wcze\u015Bniej, gdy wszyscy s\u0105 gotowi.
new-rest-when_ready = Gdy wszyscy s\u0105 gotowi
new-rest-when_ready-explained = Nast\u0119pna gra zaczyna si\u0119, gdy wszyscy potwierdz\u0105 gotowo\u015B\u0107.
new-rest-length = D\u0142ugo\u015B\u0107 przerwy
new-rest-ends = Przerwa ko\u0144czy si\u0119 sama
new-rest-ends-explained = Je\u015Bli kto\u015B nie odpowie, nast\u0119pna gra i tak si\u0119 zacznie.
new-rest-at-most = Najd\u0142u\u017Csza przerwa
new-seating = Miejsca w kolejnych grach
new-seating-rotate = O jedno dalej
new-seating-rotate-explained = Z gry na gr\u0119 wszyscy przesiadaj\u0105 si\u0119 o jedno miejsce.
new-seating-keep = Te same
new-seating-keep-explained = Ka\u017Cdy zachowuje miejsce z pierwszej gry.
new-seating-shuffle = Losowe
new-seating-shuffle-explained = Przed ka\u017Cd\u0105 gr\u0105 o miejscach decyduje los.
new-clock = Zegar
new-no-clock = Bez limitu czasu nikt si\u0119 nie sp\xF3\u017Ani. Wybierz tempo, aby ustali\u0107, co si\u0119 wtedy dzieje.
new-timeout = Gdy czas minie
new-play-for = Komputer decyduje raz
new-take-over = Komputer zajmuje miejsce
new-take-over-after = Zajmuje miejsce po tylu razach z rz\u0119du
new-may-return = Mo\u017Cna wr\xF3ci\u0107
new-may-return-explained = Kto straci\u0142 miejsce, mo\u017Ce je odzyska\u0107. Bez tego komputer gra do ko\u0144ca.
new-holidays = Urlop zatrzymuje zegar
new-holidays-explained = Zegar osoby na urlopie stoi.
new-weekends = Weekend zatrzymuje zegar
new-weekends-explained = Zegar osoby, kt\xF3ra gra tylko w dni robocze, stoi w weekendy.
new-who = Kto gra i co si\u0119 liczy
new-access = Dost\u0119p
new-public = Publiczny
new-public-explained = St\xF3\u0142 jest w poczekalni i ka\u017Cdy mo\u017Ce ogl\u0105da\u0107 gr\u0119.
new-by-invitation = Na zaproszenie
new-by-invitation-explained = St\xF3\u0142 widz\u0105 i siadaj\u0105 przy nim tylko ci, kt\xF3rych zaprosisz.
new-rated = Ranking
new-rated-people = Ludzie
new-rated-people-explained = Wynik zmienia ranking ludzi przeciw ludziom; komputer i boty si\u0119 nie licz\u0105.
new-rated-everybody = Wszyscy
new-rated-everybody-explained = Liczy si\u0119 te\u017C wynik przeciw komputerowi i botom.
new-rated-no = Nikt
new-rated-no-explained = Gra nie zmienia rankingu.
new-bots = Boty mog\u0105 usi\u0105\u015B\u0107
new-bots-explained = Boty to programy innych graczy. S\u0105 oznaczone.
new-hand-over = Miejsca mo\u017Cna przekaza\u0107
new-hand-over-explained = Kto musi przerwa\u0107, mo\u017Ce odda\u0107 miejsce komu\u015B innemu, kto gra dalej tym kr\xF3lestwem.
new-chance = Dodaj w\u0142asny los
new-chance-explained = Twoja przegl\u0105darka dodaje do tasowania liczb\u0119 losow\u0105, wi\u0119c nawet serwer nie m\xF3g\u0142 wybra\u0107 go sam. Zobaczysz j\u0105 po grze.
new-summary = Ten st\xF3\u0142
new-summary-series =
    { $games ->
        [one] Dynastia: { $games } gra.
        [few] Dynastia: { $games } gry.
       *[many] Dynastia: { $games } gier.
    }
new-summary-at-once = Gra zaczyna si\u0119 od razu.
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
new-open = Otw\xF3rz st\xF3\u0142
new-open-series = Zacznij Dynasti\u0119
new-register-first = Za\u0142\xF3\u017C konto, aby go otworzy\u0107
new-not-invited = Nie uda\u0142o si\u0119 zaprosi\u0107: { $name }. { $reason }

## Poczekalnia

lobby-lead = Sto\u0142y, kt\xF3re czekaj\u0105 na graczy. Usi\u0105d\u017A, a gra zacznie si\u0119, gdy wszystkie miejsca b\u0119d\u0105 zaj\u0119te.
lobby-strangers = Tu s\u0105 sto\u0142y, kt\xF3re czekaj\u0105 na graczy. Za\u0142\xF3\u017C konto, aby je zobaczy\u0107 i usi\u0105\u015B\u0107, albo zagraj od razu z komputerem.
lobby-filters = Filtry
lobby-any = Dowolne
lobby-plain = Bez wariant\xF3w
lobby-pace = Tempo
lobby-pace-live = Od razu, do godziny
lobby-pace-days = Do dw\xF3ch dni
lobby-pace-slow = Wolniej
lobby-pace-untimed = Bez limitu
lobby-bots = Boty
lobby-bots-without = Bez bot\xF3w
lobby-bots-with = Dopuszczone
lobby-all = Poka\u017C wszystkie
lobby-tables =
    { $count ->
        [0] Brak sto\u0142\xF3w
        [one] { $count } st\xF3\u0142
        [few] { $count } sto\u0142y
       *[many] { $count } sto\u0142\xF3w
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
lobby-older = Poka\u017C wi\u0119cej
lobby-watched = Gry do ogl\u0105dania
lobby-watched-explained = Gry, kt\xF3re tocz\u0105 si\u0119 teraz, na oczach wszystkich.
lobby-empty = \u017Baden st\xF3\u0142 teraz nie czeka. Otw\xF3rz w\u0142asny: b\u0119dzie tu, a\u017C kto\u015B usi\u0105dzie.
lobby-none-like-that = Nie ma teraz takiego sto\u0142u. Poszukaj innych albo otw\xF3rz w\u0142asny.

## Dynastie

series-mine = Moje Dynastie
series-all = Wszystkie moje Dynastie
series-running = W toku
series-past = Zako\u0144czone
series-new = Nowa Dynastia
series-none = Nie ma jeszcze \u017Cadnej Dynastii. Zacznij w\u0142asn\u0105, ze znajomymi albo z komputerem.
series-table = Punkty wed\u0142ug graczy i gier
series-agreed = Co ustalono
series-live = na razie
series-game-won = wygrana
series-to-game = Do gry { $game }
series-withdraw = Odejd\u017A z Dynastii
series-withdraw-sure = Od nast\u0119pnej gry Twoje miejsce zajmie komputer. Tego nie mo\u017Cna cofn\u0105\u0107.
series-cancel = Odwo\u0142aj Dynasti\u0119
series-cancel-sure = Dynastia ko\u0144czy si\u0119 tu dla wszystkich, a tabela pozostaje bez zmian.
series-first =
    { $over ->
        [yes] Wygrywa { $name }
       *[no] Prowadzi { $name }
    }, wynik: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punkt\xF3w
    }, przewaga: { $ahead }.
series-you-first =
    { $over ->
        [yes] Wygrywasz
       *[no] Prowadzisz
    }, wynik: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punkt\xF3w
    }, przewaga: { $ahead }.
series-together =
    { $over ->
        [yes] Wsp\xF3lnie wygrywaj\u0105 { $names }
       *[no] Wsp\xF3lnie prowadz\u0105 { $names }
    }, wynik: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punkt\xF3w
    }.
column-rank = Miejsce
column-wins = Wygrane

## Lista gier

find-table = Znajd\u017A st\xF3\u0142
nobody-else-yet = Nikogo wi\u0119cej jeszcze nie ma
desk-calm = Nic na Ciebie nie czeka.
desk-empty = Tu s\u0105 Twoje gry. Otw\xF3rz st\xF3\u0142 dla znajomych, usi\u0105d\u017A przy jednym z poczekalni albo zagraj od razu z komputerem.
invitations =
    { $count ->
        [one] { $count } zaproszenie
        [few] { $count } zaproszenia
       *[many] { $count } zaprosze\u0144
    }
decline-invitation = Odm\xF3w
invitation-declined = Zaproszenie ju\u017C si\u0119 tu nie pojawi ({ $from }).
at-the-table = Przy stole: { $names }
news = Co nowego
mark-read = Oznacz wszystko jako przeczytane
show-all = Poka\u017C wszystkie: { $count }

## Przy stole

next-waits =
    { $count ->
        [one] Nast\u0119pna gra: { $names }
       *[other] Nast\u0119pna z { $count } gier: { $names }
    }
table-of = St\xF3\u0142, kt\xF3ry otwiera { $name }
who-is-here = Kto ju\u017C jest
seat-free = Wolne
seat-house = komputer
seat-opener = otwiera st\xF3\u0142
invited-names = Zaproszenie bez odpowiedzi: { $names }
invite-who = Zapro\u015B kogo\u015B
invite-by-name-explained = Osoby, kt\xF3re maj\u0105 tu konto, dowiedz\u0105 si\u0119 od razu.
invite-house = Albo z komputerem
invite-house-explained = Komputer zajmuje nast\u0119pne wolne miejsce. Gdy wszystkie s\u0105 zaj\u0119te, gra si\u0119 zaczyna.
invite-by-link = Linkiem
invite-by-link-explained = Kto ma link, widzi st\xF3\u0142 i mo\u017Ce usi\u0105\u015B\u0107, tak\u017Ce z nowym kontem.
invite-by-mail = Napisz e-mail
was-invited = Zaproszenie wys\u0142ane: { $name }.
begin-now-explained =
    { $players ->
        [2] W dwie osoby, kt\xF3re ju\u017C s\u0105, bez czekania na kolejne.
       *[other] Z tymi, kt\xF3rzy ju\u017C s\u0105 ({ $players }), bez czekania na kolejnych.
    }
cancel-table-sure = St\xF3\u0142 zostanie zamkni\u0119ty dla wszystkich.
invited-you = Masz zaproszenie do tego sto\u0142u.
table-strangers = Kto\u015B gra tu w Kingdomino albo zaraz zacznie. Za\u0142\xF3\u017C konto, aby zobaczy\u0107 st\xF3\u0142; je\u015Bli jest wolne miejsce, mo\u017Cesz je zaj\u0105\u0107.
`;var n=`# Co otacza wiadomo\u015Bci, i strony, do kt\xF3rych prowadz\u0105 przyciski z maila.

greeting = Cze\u015B\u0107, { $player }!
since-your-last-turn = Od Twojej ostatniej kolei
deadline = Termin: { $at }.
no-deadline = Nie ma terminu: graj bez po\u015Bpiechu.
awaited = Teraz gra { $player }.
awaited-until = Teraz gra { $player }. Termin: { $until }.

## Przyciski i linki

open-table = Otw\xF3rz st\xF3\u0142
play-pick = Wybierz p\u0142ytk\u0119 { $domino }
play-place = Do\u0142\xF3\u017C p\u0142ytk\u0119 { $domino }
play-discard = Odrzu\u0107 p\u0142ytk\u0119 { $domino }
agree = Zgadzam si\u0119
refuse = Nie zgadzam si\u0119
verify-email = Potwierd\u017A ten adres
choose-password = Ustaw nowe has\u0142o
turn-mails-off = Wy\u0142\u0105cz te maile

not-you = Je\u015Bli to nie Ty, zmie\u0144 has\u0142o i zako\u0144cz wszystkie inne sesje.
not-asked = Je\u015Bli to nie Twoja pro\u015Bba, mo\u017Cesz zignorowa\u0107 tego maila.
mails-are-off = Nie b\u0119dziesz ju\u017C dostawa\u0107 takich maili.

## Strona przycisku

about-to-pick = Za chwil\u0119 wybierzesz p\u0142ytk\u0119 { $domino }.
about-to-place = Za chwil\u0119 do\u0142o\u017Cysz p\u0142ytk\u0119 { $domino }.
about-to-discard = Za chwil\u0119 odrzucisz p\u0142ytk\u0119 { $domino }.
confirm = Potwierd\u017A
done = Gotowe. Gra toczy si\u0119 dalej.
done-and-over = Gotowe. Koniec gry.
link-used = Ten link zosta\u0142 ju\u017C u\u017Cyty.
link-expired = Ten link wygas\u0142.
link-unknown = Ten link nie pochodzi od nas albo jest niepe\u0142ny.
address-confirmed = Adres jest potwierdzony. Od teraz powiadomienia b\u0119d\u0105 przychodzi\u0107 tutaj.
password-set = Has\u0142o zosta\u0142o zmienione. Zaloguj si\u0119 nowym.
new-password = Nowe has\u0142o
game-moved-on = Od wys\u0142ania tego maila gra posz\u0142a dalej. Otw\xF3rz st\xF3\u0142, \u017Ceby zobaczy\u0107, jak wygl\u0105da teraz.

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
       *[many] { $count } nieprzeczytanych powiadomie\u0144
    }
no-more-pictures = W tym mailu nie zmie\u015Bci si\u0119 wi\u0119cej obrazk\xF3w. Do pozosta\u0142ych sto\u0142\xF3w prowadz\u0105 linki.

## O co pytamy gracza

join = Zajmij miejsce
about-to-join = Za chwil\u0119 zajmiesz miejsce przy tym stole.
joined = Gotowe. Masz miejsce przy tym stole.
take-seat = Przyjmij miejsce
decline-seat = Odm\xF3w
answered = Gotowe. Pozostali widz\u0105 Twoj\u0105 odpowied\u017A.
answer-elsewhere = Mo\u017Cesz odpowiedzie\u0107 z maila albo w programie, w kt\xF3rym grasz.

## W co gra si\u0119 przy stole

terms-players =
    { $players ->
        [one] Dla { $players } osoby.
        [few] Dla { $players } os\xF3b.
       *[many] Dla { $players } os\xF3b.
    } Przy stole: { $names }.
terms-rules = Zasady: { $rules }.
terms-untimed = Nie ma limitu czasu.
terms-per-turn = Czas na ka\u017Cd\u0105 decyzj\u0119: { $time }.
terms-bank = Czas na ca\u0142\u0105 gr\u0119: { $initial }. Ka\u017Cda decyzja dodaje: { $increment }.
terms-grace = Przy ka\u017Cdym czekaniu nie liczy si\u0119: { $time }.
terms-play-for =
    { $times ->
        [one] Je\u015Bli Tw\xF3j czas minie { $times } raz, Twoje miejsce zajmie komputer.
        [few] Je\u015Bli Tw\xF3j czas minie, zdecyduje za Ciebie komputer; po { $times } razach z rz\u0119du zajmie Twoje miejsce.
       *[many] Je\u015Bli Tw\xF3j czas minie, zdecyduje za Ciebie komputer; po { $times } razach z rz\u0119du zajmie Twoje miejsce.
    }
terms-take-over = Je\u015Bli Tw\xF3j czas minie, Twoje miejsce zajmie komputer.
terms-unrated = Gra nie zmienia rankingu.
terms-series =
    { $games ->
        [one] To Dynastia, w kt\xF3rej jest { $games } gra.
        [few] To pierwsza z { $games } gier w Dynastii: kto tu usi\u0105dzie, gra we wszystkich.
       *[many] To pierwsza z { $games } gier w Dynastii: kto tu usi\u0105dzie, gra we wszystkich.
    }
terms-rest-at-once = Ka\u017Cda gra zaczyna si\u0119, gdy sko\u0144czy si\u0119 poprzednia.
terms-rest-after = Przerwa mi\u0119dzy grami trwa najwy\u017Cej: { $time }.
terms-rest-when-ready = Ka\u017Cda kolejna gra zaczyna si\u0119, gdy wszyscy s\u0105 gotowi.

## Dynastie

open-series = Otw\xF3rz Dynasti\u0119
ready = Zaczynajmy
series-of = Dynastia: { $players }
series-not-started = Dynastia jeszcze si\u0119 nie zacz\u0119\u0142a.
series-playing = Trwa gra { $game } z { $games }.
series-ended = Dynastia dobieg\u0142a ko\u0144ca.
series-called-off = Dynastia zosta\u0142a odwo\u0142ana. Tabela pozostaje bez zmian.
next-game-now = Nast\u0119pna gra zaczyna si\u0119 teraz.
next-game-at = Pocz\u0105tek nast\u0119pnej gry: { $at }, albo wcze\u015Bniej, gdy wszyscy s\u0105 gotowi.
next-game-when-ready = Nast\u0119pna gra zacznie si\u0119, gdy wszyscy b\u0119d\u0105 gotowi.
ready-said = Twoja gotowo\u015B\u0107 jest potwierdzona. Nast\u0119pna gra czeka jeszcze na te osoby: { $players }.
column-player = Gracz
column-game = Gra { $game }
column-total = Razem

## Strony, na kt\xF3rych si\u0119 decyduje

turn-place = Twoja kolej: do\u0142\xF3\u017C { $domino }
turn-pick = Twoja kolej: wybierz p\u0142ytk\u0119
turn-cover = Twoja kolej: wybierz koron\u0119, kt\xF3r\u0105 zakryje gigant
turn-giant = Twoja kolej: wy\u015Blij giganta albo go zatrzymaj
turn-of-the-house = Komputer gra za Ciebie
how-to-place = Dotknij numeru: tam le\u017Cy pierwsze pole p\u0142ytki, a strza\u0142ka wskazuje drugie.
how-to-turn = Obr\xF3\u0107 p\u0142ytk\u0119:
how-to-cover = Dotknij numeru: tam gigant zakryje koron\u0119.
points-after = Twoje kr\xF3lestwo potem: { $points }.
play-send = Wy\u015Blij giganta { $number } do: { $player }
play-keep = Zatrzymaj giganta
play-take-back = Odzyskaj swoje miejsce
play-concede = Poddaj gr\u0119
choose-crown = Wybierz koron\u0119
choose-giant = Wy\u015Blij giganta
about-to-cover = Za chwil\u0119 gigant zakryje t\u0119 koron\u0119.
about-to-send = Za chwil\u0119 wy\u015Blesz giganta do: { $player }.
about-to-keep = Za chwil\u0119 zatrzymasz giganta.
about-to-take-back = Za chwil\u0119 odzyskasz miejsce od komputera.
about-to-concede = Za chwil\u0119 poddasz gr\u0119: Twoje miejsce zajmie komputer i zagra do ko\u0144ca. Nie da si\u0119 go odzyska\u0107.
choose-other = Wybierz co\u015B innego
next-game = Nast\u0119pna gra, kt\xF3ra na Ciebie czeka: { $opponents }
no-game-waits = \u017Badna inna gra na Ciebie nie czeka.
decline = Odrzu\u0107 zaproszenie
about-to-decline = Za chwil\u0119 odrzucisz zaproszenie do tego sto\u0142u.
declined = Gotowe. Zaproszenie jest odrzucone.
rematch = Zagraj jeszcze raz
about-to-rematch = Za chwil\u0119 zaprosisz pozosta\u0142ych do kolejnej gry na tych samych zasadach.
play-in-browser = Graj w tej przegl\u0105darce
invited-by = { $player } zaprasza Ci\u0119 do tego sto\u0142u.
new-here = Jeste\u015B tu pierwszy raz
known-here = Masz ju\u017C konto
own-name = Nazwa
own-password = Has\u0142o
register-and-join = Za\u0142\xF3\u017C konto i zajmij miejsce
log-in-and-join = Zaloguj si\u0119 i zajmij miejsce
name-and-password = Nazwa ma od 2 do 32 liter, has\u0142o co najmniej 10 znak\xF3w.
keep-the-link = Zachowaj link do sto\u0142u: z nim grasz bez logowania. Nikomu go nie dawaj.
`;var i=`# Co jest w pude\u0142ku i co wybiera si\u0119 przy stole.

terrain-wheat = pole
terrain-forest = las
terrain-lake = jezioro
terrain-pasture = \u0142\u0105ka
terrain-swamp = bagno
terrain-mine = kopalnia

variant-middle-kingdom = Kr\xF3lestwo \u015Brodka
variant-harmony = Harmonia
variant-mighty-duel = Wielki pojedynek

edition-rulebook = Instrukcja
edition-board-game-arena = Board Game Arena

expansion-none = Gra podstawowa
expansion-age-of-giants = Era Gigant\xF3w

house-random = Komputer (losowy)
house-greedy = Komputer (zach\u0142anny)
house-searching = Komputer (przewiduj\u0105cy)

quest-local-business-wheat = Lokalne konszachty: pole
quest-local-business-forest = Lokalne konszachty: las
quest-local-business-lake = Lokalne konszachty: jezioro
quest-local-business-pasture = Lokalne konszachty: \u0142\u0105ka
quest-local-business-swamp = Lokalne konszachty: bagno
quest-local-business-mine = Lokalne konszachty: kopalnia
quest-four-corners-wheat = Cztery rogi kr\xF3lestwa: pole
quest-four-corners-forest = Cztery rogi kr\xF3lestwa: las
quest-four-corners-lake = Cztery rogi kr\xF3lestwa: jezioro
quest-four-corners-pasture = Cztery rogi kr\xF3lestwa: \u0142\u0105ka
quest-four-corners-swamp = Cztery rogi kr\xF3lestwa: bagno
quest-four-corners-mine = Cztery rogi kr\xF3lestwa: kopalnia
quest-harmony = Harmonia
quest-middle-kingdom = Kr\xF3lestwo \u015Brodka
quest-lost-corner = Zagubiony naro\u017Cnik
quest-folie-des-grandeurs = Mania wielko\u015Bci
quest-bleak-king = Kr\xF3l jest nagi

## Jak ludzie nazywaj\u0105 czas na swoich zegarach

time-central-european = czas \u015Brodkowoeuropejski
time-eastern-european = czas wschodnioeuropejski
time-western-european = czas zachodnioeuropejski
time-british = czas brytyjski
time-irish = czas irlandzki
time-israel = czas izraelski
time-turkey = czas turecki
time-moscow = czas moskiewski
time-american-eastern = czas wschodni, Ameryka P\xF3\u0142nocna
time-american-central = czas centralny, Ameryka P\xF3\u0142nocna
time-american-mountain = czas g\xF3rski, Ameryka P\xF3\u0142nocna
time-american-pacific = czas pacyficzny, Ameryka P\xF3\u0142nocna
time-mexico = czas w mie\u015Bcie Meksyk
time-colombia = czas kolumbijski
time-chile = czas chilijski
time-argentina = czas argenty\u0144ski

## S\u0142owa i liczby

king = kr\xF3l
    .counted = { $count ->
        [one] { $count } kr\xF3l
        [few] { $count } kr\xF3li
       *[many] { $count } kr\xF3li
    }
castle = zamek
    .counted = { $count ->
        [one] { $count } zamek
        [few] { $count } zamki
       *[many] { $count } zamk\xF3w
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
        [few] { $count } gigant\xF3w
       *[many] { $count } gigant\xF3w
    }
domino = p\u0142ytka
    .counted = { $count ->
        [one] { $count } p\u0142ytka
        [few] { $count } p\u0142ytki
       *[many] { $count } p\u0142ytek
    }
kingdom = kr\xF3lestwo
    .counted = { $count ->
        [one] { $count } kr\xF3lestwo
        [few] { $count } kr\xF3lestwa
       *[many] { $count } kr\xF3lestw
    }
point = punkt
    .counted = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punkt\xF3w
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
        [one] { $count } dzie\u0144
        [few] { $count } dni
       *[many] { $count } dni
    }

## Gramatyka

list-end = { $before } i { $last }
moment =
    { $weekday ->
        [monday] poniedzia\u0142ek
        [tuesday] wtorek
        [wednesday] \u015Broda
        [thursday] czwartek
        [friday] pi\u0105tek
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
        [september] wrze\u015Bnia
        [october] pa\u017Adziernika
        [november] listopada
       *[december] grudnia
    } { $year }, { $time } ({ $zone })
`;var t=`# Co m\xF3wimy graczom. Temat to jeden wiersz bez kropki.

your-turn =
    { $round ->
        [0] Twoja kolej przed pierwsz\u0105 rund\u0105
       *[other] Twoja kolej, runda { $round } z { $rounds }
    }: { $expected ->
        [pick] wybierz p\u0142ytk\u0119 z nast\u0119pnej kolumny.
        [place] do\u0142\xF3\u017C p\u0142ytk\u0119 spod swojego kr\xF3la.
        [cover] wybierz koron\u0119, kt\xF3r\u0105 zakryje gigant.
       *[send-or-keep] wy\u015Blij giganta do przeciwnika albo go zatrzymaj.
    }
    .subject = Twoja kolej (przeciwnicy: { $opponents })
cover-a-crown = { $from } wysy\u0142a do Ciebie giganta: wybierz koron\u0119, kt\xF3r\u0105 zakryje. Gra czeka na Ciebie.
    .subject = { $from } wysy\u0142a do Ciebie giganta
reminder = To wci\u0105\u017C Twoja kolej. Termin: { $deadline }.
    .subject = Gra wci\u0105\u017C czeka na Ciebie (przeciwnicy: { $opponents })
timed-out =
    Tw\xF3j czas min\u0105\u0142. { $house_did ->
        [played] Tym razem zagra\u0142 za Ciebie komputer; nast\u0119pna kolej zn\xF3w nale\u017Cy do Ciebie.
        [took-over] Od teraz gra za Ciebie komputer, dop\xF3ki nie odzyskasz swojego miejsca.
       *[took-over-for-good] Twoje miejsce zaj\u0105\u0142 komputer i b\u0119dzie gra\u0142 do ko\u0144ca.
    }
    .subject = Tw\xF3j czas min\u0105\u0142 (przeciwnicy: { $opponents })
game-started =
    { $rounds ->
        [one] Gra si\u0119 zacz\u0119\u0142a. Potrwa { $rounds } rund\u0119.
        [few] Gra si\u0119 zacz\u0119\u0142a. Potrwa { $rounds } rundy.
       *[many] Gra si\u0119 zacz\u0119\u0142a. Potrwa { $rounds } rund.
    }
    .subject = Gra si\u0119 zacz\u0119\u0142a (przeciwnicy: { $opponents })
game-cancelled = { $by } odwo\u0142uje gr\u0119. Nie musisz nic robi\u0107.
    .subject = { $by } odwo\u0142uje gr\u0119
game-finished =
    Koniec gry. { $rank ->
        [1] Wygrywasz
       *[other] Twoje miejsce: { $rank } z { $players }
    }, wynik: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punkt\xF3w.
    }
    .subject =
    { $rank ->
        [1] Wygrana! (przeciwnicy: { $opponents })
       *[other] Koniec gry (przeciwnicy: { $opponents })
    }
invitation =
    { $from } zaprasza Ci\u0119 do gry w Kingdomino { $seats ->
        [one] dla { $seats } osoby.
        [few] dla { $seats } os\xF3b.
       *[many] dla { $seats } os\xF3b.
    }
    .subject = { $from } zaprasza Ci\u0119 do gry
invitation-refused = { $player } odrzuca Twoje zaproszenie. St\xF3\u0142 nadal czeka na graczy.
    .subject = { $player } odrzuca Twoje zaproszenie
undo-asked = { $by } prosi o cofni\u0119cie ostatniej decyzji. Potrzebna jest zgoda wszystkich.
    .subject = { $by } prosi o cofni\u0119cie decyzji
undo-answered =
    { $agreed ->
        [yes] { $by } zgadza si\u0119 na cofni\u0119cie Twojej decyzji.
       *[no] { $by } nie zgadza si\u0119 na cofni\u0119cie Twojej decyzji. Gra toczy si\u0119 dalej bez zmian.
    }
    .subject =
    { $agreed ->
        [yes] { $by } zgadza si\u0119 na cofni\u0119cie
       *[no] { $by } nie zgadza si\u0119 na cofni\u0119cie
    }
undone = { $by } cofa decyzj\u0119. Gra wygl\u0105da tak jak przedtem.
    .subject = { $by } cofa decyzj\u0119
pause-asked = { $by } prosi o przerw\u0119 w grze. Koniec przerwy: { $until }. Potrzebna jest zgoda wszystkich.
    .subject = { $by } prosi o przerw\u0119
pause-answered =
    { $agreed ->
        [yes] { $by } zgadza si\u0119 na przerw\u0119.
       *[no] { $by } nie zgadza si\u0119 na przerw\u0119. Czas p\u0142ynie dalej.
    }
    .subject =
    { $agreed ->
        [yes] { $by } zgadza si\u0119 na przerw\u0119
       *[no] { $by } nie zgadza si\u0119 na przerw\u0119
    }
paused = Wszyscy si\u0119 zgadzaj\u0105: zegary stoj\u0105. Koniec przerwy: { $until }. Ka\u017Cdy mo\u017Ce zako\u0144czy\u0107 j\u0105 wcze\u015Bniej.
    .subject = Przerwa w grze
resumed = { $by } ko\u0144czy przerw\u0119. Czas zn\xF3w p\u0142ynie.
    .subject = Koniec przerwy
seat-offered = { $from } chce przekaza\u0107 Ci miejsce w trwaj\u0105cej grze. Je\u015Bli je przyjmiesz, grasz dalej tamtym kr\xF3lestwem.
    .subject = { $from } oferuje Ci miejsce
seat-handed-over = Zmiana przy stole: { $from } \u2192 { $to }.
    .subject = Zmiana przy stole: { $from } \u2192 { $to }
series-game-started =
    { $rounds ->
        [one] Zacz\u0119\u0142a si\u0119 gra { $game } z { $games } w Dynastii. Potrwa { $rounds } rund\u0119.
        [few] Zacz\u0119\u0142a si\u0119 gra { $game } z { $games } w Dynastii. Potrwa { $rounds } rundy.
       *[many] Zacz\u0119\u0142a si\u0119 gra { $game } z { $games } w Dynastii. Potrwa { $rounds } rund.
    }
    .subject = Zacz\u0119\u0142a si\u0119 gra { $game } z { $games } (przy stole: { $opponents })
series-game-finished =
    Koniec gry { $game } z { $games } w Dynastii. { $rank ->
        [1] To Twoja wygrana
       *[other] Twoje miejsce: { $rank } z { $players }
    }, wynik: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punkt\xF3w.
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
       *[many] { $points } punkt\xF3w.
    }
    .subject = Dynastia po grze { $game } z { $games }
series-over =
    Dynastia dobieg\u0142a ko\u0144ca, liczba gier: { $games }. { $rank ->
        [1] To Twoja wygrana
       *[other] Twoje miejsce: { $rank } z { $players }
    }, wynik: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punkt\xF3w.
    }
    .subject =
    { $rank ->
        [1] Wygrywasz Dynasti\u0119!
       *[other] Koniec Dynastii
    }
series-ready-asked = Wszyscy pozostali s\u0105 gotowi do gry { $game } z { $games } w Dynastii. Gra zacznie si\u0119, gdy tylko potwierdzisz gotowo\u015B\u0107.
    .subject = Potwierd\u017A gotowo\u015B\u0107 do gry { $game } z { $games }
series-withdrawn = { $player } odchodzi z Dynastii. Od nast\u0119pnej gry to miejsce zajmuje komputer.
    .subject = { $player } odchodzi z Dynastii
series-cancelled = { $by } odwo\u0142uje Dynasti\u0119. Tabela pozostaje bez zmian.
    .subject = { $by } odwo\u0142uje Dynasti\u0119
password-changed = Has\u0142o do Twojego konta zosta\u0142o zmienione: { $at }.
    .subject = Twoje has\u0142o zosta\u0142o zmienione
new-login = Nowe logowanie do Twojego konta, urz\u0105dzenie { $device }: { $at }.
    .subject = Nowe logowanie do Twojego konta
email-changed = Adres e-mail Twojego konta zosta\u0142 zmieniony: { $at }.
    .subject = Tw\xF3j adres e-mail zosta\u0142 zmieniony
email-verification =
    Potwierd\u017A, \u017Ce ten adres e-mail nale\u017Cy do Ciebie. Link jest wa\u017Cny przez { $hours ->
        [one] { $hours } godzin\u0119.
        [few] { $hours } godziny.
       *[many] { $hours } godzin.
    }
    .subject = Potwierd\u017A sw\xF3j adres e-mail
password-reset =
    Pod tym linkiem ustawisz nowe has\u0142o. Jest wa\u017Cny przez { $hours ->
        [one] { $hours } godzin\u0119.
        [few] { $hours } godziny.
       *[many] { $hours } godzin.
    }
    .subject = Ustaw nowe has\u0142o
webhook-disabled =
    Tw\xF3j webhook na serwerze { $server } zosta\u0142 wy\u0142\u0105czony. { $failures ->
        [one] Pow\xF3d: { $failures } nieudana pr\xF3ba.
        [few] Pow\xF3d: { $failures } nieudane pr\xF3by z rz\u0119du.
       *[many] Pow\xF3d: { $failures } nieudanych pr\xF3b z rz\u0119du.
    } W\u0142\u0105cz go ponownie, gdy zacznie odpowiada\u0107.
    .subject = Tw\xF3j webhook zosta\u0142 wy\u0142\u0105czony
test = To jest test. Od teraz tutaj b\u0119d\u0105 przychodzi\u0107 wiadomo\u015Bci o Twoich grach.
    .subject = Test powiadomie\u0144
`;var r=`# Profiles, statistics and leaderboards, in the web client.

log-in-first = Zaloguj si\u0119, \u017Ceby to zobaczy\u0107.
look-around = Rozejrzyj si\u0119 bez konta
more = Poka\u017C wi\u0119cej
people-you = Ty
member-since = Gra tutaj od: { $since }
bot-since = Bot, od: { $since }
guest-since = Go\u015B\u0107, od: { $since }
bot-of = Autor: { $owner }
house-mark = Komputer
bot-mark = Bot

## How good

ratings = Ranking
not-rated = Jeszcze bez rankingu.
rating-at-least = Prawie na pewno co najmniej { $points }.
rating-rests-on =
    { $games ->
        [one] Na podstawie { $games } gry.
       *[other] Na podstawie { $games } gier.
    }
rating-explained = Wszyscy zaczynaj\u0105 od 25. Liczba po \xB1 m\xF3wi, jak niepewny jest jeszcze ranking; maleje z ka\u017Cd\u0105 gr\u0105.

## How reliable

reliability = Rzetelno\u015B\u0107
reliability-unknown = Nikt tu jeszcze nie musia\u0142 czeka\u0107.
reliability-median = Zwyk\u0142y czas odpowiedzi
reliability-timeouts = Czas min\u0105\u0142
reliability-waits = Tury w ostatnim roku
of-hundred = { $count } na 100 tur
never = Nigdy

## What games came to

statistics = Statystyki
statistics-games = Gry
statistics-wins = Wygrane
statistics-mean = \u015Arednio punkt\xF3w
statistics-best = Najwi\u0119cej punkt\xF3w
statistics-bonuses = Z wariant\xF3w
statistics-quests = Z zada\u0144
statistics-giants = Giganci na koniec
statistics-discards = Odrzucone p\u0142ytki
statistics-taken-over = Doko\u0144czone przez komputer
statistics-terrains = Punkty wed\u0142ug terenu, \u015Brednio

## Games played

games-played = Rozegrane gry
no-games-played = Brak zako\u0144czonych gier.
filter-result = Kt\xF3re gry
result-all = Wszystkie gry
result-won = Wygrane
result-lost = Niewygrane
place-first = Wygrana
place-of = Miejsce { $rank } z { $players }
played-against = Przeciwnicy: { $players }
house-finished = Komputer doko\u0144czy\u0142 t\u0119 gr\u0119.
changed-hands = Miejsce przej\u0119te od innego gracza.

## One against another

head-to-head = Jeden na jednego
against-me = Ty i { $name }
against-me-games = Wszystkie wasze wsp\xF3lne gry
results = Wyniki
never-met = Nie uko\u0144czyli jeszcze razem \u017Cadnej gry.
balance-ahead = Wy\u017Cej: { $player }
balance-level = Na r\xF3wni
balance-points = \u015Arednio punkt\xF3w

## Leaderboards

category = W co si\u0119 gra
leaders-place = Miejsce
leaders-rating = Ranking
leaders-mean = \u015Arednia
nobody-rated = Nikt nie ma tu jeszcze rankingu.
leaderboard-explained = Kolejno\u015B\u0107 wynika z tego, ile gracz jest wart prawie na pewno: kto gra\u0142 ma\u0142o, stoi ni\u017Cej, a\u017C b\u0119dzie wiadomo wi\u0119cej.
`;var s=`# Co stoi na obrazkach gry.

picture-table = Kingdomino
picture-kingdom = Kr\xF3lestwo: { $name }
picture-square =
    { $crowns ->
        [one] { $terrain } z { $crowns } koron\u0105
        [few] { $terrain } z { $crowns } koronami
       *[many] { $terrain } z { $crowns } koronami
    }

picture-before-first-round = Przed pierwsz\u0105 rund\u0105
picture-round = Runda { $round } z { $rounds }
picture-undrawn =
    { $dominoes ->
        [one] jeszcze { $dominoes } p\u0142ytka
        [few] jeszcze { $dominoes } p\u0142ytki
       *[many] jeszcze { $dominoes } p\u0142ytek
    }
picture-all-drawn = nie ma ju\u017C p\u0142ytek
picture-turn =
    { $expected ->
        [pick] Teraz gra { $name }: wyb\xF3r p\u0142ytki.
        [place] Teraz gra { $name }: do\u0142o\u017Cenie p\u0142ytki { $domino }.
        [cover] Teraz gra { $name }: zakrycie korony gigantem.
       *[send-or-keep] Teraz gra { $name }: wys\u0142anie albo zatrzymanie giganta.
    }
picture-nobodys-turn = Teraz nie jest niczyja kolej.
picture-won =
    { $points ->
        [one] Wygrywa { $name }, wynik: { $points } punkt.
        [few] Wygrywa { $name }, wynik: { $points } punkty.
       *[many] Wygrywa { $name }, wynik: { $points } punkt\xF3w.
    }
picture-won-together =
    { $points ->
        [one] Wsp\xF3lna wygrana: { $names }, wynik: { $points } punkt.
        [few] Wsp\xF3lna wygrana: { $names }, wynik: { $points } punkty.
       *[many] Wsp\xF3lna wygrana: { $names }, wynik: { $points } punkt\xF3w.
    }

picture-to-place = Do do\u0142o\u017Cenia
picture-to-pick = Do wyboru
picture-order-of-picks = Kolejno\u015B\u0107 wyboru
picture-nothing-to-pick = Ostatnia runda: nic do wyboru.
picture-free = wolna
picture-done = gotowe
picture-discarded = odrzucone: { $dominoes }
picture-if-it-stays = +{ $points }, je\u015Bli tak zostanie
picture-pending = { $quest }: { $points }, je\u015Bli tak zostanie
picture-with-giant = z gigantem
picture-with-footprint = ze \u015Bladami st\xF3p
picture-extent = { $width } \xD7 { $height } z { $frame } \xD7 { $frame }
picture-property =
    { $crowns ->
        [one] { $terrain } { $squares } \xD7 { $crowns } korona = { $points }
        [few] { $terrain } { $squares } \xD7 { $crowns } korony = { $points }
       *[many] { $terrain } { $squares } \xD7 { $crowns } koron = { $points }
    }

## Czego chc\u0105 zadania i warianty

picture-local-business = { $points } za ka\u017Cdy kwadrat \u201E{ $terrain }\u201D wok\xF3\u0142 zamku
picture-four-corners = { $points } za ka\u017Cdy kwadrat \u201E{ $terrain }\u201D w rogu kr\xF3lestwa
picture-harmony = { $points } za brak odrzuconych p\u0142ytek
picture-middle-kingdom = { $points } za zamek po\u015Brodku
picture-lost-corner = { $points } za zamek w rogu
picture-folie-des-grandeurs = { $points } za ka\u017Cde trzy kwadraty z koron\u0105 w linii
picture-bleak-king = { $points } za ka\u017Cd\u0105 du\u017C\u0105 posiad\u0142o\u015B\u0107 bez koron

picture-ranking = Klasyfikacja
picture-ties =
    { $crowns ->
        [one] najwi\u0119ksza posiad\u0142o\u015B\u0107 { $largest }, { $crowns } korona
        [few] najwi\u0119ksza posiad\u0142o\u015B\u0107 { $largest }, { $crowns } korony
       *[many] najwi\u0119ksza posiad\u0142o\u015B\u0107 { $largest }, { $crowns } koron
    }
picture-key = { $terrains }; liczba to korony, ma\u0142a litera oznacza giganta, ## to zamek.
`;var d=`# Co znacz\u0105 kody API.

## Samo \u017C\u0105danie

problem-request_malformed = \u017B\u0105danie nie jest poprawnym HTTP.
problem-json_malformed = Tre\u015B\u0107 \u017C\u0105dania nie jest poprawnym JSON-em.
problem-parameter_invalid = Parametr adresu lub zapytania jest nieprawid\u0142owy.
problem-header_invalid = Nag\u0142\xF3wek jest nieprawid\u0142owy.
problem-idempotency_key_missing = Brakuje nag\u0142\xF3wka Idempotency-Key.
problem-route_not_found = Pod tym adresem nic nie ma.
problem-method_not_allowed = Ten adres nie obs\u0142uguje tej metody.
problem-body_timeout = Tre\u015B\u0107 \u017C\u0105dania nie dotar\u0142a na czas.
problem-body_too_large = Tre\u015B\u0107 \u017C\u0105dania jest za du\u017Ca.
problem-content_type_unsupported = Tre\u015B\u0107 \u017C\u0105dania musi by\u0107 typu application/json.
problem-field_invalid = Brakuje pola, pole jest nieznane albo nieprawid\u0142owe.
problem-idempotency_key_reused = Ten Idempotency-Key przyszed\u0142 ju\u017C z innym \u017C\u0105daniem.
problem-expected_version_missing = Podaj wersj\u0119 gry, kt\xF3r\u0105 znasz: expected_version albo If-Match.
problem-version_stale = Od podanej wersji gra posz\u0142a ju\u017C dalej.

## Konta

problem-token_missing = Potrzebny jest token dost\u0119pu.
problem-token_invalid = Token dost\u0119pu jest nieprawid\u0142owy.
problem-token_expired = Token dost\u0119pu wygas\u0142: od\u015Bwie\u017C go.
problem-session_ended = Sesja si\u0119 zako\u0144czy\u0142a: zaloguj si\u0119 ponownie.
problem-credentials_wrong = Nazwa lub has\u0142o s\u0105 b\u0142\u0119dne.
problem-refresh_token_invalid = Token od\u015Bwie\u017Cania jest nieprawid\u0142owy albo jego sesja si\u0119 zako\u0144czy\u0142a.
problem-refresh_token_reused = Ten token od\u015Bwie\u017Cania zosta\u0142 ju\u017C u\u017Cyty.
problem-cross_site_request = O to mo\u017Ce prosi\u0107 tylko strona tego serwera.
problem-ticket_invalid = Bilet jest nieprawid\u0142owy, zosta\u0142 ju\u017C u\u017Cyty albo wygas\u0142.
problem-password_wrong = Obecne has\u0142o jest b\u0142\u0119dne.
problem-name_invalid = To nie mo\u017Ce by\u0107 nazwa gracza.
problem-name_taken = Ta nazwa lub bardzo podobna jest ju\u017C zaj\u0119ta.
problem-not_a_guest = To konto nie nale\u017Cy do go\u015Bcia.
problem-password_too_short = Has\u0142o musi mie\u0107 co najmniej 10 znak\xF3w.
problem-password_too_long = Has\u0142o mo\u017Ce mie\u0107 najwy\u017Cej 256 znak\xF3w.
problem-password_guessable = To has\u0142o zbyt \u0142atwo odgadn\u0105\u0107.
problem-session_not_found = Nie masz takiej sesji.
problem-time_zone_unknown = Nie ma takiej strefy czasowej.
problem-holiday_out_of_range = Urlop zaczyna si\u0119 w ci\u0105gu roku od dzi\u015B i trwa co najmniej godzin\u0119.
problem-holiday_overlaps = W tym czasie masz ju\u017C urlop.
problem-holiday_over_budget = To wi\u0119cej urlopu, ni\u017C zosta\u0142o na ten rok.
problem-holiday_not_found = Nie masz takiego urlopu albo ju\u017C si\u0119 sko\u0144czy\u0142.
problem-calendar_not_found = Nie ma takiego kalendarza albo ju\u017C go nie ma.

## Powiadomienia

problem-endpoint_not_found = Nie masz takiego punktu dostarczania.
problem-delivery_not_found = Ten punkt nie ma takiej przesy\u0142ki.
problem-too_many_endpoints = Wi\u0119cej punkt\xF3w tego rodzaju mie\u0107 nie mo\u017Cna: najpierw usu\u0144 jeden.
problem-endpoint_off = Punkt dostarczania jest wy\u0142\u0105czony: najpierw go w\u0142\u0105cz.
problem-test_under_way = Test jest ju\u017C w toku.
problem-address_forbidden = Serwer nie mo\u017Ce wysy\u0142a\u0107 pod ten adres.
problem-link_expired = Ten link wygas\u0142.
problem-link_used = Ten link zosta\u0142 ju\u017C u\u017Cyty.
problem-mail_address_invalid = To nie jest adres e-mail.
problem-too_soon = To by\u0142o przed chwil\u0105: odczekaj minut\u0119.
problem-subscription_invalid = To nie jest subskrypcja przegl\u0105darki.

## Sto\u0142y

problem-game_not_found = Nie ma takiej gry albo nie mo\u017Cesz jej zobaczy\u0107.
problem-version_not_found = Gra nie ma takiej wersji.
problem-series_not_found = Nie ma takiej Dynastii albo nie mo\u017Cesz jej zobaczy\u0107.
problem-series_too_long = Dynastia ma od 1 do 15 gier.
problem-rest_out_of_range = Przerwa trwa od jednej sekundy do 90 dni.
problem-no_place = Nie masz miejsca w tej Dynastii.
problem-series_not_resting = Mo\u017Cna to zrobi\u0107 tylko mi\u0119dzy dwiema grami Dynastii.
problem-series_over = Dynastia jest zako\u0144czona.
problem-seat_not_found = Gra nie ma takiego miejsca.
problem-link_invalid = Link jest nieprawid\u0142owy albo wygas\u0142.
problem-player_not_found = Nikt nie ma takiej nazwy.
problem-profile_not_found = Nie ma takiego gracza.
problem-players_out_of_range = W Kingdomino gra od 2 do 4 os\xF3b, z dodatkiem Era Gigant\xF3w od 2 do 5.
problem-mighty_duel_needs_two_players = W Wielkim pojedynku graj\u0105 dok\u0142adnie 2 osoby.
problem-variant_is_a_quest = Z dodatkiem Era Gigant\xF3w ten wariant jest zadaniem.
problem-pace_out_of_range = Takie tempo daje mniej lub wi\u0119cej czasu, ni\u017C wolno przy stole.
problem-too_many_house_players = Obok Ciebie jest mniej miejsc ni\u017C graczy komputerowych.
problem-table_not_open = Ten st\xF3\u0142 nie jest ju\u017C otwarty.
problem-table_full = Wszystkie miejsca s\u0105 zaj\u0119te.
problem-already_seated = Ju\u017C siedzisz przy tym stole.
problem-too_few_players = Do gry potrzeba co najmniej 2 os\xF3b.
problem-opener_cannot_leave = Kto otworzy\u0142 st\xF3\u0142, nie mo\u017Ce od niego odej\u015B\u0107, ale mo\u017Ce odwo\u0142a\u0107 gr\u0119.
problem-not_the_opener = Mo\u017Ce to zrobi\u0107 tylko osoba, kt\xF3ra otworzy\u0142a st\xF3\u0142.
problem-not_seated = Nie masz miejsca przy tym stole.
problem-game_not_started = Gra jeszcze si\u0119 nie zacz\u0119\u0142a.
problem-game_not_finished = Gra nie jest zako\u0144czona.
problem-is_sandbox = To jest dla gier, nie dla sto\u0142\xF3w pr\xF3bnych.
problem-record_invalid = Zapis nie jest poprawny.
problem-already_asked = Kto\u015B inny przy stole ju\u017C o co\u015B prosi.
problem-nothing_asked = Ta pro\u015Bba jest ju\u017C nieaktualna.
problem-nothing_to_undo = Nie ma Twojej decyzji, kt\xF3r\u0105 mo\u017Cna by cofn\u0105\u0107.
problem-pause_out_of_range = Przerwa musi si\u0119 sko\u0144czy\u0107 w ci\u0105gu 90 dni.
problem-not_paused = Nie ma przerwy.
problem-seats_stay = Przy tym stole nie mo\u017Cna przekazywa\u0107 miejsc.
problem-not_your_seat = To miejsce innego gracza.
problem-nothing_offered = Nikt nie oferuje tego miejsca albo nie Tobie.
problem-game_too_long = Przy tym stole wydarzy\u0142o si\u0119 ju\u017C tak wiele, \u017Ce nie mo\u017Cna do niego do\u0142\u0105czy\u0107, o nic poprosi\u0107 ani zaoferowa\u0107 miejsca: mo\u017Cna tylko gra\u0107 do ko\u0144ca.
problem-too_many_proposals = Z tego miejsca ju\u017C tyle razy o co\u015B proszono, cofano decyzje lub oferowano to miejsce, ile wolno w jednej grze. Nadal mo\u017Cna gra\u0107 i odpowiada\u0107 innym.

## Zasady

problem-game_finished = Gra jest zako\u0144czona.
problem-seat_conceded = Twoje miejsce zaj\u0105\u0142 komputer i gra na nim do ko\u0144ca.
problem-seat_taken_over = Twoje miejsce zaj\u0105\u0142 komputer: najpierw je odzyskaj.
problem-seat_is_yours = Nikt nie zaj\u0105\u0142 Twojego miejsca.
problem-deadline_passed = Czas na to min\u0105\u0142: zaraz zagra komputer.
problem-not_your_turn = Teraz kolej innego gracza.
problem-must_place_first = Najpierw do\u0142\xF3\u017C lub odrzu\u0107 p\u0142ytk\u0119, potem wybieraj.
problem-nothing_to_place = Tw\xF3j kr\xF3l nie ma teraz p\u0142ytki do do\u0142o\u017Cenia.
problem-domino_not_in_line = Tej p\u0142ytki nie ma w nast\u0119pnej kolumnie.
problem-domino_taken = Na tej p\u0142ytce stoi ju\u017C inny kr\xF3l.
problem-not_your_domino = To nie jest p\u0142ytka pod Twoim kr\xF3lem.
problem-out_of_bounds = Kr\xF3lestwo nie zmie\u015Bci\u0142oby si\u0119 w swoich granicach.
problem-cell_occupied = P\u0142ytka zajmuje dwa wolne miejsca.
problem-no_matching_terrain = Kwadrat musi styka\u0107 si\u0119 z zamkiem albo ze swoim typem terenu.
problem-must_place = P\u0142ytk\u0119, kt\xF3r\u0105 mo\u017Cna do\u0142o\u017Cy\u0107, trzeba do\u0142o\u017Cy\u0107.
problem-must_cover = Najpierw zakryj koron\u0119 gigantem, kt\xF3ry przyby\u0142.
problem-must_send_or_keep = Najpierw wy\u015Blij giganta albo go zatrzymaj.
problem-no_giant_came = Nie przyby\u0142 gigant, kt\xF3ry mia\u0142by zakry\u0107 koron\u0119.
problem-no_footprint = Giganta wysy\u0142a si\u0119 lub zatrzymuje tylko po p\u0142ytce ze \u015Bladami st\xF3p.
problem-no_visible_crown = W tym miejscu nie ma widocznej korony.
problem-no_giant_there = W tym miejscu nie ma giganta.
problem-no_opponent = Giganta wysy\u0142a si\u0119 do innego gracza przy stole.
problem-opponent_without_crown = Ten przeciwnik nie ma widocznej korony.

## Polecenia

problem-order_invalid = To polecenie nie ma sensu.
problem-order_not_found = Nie masz polecenia na swoj\u0105 nast\u0119pn\u0105 tur\u0119.
problem-no_turn_to_come = W tej grze nie czeka Ci\u0119 ju\u017C \u017Cadna tura.

## Awarie

problem-internal_error = Co\u015B posz\u0142o nie tak po naszej stronie. B\u0142\u0105d zosta\u0142 zapisany.
problem-unavailable = Chwilowo nie da si\u0119 tego zrobi\u0107. Spr\xF3buj ponownie.
problem-scope_missing = Ten token nie mo\u017Ce by\u0107 do tego u\u017Cyty.
problem-session_required = Mo\u017Ce to zrobi\u0107 tylko zalogowana osoba, nie token.
problem-not_an_admin = Mo\u017Ce to zrobi\u0107 tylko osoba prowadz\u0105ca serwer.
problem-guest_account = Go\u015B\u0107 nie mo\u017Ce tego zrobi\u0107: najpierw wybierz nazw\u0119 i has\u0142o.
problem-account_locked = To konto jest zablokowane.
problem-rate_limited = Wysy\u0142asz \u017C\u0105dania zbyt cz\u0119sto.
problem-too_many_attempts = By\u0142o zbyt wiele pr\xF3b.
problem-too_many_connections = Z Twojego adresu jest zbyt wiele po\u0142\u0105cze\u0144.
problem-too_many_streams = Masz zbyt wiele otwartych strumieni i d\u0142ugich zapyta\u0144.
problem-token_not_found = Nie masz takiego tokena.
problem-too_many_tokens = Wi\u0119cej token\xF3w mie\u0107 nie mo\u017Cna.
problem-token_lifetime_out_of_range = Token jest wa\u017Cny od minuty do 366 dni albo do odwo\u0142ania.
problem-bot_not_found = Nie masz takiego bota.
problem-too_many_bots = Wi\u0119cej bot\xF3w mie\u0107 nie mo\u017Cna.
problem-too_many_games = Grasz ju\u017C w tylu partiach, ile konto mo\u017Ce mie\u0107: najpierw jedn\u0105 zako\u0144cz lub opu\u015B\u0107.
problem-bots_not_admitted = Ten st\xF3\u0142 nie przyjmuje bot\xF3w.
problem-guests_play_unrated = Go\u015Bcie graj\u0105 tylko tam, gdzie ranking si\u0119 nie zmienia.
`;var z=`# Polecenia na nast\u0119pn\u0105 tur\u0119, przebieg gry i jego sprawdzenie.

## Gra do tej pory

history-steps = Kroki gry
history-back = Wstecz
history-on = Dalej
history-play = Odtw\xF3rz
history-pause = Pauza
history-since = Od mojej ostatniej tury
history-keys = Strza\u0142ki przechodz\u0105 krok po kroku, spacja odtwarza, Home i End prowadz\u0105 na pocz\u0105tek i na koniec.
history-step = Krok { $number } z { $of }
history-share = Udost\u0119pnij t\u0119 chwil\u0119
history-film = Gra jako film
history-save = Zachowaj gr\u0119
history-score-of = { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punkt\xF3w
    }
history-curve = Jak ros\u0142y punkty

## Sprawdzenie tasowania

verify-title = Czy rozdano uczciwie?
verify-lead = Serwer zobowi\u0105za\u0142 si\u0119 do kolejno\u015Bci p\u0142ytek, zanim ktokolwiek usiad\u0142 do sto\u0142u. Ta strona oblicza j\u0105 jeszcze raz i nikogo o nic nie pyta.
verify-now = Sprawd\u017A tasowanie
verify-working = Obliczam\u2026
verify-agrees = Zgadza si\u0119: p\u0142ytki rozdano tak, jak zapowiedziano przed gr\u0105.
verify-differs = Nie zgadza si\u0119. Zachowaj zapis i zapytaj tego, kto prowadzi ten serwer.
verify-failed = Nie uda\u0142o si\u0119 sprawdzi\u0107: zapis nie jest taki, jaki zna ta strona.
verify-ok = zgadza si\u0119
verify-wrong = nie zgadza si\u0119
verify-found = Obliczono: { $found }
verify-commitment = Zobowi\u0105zanie z otwarcia sto\u0142u nale\u017Cy do ziarna, kt\xF3re pokazano na ko\u0144cu.
verify-lines = Ziarno i bajty graczy daj\u0105 p\u0142ytki w takiej kolejno\u015Bci, w jakiej je rozdano.
verify-kings = Daj\u0105 te\u017C kolejno\u015B\u0107 pierwszego wyboru.
verify-quests = Daj\u0105 te\u017C oba zadania.
verify-root = Odcisk wszystkich kolumn, pokazany na pocz\u0105tku, jest odciskiem tych kolumn.
verify-proofs =
    { $lines ->
        [one] { $lines } kolumna przysz\u0142a z dowodem, kt\xF3ry prowadzi do tego odcisku.
        [few] { $lines } kolumny przysz\u0142y z dowodem, kt\xF3ry prowadzi do tego odcisku.
       *[many] { $lines } kolumn przysz\u0142o z dowodem, kt\xF3ry prowadzi do tego odcisku.
    }
verify-own-bytes = W\u0142asne bajty dodali: { $names }.
verify-no-bytes = Nikt nie doda\u0142 w\u0142asnych bajt\xF3w, wi\u0119c serwer m\xF3g\u0142 wybiera\u0107 ziarno, zanim otworzy\u0142 st\xF3\u0142.
verify-method = Metod\u0119 opisuje docs/client/shuffle.md; jest tam te\u017C program, kt\xF3ry robi to samo.

## Polecenie na nast\u0119pn\u0105 tur\u0119

plan-title = Zaplanuj moj\u0105 nast\u0119pn\u0105 tur\u0119
plan-given = Polecenie na moj\u0105 nast\u0119pn\u0105 tur\u0119
plan-lead = Polecenie wykona si\u0119 od razu, gdy przyjdzie Twoja kolej. Nikt inny go nie widzi.
plan-place = Gdzie trafi { $domino }
plan-otherwise = Je\u015Bli nie mo\u017Ce tam le\u017Ce\u0107
plan-best = Tam, gdzie daje najwi\u0119cej
plan-ask = Zapytaj mnie
plan-no-place = Nie wybrano miejsca: dotknij planszy albo zostaw to, co poni\u017Cej.
plan-clear = Bez miejsca
plan-pick = Co wzi\u0105\u0107, od najlepszej
plan-picked-as = { $domino }, wyb\xF3r { $number }
plan-later = Kolumny do wyboru jeszcze nie rozdano.
plan-void = Zapomnij polecenie
plan-void-taken = je\u015Bli kto\u015B we\u017Amie { $domino }
plan-void-giant = je\u015Bli przyjdzie do mnie gigant
plan-would = Gdyby teraz by\u0142a Twoja kolej
plan-would-place = P\u0142ytka { $domino } zostaje do\u0142o\u017Cona.
plan-would-discard = P\u0142ytka { $domino } zostaje odrzucona, bo nigdzie nie pasuje.
plan-would-ask-place = Dostaniesz pytanie, gdzie do\u0142o\u017Cy\u0107 p\u0142ytk\u0119 { $domino }.
plan-would-pick = Wybrana zostaje p\u0142ytka { $domino }.
plan-would-ask-pick = Dostaniesz pytanie, co wzi\u0105\u0107.
plan-would-score = Razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punkt\xF3w
    }.
plan-give = Zostaw to polecenie
plan-change = Zmie\u0144 polecenie
plan-withdraw = Wycofaj polecenie
plan-saved = Polecenie czeka na Twoj\u0105 nast\u0119pn\u0105 tur\u0119.
plan-withdrawn = Polecenie wycofane: dostaniesz pytanie.
plan-since = Od: { $at }
`;var y=`# Dlaczego ruch jest niezgodny z zasadami.

rule-game-finished = Gra jest zako\u0144czona.
rule-seat-conceded = To miejsce zaj\u0105\u0142 komputer i gra na nim do ko\u0144ca.
rule-seat-taken-over = Gdy sko\u0144czy\u0142 si\u0119 czas, to miejsce zaj\u0105\u0142 komputer: najpierw je odzyskaj.
rule-seat-is-yours = Nikt nie zaj\u0105\u0142 Twojego miejsca.
rule-not-your-turn = Teraz kolej innego gracza.
rule-must-place-first = Tura zaczyna si\u0119 od p\u0142ytki pod Twoim kr\xF3lem: do\u0142\xF3\u017C j\u0105 do kr\xF3lestwa albo odrzu\u0107, je\u015Bli nigdzie nie pasuje. Dopiero potem wybierasz now\u0105.
rule-nothing-to-place = Tw\xF3j kr\xF3l nie ma teraz p\u0142ytki do do\u0142o\u017Cenia: wybierz p\u0142ytk\u0119 z nast\u0119pnej kolumny.
rule-domino-not-in-line = Tej p\u0142ytki nie ma w nast\u0119pnej kolumnie.
rule-domino-taken = Na tej p\u0142ytce stoi ju\u017C inny kr\xF3l.
rule-not-your-domino = To nie jest p\u0142ytka pod Twoim kr\xF3lem.
rule-out-of-bounds = Kr\xF3lestwo nie zmie\u015Bci\u0142oby si\u0119 w swoich granicach: 5 \xD7 5 kwadrat\xF3w razem z zamkiem, a w Wielkim pojedynku 7 \xD7 7.
rule-cell-occupied = P\u0142ytka zajmuje dwa wolne miejsca, a tu co najmniej jedno jest zaj\u0119te.
rule-no-matching-terrain = Co najmniej jeden kwadrat p\u0142ytki musi styka\u0107 si\u0119 bokiem z zamkiem albo z kwadratem tego samego typu terenu.
rule-must-place = P\u0142ytk\u0119, kt\xF3r\u0105 mo\u017Cna do\u0142o\u017Cy\u0107, trzeba do\u0142o\u017Cy\u0107.
rule-must-cover = Do Twojego kr\xF3lestwa przyby\u0142 gigant: najpierw wybierz koron\u0119, kt\xF3r\u0105 zakryje.
rule-must-send-or-keep = Twoja p\u0142ytka ma \u015Blady st\xF3p: najpierw wy\u015Blij giganta do przeciwnika albo zatrzymaj swoich gigant\xF3w.
rule-no-giant-came = Nie przyby\u0142 do Ciebie gigant, kt\xF3ry mia\u0142by zakry\u0107 koron\u0119.
rule-no-footprint = Giganta wysy\u0142a si\u0119 lub zatrzymuje tylko po do\u0142o\u017Ceniu p\u0142ytki ze \u015Bladami st\xF3p, je\u015Bli ma si\u0119 giganta, a kto\u015B z przeciwnik\xF3w ma widoczn\u0105 koron\u0119.
rule-no-visible-crown = Gigant zakrywa widoczn\u0105 koron\u0119, a w tym miejscu \u017Cadnej nie ma.
rule-no-giant-there = W tym miejscu nie ma Twojego giganta.
rule-no-opponent = Giganta wysy\u0142a si\u0119 do innego gracza przy stole.
rule-opponent-without-crown = Ten przeciwnik nie ma widocznej korony, kt\xF3r\u0105 gigant m\xF3g\u0142by zakry\u0107.

## Dlaczego st\xF3\u0142 nie mo\u017Ce by\u0107 taki

settings-players-out-of-range = W Kingdomino gra od 2 do 4 os\xF3b, z dodatkiem Era Gigant\xF3w od 2 do 5.
settings-variant-is-a-quest = Z dodatkiem Era Gigant\xF3w Kr\xF3lestwo \u015Brodka i Harmonia s\u0105 zadaniami i nie mo\u017Cna ich wybra\u0107 jako wariant\xF3w.
settings-mighty-duel-needs-two-players = W Wielkim pojedynku graj\u0105 dok\u0142adnie 2 osoby.

## Dlaczego polecenie nie ma sensu

order-nothing-ordered = Polecenie m\xF3wi, jak do\u0142o\u017Cy\u0107 p\u0142ytk\u0119, kt\xF3r\u0105 wybra\u0107, albo jedno i drugie.
order-too-many-dominoes = Na jednej li\u015Bcie polecenia mo\u017Ce by\u0107 najwy\u017Cej 12 p\u0142ytek.
order-domino-twice = Na jednej li\u015Bcie polecenia \u017Cadna p\u0142ytka nie mo\u017Ce by\u0107 dwa razy.
`;var p=`# The account and its settings, in the web client.

saved = Zapisano.
show-password = Poka\u017C
copy = Kopiuj
copied = Skopiowano
remove = Usu\u0144
not-now = Nie teraz
sure = Tak: { $what }
shown-once = Wida\u0107 to tylko ten jeden raz. Zachowaj w bezpiecznym miejscu.
failing-since = Nic nie dociera od: { $since }.

## Accounts

name-hint = Od 2 do 32 liter jednego pisma, cyfry, spacje oraz - _ . '
forgot-lead = Jak nazywa si\u0119 Twoje konto?
reset-ask = Wy\u015Blij mi link
reset-asked = Zajrzyj do poczty
reset-asked-lead = Je\u015Bli istnieje konto o tej nazwie z potwierdzonym adresem, link do ustawienia nowego has\u0142a jest ju\u017C w drodze. Mo\u017Ce to potrwa\u0107 kilka minut.
claim = Zachowaj swoje gry
claim-lead = Wybierz nazw\u0119 i has\u0142o: wszystko, co rozegrano, zostaje Twoje, tutaj i na innych urz\u0105dzeniach.
claimed = Konto nale\u017Cy teraz do Ciebie.
claimed-already = To konto ma ju\u017C nazw\u0119 i has\u0142o.
claim-first = Grasz jako go\u015B\u0107. Najpierw wybierz nazw\u0119 i has\u0142o.
guest-hint = Zachowaj t\u0119 gr\u0119: wybierz nazw\u0119
guest-has-no-name = Grasz jako go\u015B\u0107, bez has\u0142a.
logged-out = Wylogowano.

## Profile

settings-profile = Profil
settings-profile-about = Nazwa i has\u0142o
see-own-profile = Zobacz, jak widz\u0105 Ci\u0119 inni
save-name = Zapisz nazw\u0119
name-saved = Nazwa jest zmieniona.
save-password = Zmie\u0144 has\u0142o
password-saved = Has\u0142o jest zmienione. Wszystkie inne sesje s\u0105 zako\u0144czone.
password-current = Obecne has\u0142o
password-ends-sessions = Nowe has\u0142o ko\u0144czy wszystkie inne sesje i uniewa\u017Cnia Twoje tokeny.

## Appearance

settings-appearance = Wygl\u0105d
settings-appearance-about = J\u0119zyk, jasny lub ciemny, gra
on-this-machine = Dotyczy tylko tej przegl\u0105darki.
theme = Jasny lub ciemny
theme-system = Jak urz\u0105dzenie
theme-light = Jasny
theme-dark = Ciemny
play-preferences = Podczas gry
prefer-hints = Pokazuj punkty z g\xF3ry
prefer-hints-about = To, co dozwolone, jest pod\u015Bwietlone, a obok wida\u0107, ile przyniesie.
prefer-at-once-about = Pierwsze dotkni\u0119cie p\u0142ytki bierze j\u0105, bez potwierdzenia.

## Time

settings-time = Czas
settings-time-about = Strefa czasowa, dni wolne, przypomnienia
time-zone = Strefa czasowa
time-zone-here = U\u017Cyj strefy tego urz\u0105dzenia: { $zone }
weekends-off = Wolne weekendy
weekends-off-about = Twoje zegary stoj\u0105 w soboty i niedziele, przy sto\u0142ach, kt\xF3re na to pozwalaj\u0105.
reminder-before = Dodatkowe przypomnienie
reminder-none = Brak
reminder-length = { $time } przed terminem
reminder-hint = Przypomnienie przychodzi zawsze, gdy min\u0105 cztery pi\u0105te Twojego czasu.
holidays = Urlop
holidays-about = Twoje zegary stoj\u0105 przy wszystkich sto\u0142ach, kt\xF3re na to pozwalaj\u0105.
holidays-left = Zosta\u0142o { $left } z { $budget } na { $year }
first-day = Pierwszy dzie\u0144
last-day = Ostatni dzie\u0144
take-holiday = We\u017A ten urlop
holiday-taken = Urlop jest zapisany.
holiday-over = miniony
holiday-now = teraz
end-holiday = Zrezygnuj
holiday-ended = Urlop jest odwo\u0142any.

## Notices

settings-notices = Powiadomienia
settings-notices-about = O czym, gdzie i kiedy
notice-language = J\u0119zyk maili i wiadomo\u015Bci
digest-choice = Maile przychodz\u0105
digest-at_once = Od razu
digest-hourly = Co godzin\u0119
digest-daily = Raz dziennie
digest-hint = Przypomnienia i to, co dotyczy bezpiecze\u0144stwa konta, nigdy nie czekaj\u0105.
quiet-hours = Godziny ciszy
quiet-hours-on = Niczego nie wysy\u0142aj w nocy
quiet-hours-about = Wed\u0142ug Twojej strefy czasowej:
quiet-from = Od
quiet-until = Do
quiet-strict = Bez wyj\u0105tku
quiet-strict-about = W przeciwnym razie dostaniesz wiadomo\u015B\u0107, gdy Tw\xF3j czas min\u0105\u0142by przed ko\u0144cem ciszy.
save-quiet-hours = Zapisz godziny ciszy
channels = Co dok\u0105d trafia
channels-about = To, co wy\u0142\u0105czysz, nadal b\u0119dzie na li\u015Bcie Twoich powiadomie\u0144.
channel-mail = Mail
channel-push = Push
channel-chat = Czat
channel-webhook = Program
kind-your_turn = Twoja kolej
kind-cover_a_crown = Przyszed\u0142 do Ciebie gigant
kind-reminder = Ko\u0144czy si\u0119 Tw\xF3j czas
kind-timed_out = Tw\xF3j czas min\u0105\u0142
kind-invited = Zaproszenie
kind-game_started = Gra si\u0119 zacz\u0119\u0142a
kind-game_finished = Gra si\u0119 sko\u0144czy\u0142a
kind-game_cancelled = St\xF3\u0142 zosta\u0142 odwo\u0142any
kind-agreement = Cofanie ruch\xF3w, przerwy
kind-seat = Oddanie miejsca
kind-series = Twoje Dynastie
kind-security = Bezpiecze\u0144stwo konta

## Mail

settings-mail = Adres e-mail
settings-mail-about = Na powiadomienia i nowe has\u0142o
mail-about = Powiadomienia przychodz\u0105 tu z obrazkami i przyciskami, wi\u0119c mo\u017Cna gra\u0107 prosto z maila. I tylko maj\u0105c adres, mo\u017Cna zast\u0105pi\u0107 zapomniane has\u0142o.
mail-none = Nie ma tu jeszcze adresu e-mail.
mail-confirmed = Potwierdzony. Tam trafiaj\u0105 Twoje maile.
mail-pending = nie jest jeszcze potwierdzony. Otw\xF3rz maila, kt\xF3rego tam wys\u0142ali\u015Bmy, i kliknij link.
mail-disabled = Wy\u0142\u0105czony od: { $since }. Przez pi\u0119\u0107 dni nic nie dotar\u0142o.
mail-add = Dodaj adres
mail-change = U\u017Cyj innego adresu
mail-address = Adres e-mail
mail-why-password = Bo kto ma adres, mo\u017Ce ustawi\u0107 nowe has\u0142o.
mail-send-link = Wy\u015Blij link
mail-link-sent = Mail z linkiem jest w drodze.
mail-remove = Usu\u0144 adres
mail-remove-about = Maile przestan\u0105 przychodzi\u0107, a zapomnianego has\u0142a nie da si\u0119 zast\u0105pi\u0107.
mail-removed = Adres jest usuni\u0119ty.
send-test = Wy\u015Blij pr\xF3b\u0119
test-sent = Pr\xF3ba jest w drodze.

## Push

settings-push = Wiadomo\u015Bci push
settings-push-about = Na tym urz\u0105dzeniu
push-about = Dowiesz si\u0119 na tym urz\u0105dzeniu, gdy tylko przyjdzie Twoja kolej, tak\u017Ce gdy Kingdomail jest zamkni\u0119ty.
push-begin = W\u0142\u0105cz w tej przegl\u0105darce
push-on = W\u0142\u0105czone w tej przegl\u0105darce.
push-end = Wy\u0142\u0105cz
push-ended = Wy\u0142\u0105czone.
push-denied = Przegl\u0105darka nie pozwala tej stronie wysy\u0142a\u0107 wiadomo\u015Bci. Otw\xF3rz ustawienia strony obok jej adresu u g\xF3ry, zezw\xF3l na powiadomienia i spr\xF3buj jeszcze raz.
push-failed = Przegl\u0105darka nie mog\u0142a si\u0119 zapisa\u0107. W oknie prywatnym, albo gdy us\u0142uga push przegl\u0105darki jest wy\u0142\u0105czona, to niemo\u017Cliwe.
push-impossible = Ta przegl\u0105darka nie mo\u017Ce odbiera\u0107 wiadomo\u015Bci push. Na iPhonie lub iPadzie najpierw dodaj Kingdomail do ekranu pocz\u0105tkowego: Udost\u0119pnij, a potem \u201EDo ekranu pocz\u0105tkowego\u201D.
push-others = Inne przegl\u0105darki

## Webhooks

settings-webhooks = Czaty i programy
settings-webhooks-about = Discord, Slack, ntfy, webhooki
webhooks-about = Powiadomienia mog\u0105 trafia\u0107 na kana\u0142 czatu albo do Twojego programu.
webhook-add = Dodaj czat lub program
webhook-added = Dodano.
webhook-kind = Rodzaj
webhook-kind-discord = Discord
webhook-kind-slack = Slack
webhook-kind-ntfy = ntfy
webhook-kind-standard = Webhook dla programu
webhook-url = Adres
webhook-hint-discord = W Discordzie: edycja kana\u0142u, Integracje, Webhooki, skopiuj URL.
webhook-hint-slack = W Slacku: aplikacja z Incoming Webhooks; jej Webhook URL.
webhook-hint-ntfy = Adres Twojego tematu, na przyk\u0142ad https://ntfy.sh/my-topic.
webhook-hint-standard = Tw\xF3j program dostaje podpisane wiadomo\u015Bci, zgodnie ze Standard Webhooks.
webhook-secret = Sekret, kt\xF3rym podpisywane s\u0105 wiadomo\u015Bci.
webhook-on = W\u0142\u0105czony
webhook-off = Wy\u0142\u0105czony
turn-on = W\u0142\u0105cz
turn-off = Wy\u0142\u0105cz
webhook-turned-on = Jest w\u0142\u0105czony.
webhook-turned-off = Jest wy\u0142\u0105czony.
webhook-removed = Usuni\u0119to.
new-secret = Nowy sekret
deliveries = Co wys\u0142ano
deliveries-none = Jeszcze nic.
look-again = Sprawd\u017A ponownie
delivery-test = Pr\xF3ba
delivery-notice = Powiadomienie
delivery-pending =
    { $attempts ->
        [0] Czeka na wys\u0142anie.
        [one] Czeka, po { $attempts } pr\xF3bie.
       *[other] Czeka, po { $attempts } pr\xF3bach.
    }
delivery-delivered = Dotar\u0142o.
delivery-dropped = Nie wys\u0142ano.
delivery-dead =
    { $attempts ->
        [one] Porzucono po { $attempts } pr\xF3bie.
       *[other] Porzucono po { $attempts } pr\xF3bach.
    }
send-again = Wy\u015Blij ponownie
sent-again = Wysy\u0142amy ponownie.

## Calendar

settings-calendar = Kalendarz
settings-calendar-about = Terminy we w\u0142asnym kalendarzu
calendar-about = Tw\xF3j kalendarz mo\u017Ce pokazywa\u0107, do kiedy masz zagra\u0107: podaj mu ten adres jako subskrypcj\u0119.
calendar-address = Adres Twojego kalendarza.
calendar-make = Utw\xF3rz adres
calendar-made = Adres jest utworzony.
calendar-end = Zako\u0144cz kalendarz
calendar-ended = Adres ju\u017C donik\u0105d nie prowadzi.
calendar-replaces = Nowy adres uniewa\u017Cnia poprzedni. Kto go zna, widzi Twoje terminy.

## Sessions

settings-sessions = Sesje
settings-sessions-about = Twoje przegl\u0105darki i urz\u0105dzenia
sessions-about = Wszystko, co jest zalogowane na Twoje konto. Je\u015Bli czego\u015B nie znasz, zako\u0144cz to i zmie\u0144 has\u0142o.
session-this = ta przegl\u0105darka
session-since = Od: { $since }.
last-used = Ostatnio u\u017Cyto { $ago }.
end-session = Zako\u0144cz
session-ended = Sesja jest zako\u0144czona.
end-other-sessions = Zako\u0144cz wszystkie inne
sessions-ended = Wszystkie inne s\u0105 zako\u0144czone.

## Programs

settings-programs = Dla programist\xF3w
settings-programs-about = Tokeny i boty
programs-about = Wszystko, co mo\u017Cna tu zrobi\u0107, mo\u017Ce zrobi\u0107 program.
programs-docs = Dokumentacja
tokens = Tokeny
tokens-about = To, co program pokazuje zamiast Twojego has\u0142a. Mo\u017Ce robi\u0107 to, co wybierzesz, i nic wi\u0119cej.
token-make = Utw\xF3rz token
token-made = Token jest utworzony.
token-secret = Token.
token-name = Do czego s\u0142u\u017Cy
token-name-hint = \u017Beby da\u0142o si\u0119 go rozpozna\u0107.
token-of = Gra jako
token-of-me = Ty
token-for = Dla: { $name }
token-lifetime = Wa\u017Cny
until-revoked = Dop\xF3ki go nie uniewa\u017Cnisz
good-until = Wa\u017Cny do: { $until }.
never-used = Jeszcze nieu\u017Cyty.
revoke = Uniewa\u017Cnij
token-revoked = Token jest uniewa\u017Cniony.
scopes = Mo\u017Ce
scope-games-read = ogl\u0105da\u0107 gry
scope-games-play = gra\u0107
scope-tables-write = otwiera\u0107 sto\u0142y i dosiada\u0107 si\u0119
scope-notices-read = czyta\u0107 Twoje powiadomienia
scope-webhooks-write = zarz\u0105dza\u0107 webhookami i push
scope-account-read = widzie\u0107 Twoje konto
bots = Boty
bots-about = Bot gra pod w\u0142asn\u0105 nazw\u0105, z Tob\u0105 jako autorem, tam, gdzie boty s\u0105 dopuszczone.
bot-name = Nazwa bota
bot-make = Utw\xF3rz bota
bot-made = Bot jest gotowy. Utw\xF3rz dla niego token.
bot-removed = Bot jest usuni\u0119ty.

## Data and deletion

settings-data = Twoje dane
settings-data-about = Zabierz wszystko ze sob\u0105
data-account = Konto
data-account-about = Wszystko, co o Tobie zapisano, jako JSON: bez has\u0142a i innych sekret\xF3w.
data-account-download = Pobierz konto
data-records = Twoje gry
data-records-about = Zapisy wszystkich Twoich zako\u0144czonych gier, po jednym w wierszu. Ka\u017Cdy mo\u017Ce je sprawdzi\u0107 bez tego serwera.
data-records-download = Pobierz gry
downloaded = Plik jest gotowy.
settings-deletion = Usu\u0144 konto
settings-deletion-about = Na zawsze
deletion-lead = Tego nikt nie cofnie:
deletion-games = Opuszczasz wszystkie sto\u0142y i poddajesz wszystkie trwaj\u0105ce gry.
deletion-name = Twoja nazwa znika zewsz\u0105d.
deletion-bots = Twoje boty, tokeny i webhooki przestaj\u0105 dzia\u0142a\u0107.
deletion-kept = Zako\u0144czone gry zostaj\u0105 dla tych, kt\xF3rzy w nie z Tob\u0105 grali.
deletion-take-along = Najpierw pobierz swoje dane
deletion-sure = Chc\u0119 usun\u0105\u0107 swoje konto na zawsze.
deletion-confirm = Usu\u0144 moje konto
deleted = Twoje konto jest usuni\u0119te.
`;var E=[i,y,d,t,a,n,s,e,o,r,p,z];export{E as default};
