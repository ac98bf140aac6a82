# Co otacza wiadomości, i strony, do których prowadzą przyciski z maila.

greeting = Cześć, { $player }!
since-your-last-turn = Od Twojej ostatniej kolei
deadline = Termin: { $at }.
no-deadline = Nie ma terminu: graj bez pośpiechu.
awaited = Teraz gra { $player }.
awaited-until = Teraz gra { $player }. Termin: { $until }.

## Przyciski i linki

open-table = Otwórz stół
play-pick = Wybierz płytkę { $domino }
play-place = Dołóż płytkę { $domino }
play-discard = Odrzuć płytkę { $domino }
agree = Zgadzam się
refuse = Nie zgadzam się
verify-email = Potwierdź ten adres
choose-password = Ustaw nowe hasło
turn-mails-off = Wyłącz te maile

not-you = Jeśli to nie Ty, zmień hasło i zakończ wszystkie inne sesje.
not-asked = Jeśli to nie Twoja prośba, możesz zignorować tego maila.
mails-are-off = Nie będziesz już dostawać takich maili.

## Strona przycisku

about-to-pick = Za chwilę wybierzesz płytkę { $domino }.
about-to-place = Za chwilę dołożysz płytkę { $domino }.
about-to-discard = Za chwilę odrzucisz płytkę { $domino }.
confirm = Potwierdź
done = Gotowe. Gra toczy się dalej.
done-and-over = Gotowe. Koniec gry.
link-used = Ten link został już użyty.
link-expired = Ten link wygasł.
link-unknown = Ten link nie pochodzi od nas albo jest niepełny.
address-confirmed = Adres jest potwierdzony. Od teraz powiadomienia będą przychodzić tutaj.
password-set = Hasło zostało zmienione. Zaloguj się nowym.
new-password = Nowe hasło
game-moved-on = Od wysłania tego maila gra poszła dalej. Otwórz stół, żeby zobaczyć, jak wygląda teraz.

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
       *[many] { $count } nieprzeczytanych powiadomień
    }
