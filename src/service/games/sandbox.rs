//! Sandboxes: one player has all seats except those of house players, to study a game or to test a
//! client. Sandboxes are isolated from public features: they have no notifications, ratings,
//! records or statistics, and appear in no list of games.

use kingdomino::shuffle::{Bytes32, ShuffleScheme, commitment};
use kingdomino::{Event, Fact, HousePlayer, Settings};
use uuid::Uuid;

use crate::domain::clock::Timing;
use crate::domain::event_log::{RatingMode, TableEvent, Version, house_account, standing};
use crate::domain::table::{GameSummary, TableAccess, Viewer};
use crate::domain::{GameId, IdempotentRequest};
use crate::game_record::Record;
use crate::service::hang_up::unless_hung_up;
use crate::service::{Context, Error, Result, TableViolation};
use crate::store::games::NewTableRow;
use crate::store::{self, Connection};

use super::applied::Applied;
use super::open::{once_opened, opened_before, opening_request};
use super::opening::Opening;
use super::record::in_compute_pool;
use super::search::{Outcomes, Searcher};

/// Initial position of a sandbox.
pub enum NewSandbox {
    /// A new game. The same seed produces the same deck.
    New { settings: Settings, seed: Option<Bytes32>, house: Vec<HousePlayer> },
    /// The position of a record at a version; by default, after the first line was dealt.
    Position { record: Vec<u8>, version: Option<Version> },
}

/// Input for creating a sandbox.
struct Plan {
    settings: Settings,
    scheme: ShuffleScheme,
    /// Id of the game that determines the shuffle.
    shuffled_as: Uuid,
    seed: Bytes32,
    entropy: Vec<Option<Bytes32>>,
    house: Vec<HousePlayer>,
    /// Events already played.
    played: Vec<Event>,
}

/// Creates a sandbox and starts its game.
///
/// # Errors
/// The house would have all seats; or the record is invalid, its game never started, or it has no
/// such version after the start.
pub async fn create_sandbox(
    ctx: &Context,
    viewer: Viewer,
    wish: NewSandbox,
    request: Option<IdempotentRequest>,
) -> Result<Applied> {
    let ctx = ctx.clone();
    unless_hung_up(async move |hang_up| {
        let known = opened_before(&mut *ctx.connection().await?, viewer, request.as_ref()).await?;
        if let Some(played) = known {
            return Ok(played);
        }
        let (id, drawn) = ctx.games.draw(ctx.new_id())?;
        let plan = match wish {
            NewSandbox::New { settings, seed, house } => {
                new_game(settings, seed.unwrap_or(drawn), house)?
            }
            NewSandbox::Position { record, version } => {
                let read = in_compute_pool(&ctx, viewer.player, move || position(&record, version));
                tokio::select! {
                    plan = read => plan??,
                    // No client is left to receive the error.
                    () = hang_up.happens() => return Err(Error::Busy),
                }
            }
        };
        let searcher = Searcher::Player(viewer.player, hang_up);
        let mut outcomes = Outcomes::default();
        loop {
            let turn = ctx.turns.of(viewer.player).await;
            let mut conn = ctx.connection().await?;
            let opened = conn
                .transaction(async |conn| {
                    let kept = ctx.quotas.get().sandboxes - 1;
                    store::games::delete_sandboxes(conn, viewer.player, kept).await?;
                    insert(conn, &outcomes, id, viewer, &plan, request.as_ref()).await
                })
                .await;
            // The game is not visible to other requests yet, so the search result stays valid.
            if outcomes.is_wanting() {
                drop((conn, turn));
                outcomes.search(&ctx, &searcher).await?;
                continue;
            }
            return once_opened(&mut conn, viewer, id, opened, request.as_ref()).await;
        }
    })
    .await
}

/// Returns the sandboxes of the player, newest first.
pub async fn sandboxes(
    ctx: &Context,
    viewer: Viewer,
    after: Option<GameId>,
    limit: i64,
) -> Result<Vec<GameSummary>> {
    let mut conn = ctx.connection().await?;
    Ok(store::games::list_sandboxes(&mut conn, viewer.player, after, limit).await?)
}

fn new_game(settings: Settings, seed: Bytes32, house: Vec<HousePlayer>) -> Result<Plan> {
    if house.len() >= usize::from(settings.players()) {
        return Err(TableViolation::TooManyHousePlayers.into());
    }
    Ok(Plan {
        settings,
        scheme: ShuffleScheme::NEWEST,
        // A fixed id, so that the same seed always produces the same deck.
        shuffled_as: Uuid::nil(),
        seed,
        entropy: vec![None; settings.players().into()],
        house,
        played: Vec::new(),
    })
}

/// Builds the game of a record up to a version, with all moves attributed to the players
/// themselves.
fn position(record: &[u8], version: Option<Version>) -> Result<Plan> {
    let record = Record::read(record).map_err(Error::RecordInvalid)?;
    record.verify().map_err(Error::RecordInvalid)?;
    let started = record.events.iter().find_map(|event| match event.fact {
        TableEvent::GameStarted { settings, .. } => Some((event.version, settings)),
        _ => None,
    });
    let (started, settings) = started.ok_or(TableViolation::NotStarted)?;
    let version = version.unwrap_or(started);
    let last = record.events.last().map_or(Version::NONE, |event| event.version);
    if version < started || version > last {
        return Err(Error::VersionNotFound);
    }
    let events = record.events.partition_point(|event| event.version <= version);
    let played = standing(&record.events[..events]);
    Ok(Plan {
        settings,
        scheme: record.header.scheme,
        shuffled_as: record.header.game.uuid(),
        seed: record.header.seed.0,
        entropy: record.header.seats.iter().map(|seat| seat.entropy.map(|hex| hex.0)).collect(),
        house: Vec::new(),
        played: played.into_iter().filter_map(|event| action(event.of_the_rules()?)).collect(),
    })
}

/// Returns the event if it changes the board. Changes of control are dropped, because the owner of
/// the sandbox has all seats.
fn action(event: Event) -> Option<Event> {
    let done = match event.fact {
        Fact::LineDealt { .. }
        | Fact::Picked { .. }
        | Fact::Placed { .. }
        | Fact::Discarded { .. }
        | Fact::Covered { .. }
        | Fact::GiantSent { .. }
        | Fact::GiantKept {} => true,
        Fact::HouseSeated { .. }
        | Fact::TimedOut {}
        | Fact::SeatTakenOver { .. }
        | Fact::SeatTakenBack {}
        | Fact::OrderCarriedOut {}
        | Fact::Conceded {}
        | Fact::GameFinished {} => false,
    };
    done.then_some(event)
}

/// Inserts the sandbox. House players get the last seats, and the player all others.
async fn insert(
    conn: &mut Connection,
    outcomes: &Outcomes,
    id: GameId,
    viewer: Viewer,
    plan: &Plan,
    request: Option<&IdempotentRequest>,
) -> Result<()> {
    let Plan { settings, entropy, house, played, .. } = plan;
    let table = NewTableRow {
        id,
        opener: viewer.player,
        access: TableAccess::Invitation,
        settings: *settings,
        timing: Timing::default(),
        rated: RatingMode::No,
        bots: true,
        series: None,
        rematch_of: None,
        shuffled_as: Some(plan.shuffled_as),
        scheme: plan.scheme,
        commitment: commitment(plan.shuffled_as.into_bytes(), &plan.seed),
        seed: plan.seed,
        request,
    };
    if !store::accounts::share_player(conn, viewer.player).await? {
        return Err(Error::SessionEnded);
    }
    let own = usize::from(settings.players()) - house.len();
    let accounts = house.iter().zip(1..).map(|(house, number)| house_account(*house, number));
    let players = std::iter::repeat_n(viewer.player, own).chain(accounts);
    let added = entropy.iter().copied().chain(std::iter::repeat(None));
    let seats = players.zip(added).collect();
    let opening = Opening { table, seats, invited: Vec::new(), played: played.clone() };
    opening.insert(conn, outcomes, viewer, Some(&opening_request())).await
}
