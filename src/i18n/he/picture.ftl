# מה כתוב בתמונות של משחק.

picture-table = קינגדומינו
picture-kingdom = הממלכה של { $name }
picture-square =
    { $crowns ->
        [one] { $terrain } עם כתר אחד
        [two] { $terrain } עם שני כתרים
       *[other] { $terrain } עם { $crowns } כתרים
    }

picture-before-first-round = לפני הסבב הראשון
picture-round = סבב { $round } מתוך { $rounds }
picture-undrawn =
    { $dominoes ->
        [one] נשאר אריח אחד
        [two] נשארו שני אריחים
       *[other] נשארו { $dominoes } אריחים
    }
picture-all-drawn = לא נשארו אריחים
picture-turn =
    { $expected ->
        [pick] התור של { $name }: לבחור אריח.
        [place] התור של { $name }: להניח את אריח { $domino }.
        [cover] התור של { $name }: לכסות כתר בענק.
       *[send-or-keep] התור של { $name }: לשלוח ענק או להשאיר אותו.
    }
picture-nobodys-turn = זה לא תורו של אף שחקן.
picture-won =
    { $points ->
        [one] ניצחון: { $name }, נקודה אחת.
        [two] ניצחון: { $name }, שתי נקודות.
       *[other] ניצחון: { $name }, { $points } נקודות.
    }
picture-won-together =
    { $points ->
        [one] ניצחון משותף: { $names }, נקודה אחת.
        [two] ניצחון משותף: { $names }, שתי נקודות.
       *[other] ניצחון משותף: { $names }, { $points } נקודות.
    }

picture-to-place = הסבב הזה
picture-to-pick = הסבב הבא
picture-order-of-picks = סדר הבחירה
picture-nothing-to-pick = סבב אחרון: אין מה לבחור.
picture-free = פנוי
picture-done = בוצע
picture-discarded = יצאו מהמשחק: { $dominoes }
picture-if-it-stays = ועוד { $points } אם יישאר כך
picture-pending = { $quest }: { $points } אם יישאר כך
picture-with-giant = עם ענק
picture-with-footprint = עם טביעות רגליים
picture-extent = { $width } × { $height } (לכל היותר { $frame } × { $frame })
picture-property =
    { $terrain }: { $squares ->
        [one] ריבוע אחד
        [two] שני ריבועים
       *[other] { $squares } ריבועים
    } × { $crowns ->
        [one] כתר אחד
        [two] שני כתרים
       *[other] { $crowns } כתרים
    } = { $points }

## מה מבקשות המשימות והגרסאות

picture-local-business = { $points } נקודות על כל ריבוע ״{ $terrain }״ סביב הטירה
picture-four-corners = { $points } נקודות על כל ריבוע ״{ $terrain }״ בפינת הממלכה
picture-harmony = { $points } נקודות אם לא ויתרתם על אף אריח
picture-middle-kingdom = { $points } נקודות על הטירה במרכז
picture-lost-corner = { $points } נקודות על הטירה בפינה
picture-folie-des-grandeurs = { $points } נקודות על כל שלושה ריבועים עם כתר בקו ישר
picture-bleak-king = { $points } נקודות על כל שטח של 5 ריבועים או יותר בלי כתרים, חוץ מביצות ומכרות

picture-ranking = דירוג
picture-ties =
    { $crowns ->
        [one] השטח הגדול ביותר { $largest }, כתר אחד
        [two] השטח הגדול ביותר { $largest }, שני כתרים
       *[other] השטח הגדול ביותר { $largest }, { $crowns } כתרים
    }
picture-key = מקרא: { $terrains }; ספרה היא מספר הכתרים, כוכבית מציינת ענק, ## היא הטירה.
