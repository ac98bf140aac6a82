# Zdarzenia w grze od ostatniej tury gracza, po jednym zdaniu.

event-table-opened = { $player } tworzy stół.
event-invited = { $player } dostaje zaproszenie.
event-declined = { $player } odrzuca zaproszenie.
event-joined = { $player } dołącza do stołu.
event-left = { $player } odchodzi od stołu.
event-game-started = Gra się zaczęła.
event-game-cancelled = Gra została odwołana.
event-house-seated = { $house } dołącza do stołu.
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
