# טקסטים שבהם תוכנות מסרים ורשתות חברתיות מציגות קישור.

preview-invitation = Kingdomino: הזמנה לשולחן מאת { $player }
preview-rating =
    { $games ->
        [one] דירוג { $points } אחרי משחק אחד
        [two] דירוג { $points } אחרי שני משחקים
       *[other] דירוג { $points } אחרי { $games } משחקים
    }
preview-not-rated = פרופיל ב-Kingdomino, עדיין ללא דירוג
