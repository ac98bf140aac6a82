# Powiadomienia. Temat to jeden wiersz bez kropki.

your-turn =
    { $round ->
        [0] Twoja kolej przed pierwszą rundą
       *[other] Twoja kolej, runda { $round } z { $rounds }
    }: { $expected ->
        [pick] wybierz płytkę z następnej kolumny.
        [place] dołóż płytkę spod swojego króla.
        [cover] wybierz koronę, którą zakryje gigant.
       *[send-or-keep] wyślij giganta do przeciwnika albo go zatrzymaj.
    }
    .subject = Twoja kolej (przeciwnicy: { $opponents })
cover-a-crown = { $from } wysyła giganta do Twojego królestwa. Wybierz, którą z Twoich koron zakryje. Gra czeka na Ciebie.
    .subject = { $from } wysyła do Ciebie giganta
reminder = To wciąż Twoja kolej. Termin: { $deadline }.
    .subject = Przypomnienie: Twoja kolej (przeciwnicy: { $opponents })
timed-out =
    Twój czas minął. { $house_did ->
        [played] Tym razem zagrał za Ciebie komputer; następna kolej znów należy do Ciebie.
        [took-over] Od teraz gra za Ciebie komputer, dopóki nie odzyskasz swojego miejsca.
       *[took-over-for-good] Twoje miejsce zajął komputer i będzie grał do końca.
    }
    .subject = Twój czas minął (przeciwnicy: { $opponents })
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
invitation-declined = { $player } odrzuca Twoje zaproszenie.
    .subject = { $player } odrzuca Twoje zaproszenie
undo-asked = { $by } proponuje cofnięcie ostatniego ruchu. Muszą się zgodzić wszyscy gracze.
    .subject = { $by } proponuje cofnięcie ruchu
undo-answered =
    { $agreed ->
        [yes] { $by } przyjmuje propozycję cofnięcia ostatniego ruchu.
       *[no] { $by } odrzuca propozycję cofnięcia ostatniego ruchu. Gra toczy się dalej bez zmian.
    }
    .subject =
    { $agreed ->
        [yes] { $by } przyjmuje propozycję cofnięcia
       *[no] { $by } odrzuca propozycję cofnięcia
    }
undone = { $by } cofa ruch. Gra wraca do poprzedniej pozycji.
    .subject = { $by } cofa ruch
pause-asked = { $by } proponuje przerwę w grze. Koniec przerwy: { $until }. Muszą się zgodzić wszyscy gracze.
    .subject = { $by } proponuje przerwę
pause-answered =
    { $agreed ->
        [yes] { $by } przyjmuje propozycję przerwy.
       *[no] { $by } odrzuca propozycję przerwy. Czas płynie dalej.
    }
    .subject =
    { $agreed ->
        [yes] { $by } przyjmuje propozycję przerwy
       *[no] { $by } odrzuca propozycję przerwy
    }
paused = Wszyscy gracze się zgodzili: zegary stoją. Koniec przerwy: { $until }. Każdy może zakończyć ją wcześniej.
    .subject = Przerwa w grze
resumed = { $by } kończy przerwę. Czas znów płynie.
    .subject = Koniec przerwy
seat-offered = { $from } oferuje Ci miejsce w trwającej grze. Jeśli je przyjmiesz, grasz dalej królestwem tego gracza.
    .subject = { $from } oferuje Ci miejsce
seat-handed-over = Zmiana przy stole: { $from } → { $to }.
    .subject = Zmiana przy stole: { $from } → { $to }
series-game-started =
    { $rounds ->
        [one] Zaczęła się gra { $game } z { $games } w Dynastii. Potrwa { $rounds } rundę.
        [few] Zaczęła się gra { $game } z { $games } w Dynastii. Potrwa { $rounds } rundy.
       *[many] Zaczęła się gra { $game } z { $games } w Dynastii. Potrwa { $rounds } rund.
    }
    .subject = Zaczęła się gra { $game } z { $games } (przeciwnicy: { $opponents })
series-game-finished =
    Koniec gry { $game } z { $games } w Dynastii. { $rank ->
        [1] Wygrywasz
       *[other] Twoje miejsce: { $rank } z { $players }
    }, wynik: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
    .subject =
    { $rank ->
        [1] Wygrana w grze { $game } z { $games } (przeciwnicy: { $opponents })
       *[other] Koniec gry { $game } z { $games } (przeciwnicy: { $opponents })
    }
series-standing =
    Dynastia po grze { $game } z { $games }: { $rank ->
        [1] prowadzisz
       *[other] Twoje miejsce to { $rank } z { $players }
    }, wynik: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
    .subject = Dynastia po grze { $game } z { $games }
series-over =
    Dynastia dobiegła końca, liczba gier: { $games }. { $rank ->
        [1] Wygrywasz
       *[other] Twoje miejsce: { $rank } z { $players }
    }, wynik: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
    .subject =
    { $rank ->
        [1] Wygrywasz Dynastię
       *[other] Koniec Dynastii
    }
series-ready-asked = Wszyscy pozostali są gotowi do gry { $game } z { $games } w Dynastii. Gra zacznie się, gdy tylko potwierdzisz gotowość.
    .subject = Potwierdź gotowość do gry { $game } z { $games }
series-withdrawn = { $player } odchodzi z Dynastii. Od następnej gry to miejsce zajmuje komputer.
    .subject = { $player } odchodzi z Dynastii
series-cancelled = { $by } odwołuje Dynastię. Tabela pozostaje bez zmian.
    .subject = { $by } odwołuje Dynastię
password-changed = Hasło do Twojego konta zostało zmienione: { $at }.
    .subject = Twoje hasło zostało zmienione
new-login = Nowe logowanie na Twoje konto: { $at }. Urządzenie: { $device }.
    .subject = Nowe logowanie na Twoje konto
email-changed = Adres e-mail Twojego konta został zmieniony: { $at }.
    .subject = Twój adres e-mail został zmieniony
email-verification =
    Potwierdź, że ten adres e-mail należy do Ciebie. Link jest ważny przez { $hours ->
        [one] { $hours } godzinę.
        [few] { $hours } godziny.
       *[many] { $hours } godzin.
    }
    .subject = Potwierdź swój adres e-mail
password-reset =
    Pod tym linkiem ustawisz nowe hasło. Jest ważny przez { $hours ->
        [one] { $hours } godzinę.
        [few] { $hours } godziny.
       *[many] { $hours } godzin.
    }
    .subject = Ustaw nowe hasło
webhook-disabled =
    Twój webhook na serwerze { $server } został wyłączony. { $failures ->
        [one] Powód: { $failures } nieudana próba.
        [few] Powód: { $failures } nieudane próby z rzędu.
       *[many] Powód: { $failures } nieudanych prób z rzędu.
    } Włącz go ponownie, gdy zacznie odpowiadać.
    .subject = Twój webhook został wyłączony
test = To jest test. Tutaj będą przychodzić powiadomienia o Twoich grach.
    .subject = Powiadomienie testowe
