# Teksty na obrazkach gry.

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

## Czego chcą zadania i warianty

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
