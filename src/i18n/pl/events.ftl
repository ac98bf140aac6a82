# Zdarzenia w grze od ostatniej tury gracza, po jednym zdaniu.

happened-table-opened = { $player } tworzy stół.
happened-invited = { $player } dostaje zaproszenie.
happened-declined = { $player } odrzuca zaproszenie.
happened-joined = { $player } dołącza do stołu.
happened-left = { $player } odchodzi od stołu.
happened-game-started = Gra się zaczęła.
happened-game-cancelled = Gra została odwołana.
happened-house-seated = { $house } dołącza do stołu.
happened-line-dealt = Nowe płytki: { $dominoes }.
happened-order-carried-out = { $player }: ta tura była zaplanowana z góry.
happened-picked = { $player } wybiera płytkę { $domino }.
happened-placed = { $player } dokłada płytkę { $domino }.
happened-discarded = { $player } odrzuca płytkę { $domino }: nigdzie nie pasowała.
happened-covered = { $player } zakrywa koronę gigantem.
happened-giant-sent = Gigant zmienia królestwo: { $player } → { $to }.
happened-giant-sent-to-you = { $player } wysyła do Ciebie giganta.
happened-giant-kept = { $player } zatrzymuje giganta.
happened-timed-out = { $player } przekracza czas.
happened-taken-over =
    { $for_good ->
        [yes] { $player }: to miejsce zajmuje komputer do końca gry.
       *[no] { $player }: to miejsce zajmuje komputer do powrotu gracza.
    }
happened-taken-back = { $player } odzyskuje miejsce od komputera.
happened-conceded = { $player } poddaje grę.
happened-undo-asked = { $player } proponuje cofnięcie decyzji.
happened-pause-asked = { $player } proponuje przerwę. Koniec przerwy: { $until }.
happened-agreed = { $player } przyjmuje propozycję.
happened-refused = { $player } odrzuca propozycję.
happened-withdrawn = { $player } wycofuje propozycję.
happened-undone = { $player } cofa decyzję.
happened-paused = Przerwa w grze. Koniec przerwy: { $until }.
happened-resumed = { $player } kończy przerwę.
happened-seat-offered = Oferta przekazania miejsca: { $player } → { $to }.
happened-offer-ended = Koniec oferty przekazania miejsca: { $player }.
happened-seat-handed-over = Przekazanie miejsca: { $player } → { $to }.
happened-game-finished = Gra jest zakończona.
