# אירועים במשחק מאז התור האחרון של השחקן, משפט לכל אירוע.

event-table-opened = השולחן נוצר על ידי { $player }.
event-invited = נשלחה הזמנה אל { $player }.
event-declined = ההזמנה נדחתה על ידי { $player }.
event-joined = הצטרפות לשולחן: { $player }.
event-left = עזיבת השולחן: { $player }.
event-game-started = המשחק התחיל.
event-game-cancelled = השולחן בוטל.
event-house-seated = הצטרפות לשולחן: { $house }.
event-line-dealt = נשלפו אריחים חדשים: { $dominoes }.
event-premove-played = { $player }: התור הזה תוכנן מראש.
event-picked = { $player }: נבחר אריח { $domino }.
event-placed = { $player }: הונח אריח { $domino }.
event-discarded = { $player }: ויתור על אריח { $domino }, שלא התאים לשום מקום.
event-covered = { $player }: כתר כוסה בענק.
event-giant-sent = { $player }: נשלח ענק אל { $to }.
event-giant-sent-to-you = { $player }: נשלח אליכם ענק.
event-giant-kept = { $player }: הענק נשאר במקומו.
event-timed-out = { $player }: הזמן נגמר.
event-taken-over =
    { $for_good ->
        [yes] המחשב תפס את המקום של { $player } עד סוף המשחק.
       *[no] המחשב תפס את המקום של { $player } עד לחזרה למשחק.
    }
event-taken-back = { $player }: המקום נלקח בחזרה מהמחשב.
event-conceded = { $player }: פרישה מהמשחק.
event-undo-asked = { $player }: הצעה לבטל מהלך.
event-pause-asked = { $player }: הצעה להפסקה עד { $until }.
event-agreed = { $player }: ההצעה התקבלה.
event-refused = { $player }: ההצעה נדחתה.
event-withdrawn = { $player }: ההצעה בוטלה.
event-undone = { $player }: ביטול מהלך.
event-paused = המשחק בהפסקה עד { $until }.
event-resumed = { $player }: סיום ההפסקה.
event-seat-offered = { $player }: הצעה להעביר את המקום אל { $to }.
event-offer-ended = { $player }: המקום כבר אינו מוצע.
event-seat-handed-over = { $player }: המקום עבר אל { $to }.
event-game-finished = המשחק הסתיים.
