//! The examples of the document, made by the code that makes the answers.

mod endpoints;
mod players;
mod programs;
mod records;
mod scores;

use jiff::{SignedDuration, Timestamp};
use kingdomino::shuffle::{Scheme, Shuffle, commitment};
use kingdomino::{
    Command, Direction, DominoId, Edition, Expansion, GameState, Order, Settings, Variant,
};
use serde::Serialize;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::api::accounts::views::{
    GrantView, HabitsView, PlayerView, ProfileView, RegisteredView, SessionListView, SessionView,
    TokensView,
};
use crate::api::catalogue::routes;
use crate::api::games::commands::{LegalCommandView, LegalCommandsView};
use crate::api::games::orders::{OrderView, PlanView};
use crate::api::games::views::{
    EventListView, EventView, GamePageView, GameSummaryView, GameView, PictureLinksView,
    SettingsView,
};
use crate::api::notifications::FeedView;
use crate::api::notifications::calendar::CalendarView;
use crate::api::notifications::streams::StreamTicketView;
use crate::api::operation::probes::HealthView;
use crate::api::problem::{Problem, ProblemCode};
use crate::auth::{LinkKey, TokenSecret};
use crate::domain::account::Availability;
use crate::domain::clock::{Absence, Holiday, Timing};
use crate::domain::event_log::{Agreements, Rated, Status, StoredEvent, TableEvent, Version};
use crate::domain::notification::{FeedEntry, Notice};
use crate::domain::table::{Access, Sitter, StoredGame, Waiting};
use crate::domain::{GameId, HolidayId, PlayerId, SessionId};
use crate::i18n::Language;
use crate::service::notifications::Feed;

const SEED: [u8; 32] = *b"an example of a seed, not a seed";

/// An example of the schema `name`; none if it has none.
pub fn of(name: &str) -> Option<Value> {
    match name {
        "RegisterRequest" => Some(json!({ "name": "Ada", "password": "a crown for every lake" })),
        "LogInRequest" => Some(
            json!({ "name": "Ada", "password": "a crown for every lake", "client": "Ada's phone" }),
        ),
        "RefreshRequest" => Some(json!({ "refresh_token": refresh_token() })),
        "ChangeMeRequest" => Some(json!({ "name": "Ada L." })),
        "DeleteMeRequest" => Some(json!({ "password": "a crown for every lake" })),
        "OpenTableRequest" => Some(json!({
            "settings": { "players": 2, "expansion": "none", "edition": "rulebook", "variants": ["harmony"], "auto_play_forced": true },
            "pace": { "type": "per_turn", "seconds": 86_400 },
            "access": "public",
            "house": [],
        })),
        "HabitsRequest" => Some(
            json!({ "time_zone": "Europe/Athens", "weekends_off": true, "reminder_seconds": 7200 }),
        ),
        "HolidayRequest" => Some(
            json!({ "from": "2026-12-24T00:00:00+02:00", "until": "2026-12-27T00:00:00+02:00" }),
        ),
        "HabitsView" => written(&habits()),
        "AskRequest" => Some(json!({ "proposal": { "type": "undo" } })),
        "AnswerRequest" => Some(json!({ "agrees": true })),
        "OfferRequest" => Some(json!({ "name": "Hedy" })),
        "OrderRequest" => Some(json!({ "order": order() })),
        "OrderView" => written(&OrderView { order: order(), valid_until: None, given_at: at(0) }),
        "PlanView" => {
            let domino = order().pick.first().copied()?;
            let place = Command::Place { domino, x: 1, y: 0, direction: Direction::East };
            let pick = Some(Command::Pick { domino });
            written(&PlanView { place: Some(place), pick, score: 5 })
        }
        "ReadRequest" => Some(json!({ "up_to": 7 })),
        "FeedView" => written(&FeedView::from(feed())),
        "StreamTicketView" => {
            let ticket = format!("kms_{}", hex::encode([7; 32]));
            written(&StreamTicketView { ticket, expires_in_seconds: 30 })
        }
        "CalendarView" => {
            let url =
                format!("https://kingdomail.example/calendar/kmc_{}.ics", hex::encode([7; 32]));
            written(&CalendarView { url })
        }
        "PictureLinksView" => written(&picture_links()?),
        "JoinRequest" => Some(json!({ "entropy": hex::encode([7; 32]) })),
        "InviteRequest" => Some(json!({ "name": "Grace" })),
        "PlayRequest" => Some(
            json!({ "expected_version": 5, "command": legal_commands().items.first()?.command }),
        ),
        "RegisteredView" => {
            written(&RegisteredView { player: profile(), session_id: session(), tokens: tokens() })
        }
        "GrantView" => {
            written(&GrantView { player_id: player(0), session_id: session(), tokens: tokens() })
        }
        "ProfileView" => written(&profile()),
        "SessionListView" => written(&SessionListView { items: vec![session_view()] }),
        "GameView" => written(&GameView::new(&game(), player(0))),
        "GamePageView" => written(&GamePageView { items: vec![summary()], next_cursor: None }),
        "EventListView" => written(&events()),
        "LegalCommandsView" => written(&legal_commands()),
        "DominoListView" => written(&routes::dominoes()),
        "VariantListView" => written(&routes::variants()),
        "PaceListView" => written(&routes::paces()),
        "QuestListView" => written(&routes::quests()),
        "HealthView" => written(&HealthView { status: "ok" }),
        _ => players::of(name)
            .or_else(|| programs::of(name))
            .or_else(|| records::of(name))
            .or_else(|| endpoints::of(name))
            .or_else(|| scores::of(name)),
    }
}

/// A problem with this code.
pub fn problem(code: ProblemCode) -> Option<Value> {
    let problem = Problem::new(code);
    written(&match code {
        ProblemCode::VersionStale => Problem {
            current_version: Some(Version::NONE.after(5)),
            events: Some(events().items),
            ..problem
        },
        ProblemCode::FieldInvalid => {
            problem.detail("Unknown; expected `name`, `password` or `client`.").field("colour")
        }
        _ => problem,
    })
}

fn written<T: Serialize>(example: &T) -> Option<Value> {
    serde_json::to_value(example).ok()
}

fn at(minutes: i64) -> Timestamp {
    let start = Timestamp::UNIX_EPOCH + SignedDuration::from_hours(24 * 20_000);
    start + SignedDuration::from_mins(minutes)
}

fn id(number: u128) -> Uuid {
    Uuid::from_u128(0x019a_0000_0000_7000_8000_0000_0000_0000 + number)
}

fn player(number: u128) -> PlayerId {
    PlayerId::new(id(number))
}

fn session() -> SessionId {
    SessionId::new(id(10))
}

fn profile() -> ProfileView {
    ProfileView { id: player(0), name: "Ada".to_owned(), bot: false, created_at: at(0) }
}

fn refresh_token() -> String {
    format!("kmr_{}", hex::encode([9; 32]))
}

fn tokens() -> TokensView {
    TokensView {
        access_token: "eyJ0eXAiOiJhdCtqd3QiLCJhbGciOiJIUzI1NiJ9.e30.signature".to_owned(),
        token_type: "Bearer",
        expires_in_seconds: 900,
        refresh_token: refresh_token(),
        device_token: Some(format!("kmd_{}{}", hex::encode([9; 16]), "A".repeat(22))),
    }
}

fn session_view() -> SessionView {
    SessionView {
        id: session(),
        client: "Ada's phone".to_owned(),
        created_at: at(0),
        last_used_at: at(30),
        expires_at: at(60 * 24 * 60),
        current: true,
    }
}

fn habits() -> HabitsView {
    let week = SignedDuration::from_hours(7 * 24);
    let holiday = Holiday { id: HolidayId::new(id(40)), from: at(60 * 24), until: at(60 * 48) };
    let absence = Absence {
        time_zone: "Europe/Athens".to_owned(),
        weekends_off: true,
        holidays: vec![holiday],
    };
    let reminder = Some(SignedDuration::from_hours(2));
    HabitsView::new(&Availability { absence, reminder, read_at: at(0) }, week * 3)
}

fn feed() -> Feed {
    let notice = FeedEntry {
        position: 7,
        id: id(50),
        game: Some(GameId::new(id(20))),
        version: Some(Version::NONE.after(5)),
        at: at(10),
        notice: Notice::YourTurn { deadline: Some(at(60 * 24)) },
    };
    Feed { notices: vec![notice], last: 7, read: 6 }
}

fn order() -> Order {
    let pick = [17, 4].into_iter().filter_map(DominoId::new).collect();
    Order { pick, void_if_giant_came: true, ..Order::default() }
}

/// A game of two whose first line was dealt.
fn game() -> StoredGame {
    let id = GameId::new(id(20));
    let seats = [("Ada", 0), ("Grace", 1)].map(|(name, number)| Sitter {
        player: player(number),
        name: Some(name.to_owned()),
        entropy: None,
        absence: None,
        reminder: None,
        quiet_hours: None,
    });
    let mut game = StoredGame {
        id,
        opener: player(0),
        access: Access::Public,
        status: Status::Active,
        version: Version::NONE.after(5),
        settings: settings(),
        seats: seats.into(),
        state: None,
        timing: Timing::default(),
        rated: Rated::default(),
        bots: false,
        series: None,
        rematch_of: None,
        shuffled_as: None,
        waiting: Waiting::default(),
        agreements: Agreements::default(),
        stamp: 0,
        read_at: at(10),
        scheme: Scheme::NEWEST,
        lines_root: None,
        commitment: commitment(id.uuid().into_bytes(), &SEED),
        revealed_seed: None,
        created_at: at(0),
        changed_at: at(10),
    };
    let shuffle = game.shuffle(&SEED);
    let deck = shuffle.deck(game.settings.expansion());
    let tree = deck.and_then(|deck| game.line_tree(&SEED, &deck, game.settings));
    game.lines_root = tree.map(|tree| tree.root());
    game.state = begun(&shuffle);
    game
}

fn picture_links() -> Option<PictureLinksView> {
    let key = LinkKey::new(&TokenSecret::from_text("an example of a secret, which is none").ok()?);
    let base = "https://kingdomail.example/".parse().ok()?;
    Some(PictureLinksView::new(&game(), Language::English, &key, &base, at(10)))
}

fn settings() -> Settings {
    let harmony = [Variant::Harmony].into_iter().collect();
    let plain = kingdomino::Variants::NONE;
    Settings::new(2, Expansion::None, Edition::Rulebook, harmony, true)
        .or_else(|_| Settings::new(2, Expansion::None, Edition::Rulebook, plain, true))
        .unwrap_or_else(|_| unreachable!("two players may play with Harmony"))
}

fn begun(shuffle: &Shuffle) -> Option<GameState> {
    let settings = settings();
    let mut state = GameState::new(shuffle.setup(settings)?);
    let events = kingdomino::begin(&state, &shuffle.deck(settings.expansion())?);
    events.iter().for_each(|event| kingdomino::evolve(&mut state, event));
    Some(state)
}

fn legal_commands() -> LegalCommandsView {
    let game = game();
    let seat = game.state.as_ref().and_then(GameState::awaiting).map(|awaiting| awaiting.seat);
    let commands = game.state.iter().zip(seat).flat_map(|(state, seat)| {
        kingdomino::legal_commands(state, seat)
            .map(|command| LegalCommandView { command, score: 5 })
    });
    LegalCommandsView { version: game.version, items: commands.collect() }
}

fn events() -> EventListView {
    let joined = |number| TableEvent::PlayerJoined { player: player(number) };
    let facts = [
        TableEvent::TableOpened {
            settings: settings(),
            timing: Timing::default(),
            rated: Rated::default(),
            series: None,
        },
        joined(0),
        joined(1),
    ];
    let items = facts.into_iter().zip(1..).map(|(fact, number)| {
        let version = Version::NONE.after(number);
        EventView::from(StoredEvent {
            version,
            at: at(0),
            seat: None,
            automatic: false,
            fact,
            waited: None,
        })
    });
    EventListView { items: items.collect(), current_version: Version::NONE.after(5) }
}

fn summary() -> GameSummaryView {
    let game = game();
    let awaiting_seat =
        game.state.as_ref().and_then(GameState::awaiting).map(|awaiting| awaiting.seat);
    GameSummaryView {
        id: game.id,
        version: game.version,
        status: game.status,
        access: game.access,
        bots: game.bots,
        opener_id: game.opener,
        settings: SettingsView::from(game.settings),
        players: game
            .seats
            .iter()
            .map(|seat| PlayerView::new(seat.player, seat.name.clone()))
            .collect(),
        awaiting_seat,
        waits_for_you: awaiting_seat == game.seat_of(player(0)),
        deadline: None,
        created_at: game.created_at,
        changed_at: game.changed_at,
    }
}
