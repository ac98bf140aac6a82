# Co jest w pudełku i co wybiera się przy stole.

terrain-wheat = pole
terrain-forest = las
terrain-lake = jezioro
terrain-pasture = łąka
terrain-swamp = bagno
terrain-mine = kopalnia

variant-middle-kingdom = Królestwo środka
variant-harmony = Harmonia
variant-mighty-duel = Wielki pojedynek

edition-rulebook = Drukowana instrukcja
edition-board-game-arena = Zasady Board Game Arena

expansion-none = Gra podstawowa
expansion-age-of-giants = Era Gigantów

house-random = Komputer (łatwy)
house-greedy = Komputer (średni)
house-searching = Komputer (trudny)

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

## Zwyczajowe nazwy stref czasowych

time-central-european = czas środkowoeuropejski
time-eastern-european = czas wschodnioeuropejski
time-western-european = czas zachodnioeuropejski
time-british = czas brytyjski
time-irish = czas irlandzki
time-israel = czas izraelski
time-turkey = czas turecki
time-moscow = czas moskiewski
time-american-eastern = czas wschodni, Ameryka Północna
time-american-central = czas centralny, Ameryka Północna
time-american-mountain = czas górski, Ameryka Północna
time-american-pacific = czas pacyficzny, Ameryka Północna
time-mexico = czas w mieście Meksyk
time-colombia = czas kolumbijski
time-chile = czas chilijski
time-argentina = czas argentyński

## Słowa i liczby

king = król
    .counted = { $count ->
        [one] { $count } król
        [few] { $count } królów
       *[many] { $count } królów
    }
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
point = punkt
    .counted = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
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
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }

## Gramatyka

list-end = { $before } i { $last }
moment =
    { $weekday ->
        [monday] poniedziałek
        [tuesday] wtorek
        [wednesday] środa
        [thursday] czwartek
        [friday] piątek
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
        [september] września
        [october] października
        [november] listopada
       *[december] grudnia
    } { $year }, { $time } ({ $zone })
