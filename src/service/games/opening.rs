use kingdomino::Event;
use kingdomino::shuffle::Bytes32;

use crate::domain::event_log::{NewEvent, TableEvent, Version};
use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, PlayerId};
use crate::service::{Error, Result};
use crate::store::games::{GameForViewer, NewTableRow};
use crate::store::{self, Connection};

use super::search::SearchCache;
use super::start::start_after_events;
use super::table_transaction::open_table_change;

/// A table to create, with all its initial players. Every game is created through this type: tables
/// of players, later games of a series, and sandboxes.
pub(in crate::service) struct TableBuilder<'a> {
    pub table: NewTableRow<'a>,
    /// Players in the order of the seats, each with the entropy added to the shuffle.
    pub seats: Vec<(PlayerId, Option<Bytes32>)>,
    pub invited: Vec<PlayerId>,
    /// Events already played; empty for a new game.
    pub played: Vec<Event>,
}

impl TableBuilder<'_> {
    /// Inserts the table, and starts its game if all seats are taken. The caller must hold locks on
    /// the accounts of the seated players. `request` marks the creation among the requests of
    /// `viewer`.
    pub async fn insert(
        self,
        conn: &mut Connection,
        search_cache: &SearchCache,
        viewer: Viewer,
        request: Option<&IdempotentRequest>,
    ) -> Result<()> {
        let TableBuilder { table, seats, invited, played } = self;
        let NewTableRow { id, settings, timing, rated, series, .. } = table;
        store::games::insert_table(conn, &table).await?;
        let mut events =
            vec![NewEvent::at_table(TableEvent::TableOpened { settings, timing, rated, series })];
        let is_sandbox = table.shuffled_as.is_some();
        let seated = seats.len();
        for (seat, (player, entropy)) in seats.into_iter().enumerate() {
            let entropy = entropy.as_ref();
            if is_sandbox {
                store::games::insert_shared_seat(conn, id, seat, player, entropy).await?;
            } else {
                store::games::take_seat(conn, id, seat, player, entropy).await?;
            }
            events.push(NewEvent::at_table(TableEvent::PlayerJoined { player }));
        }
        for player in invited {
            store::games::insert_invitation(conn, id, player).await?;
            events.push(NewEvent::at_table(TableEvent::PlayerInvited { player }));
        }
        let opened = if seated < usize::from(settings.players()) {
            open_table_change(events)
        } else {
            let loaded = store::games::load_game_for_command(conn, id, viewer).await?;
            let (GameForViewer { game, .. }, secrets) = loaded.ok_or(Error::GameNotFound)?;
            start_after_events(conn, search_cache, &game, &secrets, events, played).await?
        };
        store::games::append_events(conn, &opened.change(id, Version::NONE, viewer, request))
            .await?;
        Ok(())
    }
}
