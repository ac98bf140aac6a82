# Текстове на картините на една игра.

picture-table = Кингдомино
picture-kingdom = Кралството на { $name }
picture-square =
    { $crowns ->
        [one] { $terrain } с { $crowns } корона
       *[other] { $terrain } с { $crowns } корони
    }

picture-before-first-round = Преди първия рунд
picture-round = Рунд { $round } от { $rounds }
picture-undrawn =
    { $dominoes ->
        [one] остава { $dominoes } плочка
       *[other] остават { $dominoes } плочки
    }
picture-all-drawn = няма повече плочки
picture-turn =
    { $expected ->
        [pick] На ход е { $name }: избор на плочка.
        [place] На ход е { $name }: поставяне на плочка { $domino }.
        [cover] На ход е { $name }: покриване на корона с гигант.
       *[send-or-keep] На ход е { $name }: изпращане или задържане на гигант.
    }
picture-nobodys-turn = Никой играч не е на ход.
picture-won =
    { $points ->
        [one] { $name } спечели с { $points } точка.
       *[other] { $name } спечели с { $points } точки.
    }
picture-won-together =
    { $points ->
        [one] { $names } си поделят победата с { $points } точка.
       *[other] { $names } си поделят победата с { $points } точки.
    }

picture-to-place = Този рунд
picture-to-pick = Следващ рунд
picture-order-of-picks = Ред на избор
picture-nothing-to-pick = Последен рунд: няма избор.
picture-free = свободна
picture-done = готово
picture-discarded = извадени: { $dominoes }
picture-if-it-stays = +{ $points }, ако остане така
picture-pending = { $quest }: { $points }, ако остане така
picture-with-giant = с гигант
picture-with-footprint = със стъпки
picture-extent = { $width } × { $height } (най-много { $frame } × { $frame })
picture-property =
    { $terrain }: { $squares ->
        [one] { $squares } квадрат
       *[other] { $squares } квадрата
    } × { $crowns ->
        [one] { $crowns } корона
       *[other] { $crowns } корони
    } = { $points }

## Какво искат мисиите и вариантите

picture-local-business = { $points } точки за всеки квадрат „{ $terrain }“ около замъка
picture-four-corners = { $points } точки за всеки квадрат „{ $terrain }“ в ъгъл на кралството
picture-harmony = { $points } точки, ако не е извадена нито една плочка
picture-middle-kingdom = { $points } точки за замъка в центъра
picture-lost-corner = { $points } точки за замъка в ъгъл
picture-folie-des-grandeurs = { $points } точки за всеки три квадрата с корона в права линия
picture-bleak-king = { $points } точки за всяка област от поне 5 квадрата без корони, освен блата и планини

picture-ranking = Класиране
picture-ties =
    { $crowns ->
        [one] най-голяма област { $largest }, { $crowns } корона
       *[other] най-голяма област { $largest }, { $crowns } корони
    }
picture-key = { $terrains }. Цифрите са корони, малката буква означава гигант, а ## е замъкът.
