# Lekcje na stronie gry. Wczytują się razem ze swoim ekranem.

learn-title = Naucz się grać
learn-lead = Zasady w jakieś dziesięć minut. Poznajesz je, grając; czytania jest niewiele.
learn-begin = Zaczynamy
learn-go-on = Dalej: { $lesson }
learn-all-done = Wszystkie lekcje za Tobą. Pora na prawdziwą grę.
learn-lessons = Lekcje
learn-base = Gra podstawowa
learn-giants = Era Gigantów
learn-count = Lekcja { $number } z { $of }
learn-done = gotowe
learn-next = Dalej: { $lesson }
learn-back = Wstecz
learn-retry = Jeszcze raz
learn-to-end = Na koniec
learn-turn = Obróć
learn-your-kingdom = Twoje królestwo
learn-kingdom-of = Królestwo: { $name }
learn-now = Teraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

lesson-castle = Zamek
    .rule = Twoje królestwo zaczyna się od zamku, a zamek pasuje do każdego terenu.
    .task = Dotknij pola obok zamku i dołóż tam płytkę.
    .done = Leży. Obie połowy to pole: pierwszy łan Twojego królestwa.
lesson-terrain = Pole do pola
    .rule = Każda inna płytka styka się z zamkiem albo przynajmniej jedną połową ze swoim terenem.
    .task = Dołóż ją tak, by pole stykało się z polem.
    .done = Pole styka się z polem. Las obok nie przeszkadza: jedna połowa wystarczy.
    .hint = Może tam leżeć, bo styka się z zamkiem. Spróbuj teraz z polem obok pola.
lesson-turn = Obracanie
    .rule = Płytka może leżeć w każdym kierunku: dotknij jej jeszcze raz, naciśnij R albo przycisk, by ją obrócić.
    .task = Obróć ją tak, by pole stykało się z polem, a las z lasem.
    .done = Obie połowy powiększyły to, co już było. I jest na niej korona.
    .hint = Może tam leżeć, ale tylko jedna połowa jest obok swojego terenu. Spróbuj w innym miejscu albo ją obróć.
lesson-crowns = Korony
    .rule = Stykające się kwadraty jednego terenu to posiadłość: jej kwadraty razy jej korony to Twoje punkty.
    .task = Dołóż jezioro tam, gdzie daje najwięcej.
    .done = Policz razem z planszą: cztery kwadraty razy dwie korony to osiem punktów.
    .hint = Tam daje mniej. Połączone jeziora mają wspólne wszystkie korony.
lesson-frame = Granice
    .rule = Królestwo ma najwyżej pięć kwadratów szerokości i pięć wysokości, razem z zamkiem.
    .task = Twoje królestwo ma cztery kwadraty szerokości. Poszerz je do pięciu.
    .done = Pięć. Ciemniejsze miejsca po bokach zostaną puste do końca.
    .hint = Nadal ma cztery. Sięgnij dalej na bok.
lesson-pick = Wybór i czekanie
    .rule = Kto bierze niską liczbę, wcześnie rusza się w następnej rundzie; korony są na wysokich.
    .task = Weź płytkę i zobacz, ile to kosztuje. Na 22 stoi już inny król.
    .first = Z płytką { $domino } ruszasz się w następnej rundzie przed wszystkimi. Nie ma korony.
    .middle = Z płytką { $domino } ruszasz się w następnej rundzie jako trzecia osoba. Ma jedną koronę.
    .last = Z płytką { $domino } masz dwie korony i ruszasz się w następnej rundzie na końcu.
lesson-nowhere = Nigdzie nie pasuje
    .rule = Płytkę, którą można dołożyć, trzeba dołożyć; tę, która nigdzie nie pasuje, odrzuca się.
    .task = Żaden bok zamku nie jest wolny, nie ma też pola ani kopalni: odrzuć ją.
    .done = Nie ma jej, razem z koronami. Następną płytkę bierzesz mimo to.
lesson-game = Trzy rundy
    .rule = Tura: dokładasz płytkę spod swojego króla, potem bierzesz jedną z następnej kolumny.
    .task = Zagraj trzy rundy z przeciwnikiem. Każde z was ma dwóch królów.
    .done = To była cała gra, tylko krótsza.
lesson-end = Koniec
    .rule = Wygrywa najwięcej punktów; przy remisie rozstrzyga większa posiadłość, potem korony.
    .task = Oba mają po sześć punktów. Kto wygrał? Dotknij królestwa.
    .done = Jego jezioro ma sześć kwadratów, łąka drugiego trzy.
    .hint = Oba mają po sześć punktów, ale to ma mniejszą posiadłość.
lesson-variants = Warianty
    .rule = Przy stole można dodać do gry warianty.
    .task = W jednym z nich zamek stoi pośrodku. Dotknij go.
    .done = Po tyle samo kwadratów z każdej strony: dziesięć punktów w Królestwie środka.
    .hint = Tutaj zamek jest na brzegu.
    .harmony = 5 punktów za brak odrzuconych płytek.
    .middle-kingdom = 10 punktów za zamek pośrodku swojego królestwa.
    .mighty-duel = Dwie osoby, wszystkie płytki i królestwa siedem na siedem.
    .dynasty-name = Dynastia
    .dynasty = Trzy gry z rzędu; wygrywa suma punktów.
lesson-giants = Giganci
    .rule = Płytki od A do F sprowadzają giganta: zakrywa Twoją koronę, która przestaje się liczyć.
    .task = Leży już płytka A. Dotknij korony, bez której najłatwiej Ci się obejść.
    .done = Jeden punkt mniej, to wszystko. Kwadrat pod gigantem nadal się liczy.
    .hint = To kosztowałoby { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Inna korona jest tańsza.
lesson-footprints = Ślady stóp
    .rule = Płytki od 49 do 54 mają ślady stóp: możesz wysłać jednego ze swoich gigantów do przeciwnika.
    .task = Dotknij swojego giganta, by odszedł do drugiego królestwa.
    .done = Twoja korona znów się liczy. Przeciwnik wybrał koronę, którą gigant teraz zakrywa.
lesson-quests = Zadania
    .rule = W Erze Gigantów losuje się dwa zadania i każdy może wykonać oba.
    .task = Dołóż jeziora tam, gdzie dają najwięcej z oboma zadaniami.
    .done = Oba jeziora są obok zamku, a zamek nadal jest w narożniku: trzydzieści punktów.
    .hint = To daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Można więcej: spójrz na oba zadania.
