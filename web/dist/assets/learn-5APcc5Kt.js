var e=`# Lekcje klienta przeglądarkowego. Wczytują się razem ze swoim ekranem.

learn-title = Naucz się grać
learn-lead = Zasady w jakieś dziesięć minut. Ucz się, grając; czytania jest niewiele.
learn-begin = Zacznij
learn-go-on = Kontynuuj: { $lesson }
learn-all-done = Wszystkie lekcje za Tobą. Pora na prawdziwą grę.
learn-lessons = Lekcje
learn-base = Gra podstawowa
learn-giants = Era Gigantów
learn-count = Lekcja { $number } z { $of }
learn-done = gotowe
learn-next = Dalej: { $lesson }
learn-back = Poprzednia
learn-retry = Spróbuj ponownie
learn-to-end = Zakończ
learn-turn = Obróć
learn-your-kingdom = Twoje królestwo
learn-kingdom-of = Królestwo: { $name }
learn-now = Teraz: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

lesson-castle = Zamek
    .rule = Twoje królestwo zaczyna się od zamku. Obok zamku można dołożyć każdy teren.
    .task = Dotknij pola obok zamku i dołóż tam płytkę.
    .done = Obie połowy to pole pszenicy: pierwszy łan Twojego królestwa.
lesson-terrain = Pasujące tereny
    .rule = Każda następna płytka musi stykać się z zamkiem albo pasować: co najmniej jedna połowa musi leżeć obok kwadratu tego samego terenu.
    .task = Dołóż płytkę tak, by pole pszenicy stykało się z polem pszenicy.
    .done = Pole pszenicy styka się z polem pszenicy. Las nie musi pasować: jedna połowa wystarczy.
    .hint = To dozwolone miejsce, bo płytka styka się z zamkiem. Teraz dołóż pole pszenicy do pola pszenicy.
lesson-turn = Obracanie
    .rule = Płytka może leżeć w każdym kierunku. Aby ją obrócić, dotknij jej jeszcze raz, naciśnij R albo przycisk.
    .task = Obróć płytkę tak, by pole pszenicy stykało się z polem pszenicy, a las z lasem.
    .done = Obie połowy powiększyły swój teren, a na płytce jest korona.
    .hint = To dozwolone miejsce, ale pasuje tylko jedna połowa. Spróbuj gdzie indziej albo obróć płytkę.
lesson-crowns = Korony
    .rule = Połączone kwadraty jednego terenu to posiadłość. Jest warta tyle, ile jej kwadraty razy jej korony.
    .task = Dołóż jezioro tam, gdzie daje najwięcej punktów.
    .done = Cztery kwadraty razy dwie korony to 8 punktów.
    .hint = Tam jezioro daje mniej. Połączone jeziora mają wspólne wszystkie korony.
lesson-frame = Rozmiar królestwa
    .rule = Królestwo ma najwyżej pięć pól szerokości i pięć wysokości, razem z zamkiem.
    .task = Twoje królestwo ma cztery pola szerokości. Poszerz je do pięciu.
    .done = Twoje królestwo ma pięć pól szerokości. Ciemniejsze pola po bokach zostaną puste do końca gry.
    .hint = Twoje królestwo ma nadal cztery pola szerokości. Dołóż płytkę dalej z boku.
lesson-pick = Wybór płytki
    .rule = Płytka z niskim numerem pozwala grać wcześnie w następnej rundzie. Na płytkach z wysokimi numerami jest więcej koron.
    .task = Wybierz płytkę i zobacz, ile to kosztuje. Na płytce 22 stoi już inny król.
    .first = Z płytką { $domino } grasz w następnej rundzie na początku. Nie ma ona korony.
    .middle = Z płytką { $domino } grasz w następnej rundzie na trzecim miejscu. Ma ona jedną koronę.
    .last = Z płytką { $domino } masz dwie korony i grasz w następnej rundzie na końcu.
lesson-nowhere = Odrzucanie
    .rule = Płytkę, którą można dołożyć, trzeba dołożyć. Płytkę, która nigdzie nie pasuje, odrzuca się.
    .task = Żaden bok zamku nie jest wolny, a w królestwie nie ma pola pszenicy ani kopalni. Odrzuć płytkę.
    .done = Płytki nie ma, razem z koronami. Następną wybierasz mimo to.
lesson-game = Trzy rundy
    .rule = W swojej turze dokładasz płytkę spod swojego króla, a potem wybierasz jedną z następnej kolumny.
    .task = Zagraj trzy rundy z przeciwnikiem. Każdy gracz ma dwóch królów.
    .done = Pełna gra wygląda tak samo, tylko trwa dłużej.
lesson-end = Koniec gry
    .rule = Wygrywa gracz z największą liczbą punktów. Przy remisie rozstrzyga największa posiadłość, potem liczba koron.
    .task = Oba królestwa mają po 6 punktów. Które wygrało? Dotknij go.
    .done = Jezioro tego królestwa ma sześć kwadratów, a łąka drugiego tylko trzy.
    .hint = Oba królestwa mają po 6 punktów, ale największa posiadłość tego jest mniejsza.
lesson-variants = Warianty
    .rule = Warianty zmieniają punktację albo sposób gry.
    .task = W jednym z tych królestw zamek stoi w centrum. Dotknij go.
    .done = Zamek ma po tyle samo pól z każdej strony: 10 punktów w wariancie Królestwo środka.
    .hint = W tym królestwie zamek jest na brzegu.
    .harmony = 5 punktów, jeśli nie odrzucisz żadnej płytki.
    .middle-kingdom = 10 punktów, jeśli Twój zamek stoi w centrum królestwa.
    .mighty-duel = Dwoje graczy, wszystkie płytki, królestwa 7 × 7.
    .dynasty-name = Dynastia
    .dynasty = Kilka gier z rzędu, zwykle trzy. Wygrywa największa suma punktów.
lesson-giants = Giganci
    .rule = Każda z płytek od A do F sprowadza giganta. Zakrywa on jedną z Twoich koron, która przestaje się liczyć.
    .task = Płytka A już leży. Dotknij korony, bez której najłatwiej Ci się obejść.
    .done = Tracisz tylko 1 punkt. Kwadrat pod gigantem nadal się liczy.
    .hint = To kosztowałoby { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Inna korona kosztuje mniej.
lesson-footprints = Ślady stóp
    .rule = Na płytkach od 49 do 54 są ślady stóp. Gdy dołożysz taką płytkę, możesz wysłać jednego ze swoich gigantów do przeciwnika.
    .task = Dotknij swojego giganta, by wysłać go do drugiego królestwa.
    .done = Twoja korona znów się liczy. Przeciwnik musiał wybrać koronę, którą gigant teraz zakrywa.
lesson-quests = Zadania
    .rule = W Erze Gigantów losuje się dwa zadania. Każdy gracz może wykonać oba.
    .task = Dołóż jeziora tam, gdzie dają najwięcej punktów z oboma zadaniami.
    .done = Oba jeziora stykają się z zamkiem, jedno po przekątnej, a zamek nadal jest w narożniku: 30 punktów.
    .hint = To daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Można lepiej: spójrz na oba zadania.
`;export{e as default};