//! View of a game, with its rules, lines, decisions, proposals, shuffle and ranking. Kingdoms and
//! seats have modules of their own.

use jiff::Timestamp;
use kingdomino::shuffle::{Hex32, ShuffleScheme};
use kingdomino::{
    Awaiting, DominoId, Edition, Expansion, Expected, GameState, Line, Quest, Seat, Settings, Slot,
    Standing, TieBreak, Variant, ranking,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::clock::{OnTimeout, Pace};
use crate::domain::event_log::{
    GameStatus, OpenProposal, Proposal, RatingMode, SeriesRef, Version,
};
use crate::domain::table::{StoredGame, TableAccess, WaitState};
use crate::domain::{GameId, PlayerId, SeriesId};

use super::kingdom::KingdomView;
use super::seat::{GameSeatView, seats};

/// Game as a player or spectator sees it. The order of the dominoes in the draw pile cannot be
/// inferred from it.
#[derive(Debug, Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is an independent option of the table")]
pub struct GameView {
    /// Id of the game.
    pub id: GameId,
    /// Number of events so far, which is also part of the `ETag`.
    pub version: Version,
    pub status: GameStatus,
    pub access: TableAccess,
    /// Host: the player who created the table.
    pub host_id: PlayerId,
    /// Series that the game belongs to; null for none.
    pub series: Option<SeriesReferenceView>,
    /// Finished game that this one is the rematch of; null for none.
    pub rematch_of_id: Option<GameId>,
    /// True for a sandbox, in which one player controls all seats except those of house players.
    pub sandbox: bool,
    /// Results that change ratings.
    pub rated: RatingMode,
    /// True if bots can join the table. A bot can always play at a table of its own.
    pub bots: bool,
    pub settings: GameSettingsView,
    /// Maximum width and height of a kingdom, in cells: 7 in the Mighty Duel, otherwise 5.
    #[schema(minimum = 5, maximum = 7)]
    pub kingdom_size: u8,
    /// Time limit for decisions.
    pub pace: Pace,
    /// Action when the time for a decision runs out.
    pub on_timeout: OnTimeout,
    /// True if players can take back a seat that a house player has taken over.
    pub may_return: bool,
    /// True if the clocks of players on holiday are stopped.
    pub holidays: bool,
    /// True if the clocks of players with weekends off are stopped on weekends.
    pub weekends: bool,
    /// True if players can hand over their seats to other players.
    pub hand_over: bool,
    /// Seats with their players. When a player leaves before the start, the numbers of all higher
    /// seats decrease by one.
    #[schema(max_items = 5)]
    pub seats: Vec<GameSeatView>,
    /// Number of your seat; null if you have none.
    pub your_seat: Option<Seat>,
    /// Current round: 0 for the first picks, then counted from 1; null before the start.
    #[schema(minimum = 0, maximum = 12)]
    pub round: Option<u8>,
    /// Number of rounds; null before the start.
    #[schema(minimum = 6, maximum = 12)]
    pub rounds: Option<u8>,
    /// Line whose dominoes are placed in this round, ascending; empty before the first round.
    #[schema(max_items = 5)]
    pub current_line: Vec<LineSlotView>,
    /// Line from which the kings pick, ascending; empty in the last round.
    #[schema(max_items = 5)]
    pub next_line: Vec<LineSlotView>,
    /// Pending decision; null if no seat has to decide.
    pub awaiting: Option<AwaitedDecisionView>,
    /// Time at which the current pause ends; null without a pause.
    pub paused_until: Option<Timestamp>,
    /// Open proposal; null for none.
    pub open_proposal: Option<OpenProposalView>,
    /// Kingdoms, by seat; empty before the start.
    #[schema(max_items = 5)]
    pub kingdoms: Vec<KingdomView>,
    /// Number of dominoes still to be dealt; null before the start.
    #[schema(minimum = 0, maximum = 60)]
    pub draw_pile: Option<u8>,
    /// Dominoes that left the game because no player picked them or they could not be picked.
    #[schema(max_items = 24)]
    pub removed_dominoes: Vec<DominoId>,
    /// Quests that every player scores: two once a game with Age of Giants has started, otherwise
    /// none.
    #[schema(max_items = 2)]
    pub quests: Vec<Quest>,
    /// Data to verify the shuffle.
    pub shuffle: GameShuffleView,
    /// Ranking from first to last; null until the game is finished.
    #[schema(min_items = 2, max_items = 5)]
    pub ranking: Option<Vec<RankedSeatView>>,
    /// Time at which the table was created.
    pub created_at: Timestamp,
    /// Time of the last change.
    pub changed_at: Timestamp,
}

/// Position of a game in a series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesReferenceView {
    /// Id of the series.
    pub id: SeriesId,
    /// Number of the game in the series, counted from 1.
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
}

/// Rules of a game.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct GameSettingsView {
    /// Number of seats.
    #[schema(minimum = 2, maximum = 5, examples(4))]
    pub players: u8,
    pub expansion: Expansion,
    pub edition: Edition,
    /// Variants of the rules; empty for none.
    #[schema(max_items = 3)]
    pub variants: Vec<Variant>,
    /// True if moves without a choice are played automatically.
    pub auto_play_forced: bool,
}

/// Proposal that all other players, except house players, must accept.
#[derive(Debug, Serialize, ToSchema)]
pub struct OpenProposalView {
    /// Version of the game at which the proposal was made. Answers refer to the proposal by this
    /// version.
    pub version: Version,
    /// Seat that made the proposal.
    pub seat: Seat,
    pub proposal: Proposal,
    /// Seats that have accepted.
    #[schema(max_items = 5)]
    pub accepted: Vec<Seat>,
    /// Seats that have not answered yet.
    #[schema(max_items = 5)]
    pub pending: Vec<Seat>,
}

/// Domino of a line.
#[derive(Debug, Serialize, ToSchema)]
pub struct LineSlotView {
    /// Domino in this place of the line.
    pub domino: DominoId,
    /// Seat whose king stands on the domino; null if the domino is free.
    pub king: Option<Seat>,
    /// True once the domino has been placed or discarded.
    pub resolved: bool,
}

/// Pending decision of a seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct AwaitedDecisionView {
    /// Seat that has to decide.
    pub seat: Seat,
    pub expected: DecisionKindView,
    /// Domino to place; null for other decisions.
    pub domino: Option<DominoId>,
    /// Time from which the clock of the seat counts: the start of the wait for this decision, or
    /// the last adjustment of the clock after a holiday, a pause or an outage; null if unknown.
    pub since: Option<Timestamp>,
    /// Deadline of the decision; null if there is no time limit.
    pub deadline: Option<Timestamp>,
}

/// Kind of decision that is expected of a seat: to pick a domino, to place one, to cover a crown
/// with a giant, or to send or keep a giant.
///
/// May gain values: load the legal commands for an unknown value.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DecisionKindView {
    /// Pick a free domino of the next line.
    Pick,
    /// Place the domino, or discard it if it fits nowhere.
    Place,
    /// Choose the crown that a new giant covers.
    Cover,
    /// Send a giant to an opponent, or keep it.
    SendOrKeep,
}

/// Data to verify the shuffle of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameShuffleView {
    /// Scheme of the shuffle.
    pub scheme: ShuffleScheme,
    /// Commitment to the seed, published before players could join, in hexadecimal.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub commitment: String,
    /// Root of the Merkle tree over the lines, with which each line can be verified when it is
    /// dealt; null before the start, and with `kingdomail-shuffle-1`.
    pub lines_root: Option<Hex32>,
    /// Seed of the shuffle in hexadecimal; null until the game is over.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub seed: Option<String>,
}

/// Final rank of a seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct RankedSeatView {
    /// Rank, counted from 1. Seats that are equal in all comparisons share a rank.
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    /// Seat that has this rank.
    pub seat: Seat,
    /// Points of the kingdom.
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
    /// Number of squares of the largest property, with or without crowns.
    #[schema(minimum = 0, maximum = 48)]
    pub largest_property: u32,
    /// Number of crowns that no giant covers.
    #[schema(minimum = 0, maximum = 100)]
    pub crowns: u32,
    /// Last comparison that was needed to distinguish the seat from every other.
    pub decided_by: TieBreak,
}

impl GameView {
    /// Creates the view of a game for `viewer`.
    pub fn new(game: &StoredGame, viewer: PlayerId) -> GameView {
        let state = game.state.as_ref();
        let finished = state.filter(|state| state.is_finished());
        GameView {
            id: game.id,
            version: game.version,
            status: game.status,
            access: game.access,
            host_id: game.host,
            series: game.series.map(SeriesReferenceView::from),
            rematch_of_id: game.rematch_of,
            sandbox: game.is_sandbox(),
            rated: game.rating_mode,
            bots: game.allows_bots,
            settings: GameSettingsView::from(game.settings),
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
                .map(|awaiting| AwaitedDecisionView::new(awaiting, &game.waiting)),
            paused_until: game
                .agreements
                .pause
                .map(|pause| pause.until)
                .filter(|until| *until > game.read_at),
            open_proposal: game
                .agreements
                .asked
                .as_ref()
                .map(|open_proposal| OpenProposalView::new(game, open_proposal)),
            kingdoms: state.map(kingdoms).unwrap_or_default(),
            draw_pile: state.map(GameState::undrawn),
            removed_dominoes: state.map(|state| state.put_aside().collect()).unwrap_or_default(),
            quests: state.map(|state| state.quests().into()).unwrap_or_default(),
            shuffle: GameShuffleView {
                scheme: game.shuffle_scheme,
                commitment: hex::encode(game.commitment),
                lines_root: game.lines_root.map(Hex32),
                seed: game.revealed_seed.map(hex::encode),
            },
            ranking: finished
                .map(|state| ranking(state).iter().map(RankedSeatView::from).collect()),
            created_at: game.created_at,
            changed_at: game.changed_at,
        }
    }
}

fn current_line(state: &GameState) -> Vec<LineSlotView> {
    let line = state.current_line();
    let resolved = line.len() - state.unplaced_slots().count();
    line.slots()
        .enumerate()
        .map(|(index, Slot { domino, king })| LineSlotView {
            domino,
            king,
            resolved: index < resolved,
        })
        .collect()
}

fn next_line(line: &Line) -> Vec<LineSlotView> {
    line.slots()
        .map(|Slot { domino, king }| LineSlotView { domino, king, resolved: false })
        .collect()
}

fn kingdoms(state: &GameState) -> Vec<KingdomView> {
    state.settings().seats().map(|seat| KingdomView::new(state, seat)).collect()
}

impl From<SeriesRef> for SeriesReferenceView {
    fn from(SeriesRef { id, number }: SeriesRef) -> SeriesReferenceView {
        SeriesReferenceView { id, number }
    }
}

impl From<Settings> for GameSettingsView {
    fn from(settings: Settings) -> GameSettingsView {
        GameSettingsView {
            players: settings.players(),
            expansion: settings.expansion(),
            edition: settings.edition(),
            variants: settings.variants().iter().collect(),
            auto_play_forced: settings.auto_play_forced(),
        }
    }
}

impl OpenProposalView {
    fn new(game: &StoredGame, open_proposal: &OpenProposal) -> OpenProposalView {
        let OpenProposal { version, by, proposal, ref agreed } = *open_proposal;
        let pending = game.seats_to_accept(by).filter(|seat| !agreed.contains(seat));
        let pending = pending.collect();
        OpenProposalView { version, seat: by, proposal, accepted: agreed.clone(), pending }
    }
}

impl AwaitedDecisionView {
    pub fn new(awaiting: Awaiting, waiting: &WaitState) -> AwaitedDecisionView {
        let (expected, domino) = match awaiting.expected {
            Expected::Pick => (DecisionKindView::Pick, None),
            Expected::Place(domino) => (DecisionKindView::Place, Some(domino)),
            Expected::Cover => (DecisionKindView::Cover, None),
            Expected::SendOrKeep => (DecisionKindView::SendOrKeep, None),
        };
        let WaitState { since, deadline, .. } = *waiting;
        AwaitedDecisionView { seat: awaiting.seat, expected, domino, since, deadline }
    }
}

impl From<&Standing> for RankedSeatView {
    fn from(standing: &Standing) -> RankedSeatView {
        let Standing { seat, rank, tally, decided_by } = *standing;
        RankedSeatView {
            rank,
            seat,
            points: tally.points,
            largest_property: tally.largest_property,
            crowns: tally.crowns,
            decided_by,
        }
    }
}
