use kingdomino::{
    Deck, Edition, Event, Expansion, FirstPicks, Quests, Seat, Settings, Setup, Variants,
    begin_with_house, decide, legal_commands, ranking,
};

use crate::domain::event_log::{GameStatus, TableEvent, fold};

use super::*;

/// A running game that logs one event per second.
struct Table {
    deck: Deck,
    state: GameState,
    events: Vec<StoredEvent>,
}

impl Table {
    /// Starts a game of two players with the dominoes in numerical order.
    fn begun() -> Table {
        let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, false);
        let settings = settings.expect("allowed");
        let [one, two] = [0, 1].map(|number| Seat::new(number).expect("a seat"));
        let kings = FirstPicks::new(&[one, two, two, one]).expect("four kings");
        let order: Vec<_> = settings.expansion().dominoes().collect();
        let deck = Deck::new(&order).expect("every domino once");
        let state = GameState::new(Setup { settings, kings, quests: Quests::NONE });
        let mut table = Table { deck, state, events: Vec::new() };
        table.log(
            None,
            TableEvent::GameStarted {
                seats: Vec::new(),
                settings,
                kings,
                quests: Quests::NONE,
                lines_root: None,
            },
        );
        let begun = begin_with_house(&state, &table.deck, &[]);
        table.happen(&begun);
        table
    }

    fn log(&mut self, seat: Option<Seat>, fact: TableEvent) {
        let version = Version::NONE.after(self.events.len() + 1);
        let at = Timestamp::from_second(version.number().into()).expect("a time");
        self.events.push(StoredEvent {
            version,
            at,
            seat,
            automatic: false,
            fact,
            elapsed_wait: None,
        });
    }

    fn happen(&mut self, events: &[Event]) {
        for event in events {
            kingdomino::evolve(&mut self.state, event);
            self.log(event.seat, TableEvent::from(event.fact));
        }
    }

    /// Plays the first legal command. Returns false when the game is over.
    fn play(&mut self) -> bool {
        let Some(awaiting) = self.state.awaiting() else { return false };
        let command = legal_commands(&self.state, awaiting.seat).next().expect("a command");
        let events = decide(&self.state, &self.deck, awaiting.seat, command).expect("legal");
        self.happen(&events);
        true
    }

    fn version(&self) -> Version {
        Version::NONE.after(self.events.len())
    }
}

#[test]
fn score_curve_ends_at_the_ranking() {
    let mut table = Table::begun();
    while table.play() {}
    let curve = score_curve(&table.events);
    assert_eq!(curve[0].points, [0, 0]);
    assert_eq!((curve[0].version, curve[0].round), (Version::FIRST, 0));
    let last = curve.last().expect("an end");
    assert_eq!((last.version, last.round), (table.version(), 6));
    for standing in ranking(&table.state) {
        assert_eq!(last.points[standing.seat.index()], standing.tally.points);
    }
    for at in &curve {
        let events = &table.events[..usize::try_from(at.version.number()).expect("small")];
        let then = fold(events);
        let state = then.state.expect("started");
        assert_eq!((points(&state), state.round()), (at.points.clone(), at.round));
        assert_eq!(events.last().map(|event| event.at), Some(at.at));
    }
    let between = &curve[..curve.len() - 1];
    assert!(between.windows(2).all(|pair| pair[0].points != pair[1].points));
    assert!(between.len() > 3, "{between:?}");
}

#[test]
fn score_curve_omits_undone_events() {
    let mut table = Table::begun();
    let scored = loop {
        assert!(table.play());
        let curve = score_curve(&table.events);
        if let Some(at) = curve.iter().find(|at| at.points != [0, 0]) {
            break at.version;
        }
    };
    table.log(None, TableEvent::Undone { to_version: scored.before() });
    let curve = score_curve(&table.events);
    let summary: Vec<_> = curve.iter().map(|at| (at.version, at.points.as_slice())).collect();
    assert_eq!(summary, [(Version::FIRST, [0, 0].as_slice()), (table.version(), &[0, 0])]);
    assert_eq!(fold(&table.events).status, GameStatus::Active);
}

#[test]
fn open_table_has_no_score_curve() {
    assert_eq!(score_curve(&[]), []);
    let mut table = Table::begun();
    table.events.clear();
    table.log(None, TableEvent::GameCancelled {});
    assert_eq!(score_curve(&table.events), []);
}
