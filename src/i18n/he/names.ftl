# מה יש בקופסה, ומה בוחרים בשולחן.

terrain-wheat = שדה חיטה
terrain-forest = מטע
terrain-lake = אגם
terrain-pasture = מרעה
terrain-swamp = ביצה
terrain-mine = מכרה

variant-middle-kingdom = לב הממלכה
variant-harmony = הרמוניה
variant-mighty-duel = דו-קרב

edition-rulebook = חוברת ההוראות המודפסת
edition-board-game-arena = חוקי Board Game Arena

expansion-none = משחק הבסיס
expansion-age-of-giants = עידן הענקים

house-random = המחשב (קל)
house-greedy = המחשב (בינוני)
house-searching = המחשב (קשה)

quest-local-business-wheat = עסקים מקומיים (שדה חיטה)
quest-local-business-forest = עסקים מקומיים (מטע)
quest-local-business-lake = עסקים מקומיים (אגם)
quest-local-business-pasture = עסקים מקומיים (מרעה)
quest-local-business-swamp = עסקים מקומיים (ביצה)
quest-local-business-mine = עסקים מקומיים (מכרה)
quest-four-corners-wheat = ארבע הפינות (שדה חיטה)
quest-four-corners-forest = ארבע הפינות (מטע)
quest-four-corners-lake = ארבע הפינות (אגם)
quest-four-corners-pasture = ארבע הפינות (מרעה)
quest-four-corners-swamp = ארבע הפינות (ביצה)
quest-four-corners-mine = ארבע הפינות (מכרה)
quest-harmony = הרמוניה
quest-middle-kingdom = לב הממלכה
quest-lost-corner = הפינה האבודה
quest-folie-des-grandeurs = שיגעון גדלות
quest-bleak-king = המלך הוא עירום

## שמות מקובלים של אזורי זמן

time-central-european = שעון מרכז אירופה
time-eastern-european = שעון מזרח אירופה
time-western-european = שעון מערב אירופה
time-british = שעון בריטניה
time-irish = שעון אירלנד
time-israel = שעון ישראל
time-turkey = שעון טורקיה
time-moscow = שעון מוסקבה
time-american-eastern = שעון מזרח צפון אמריקה
time-american-central = שעון מרכז צפון אמריקה
time-american-mountain = שעון ההרים של צפון אמריקה
time-american-pacific = שעון מערב צפון אמריקה
time-mexico = שעון מקסיקו סיטי
time-colombia = שעון קולומביה
time-chile = שעון צ׳ילה
time-argentina = שעון ארגנטינה

## מילים וכמויות

king = מלך
    .counted = { $count ->
        [one] מלך אחד
        [two] שני מלכים
       *[other] { $count } מלכים
    }
castle = טירה
    .counted = { $count ->
        [one] טירה אחת
        [two] שתי טירות
       *[other] { $count } טירות
    }
crown = כתר
    .counted = { $count ->
        [one] כתר אחד
        [two] שני כתרים
       *[other] { $count } כתרים
    }
giant = ענק
    .counted = { $count ->
        [one] ענק אחד
        [two] שני ענקים
       *[other] { $count } ענקים
    }
domino = אריח
    .counted = { $count ->
        [one] אריח אחד
        [two] שני אריחים
       *[other] { $count } אריחים
    }
kingdom = ממלכה
    .counted = { $count ->
        [one] ממלכה אחת
        [two] שתי ממלכות
       *[other] { $count } ממלכות
    }
point = נקודה
    .counted = { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
round = סבב
    .counted = { $count ->
        [one] סבב אחד
        [two] שני סבבים
       *[other] { $count } סבבים
    }
player = שחקן
    .counted = { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
game = משחק
    .counted = { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }
minutes =
    { $count ->
        [one] דקה אחת
        [two] שתי דקות
       *[other] { $count } דקות
    }
hours =
    { $count ->
        [one] שעה אחת
        [two] שעתיים
       *[other] { $count } שעות
    }
days =
    { $count ->
        [one] יום אחד
        [two] יומיים
       *[other] { $count } ימים
    }

## דקדוק

# ו' החיבור נצמדת לשם עברי; לפני כל שם אחר בא מקף.
list-end =
    { $before } { $next ->
        [hebrew] ו{ $last }
       *[other] ו-{ $last }
    }
moment =
    { $weekday ->
        [monday] יום שני
        [tuesday] יום שלישי
        [wednesday] יום רביעי
        [thursday] יום חמישי
        [friday] יום שישי
        [saturday] יום שבת
       *[sunday] יום ראשון
    }, { $day } { $month ->
        [january] בינואר
        [february] בפברואר
        [march] במרץ
        [april] באפריל
        [may] במאי
        [june] ביוני
        [july] ביולי
        [august] באוגוסט
        [september] בספטמבר
        [october] באוקטובר
        [november] בנובמבר
       *[december] בדצמבר
    } { $year }, { $time } ({ $zone })
