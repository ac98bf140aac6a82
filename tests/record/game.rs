//! Games as recorded by a server, with all events other than moves. Deterministic: the same random
//! seed produces the same game.

use std::collections::BTreeMap;

use jiff::{SignedDuration, Timestamp};
use kingdomail::domain::event_log::attach_proofs;
use kingdomino::shuffle::{Bytes32, Hex32, LineTree, Shuffle, ShuffleScheme, commitment};
use kingdomino::{
    Command, Deck, DominoId, Edition, Events, Expansion, GameState, HousePlayer, Premove,
    PremoveFallback, PremovePlace, PremovePlan, Seat, SeatControl, Settings, Setup, TimeoutAction,
    Variants, begin_with_house, decide, evolve, legal_moves, play_premoves, time_out,
};
use uuid::Uuid;

use crate::chance::Chance;
use kingdomail::domain::clock::{OnTimeout, Pace, Timing};
use kingdomail::domain::event_log::{
    Agreements, NewEvent, Proposal, RatingMode, StoredEvent, TableEvent, Version, effective_events,
    fold, house_account, last_decision,
};
use kingdomail::domain::{GameId, PlayerId};
use kingdomail::game_record::{Record, RecordParts};

/// Properties of a generated game.
#[derive(Clone, Debug)]
pub struct GameOptions {
    pub settings: Settings,
    pub scheme: ShuffleScheme,
    pub timing: Timing,
    pub house: Vec<HousePlayer>,
    /// Frequency of other events: one in this many moves; 0 for never.
    pub undo: usize,
    pub pause: usize,
    pub time_out: usize,
    pub concede: usize,
    pub hand_over: usize,
    pub order: usize,
    pub cancelled: bool,
}

impl GameOptions {
    /// Returns a game with moves only.
    pub fn plain(settings: Settings) -> GameOptions {
        GameOptions {
            settings,
            scheme: ShuffleScheme::Two,
            timing: Timing::default(),
            house: Vec::new(),
            undo: 0,
            pause: 0,
            time_out: 0,
            concede: 0,
            hand_over: 0,
            order: 0,
            cancelled: false,
        }
    }

    /// Returns a game with all kinds of events.
    pub fn lively(settings: Settings) -> GameOptions {
        let timing = Timing {
            pace: Pace::PerTurn { seconds: 86_400 },
            on_timeout: OnTimeout::PlayFor { take_over_after: 2 },
            hand_over: true,
            ..Timing::default()
        };
        GameOptions {
            timing,
            undo: 6,
            pause: 25,
            time_out: 10,
            concede: 150,
            hand_over: 30,
            order: 6,
            ..GameOptions::plain(settings)
        }
    }
}

/// Returns all legal settings.
pub fn all_settings() -> Vec<Settings> {
    let mut every = Vec::new();
    for expansion in Expansion::ALL {
        for players in Settings::PLAYERS {
            for edition in [Edition::Rulebook, Edition::BoardGameArena] {
                for variants in Variants::all_sets() {
                    for auto in [false, true] {
                        let settings = Settings::new(players, expansion, edition, variants, auto);
                        every.extend(settings.ok());
                    }
                }
            }
        }
    }
    every
}

struct Game<'a> {
    chance: &'a mut Chance,
    options: GameOptions,
    now: Timestamp,
    events: Vec<StoredEvent>,
    players: Vec<PlayerId>,
    entropy: Vec<Option<Bytes32>>,
    next_player: u8,
    shuffle: Option<(Shuffle, Deck)>,
    state: Option<GameState>,
    agreements: Agreements,
    timeouts: [u8; Seat::MAX],
    orders: Vec<Premove>,
}

/// Plays a game to its end and returns its record.
pub fn play(options: GameOptions, chance: &mut Chance) -> Record {
    let id = GameId::new(Uuid::from_bytes(bytes(chance)));
    let seed: Bytes32 = bytes(chance);
    let now = Timestamp::from_microsecond(1_795_284_000_123_456).expect("a time");
    let mut game = Game {
        chance,
        options,
        now,
        events: Vec::new(),
        players: Vec::new(),
        entropy: Vec::new(),
        next_player: 0,
        shuffle: None,
        state: None,
        agreements: Agreements::default(),
        timeouts: [0; Seat::MAX],
        orders: Vec::new(),
    };
    let opening = game.open();
    if game.options.cancelled {
        game.record_events(opening);
        game.record_events(vec![NewEvent::at_table(TableEvent::GameCancelled {})]);
    } else {
        game.start(id, &seed, opening);
        game.play_moves();
    }
    let rebuilt = fold(&game.events);
    let seats = game.players.iter().copied().zip(game.entropy.iter().copied()).collect();
    let parts = RecordParts {
        game: id,
        scheme: game.options.scheme,
        opener: player(0),
        access: "public".to_owned(),
        seats,
        commitment: commitment(id.uuid().into_bytes(), &seed),
        lines_root: rebuilt.lines_root,
        seed,
    };
    // The last player has deleted the account.
    let names: BTreeMap<PlayerId, String> = (0..game.next_player.saturating_sub(1))
        .map(|number| (player(number), format!("Player \"{number}\" Łódź")))
        .collect();
    Record::new(parts, &game.events, names)
}

fn player(number: u8) -> PlayerId {
    PlayerId::new(Uuid::from_u128(0x0192_f0c1_7b6a_7c3e_8a5d_0000_0000_0000 | u128::from(number)))
}

fn bytes<const N: usize>(chance: &mut Chance) -> [u8; N] {
    std::array::from_fn(|_| u8::try_from(chance.below(256)).expect("a byte"))
}

impl Game<'_> {
    fn one_in(&mut self, n: usize) -> bool {
        n > 0 && self.chance.one_in(n)
    }

    /// Records events with the same time.
    fn record_events(&mut self, events: Vec<NewEvent>) {
        let minutes = i64::try_from(self.chance.below(3000)).expect("a few");
        let later = SignedDuration::from_secs(60 * minutes) + SignedDuration::from_micros(minutes);
        self.now = self.now.checked_add(later).expect("a time");
        for NewEvent { seat, automatic, fact } in events {
            let version = Version::NONE.after(self.events.len() + 1);
            self.agreements.apply(version, self.now, seat, &fact);
            let at = self.now;
            self.events.push(StoredEvent {
                version,
                at,
                seat,
                automatic,
                fact,
                elapsed_wait: None,
            });
        }
    }

    fn record_table_event(&mut self, fact: TableEvent) {
        self.record_events(vec![NewEvent::at_table(fact)]);
    }

    fn record_seat_event(&mut self, seat: Seat, fact: TableEvent) {
        self.record_events(vec![NewEvent::by_seat(seat, fact)]);
    }

    fn new_player(&mut self) -> PlayerId {
        self.next_player += 1;
        player(self.next_player - 1)
    }

    fn seat_new_player(&mut self) -> NewEvent {
        let joins = self.new_player();
        self.players.push(joins);
        let gives = self.one_in(2);
        let entropy = gives.then(|| bytes(self.chance));
        self.entropy.push(entropy);
        NewEvent::at_table(TableEvent::PlayerJoined { player: joins })
    }

    /// Opens the table and seats all players but the last. If house players fill the table, returns
    /// the events to record with the start.
    fn open(&mut self) -> Vec<NewEvent> {
        let GameOptions { settings, timing, .. } = self.options;
        let mut opening = vec![
            NewEvent::at_table(TableEvent::TableCreated {
                settings,
                timing,
                rated: RatingMode::People,
                series: None,
            }),
            self.seat_new_player(),
        ];
        for (house, number) in self.options.house.clone().into_iter().zip(1..) {
            let player = house_account(house, number);
            self.players.push(player);
            self.entropy.push(None);
            opening.push(NewEvent::at_table(TableEvent::PlayerJoined { player }));
        }
        if self.players.len() == usize::from(settings.players()) {
            return opening;
        }
        self.record_events(opening);
        if self.one_in(3) {
            let player = player(40);
            self.record_table_event(TableEvent::PlayerInvited { player });
            if self.one_in(2) {
                self.record_table_event(TableEvent::InvitationDeclined { player });
            }
        }
        if self.one_in(3) {
            self.record_table_event(TableEvent::TableMadeUnrated {});
        }
        let free = usize::from(settings.players()) - self.players.len();
        if free > 1 && self.one_in(2) {
            let joined = self.seat_new_player();
            self.record_events(vec![joined]);
            let player = self.players.pop().expect("who sat down");
            self.entropy.pop();
            self.record_table_event(TableEvent::PlayerLeft { player });
        }
        while self.players.len() + 1 < usize::from(settings.players()) {
            let joined = self.seat_new_player();
            self.record_events(vec![joined]);
        }
        Vec::new()
    }

    /// Seats the last player, unless the host starts without waiting.
    fn start(&mut self, id: GameId, seed: &Bytes32, mut events: Vec<NewEvent>) {
        let mut opened = self.options.settings;
        if events.is_empty() {
            let early = opened.players() > 2 && self.one_in(4);
            let fewer = early.then(|| opened.with_players(opened.players() - 1).ok()).flatten();
            match fewer {
                Some(fewer) => opened = fewer,
                None => events.push(self.seat_new_player()),
            }
        }
        let settings = opened;
        let given: Vec<Bytes32> =
            self.entropy.iter().map(|entropy| entropy.unwrap_or_default()).collect();
        let shuffle = Shuffle::new(id.uuid().into_bytes(), seed, &given);
        let deck = shuffle.deck(settings.expansion()).expect("every domino once");
        let setup = shuffle.setup(settings).expect("few kings");
        let tree =
            self.options.scheme.has_line_proofs().then(|| LineTree::new(&shuffle, &deck, settings));
        let Setup { settings, kings, quests } = setup;
        events.push(NewEvent::at_table(TableEvent::GameStarted {
            seats: self.players.clone(),
            settings,
            kings,
            quests,
            lines_root: tree.as_ref().map(|tree| Hex32(tree.root())),
        }));
        let house: Vec<(Seat, HousePlayer)> =
            settings.seats().skip(1).zip(self.options.house.iter().copied()).collect();
        let mut state = GameState::new(setup);
        let begun = begin_with_house(&state, &deck, &house);
        events.extend(attach_proofs(&state, &begun, || tree));
        begun.iter().for_each(|event| evolve(&mut state, event));
        self.state = Some(state);
        self.shuffle = Some((shuffle, deck));
        self.record_events(events);
    }

    fn state(&self) -> GameState {
        self.state.expect("a game that has started")
    }

    /// Records the consequences of a move or a timeout, including premoves.
    fn record_consequences(&mut self, mut events: Events) {
        let before = self.state();
        let (shuffle, deck) = self.shuffle.as_ref().expect("a deck");
        let mut state = before;
        events.iter().for_each(|event| evolve(&mut state, event));
        let carried_out = play_premoves(&before, &state, deck, &self.orders);
        carried_out.iter().for_each(|event| evolve(&mut state, event));
        events.extend(carried_out);
        let tree = || {
            let proves = self.options.scheme.has_line_proofs();
            proves.then(|| LineTree::new(shuffle, deck, before.settings()))
        };
        let events = attach_proofs(&before, &events, tree);
        self.state = Some(state);
        self.record_events(events);
    }

    fn play_moves(&mut self) {
        while let Some(awaiting) = self.state().awaiting() {
            self.record_other_events(awaiting.seat);
            let Some(awaiting) = self.state().awaiting() else { break };
            let seat = awaiting.seat;
            if self.one_in(self.options.time_out) {
                self.time_out_seat(seat);
                continue;
            }
            let moves = legal_moves(&self.state());
            let command = moves.get(self.chance.below(moves.len())).expect("a legal move");
            self.command(seat, command);
            self.timeouts[seat.index()] = 0;
        }
    }

    fn command(&mut self, seat: Seat, command: Command) {
        let (_, deck) = self.shuffle.as_ref().expect("a deck");
        let events = decide(&self.state(), deck, seat, command).expect("a legal command");
        self.record_consequences(events);
    }

    fn time_out_seat(&mut self, seat: Seat) {
        let timing = self.options.timing;
        self.timeouts[seat.index()] += 1;
        let overdue = if timing.on_timeout.takes_over(self.timeouts[seat.index()]) {
            TimeoutAction::TakeOver { for_good: !timing.may_return }
        } else {
            TimeoutAction::PlayOnce
        };
        let (_, deck) = self.shuffle.as_ref().expect("a deck");
        let events = time_out(&self.state(), deck, overdue);
        self.record_consequences(events);
    }

    fn seats_with(&self, keeper: SeatControl) -> Vec<Seat> {
        let state = self.state();
        state.settings().seats().filter(|seat| state.seat_control(*seat) == keeper).collect()
    }

    fn random_seat(&mut self, seats: &[Seat]) -> Option<Seat> {
        (!seats.is_empty()).then(|| seats[self.chance.below(seats.len())])
    }

    /// Records events other than moves.
    fn record_other_events(&mut self, awaited: Seat) {
        let players = self.seats_with(SeatControl::Player);
        let taken_over = self.seats_with(SeatControl::House);
        if self.one_in(3)
            && let Some(seat) = self.random_seat(&taken_over)
        {
            self.command(seat, Command::TakeBack {});
            self.timeouts[seat.index()] = 0;
            return;
        }
        if self.one_in(self.options.order) {
            self.orders.retain(|given| given.seat != awaited);
            let giants = self.state().kingdom(awaited).giants().count();
            let turn = self.state().turns_begun(awaited) + 1;
            let place = Some(PremovePlace { at: None, otherwise: PremoveFallback::BestScore });
            let pick: Vec<DominoId> = DominoId::all().collect();
            let order = PremovePlan { place, pick, ..PremovePlan::default() };
            self.orders.push(Premove { seat: awaited, turn, giants, plan: order });
        }
        if self.one_in(self.options.undo) {
            self.undo(&players);
        }
        if self.one_in(self.options.pause) {
            self.pause(&players);
        }
        if self.one_in(self.options.hand_over) {
            self.hand_over(&players);
        }
        if self.one_in(self.options.concede)
            && let Some(seat) = self.random_seat(&players)
        {
            self.command(seat, Command::Concede {});
        }
    }

    fn undo(&mut self, players: &[Seat]) {
        let decision = players.iter().find_map(|seat| {
            let (decision, at_once) = last_decision(&effective_events(&self.events), *seat)?;
            Some((*seat, decision.version.before(), at_once))
        });
        let Some((by, to_version, at_once)) = decision else { return };
        let others: Vec<Seat> = players.iter().copied().filter(|seat| *seat != by).collect();
        let undone = NewEvent::by_seat(by, TableEvent::Undone { to_version });
        if at_once || others.is_empty() {
            self.record_events(vec![undone]);
        } else {
            self.record_seat_event(by, TableEvent::ProposalMade { proposal: Proposal::Undo {} });
            let Some(last) = self.accept_proposal(by, &others) else { return };
            self.record_events(vec![
                NewEvent::by_seat(last, TableEvent::ProposalAccepted {}),
                undone,
            ]);
        }
        let kept = usize::try_from(to_version.number()).expect("a version");
        self.state = fold(&self.events[..kept]).state;
        self.timeouts[by.index()] = 0;
        self.orders.clear();
    }

    /// Lets all but the last of the other players accept. Returns the last one, whose response is
    /// open, or `None` if that player rejects or the proposal is withdrawn.
    fn accept_proposal(&mut self, by: Seat, others: &[Seat]) -> Option<Seat> {
        let (last, first) = others.split_last()?;
        for seat in first {
            self.record_seat_event(*seat, TableEvent::ProposalAccepted {});
        }
        if self.one_in(4) {
            self.record_seat_event(*last, TableEvent::ProposalRejected {});
            return None;
        }
        if self.one_in(6) {
            self.record_seat_event(by, TableEvent::ProposalWithdrawn {});
            return None;
        }
        Some(*last)
    }

    fn pause(&mut self, players: &[Seat]) {
        let Some(by) = self.random_seat(players) else { return };
        let until = self.now.checked_add(SignedDuration::from_hours(24 * 60)).expect("a time");
        let others: Vec<Seat> = players.iter().copied().filter(|seat| *seat != by).collect();
        let paused = NewEvent::by_seat(by, TableEvent::Paused { until });
        if others.is_empty() {
            self.record_events(vec![paused]);
        } else {
            self.record_seat_event(
                by,
                TableEvent::ProposalMade { proposal: Proposal::Pause { until } },
            );
            let Some(last) = self.accept_proposal(by, &others) else { return };
            self.record_events(vec![
                NewEvent::by_seat(last, TableEvent::ProposalAccepted {}),
                paused,
            ]);
        }
        if self.one_in(2) {
            self.record_seat_event(by, TableEvent::Resumed {});
        }
    }

    fn hand_over(&mut self, players: &[Seat]) {
        let Some(seat) = self.random_seat(players) else { return };
        if !self.options.timing.hand_over {
            return;
        }
        let to = self.new_player();
        self.record_seat_event(seat, TableEvent::SeatOffered { to });
        if self.one_in(3) {
            self.record_seat_event(seat, TableEvent::SeatOfferEnded {});
            return;
        }
        let from = self.players[seat.index()];
        self.record_seat_event(seat, TableEvent::SeatHandedOver { from, to });
        self.players[seat.index()] = to;
        self.timeouts[seat.index()] = 0;
        self.orders.retain(|given| given.seat != seat);
    }
}
