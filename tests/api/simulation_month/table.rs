use std::collections::HashMap;

use jiff::Timestamp;
use kingdomino::{
    DominoId, Edition, Expansion, HousePlayer, PremoveFallback, PremovePlace, PremovePlan, Seat,
    SeatControl, Settings, Variants, house_move,
};

use crate::support::{Chance, fresh_key};

use super::calendar::at;
use super::cast::Actor;
use kingdomail::domain::ProblemCode;
use kingdomail::domain::clock::{OnTimeout, Pace, Timing};
use kingdomail::domain::event_log::{GameStatus, Proposal, RatingMode};
use kingdomail::domain::table::{StoredGame, TableAccess, Viewer};
use kingdomail::domain::{GameId, IdempotentRequest, PlayerId};
use kingdomail::service::games::NewTable;
use kingdomail::service::{self, Context, Error};

/// Table, and the planned actions of its players.
pub struct Table {
    pub game: StoredGame,
    /// Hour at which the awaited player responds; `None` for no response.
    pub answers_at: Option<i64>,
    /// Hour at which the pause is to be ended.
    pub resumes_at: Option<i64>,
    pub chance: Chance,
    /// Hours per decision; `None` with a time bank.
    pub hours: Option<i64>,
}

pub type Actors = HashMap<PlayerId, Actor>;

impl Table {
    pub async fn open(ctx: &Context, number: usize, viewers: &[Viewer]) -> Table {
        let hours = [24, 48, 72, 24, 48][number % 5];
        let bank = number % 4 == 3;
        let seconds = u32::try_from(3600 * hours).expect("a pace");
        let pace = if bank {
            Pace::Bank {
                initial_seconds: 2 * seconds,
                increment_seconds: 4 * 3600,
                cap_seconds: 3 * seconds,
                grace_seconds: 10 * 3600,
            }
        } else {
            Pace::PerTurn { seconds }
        };
        let on_timeout = match number % 3 {
            0 => OnTimeout::TakeOver {},
            _ => OnTimeout::PlayFor { take_over_after: 2 },
        };
        let timing = Timing {
            pace,
            on_timeout,
            may_return: !number.is_multiple_of(7),
            holidays: true,
            weekends: true,
            hand_over: true,
        };
        let house: &[HousePlayer] =
            if number.is_multiple_of(6) { &[HousePlayer::Greedy] } else { &[] };
        let players = u8::try_from(viewers.len() + house.len()).expect("a few");
        let giants = players == 5 || number % 5 == 2;
        let expansion = if giants { Expansion::AgeOfGiants } else { Expansion::None };
        let settings = Settings::new(
            players,
            expansion,
            Edition::Rulebook,
            Variants::NONE,
            number.is_multiple_of(2),
        );
        let wish = NewTable {
            settings: settings.expect("settings"),
            timing,
            access: TableAccess::Public,
            rated: RatingMode::People,
            bots: false,
            house: house.to_vec(),
            entropy: None,
        };
        let mut game =
            service::games::create_table(ctx, viewers[0], wish, None).await.expect("a table").value;
        for viewer in &viewers[1..] {
            game = service::games::join_table(ctx, *viewer, game.id, None, None)
                .await
                .expect("a seat")
                .value;
        }
        let chance = Chance(1 + u64::try_from(number).expect("a few"));
        let hours = (!bank).then_some(hours);
        Table { game, answers_at: None, resumes_at: None, chance, hours }
    }

    pub fn id(&self) -> GameId {
        self.game.id
    }

    pub fn is_over(&self) -> bool {
        self.game.status == GameStatus::Finished
    }

    /// Loads the current state and plans the response of the awaited player.
    pub async fn reload(&mut self, ctx: &Context, actors: &Actors, hour: i64) {
        let viewer = self.any_player(actors).viewer;
        let game = service::games::get_game(ctx, viewer, self.id()).await.expect("the game");
        self.plan_response(game, actors, hour);
    }

    fn plan_response(&mut self, game: StoredGame, actors: &Actors, hour: i64) {
        self.game = game;
        let answers = self.awaited(actors).map(|(_, actor)| actor);
        self.answers_at = answers.and_then(|actor| actor.response_hour(hour, &mut self.chance));
    }

    /// Lets the awaited player act if the planned hour has come.
    pub async fn act(&mut self, ctx: &Context, actors: &Actors, hour: i64) {
        self.take_back(ctx, actors, hour).await;
        if self.resumes_at.is_some_and(|resumes| resumes <= hour) {
            self.resumes_at = None;
            let viewer = self.any_player(actors).viewer;
            match service::games::agreements::resume_game(ctx, viewer, self.id(), None).await {
                Ok(played) => self.game = played.value,
                Err(Error::Refused(ProblemCode::DeadlinePassed)) => {}
                Err(error) => assert_rejected_at_table(&error),
            }
        }
        if self.answers_at.is_none_or(|answers| answers > hour) {
            return;
        }
        let Some((seat, actor)) = self.awaited(actors) else { return };
        let viewer = actor.viewer;
        let state = self.game.state.expect("a game that has started");
        let seed = self.chance.0;
        let by = *self.chance.choose(&[HousePlayer::Greedy, HousePlayer::Random]);
        let command = house_move(&state, by, seed).expect("a move");
        let request = IdempotentRequest { key: fresh_key(), hash: [7; 32] };
        let version = self.game.version;
        match service::games::play(ctx, viewer, self.id(), version, request, command).await {
            Ok(played) => self.plan_response(played.value, actors, hour),
            // A timeout came first, or a decision was undone.
            Err(Error::VersionStale { .. } | Error::Refused(ProblemCode::DeadlinePassed)) => {
                return self.reload(ctx, actors, hour).await;
            }
            Err(error) => panic!("{error:?}"),
        }
        match self.chance.0 % 40 {
            0..4 if self.hours.is_some() => self.undo(ctx, actors, viewer, hour).await,
            4..9 => self.set_premove(ctx, viewer).await,
            9 => self.pause(ctx, actors, viewer, hour).await,
            10 => self.hand_over(ctx, actors, viewer, seat, hour).await,
            _ => {}
        }
    }

    async fn undo(&mut self, ctx: &Context, actors: &Actors, viewer: Viewer, hour: i64) {
        match service::games::agreements::create_proposal(
            ctx,
            viewer,
            self.id(),
            Proposal::Undo {},
            None,
        )
        .await
        {
            Ok(proposed) => self.plan_response(proposed.value, actors, hour),
            Err(error) => {
                return assert_rejected_at_table(&error);
            }
        }
        self.answer_proposals(ctx, actors, hour).await;
    }

    async fn pause(&mut self, ctx: &Context, actors: &Actors, viewer: Viewer, hour: i64) {
        let until: Timestamp = at(hour + random_pause_hours(&mut self.chance));
        match service::games::agreements::create_proposal(
            ctx,
            viewer,
            self.id(),
            Proposal::Pause { until },
            None,
        )
        .await
        {
            Ok(proposed) => self.plan_response(proposed.value, actors, hour),
            Err(error) => {
                return assert_rejected_at_table(&error);
            }
        }
        self.answer_proposals(ctx, actors, hour).await;
        self.resumes_at = *self.chance.choose(&[None, Some(hour + 20)]);
    }

    /// The opponents respond immediately; one in eight rejects.
    async fn answer_proposals(&mut self, ctx: &Context, actors: &Actors, hour: i64) {
        while let Some(asked) = self.game.agreements.asked.clone() {
            let missing = |seat: &Seat| !asked.agreed.contains(seat);
            let Some(seat) = self.game.seats_to_accept(asked.by).find(missing) else { break };
            let viewer = actors[&self.game.seats[seat.index()].player].viewer;
            let agrees = *self.chance.choose(&[true, true, true, true, true, true, true, false]);
            let answered = service::games::agreements::answer_proposal(
                ctx,
                viewer,
                self.id(),
                asked.version,
                agrees,
                None,
            )
            .await;
            match answered {
                Ok(answered) => self.plan_response(answered.value, actors, hour),
                Err(error) => {
                    return assert_rejected_at_table(&error);
                }
            }
        }
    }

    async fn set_premove(&mut self, ctx: &Context, viewer: Viewer) {
        let mut pick: Vec<DominoId> = (1..=48).filter_map(DominoId::new).collect();
        let first = usize::try_from(self.chance.0 % 36).expect("a few");
        pick.rotate_left(first);
        pick.truncate(12);
        let place = Some(PremovePlace { at: None, otherwise: PremoveFallback::BestScore });
        let order = PremovePlan { place, pick, ..PremovePlan::default() };
        let given = service::games::set_premove(ctx, viewer, self.id(), order, None).await;
        if let Err(error) = given {
            assert_rejected_at_table(&error);
        }
    }

    async fn hand_over(
        &mut self,
        ctx: &Context,
        actors: &Actors,
        from: Viewer,
        seat: Seat,
        hour: i64,
    ) {
        let Some(to) = actors.values().find(|actor| self.game.seat_of(actor.id()).is_none()) else {
            return;
        };
        let record = service::players::get_player(ctx, to.id()).await.expect("a player").player;
        let offered =
            service::games::agreements::offer_seat(ctx, from, self.id(), seat, &record.name, None)
                .await;
        if let Err(error) = offered {
            return assert_rejected_at_table(&error);
        }
        match service::games::agreements::take_seat(ctx, to.viewer, self.id(), seat, None).await {
            Ok(taken) => self.plan_response(taken.value, actors, hour),
            Err(error) => assert_rejected_at_table(&error),
        }
    }

    /// Players take back their seats at noon.
    async fn take_back(&mut self, ctx: &Context, actors: &Actors, hour: i64) {
        let Some(state) = self.game.state.filter(|_| hour % 24 == 12 && !self.is_over()) else {
            return;
        };
        let taken =
            state.settings().seats().find(|seat| state.seat_control(*seat) == SeatControl::House);
        let Some(seat) = taken else { return };
        let actor = &actors[&self.game.seats[seat.index()].player];
        if !actor.is_returning(hour) {
            return;
        }
        let request = IdempotentRequest { key: fresh_key(), hash: [7; 32] };
        let command = kingdomino::Command::TakeBack {};
        let version = self.game.version;
        match service::games::play(ctx, actor.viewer, self.id(), version, request, command).await {
            Ok(played) => self.plan_response(played.value, actors, hour),
            Err(Error::VersionStale { .. } | Error::Refused(ProblemCode::DeadlinePassed)) => {
                self.reload(ctx, actors, hour).await;
            }
            Err(error) => panic!("{error:?}"),
        }
    }

    fn awaited<'a>(&self, actors: &'a Actors) -> Option<(Seat, &'a Actor)> {
        let seat = self.game.state.as_ref()?.awaiting()?.seat;
        Some((seat, actors.get(&self.game.seats[seat.index()].player)?))
    }

    fn any_player<'a>(&self, actors: &'a Actors) -> &'a Actor {
        let mut seated = self.game.seats.iter();
        seated.find_map(|seat| actors.get(&seat.player)).expect("a person at the table")
    }
}

fn random_pause_hours(chance: &mut Chance) -> i64 {
    24 * chance.choose(&[1, 2, 3])
}

/// Asserts that an agreement or a premove was rejected because of the state of the table.
fn assert_rejected_at_table(error: &Error) {
    let is_expected = match error {
        Error::Rule(_) => true,
        Error::Refused(code) => matches!(
            code,
            ProblemCode::ProposalOpen
                | ProblemCode::ProposalClosed
                | ProblemCode::NothingToUndo
                | ProblemCode::PauseOutOfRange
                | ProblemCode::NotPaused
                | ProblemCode::NoTurnLeft
                | ProblemCode::TooManyProposals
        ),
        _ => false,
    };
    assert!(is_expected, "{error:?}");
}
