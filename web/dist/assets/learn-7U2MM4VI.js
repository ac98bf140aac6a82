var o=`# Lekcje na stronie gry. Wczytuj\u0105 si\u0119 razem ze swoim ekranem.

learn-title = Naucz si\u0119 gra\u0107
learn-lead = Zasady w jakie\u015B dziesi\u0119\u0107 minut. Poznajesz je, graj\u0105c; czytania jest niewiele.
learn-begin = Zaczynamy
learn-go-on = Dalej: { $lesson }
learn-all-done = Wszystkie lekcje za Tob\u0105. Pora na prawdziw\u0105 gr\u0119.
learn-lessons = Lekcje
learn-base = Gra podstawowa
learn-giants = Era Gigant\xF3w
learn-count = Lekcja { $number } z { $of }
learn-done = gotowe
learn-next = Dalej: { $lesson }
learn-back = Wstecz
learn-retry = Jeszcze raz
learn-to-end = Na koniec
learn-play-house = Zagraj teraz z komputerem
learn-play-house-explained = Gra na dwie osoby, bez konta. W ka\u017Cdej chwili mo\u017Cna przerwa\u0107 i wr\xF3ci\u0107 p\xF3\u017Aniej.
learn-turn = Obr\xF3\u0107
learn-your-kingdom = Twoje kr\xF3lestwo
learn-kingdom-of = Kr\xF3lestwo: { $name }
learn-now = Teraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punkt\xF3w
    }

lesson-castle = Zamek
    .rule = Twoje kr\xF3lestwo zaczyna si\u0119 od zamku, a zamek pasuje do ka\u017Cdego terenu.
    .task = Dotknij pola obok zamku i do\u0142\xF3\u017C tam p\u0142ytk\u0119.
    .done = Le\u017Cy. Obie po\u0142owy to pole: pierwszy \u0142an Twojego kr\xF3lestwa.
lesson-terrain = Pole do pola
    .rule = Ka\u017Cda inna p\u0142ytka styka si\u0119 z zamkiem albo przynajmniej jedn\u0105 po\u0142ow\u0105 ze swoim terenem.
    .task = Do\u0142\xF3\u017C j\u0105 tak, by pole styka\u0142o si\u0119 z polem.
    .done = Pole styka si\u0119 z polem. Las obok nie przeszkadza: jedna po\u0142owa wystarczy.
    .hint = Mo\u017Ce tam le\u017Ce\u0107, bo styka si\u0119 z zamkiem. Spr\xF3buj teraz z polem obok pola.
lesson-turn = Obracanie
    .rule = P\u0142ytka mo\u017Ce le\u017Ce\u0107 w ka\u017Cdym kierunku: dotknij jej jeszcze raz, naci\u015Bnij R albo przycisk, by j\u0105 obr\xF3ci\u0107.
    .task = Obr\xF3\u0107 j\u0105 tak, by pole styka\u0142o si\u0119 z polem, a las z lasem.
    .done = Obie po\u0142owy powi\u0119kszy\u0142y to, co ju\u017C by\u0142o. I jest na niej korona.
    .hint = Mo\u017Ce tam le\u017Ce\u0107, ale tylko jedna po\u0142owa jest obok swojego terenu. Spr\xF3buj w innym miejscu albo j\u0105 obr\xF3\u0107.
lesson-crowns = Korony
    .rule = Stykaj\u0105ce si\u0119 kwadraty jednego terenu to posiad\u0142o\u015B\u0107: jej kwadraty razy jej korony to Twoje punkty.
    .task = Do\u0142\xF3\u017C jezioro tam, gdzie daje najwi\u0119cej.
    .done = Policz razem z plansz\u0105: cztery kwadraty razy dwie korony to osiem punkt\xF3w.
    .hint = Tam daje mniej. Po\u0142\u0105czone jeziora maj\u0105 wsp\xF3lne wszystkie korony.
lesson-frame = Granice
    .rule = Kr\xF3lestwo ma najwy\u017Cej pi\u0119\u0107 kwadrat\xF3w szeroko\u015Bci i pi\u0119\u0107 wysoko\u015Bci, razem z zamkiem.
    .task = Twoje kr\xF3lestwo ma cztery kwadraty szeroko\u015Bci. Poszerz je do pi\u0119ciu.
    .done = Pi\u0119\u0107. Ciemniejsze miejsca po bokach zostan\u0105 puste do ko\u0144ca.
    .hint = Nadal ma cztery. Si\u0119gnij dalej na bok.
lesson-pick = Wyb\xF3r i czekanie
    .rule = Kto bierze nisk\u0105 liczb\u0119, wcze\u015Bnie rusza si\u0119 w nast\u0119pnej rundzie; korony s\u0105 na wysokich.
    .task = We\u017A p\u0142ytk\u0119 i zobacz, ile to kosztuje. Na 22 stoi ju\u017C inny kr\xF3l.
    .first = Z p\u0142ytk\u0105 { $domino } ruszasz si\u0119 w nast\u0119pnej rundzie przed wszystkimi. Nie ma korony.
    .middle = Z p\u0142ytk\u0105 { $domino } ruszasz si\u0119 w nast\u0119pnej rundzie jako trzecia osoba. Ma jedn\u0105 koron\u0119.
    .last = Z p\u0142ytk\u0105 { $domino } masz dwie korony i ruszasz si\u0119 w nast\u0119pnej rundzie na ko\u0144cu.
lesson-nowhere = Nigdzie nie pasuje
    .rule = P\u0142ytk\u0119, kt\xF3r\u0105 mo\u017Cna do\u0142o\u017Cy\u0107, trzeba do\u0142o\u017Cy\u0107; t\u0119, kt\xF3ra nigdzie nie pasuje, odrzuca si\u0119.
    .task = \u017Baden bok zamku nie jest wolny, nie ma te\u017C pola ani kopalni: odrzu\u0107 j\u0105.
    .done = Nie ma jej, razem z koronami. Nast\u0119pn\u0105 p\u0142ytk\u0119 bierzesz mimo to.
lesson-game = Trzy rundy
    .rule = Tura: dok\u0142adasz p\u0142ytk\u0119 spod swojego kr\xF3la, potem bierzesz jedn\u0105 z nast\u0119pnej kolumny.
    .task = Zagraj trzy rundy z przeciwnikiem. Ka\u017Cde z was ma dw\xF3ch kr\xF3l\xF3w.
    .done = To by\u0142a ca\u0142a gra, tylko kr\xF3tsza.
lesson-end = Koniec
    .rule = Wygrywa najwi\u0119cej punkt\xF3w; przy remisie rozstrzyga wi\u0119ksza posiad\u0142o\u015B\u0107, potem korony.
    .task = Oba maj\u0105 po sze\u015B\u0107 punkt\xF3w. Kto wygra\u0142? Dotknij kr\xF3lestwa.
    .done = Jego jezioro ma sze\u015B\u0107 kwadrat\xF3w, \u0142\u0105ka drugiego trzy.
    .hint = Oba maj\u0105 po sze\u015B\u0107 punkt\xF3w, ale to ma mniejsz\u0105 posiad\u0142o\u015B\u0107.
lesson-variants = Warianty
    .rule = Przy stole mo\u017Cna doda\u0107 do gry warianty.
    .task = W jednym z nich zamek stoi po\u015Brodku. Dotknij go.
    .done = Po tyle samo kwadrat\xF3w z ka\u017Cdej strony: dziesi\u0119\u0107 punkt\xF3w w Kr\xF3lestwie \u015Brodka.
    .hint = Tutaj zamek jest na brzegu.
    .harmony = 5 punkt\xF3w za brak odrzuconych p\u0142ytek.
    .middle-kingdom = 10 punkt\xF3w za zamek po\u015Brodku swojego kr\xF3lestwa.
    .mighty-duel = Dwie osoby, wszystkie p\u0142ytki i kr\xF3lestwa siedem na siedem.
    .dynasty-name = Dynastia
    .dynasty = Trzy gry z rz\u0119du; wygrywa suma punkt\xF3w.
lesson-giants = Giganci
    .rule = P\u0142ytki od A do F sprowadzaj\u0105 giganta: zakrywa Twoj\u0105 koron\u0119, kt\xF3ra przestaje si\u0119 liczy\u0107.
    .task = Le\u017Cy ju\u017C p\u0142ytka A. Dotknij korony, bez kt\xF3rej naj\u0142atwiej Ci si\u0119 obej\u015B\u0107.
    .done = Jeden punkt mniej, to wszystko. Kwadrat pod gigantem nadal si\u0119 liczy.
    .hint = To kosztowa\u0142oby { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punkt\xF3w
    }. Inna korona jest ta\u0144sza.
lesson-footprints = \u015Alady st\xF3p
    .rule = P\u0142ytki od 49 do 54 maj\u0105 \u015Blady st\xF3p: mo\u017Cesz wys\u0142a\u0107 jednego ze swoich gigant\xF3w do przeciwnika.
    .task = Dotknij swojego giganta, by odszed\u0142 do drugiego kr\xF3lestwa.
    .done = Twoja korona zn\xF3w si\u0119 liczy. Przeciwnik wybra\u0142 koron\u0119, kt\xF3r\u0105 gigant teraz zakrywa.
lesson-quests = Zadania
    .rule = W Erze Gigant\xF3w losuje si\u0119 dwa zadania i ka\u017Cdy mo\u017Ce wykona\u0107 oba.
    .task = Do\u0142\xF3\u017C jeziora tam, gdzie daj\u0105 najwi\u0119cej z oboma zadaniami.
    .done = Oba jeziora s\u0105 obok zamku, a zamek nadal jest w naro\u017Cniku: trzydzie\u015Bci punkt\xF3w.
    .hint = To daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punkt\xF3w
    }. Mo\u017Cna wi\u0119cej: sp\xF3jrz na oba zadania.
`;export{o as default};
