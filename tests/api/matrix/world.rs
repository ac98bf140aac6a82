use std::sync::atomic::{AtomicU32, Ordering};

use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::support::{Answer, Game, PASSWORD, Player, SECRET, TestServer, conclude_games, now};

use super::Operation;
use kingdomail::auth::{AccessTokens, TokenSecret};
use kingdomail::domain::account::Scope;
use kingdomail::domain::{PlayerId, SessionId};
use kingdomail::service;

/// Access to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TableAccess {
    Public,
    Invitation,
}

/// State of the game that an operation needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    Open,
    Running,
    Finished,
    /// Between two games of a series.
    Resting,
}

/// Players around a table, and all other resources that an operation needs.
pub struct World {
    opener: Player,
    seated: Player,
    on_turn: Player,
    invited: Player,
    stranger: Player,
    admin: Player,
    stage: Stage,
    game: Game,
    seat: usize,
    series: Option<String>,
    /// Version at which the proposal was made.
    proposal: u64,
    /// Ids of the resources of the host by parameter name.
    ids: Vec<(&'static str, String)>,
    /// True if the state was changed for one operation.
    is_prepared: bool,
}

pub fn stage(operation: &str) -> Stage {
    match operation {
        "join_table"
        | "leave_table"
        | "invite_player"
        | "add_house_player"
        | "make_table_unrated"
        | "start_game"
        | "cancel_table"
        | "decline_invitation"
        | "create_invitation_link" => Stage::Open,
        "create_rematch" | "download_record" | "download_notation" => Stage::Finished,
        name if name.ends_with("_series") && !name.contains("create") && !name.contains("list") => {
            Stage::Resting
        }
        "confirm_ready" => Stage::Resting,
        _ => Stage::Running,
    }
}

impl World {
    /// World that satisfies the preconditions of the operation.
    pub async fn new(server: &TestServer, operation: &str, access: TableAccess) -> World {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let person = async |name: &str| server.player(&format!("{name} {number}")).await;
        let (opener, one, other) =
            (person("Opener").await, person("One").await, person("Other").await);
        let (invited, stranger, admin) =
            (person("Invited").await, person("Stranger").await, person("Keeper").await);
        service::accounts::set_admin(&server.ctx, &format!("Keeper {number}"), true)
            .await
            .expect("an admin");
        let stage = stage(operation);
        let mut world = World {
            opener,
            seated: one,
            on_turn: other,
            invited,
            stranger,
            admin,
            stage,
            game: Game(Value::Null),
            seat: 1,
            series: None,
            proposal: 1,
            ids: Vec::new(),
            is_prepared: false,
        };
        match stage {
            Stage::Resting => world.finish_first_game(server, access).await,
            _ => world.start_table(access).await,
        }
        world.prepare(server, operation).await;
        world
    }

    fn table(players: usize, access: TableAccess) -> Value {
        let access = if access == TableAccess::Public { "public" } else { "invitation" };
        json!({ "settings": { "players": players, "auto_play_forced": false }, "access": access })
    }

    async fn name(player: &Player) -> String {
        let me = player.get("/v1/me").await.expect(StatusCode::OK);
        me["name"].as_str().expect("a name").to_owned()
    }

    async fn seat(&self, game: Game, player: &Player) -> Game {
        let path = format!("/v1/games/{}/invitations", game.id());
        let invitation = json!({ "name": World::name(player).await });
        self.opener.post(&path, &invitation).await.expect(StatusCode::OK);
        player.join(&game).await
    }

    /// Starts a table for three at which the host does not move first.
    async fn start_table(&mut self, access: TableAccess) {
        loop {
            let wish = World::table(3, access);
            let opened = self.opener.post("/v1/games", &wish).await.expect(StatusCode::CREATED);
            let game = self.seat(Game(opened), &self.seated).await;
            let path = format!("/v1/games/{}/invitations", game.id());
            let invitation = json!({ "name": World::name(&self.invited).await });
            self.opener.post(&path, &invitation).await.expect(StatusCode::OK);
            self.game = game;
            if self.stage == Stage::Open {
                return;
            }
            self.game = self.seat(self.game.clone(), &self.on_turn).await;
            if self.stage == Stage::Finished {
                for player in [&self.opener, &self.seated, &self.on_turn] {
                    self.game = player.play(&self.game, &json!({ "type": "concede" })).await;
                }
                return;
            }
            match self.game.awaited() {
                Some(1) => std::mem::swap(&mut self.seated, &mut self.on_turn),
                Some(2) => {}
                _ => continue,
            }
            let seats = self.game.0["seats"].as_array().expect("seats").iter();
            self.seat = seats
                .clone()
                .position(|seat| seat["player"]["id"] == self.seated.id)
                .expect("a seat");
            return;
        }
    }

    /// Starts a series of two games and finishes the first one.
    async fn finish_first_game(&mut self, server: &TestServer, access: TableAccess) {
        let rest = json!({ "type": "when_ready", "at_most_seconds": 86_400 });
        let wish = json!({ "table": World::table(2, access), "break": rest });
        let series = self.opener.post("/v1/series", &wish).await.expect(StatusCode::CREATED);
        let first = Game(json!({ "id": series["games"][0]["game_id"] }));
        let mut game = self.seat(first, &self.seated).await;
        for player in [&self.opener, &self.seated] {
            game = player.play(&game, &json!({ "type": "concede" })).await;
        }
        conclude_games(server).await;
        self.game = game;
        self.series = Some(series["id"].as_str().expect("an id").to_owned());
    }

    /// Returns true if the state was changed for one operation.
    pub fn is_prepared(&self) -> bool {
        self.is_prepared
    }

    /// Establishes the preconditions of the operation.
    pub async fn prepare(&mut self, server: &TestServer, operation: &str) {
        let game = format!("/v1/games/{}", self.game.id());
        let ask = json!({ "proposal": { "type": "pause", "until": now() + SignedDuration::from_hours(24) } });
        self.is_prepared = true;
        match operation {
            "answer_proposal" | "withdraw_proposal" => {
                let asked = self.seated.post(&format!("{game}/proposals"), &ask).await;
                self.proposal =
                    asked.expect(StatusCode::OK)["version"].as_u64().expect("a version");
            }
            "resume_game" => {
                let asked = self.seated.post(&format!("{game}/proposals"), &ask).await;
                let version = &asked.expect(StatusCode::OK)["version"];
                let path = format!("{game}/proposals/{version}/answer");
                for player in [&self.opener, &self.on_turn] {
                    let agreed = player.post(&path, &json!({ "accept": true })).await;
                    agreed.expect(StatusCode::OK);
                }
            }
            "delete_seat_offer" | "take_seat" => {
                let offer = json!({ "name": World::name(&self.invited).await });
                let path = format!("{game}/seats/{}/offer", self.seat);
                self.seated.post(&path, &offer).await.expect(StatusCode::OK);
            }
            "get_premove" | "delete_premove" => {
                let order = json!({ "plan": { "pick": [self.first_line_entry()] } });
                let given =
                    self.seated.request(Method::PUT, &format!("{game}/premove")).json(&order);
                Answer::from_request(given).await.expect(StatusCode::OK);
            }
            _ => self.create_owned_resource(server, operation).await,
        }
    }

    /// Creates the host's resource that the operation is about.
    async fn create_owned_resource(&mut self, server: &TestServer, operation: &str) {
        let opener = &self.opener;
        let made = async |path: &str, body: Value| {
            opener.post(path, &body).await.expect(StatusCode::CREATED)
        };
        let id = |made: &Value| made["id"].as_str().expect("an id").to_owned();
        match operation {
            "revoke_session" => {
                let name = World::name(opener).await;
                let session =
                    made("/v1/sessions", json!({ "name": name, "password": PASSWORD })).await;
                let session = session["session_id"].as_str().expect("an id").to_owned();
                self.ids.push(("session_id", session));
            }
            "delete_bot" => {
                let bot =
                    made("/v1/me/bots", json!({ "name": format!("Bot {}", &opener.id[30..]) }))
                        .await;
                self.ids.push(("bot_id", id(&bot)));
            }
            "revoke_token" => {
                let wish = json!({ "name": "a program", "scopes": ["games:read"] });
                let token = made("/v1/me/tokens", wish).await;
                self.ids.push(("token_id", id(&token["token"])));
            }
            "revoke_app" => {
                let app = "00000000-0000-7000-8000-000000000001";
                let owner = &opener.id;
                server
                    .sql(&format!(
                        "WITH made AS (INSERT INTO sessions VALUES ('{owner}', '{app}', 'Castle Watch', now(), now(), \
                         now() + interval '1 day') RETURNING player_id, id) \
                         INSERT INTO apps SELECT player_id, id, 'Castle Watch', NULL, 'games:read' FROM made"
                    ))
                    .await;
                self.ids.push(("app_id", app.to_owned()));
            }
            "delete_holiday" => {
                let from = now() + SignedDuration::from_hours(48);
                let until = from + SignedDuration::from_hours(48);
                let availability =
                    made("/v1/me/holidays", json!({ "from": from, "until": until })).await;
                self.ids.push(("holiday_id", id(&availability["holidays"][0])));
            }
            "delete_push_subscription" => {
                let keys = json!({
                    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
                });
                // A browser is subscribed by one account at a time.
                let url = format!("https://127.0.0.1:1/push/{}", opener.id);
                let wish = json!({ "endpoint": url, "keys": keys });
                let subscription = made("/v1/me/push-subscriptions", wish).await;
                self.ids.push(("subscription_id", id(&subscription)));
            }
            "update_webhook"
            | "delete_webhook"
            | "rotate_webhook_secret"
            | "test_destination"
            | "list_deliveries"
            | "redeliver" => {
                let webhook =
                    made("/v1/me/webhooks", json!({ "url": "http://127.0.0.1:1/" })).await;
                let webhook = id(&webhook["webhook"]);
                if operation == "redeliver" {
                    let path = format!("/v1/me/destinations/{webhook}");
                    let sent = opener.post_empty(&format!("{path}/test")).await;
                    sent.expect(StatusCode::ACCEPTED);
                    let deliveries = opener.get(&format!("{path}/deliveries")).await;
                    let delivery = id(&deliveries.expect(StatusCode::OK)["items"][0]);
                    self.ids.push(("delivery_id", delivery));
                }
                self.ids.push(("webhook_id", webhook.clone()));
                self.ids.push(("destination_id", webhook));
            }
            "get_calendar" => {
                let calendar =
                    opener.post_empty("/v1/me/calendar").await.expect(StatusCode::CREATED);
                let url = calendar["url"].as_str().expect("a URL");
                let token = url.rsplit('/').next().expect("an end").trim_end_matches(".ics");
                self.ids.push(("token", token.to_owned()));
            }
            _ => self.is_prepared = false,
        }
    }

    /// Player in a role; `None` if the role does not exist for the operation.
    pub async fn actor(&self, role: &str, operation: &Operation) -> Option<Player> {
        let showing = |token: String| {
            let mut opener = self.opener.clone();
            opener.access_token = token;
            opener
        };
        Some(match role {
            "anonymous" => self.opener.without_token(),
            "bad" => showing("no token of ours".to_owned()),
            "expired" => showing(expired(&self.opener)),
            "revoked" => {
                let log_in =
                    json!({ "name": World::name(&self.opener).await, "password": PASSWORD });
                let grant = self.opener.post("/v1/sessions", &log_in).await;
                let leaver = self.opener.in_session(&grant.expect(StatusCode::CREATED));
                leaver.delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
                leaver
            }
            "token" => {
                let needed = operation.scopes.first();
                let scopes: Vec<&str> = Scope::ALL
                    .iter()
                    .map(|scope| scope.name())
                    .filter(|scope| needed.is_none_or(|needed| needed != scope))
                    .collect();
                let wish = json!({ "name": "a program", "scopes": scopes });
                let token = self.opener.post("/v1/me/tokens", &wish).await;
                let token = token.expect(StatusCode::CREATED);
                showing(token["secret"].as_str().expect("a secret").to_owned())
            }
            "stranger" | "spectator" => self.stranger.clone(),
            "invited" if self.stage == Stage::Resting => return None,
            "invited" => self.invited.clone(),
            "seated" => self.seated.clone(),
            "on_turn" if self.stage != Stage::Running => return None,
            "on_turn" => self.on_turn.clone(),
            "host" => self.opener.clone(),
            "admin" => self.admin.clone(),
            other => panic!("nobody is {other}"),
        })
    }

    /// The same players with ids of resources that do not exist.
    pub fn with_missing_ids(&self) -> World {
        let mut game = self.game.clone();
        game.0["id"] = json!(Uuid::from_u128(0x0192_0000_0000_7000_8000_0000_0000_0000));
        World {
            opener: self.opener.clone(),
            seated: self.seated.clone(),
            on_turn: self.on_turn.clone(),
            invited: self.invited.clone(),
            stranger: self.stranger.clone(),
            admin: self.admin.clone(),
            series: self.series.clone(),
            ids: self.ids.clone(),
            game,
            ..*self
        }
    }

    /// Path of the operation in this world.
    pub fn path(&self, operation: &str, pattern: &str) -> String {
        let version = if operation.ends_with("_proposal") { self.proposal } else { 1 };
        let mut path = pattern
            .replace("{game_id}", self.game.id())
            .replace("{version}", &version.to_string())
            .replace("{seat}", &self.seat.to_string())
            .replace("{player_id}", &self.seated.id)
            .replace("{opponent_id}", &self.opener.id)
            .replace("{category}", "base")
            .replace("{series_id}", self.series.as_deref().unwrap_or(self.game.id()));
        for (name, id) in &self.ids {
            path = path.replace(&format!("{{{name}}}"), id);
        }
        assert!(!path.contains('{'), "{operation} needs {path}");
        match operation {
            "find_account" | "search_players" => path + "?name=Nobody",
            "get_game_changes" => path + "?since=1",
            _ => path,
        }
    }

    fn first_line_entry(&self) -> &Value {
        &self.game.0["next_line"][0]["domino"]
    }

    /// Request body of the operation in this world.
    pub async fn body(&self, operation: &Operation) -> Value {
        match &*operation.name {
            "invite_player" | "offer_seat" => json!({ "name": World::name(&self.stranger).await }),
            "add_house_player" => json!({ "house": "greedy" }),
            "play_command" | "preview_command" => {
                // The same body is sent if the game does not exist: the request must not reveal the
                // difference.
                let command = json!({ "type": "pick", "domino": self.first_line_entry() });
                json!({ "expected_version": self.game.version(), "command": command })
            }
            "create_proposal" => {
                let until = now() + SignedDuration::from_hours(24);
                json!({ "proposal": { "type": "pause", "until": until } })
            }
            "set_premove" | "preview_premove" => {
                json!({ "plan": { "pick": [self.first_line_entry()] } })
            }
            "create_holiday" => {
                let from = now() + SignedDuration::from_hours(48);
                json!({ "from": from, "until": from + SignedDuration::from_hours(48) })
            }
            "register" => {
                json!({ "name": format!("N {}", crate::support::fresh_key()), "password": PASSWORD })
            }
            "log_in" => json!({ "name": World::name(&self.opener).await, "password": PASSWORD }),
            "update_me" | "create_bot" => {
                json!({ "name": format!("N {}", crate::support::fresh_key()) })
            }
            "create_token" => json!({ "name": "a program", "scopes": ["games:read"] }),
            "create_webhook" => json!({ "url": "http://127.0.0.1:1/" }),
            _ => operation.body.clone(),
        }
    }
}

/// Token of the player that expired an hour ago.
fn expired(player: &Player) -> String {
    let tokens = AccessTokens::new(&TokenSecret::from_text(SECRET).expect("long enough"));
    let id: PlayerId = player.id.parse().expect("an id");
    let session = SessionId::new(Uuid::from_u128(1));
    let then = now() - SignedDuration::from_hours(1);
    tokens.issue(id, session, None, Uuid::from_u128(2), then).expect("a token")
}
