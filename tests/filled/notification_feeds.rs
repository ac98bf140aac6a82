use std::collections::HashMap;

use kingdomail::domain::PlayerId;
use kingdomail::domain::event_log::{GameStatus, StoredEvent};
use kingdomail::domain::notification::Notification;
use kingdomail::store::Connection;
use uuid::Uuid;

use super::copy::{Json, Rows};
use super::game::GeneratedGame;
use super::game_plan::id_at;

const NOTICE: u64 = 16;

/// The notification feeds of all players.
pub struct NotificationFeeds {
    rows: Rows,
    last: HashMap<PlayerId, i64>,
}

impl NotificationFeeds {
    pub fn new() -> NotificationFeeds {
        let columns = "player_id, position, id, game_id, version, at, format, body";
        NotificationFeeds { rows: Rows::new("notifications", columns), last: HashMap::new() }
    }

    /// Notifies the players of a game of its start, their turns and its end.
    pub fn notify_players(&mut self, game: &GeneratedGame) {
        let Some(start) = game.events.iter().position(|one| one.event.rules_event().is_some())
        else {
            return;
        };
        let start = &game.events[start].event;
        for player in &game.plan.players {
            self.push(*player, game.plan.id, start, &Notification::GameStarted {});
        }
        for one in &game.events {
            let waited_for = one.request.as_ref().and_then(|request| request.waited_for);
            if let Some(player) = waited_for {
                self.push(
                    player,
                    game.plan.id,
                    &one.event,
                    &Notification::YourTurn { deadline: None },
                );
            }
        }
        if let (GameStatus::Finished, Some(last)) = (game.status, game.events.last()) {
            for result in &game.results {
                let notification =
                    Notification::GameFinished { rank: result.rank, points: result.points };
                self.push(result.player, game.plan.id, &last.event, &notification);
            }
        }
    }

    fn push(
        &mut self,
        player: PlayerId,
        game: Uuid,
        event: &StoredEvent,
        notification: &Notification,
    ) {
        let position = self.last.entry(player).or_default();
        *position += 1;
        let number = player.uuid().as_u64_pair().1 ^ position.unsigned_abs();
        self.rows.push(&[
            &player.uuid(),
            &*position,
            &id_at(event.at, number, NOTICE),
            &game,
            &event.version.number(),
            &event.at,
            &1_i16,
            &Json(notification),
        ]);
    }

    pub async fn send(&mut self, conn: &mut Connection) {
        self.rows.send(conn).await;
    }

    /// Sends the read positions: each player has read most of the feed.
    pub async fn send_positions(self, conn: &mut Connection) {
        let mut rows = Rows::new("notification_cursors", "player_id, last_position, read_position");
        for (player, last) in self.last {
            rows.push(&[&player.uuid(), &last, &(last - last % 8)]);
        }
        rows.send(conn).await;
    }
}
