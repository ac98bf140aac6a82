use jiff::Timestamp;
use kingdomino::shuffle::{Hex32, Scheme};
use kingdomino::{
    Awaiting, DominoId, Expected, GameState, Line, Quest, Seat, Slot, Standing, TieBreak, ranking,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::clock::{OnTimeout, Pace};
use crate::domain::event_log::{Asked, Proposal, Rated, Status, Version};
use crate::domain::table::{Access, StoredGame, Waiting};
use crate::domain::{GameId, PlayerId};

use super::kingdom::KingdomView;
use super::of_series::OfSeriesView;
use super::seat::{SeatView, seats};
use super::settings::SettingsView;

/// A game as one player, or a spectator, sees it. Nothing in it depends on the order of the dominoes not yet drawn.
#[derive(Debug, Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "the wishes of the table")]
pub struct GameView {
    pub id: GameId,
    /// The number of events so far; also in the `ETag`.
    pub version: Version,
    pub status: Status,
    pub access: Access,
    pub opener_id: PlayerId,
    /// The series to which the game belongs; null for none.
    pub series: Option<OfSeriesView>,
    /// The game after which the same people play this one; null for none.
    pub rematch_of_id: Option<GameId>,
    /// Whether it is one player's alone, who has all seats but those of the house.
    pub sandbox: bool,
    /// Whose results change ratings.
    pub rated: Rated,
    /// Whether bots may sit down; that of the opener may in any case.
    pub bots: bool,
    pub settings: SettingsView,
    /// The side of the square that a kingdom must fit, in squares: 7 in a Mighty Duel, else 5.
    #[schema(minimum = 5, maximum = 7)]
    pub kingdom_size: u8,
    /// How much time there is for a decision.
    pub pace: Pace,
    /// What happens when the time is up.
    pub on_timeout: OnTimeout,
    /// Whether a player whose seat was taken over may take it back.
    pub may_return: bool,
    /// Whether the clock of a player stands on holiday.
    pub holidays: bool,
    /// Whether the clock of a player who wants so stands on weekends.
    pub weekends: bool,
    /// Whether a player may hand the seat to another.
    pub hand_over: bool,
    /// Who sits at the table. Until the game starts, the seats after one that is given up move up.
    #[schema(max_items = 5)]
    pub seats: Vec<SeatView>,
    /// Your own seat, if you have one.
    pub your_seat: Option<Seat>,
    /// 0 while the first line is picked, then counted from 1; null before the start.
    #[schema(minimum = 0, maximum = 12)]
    pub round: Option<u8>,
    /// How many rounds there are; null before the start.
    #[schema(minimum = 6, maximum = 12)]
    pub rounds: Option<u8>,
    /// The line whose kings place, ascending; empty before the first round.
    #[schema(max_items = 5)]
    pub current_line: Vec<SlotView>,
    /// The line that kings pick from, ascending; empty in the last round.
    #[schema(max_items = 5)]
    pub next_line: Vec<SlotView>,
    /// Whose move it is; null when it is nobody's.
    pub awaiting: Option<AwaitingView>,
    /// When the pause ends on which all seats agreed; null without one.
    pub paused_until: Option<Timestamp>,
    /// What a seat asks of all others; null for nothing.
    pub asked: Option<AskedView>,
    /// By seat; empty before the start.
    #[schema(max_items = 5)]
    pub kingdoms: Vec<KingdomView>,
    /// How many dominoes are still to be dealt; null before the start.
    #[schema(minimum = 0, maximum = 60)]
    pub draw_pile: Option<u8>,
    /// The dominoes that nobody picked, or nobody could; they are out of the game.
    #[schema(max_items = 24)]
    pub put_aside: Vec<DominoId>,
    /// What every player scores besides: two with Age of Giants once the game starts, none without.
    #[schema(max_items = 2)]
    pub quests: Vec<Quest>,
    pub shuffle: ShuffleView,
    /// From the first to the last; null until the game is finished.
    #[schema(min_items = 2, max_items = 5)]
    pub ranking: Option<Vec<RankedView>>,
    pub created_at: Timestamp,
    pub changed_at: Timestamp,
}

/// A proposal that needs the consent of all seats that a player plays.
#[derive(Debug, Serialize, ToSchema)]
pub struct AskedView {
    /// When it was asked; an answer names it.
    pub version: Version,
    /// Who asks.
    pub seat: Seat,
    pub proposal: Proposal,
    /// Who has agreed.
    #[schema(max_items = 5)]
    pub agreed: Vec<Seat>,
    /// Who has not answered yet.
    #[schema(max_items = 5)]
    pub unanswered: Vec<Seat>,
}

/// One domino of a line.
#[derive(Debug, Serialize, ToSchema)]
pub struct SlotView {
    pub domino: DominoId,
    /// The seat whose king stands on it; null when it is free.
    pub king: Option<Seat>,
    /// Whether its king has placed or discarded it already.
    pub moved: bool,
}

/// Whose move it is.
#[derive(Debug, Serialize, ToSchema)]
pub struct AwaitingView {
    pub seat: Seat,
    pub expected: ExpectedView,
    /// The domino to place; null when something else is expected.
    pub domino: Option<DominoId>,
    /// From when on the time is counted: since the move became this seat's, or since its clock was last changed by a
    /// holiday, a pause or an outage.
    pub since: Option<Timestamp>,
    /// When the time is up; null when there is time without end.
    pub deadline: Option<Timestamp>,
}

/// What is expected of the seat.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExpectedView {
    /// To pick a free domino of the next line.
    Pick,
    /// To place the domino, or to discard it if it fits nowhere.
    Place,
    /// To let the giant that has come cover a crown.
    Cover,
    /// To send a giant to an opponent, or to keep it.
    SendOrKeep,
}

/// How the shuffle can be checked.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShuffleView {
    /// The name of the scheme.
    pub scheme: Scheme,
    /// What was published of the seed before anybody could join, in hexadecimal.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub commitment: String,
    /// The root of the Merkle tree over the lines, in hexadecimal, by which each line can be checked as it is dealt; null
    /// before the start, and by the first scheme.
    pub lines_root: Option<Hex32>,
    /// The seed in hexadecimal, once the game is over.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub seed: Option<String>,
}

/// Where a seat stands among the others.
#[derive(Debug, Serialize, ToSchema)]
pub struct RankedView {
    /// Counted from 1; shared by those who cannot be told apart.
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    pub seat: Seat,
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
    /// The squares of the largest property, with crowns or without.
    #[schema(minimum = 0, maximum = 48)]
    pub largest_property: u32,
    /// Those that no giant covers.
    #[schema(minimum = 0, maximum = 100)]
    pub crowns: u32,
    /// The comparison that sets the seat apart from every other.
    pub decided_by: TieBreak,
}

impl GameView {
    /// The game as `viewer` sees it.
    pub fn new(game: &StoredGame, viewer: PlayerId) -> GameView {
        let state = game.state.as_ref();
        let finished = state.filter(|state| state.is_finished());
        GameView {
            id: game.id,
            version: game.version,
            status: game.status,
            access: game.access,
            opener_id: game.opener,
            series: game.series.map(OfSeriesView::from),
            rematch_of_id: game.rematch_of,
            sandbox: game.is_sandbox(),
            rated: game.rated,
            bots: game.bots,
            settings: SettingsView::from(game.settings),
            kingdom_size: game.settings.frame(),
            pace: game.timing.pace,
            on_timeout: game.timing.on_timeout,
            may_return: game.timing.may_return,
            holidays: game.timing.holidays,
            weekends: game.timing.weekends,
            hand_over: game.timing.hand_over,
            seats: seats(game),
            your_seat: game.seat_of(viewer),
            round: state.map(GameState::round),
            rounds: state.map(|state| state.settings().rounds()),
            current_line: state.map(current_line).unwrap_or_default(),
            next_line: state.map(|state| next_line(state.next_line())).unwrap_or_default(),
            awaiting: state
                .and_then(GameState::awaiting)
                .map(|awaiting| AwaitingView::new(awaiting, &game.waiting)),
            paused_until: game
                .agreements
                .pause
                .map(|pause| pause.until)
                .filter(|until| *until > game.read_at),
            asked: game.agreements.asked.as_ref().map(|asked| AskedView::new(game, asked)),
            kingdoms: state.map(kingdoms).unwrap_or_default(),
            draw_pile: state.map(GameState::undrawn),
            put_aside: state.map(|state| state.put_aside().collect()).unwrap_or_default(),
            quests: state.map(|state| state.quests().into()).unwrap_or_default(),
            shuffle: ShuffleView {
                scheme: game.scheme,
                commitment: hex::encode(game.commitment),
                lines_root: game.lines_root.map(Hex32),
                seed: game.revealed_seed.map(hex::encode),
            },
            ranking: finished.map(|state| ranking(state).iter().map(RankedView::from).collect()),
            created_at: game.created_at,
            changed_at: game.changed_at,
        }
    }
}

fn current_line(state: &GameState) -> Vec<SlotView> {
    let line = state.current_line();
    let moved = line.len() - state.to_place().count();
    line.slots()
        .enumerate()
        .map(|(index, Slot { domino, king })| SlotView { domino, king, moved: index < moved })
        .collect()
}

fn next_line(line: &Line) -> Vec<SlotView> {
    line.slots().map(|Slot { domino, king }| SlotView { domino, king, moved: false }).collect()
}

fn kingdoms(state: &GameState) -> Vec<KingdomView> {
    state.settings().seats().map(|seat| KingdomView::new(state, seat)).collect()
}

impl AskedView {
    fn new(game: &StoredGame, asked: &Asked) -> AskedView {
        let Asked { version, by, proposal, ref agreed } = *asked;
        let unanswered = game.seats_to_agree(by).filter(|seat| !agreed.contains(seat));
        let unanswered = unanswered.collect();
        AskedView { version, seat: by, proposal, agreed: agreed.clone(), unanswered }
    }
}

impl AwaitingView {
    pub fn new(awaiting: Awaiting, waiting: &Waiting) -> AwaitingView {
        let (expected, domino) = match awaiting.expected {
            Expected::Pick => (ExpectedView::Pick, None),
            Expected::Place(domino) => (ExpectedView::Place, Some(domino)),
            Expected::Cover => (ExpectedView::Cover, None),
            Expected::SendOrKeep => (ExpectedView::SendOrKeep, None),
        };
        let Waiting { since, deadline, .. } = *waiting;
        AwaitingView { seat: awaiting.seat, expected, domino, since, deadline }
    }
}

impl From<&Standing> for RankedView {
    fn from(standing: &Standing) -> RankedView {
        let Standing { seat, rank, tally, decided_by } = *standing;
        RankedView {
            rank,
            seat,
            points: tally.points,
            largest_property: tally.largest_property,
            crowns: tally.crowns,
            decided_by,
        }
    }
}
