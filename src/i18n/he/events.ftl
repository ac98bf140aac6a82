# אירועים במשחק מאז התור האחרון של השחקן, משפט לכל אירוע.

happened-table-opened = השולחן נוצר על ידי { $player }.
happened-invited = נשלחה הזמנה אל { $player }.
happened-declined = ההזמנה נדחתה על ידי { $player }.
happened-joined = הצטרפות לשולחן: { $player }.
happened-left = עזיבת השולחן: { $player }.
happened-game-started = המשחק התחיל.
happened-game-cancelled = השולחן בוטל.
happened-house-seated = הצטרפות לשולחן: { $house }.
happened-line-dealt = נשלפו אריחים חדשים: { $dominoes }.
happened-order-carried-out = { $player }: התור הזה תוכנן מראש.
happened-picked = { $player }: נבחר אריח { $domino }.
happened-placed = { $player }: הונח אריח { $domino }.
happened-discarded = { $player }: ויתור על אריח { $domino }, שלא התאים לשום מקום.
happened-covered = { $player }: כתר כוסה בענק.
happened-giant-sent = { $player }: נשלח ענק אל { $to }.
happened-giant-sent-to-you = { $player }: נשלח אליכם ענק.
happened-giant-kept = { $player }: הענק נשאר במקומו.
happened-timed-out = { $player }: הזמן נגמר.
happened-taken-over =
    { $for_good ->
        [yes] המחשב תפס את המקום של { $player } עד סוף המשחק.
       *[no] המחשב תפס את המקום של { $player } עד לחזרה למשחק.
    }
happened-taken-back = { $player }: המקום נלקח בחזרה מהמחשב.
happened-conceded = { $player }: פרישה מהמשחק.
happened-undo-asked = { $player }: הצעה לחזור מהחלטה.
happened-pause-asked = { $player }: הצעה להפסקה עד { $until }.
happened-agreed = { $player }: ההצעה התקבלה.
happened-refused = { $player }: ההצעה נדחתה.
happened-withdrawn = { $player }: ההצעה בוטלה.
happened-undone = { $player }: חזרה מהחלטה.
happened-paused = המשחק בהפסקה עד { $until }.
happened-resumed = { $player }: סיום ההפסקה.
happened-seat-offered = { $player }: המקום הוצע אל { $to }.
happened-offer-ended = { $player }: המקום כבר אינו מוצע.
happened-seat-handed-over = { $player }: המקום עבר אל { $to }.
happened-game-finished = המשחק הסתיים.
