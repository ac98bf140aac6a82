# Какво има в кутията и какво се избира на масата.

terrain-wheat = житно поле
terrain-forest = гора
terrain-lake = езеро
terrain-pasture = пасище
terrain-swamp = блато
terrain-mine = планина

variant-middle-kingdom = Средното кралство
variant-harmony = Хармония
variant-mighty-duel = Великият дуел

edition-rulebook = Печатна книжка с правила
edition-board-game-arena = Правила на Board Game Arena

expansion-none = Основна игра
expansion-age-of-giants = Ерата на гигантите

house-random = Компютър (лесен)
house-greedy = Компютър (среден)
house-searching = Компютър (труден)

quest-local-business-wheat = Местна търговия (житно поле)
quest-local-business-forest = Местна търговия (гора)
quest-local-business-lake = Местна търговия (езеро)
quest-local-business-pasture = Местна търговия (пасище)
quest-local-business-swamp = Местна търговия (блато)
quest-local-business-mine = Местна търговия (планина)
quest-four-corners-wheat = Четирите ъгъла (житно поле)
quest-four-corners-forest = Четирите ъгъла (гора)
quest-four-corners-lake = Четирите ъгъла (езеро)
quest-four-corners-pasture = Четирите ъгъла (пасище)
quest-four-corners-swamp = Четирите ъгъла (блато)
quest-four-corners-mine = Четирите ъгъла (планина)
quest-harmony = Хармония
quest-middle-kingdom = Средното кралство
quest-lost-corner = Изгубеният ъгъл
quest-folie-des-grandeurs = Мания за величие
quest-bleak-king = Кралят е гол

## Обичайни имена на часовите зони

time-central-european = централноевропейско време
time-eastern-european = източноевропейско време
time-western-european = западноевропейско време
time-british = британско време
time-irish = ирландско време
time-israel = израелско време
time-turkey = турско време
time-moscow = московско време
time-american-eastern = северноамериканско източно време
time-american-central = северноамериканско централно време
time-american-mountain = северноамериканско планинско време
time-american-pacific = северноамериканско тихоокеанско време
time-mexico = време в град Мексико
time-colombia = колумбийско време
time-chile = чилийско време
time-argentina = аржентинско време

## Думи и бройки

king = крал
    .counted = { $count ->
        [one] { $count } крал
       *[other] { $count } крале
    }
castle = замък
    .counted = { $count ->
        [one] { $count } замък
       *[other] { $count } замъка
    }
crown = корона
    .counted = { $count ->
        [one] { $count } корона
       *[other] { $count } корони
    }
giant = гигант
    .counted = { $count ->
        [one] { $count } гигант
       *[other] { $count } гиганти
    }
domino = плочка
    .counted = { $count ->
        [one] { $count } плочка
       *[other] { $count } плочки
    }
kingdom = кралство
    .counted = { $count ->
        [one] { $count } кралство
       *[other] { $count } кралства
    }
point = точка
    .counted = { $count ->
        [one] { $count } точка
       *[other] { $count } точки
    }
round = рунд
    .counted = { $count ->
        [one] { $count } рунд
       *[other] { $count } рунда
    }
player = играч
    .counted = { $count ->
        [one] { $count } играч
       *[other] { $count } играчи
    }
game = игра
    .counted = { $count ->
        [one] { $count } игра
       *[other] { $count } игри
    }
minutes =
    { $count ->
        [one] { $count } минута
       *[other] { $count } минути
    }
hours =
    { $count ->
        [one] { $count } час
       *[other] { $count } часа
    }
days =
    { $count ->
        [one] { $count } ден
       *[other] { $count } дни
    }

## Граматика

list-end = { $before } и { $last }
moment =
    { $weekday ->
        [monday] понеделник
        [tuesday] вторник
        [wednesday] сряда
        [thursday] четвъртък
        [friday] петък
        [saturday] събота
       *[sunday] неделя
    }, { $day } { $month ->
        [january] януари
        [february] февруари
        [march] март
        [april] април
        [may] май
        [june] юни
        [july] юли
        [august] август
        [september] септември
        [october] октомври
        [november] ноември
       *[december] декември
    } { $year } г., { $time } ч. ({ $zone })
