//! Sandboxes: one player has all seats but those of the house, to study a game or to try a client. They are apart from
//! everything public: no list, notice, rating, record or statistic knows of them.

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

/// What a sandbox begins with.
pub enum NewSandbox {
    /// A new game. The same seed gives the same deck.
    New { settings: Settings, seed: Option<Bytes32>, house: Vec<HousePlayer> },
    /// The position of a record after a version; without one, after its first line was dealt.
    Position { record: Vec<u8>, version: Option<Version> },
}

/// All that a sandbox is made of.
struct Plan {
    settings: Settings,
    scheme: ShuffleScheme,
    /// The id of the game whose shuffle it has.
    shuffled_as: Uuid,
    seed: Bytes32,
    entropy: Vec<Option<Bytes32>>,
    house: Vec<HousePlayer>,
    /// What was played before.
    played: Vec<Event>,
}

/// Opens a sandbox, whose game begins at once.
///
/// # Errors
/// The house would have all seats; the record does not hold, its game never began, or it has no such version since.
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
                    // Nobody hears it.
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
            // Nobody else knows the game: what is searched for it once stays right.
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

/// The sandboxes of the player, the newest first.
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
        // A fixed one: with an id of its own each sandbox would have another deck by the same seed.
        shuffled_as: Uuid::nil(),
        seed,
        entropy: vec![None; settings.players().into()],
        house,
        played: Vec::new(),
    })
}

/// The game of a record up to a version, as if its players had played all of it themselves.
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

/// What was done on the board. Who played for whom is left out: in the sandbox its owner has all seats.
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

/// Inserts the sandbox: the player sits everywhere but where the house does, which has the last seats.
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
