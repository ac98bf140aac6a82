//! Decision on a command: the rules applied to a loaded game, and the update to record.

use jiff::Timestamp;
use kingdomino::{Cause, Command, Transition};

use crate::domain::IdempotentRequest;
use crate::domain::event_log::{Agreements, GameStatus};
use crate::domain::table::{RequestKeyHash, StoredGame, Viewer, WaitState};
use crate::service::games::clocks::waiting::wait_after_events;
use crate::service::games::tables::seats::require_playable;
use crate::service::notifications::WaitKey;
use crate::service::{Context, Error};
use crate::store::games::{GameUpdate, Secrets};

use super::advance::{Transitioned, advance};
use super::cache::CachedGame;
use super::premoves::valid_premoves;
use super::search::{Attempt, SearchCache};

/// Result of a command, not recorded yet.
pub(super) struct DecidedCommand {
    /// The game before the command.
    game: StoredGame,
    secrets: Secrets,
    transitioned: Transitioned,
    waiting: WaitState,
    agreements: Agreements,
}

impl DecidedCommand {
    /// # Errors
    /// A rule forbids the command, the player has no seat that can be played, or a house player has
    /// to search first.
    pub(super) fn new(
        search_cache: &SearchCache,
        game: StoredGame,
        secrets: Secrets,
        viewer: Viewer,
        command: Command,
    ) -> Attempt<DecidedCommand> {
        let (state, seat) = require_playable(&game, viewer)?;
        let deck = secrets.deck.as_ref();
        let deck =
            deck.ok_or_else(|| Error::Internal(format!("game {} has no deck", game.id)))?.clone();
        let transition = Transition {
            state,
            deck: deck.clone(),
            cause: Cause::Command { seat, command },
            premoves: valid_premoves(&game, &secrets.premoves),
        };
        let tree = || game.line_tree(&secrets.seed, &deck, state.settings());
        let mut transitioned = advance(search_cache, transition, tree)?;
        let waiting = wait_after_events(&game, &transitioned.rule_events, &transitioned.state);
        let (waiting, agreements) = transitioned.settle_proposal(&game, waiting);
        Ok(DecidedCommand { game, secrets, transitioned, waiting, agreements })
    }

    /// Returns true if the command starts a pause: the last player that had not accepted a proposed
    /// pause leaves the game. A pause has to start at the time of its event, so the game must be
    /// loaded and recorded in one transaction, within which `game_time()` is constant.
    pub(super) fn begins_pause(&self) -> bool {
        self.agreements.pause.is_some() && self.agreements.pause != self.game.agreements.pause
    }

    /// Returns the update to record. `assumed_time` is the time of the decision if it was estimated
    /// instead of read from the database; the statement then requires it to be nearly right.
    pub(super) fn update<'a>(
        &'a self,
        viewer: Viewer,
        request: &'a IdempotentRequest,
        assumed_time: Option<Timestamp>,
    ) -> GameUpdate<'a> {
        let DecidedCommand { game, secrets, transitioned, waiting, agreements } = self;
        GameUpdate {
            player: Some(viewer.player),
            session: viewer.required_session(),
            read_at: assumed_time,
            request: Some(request),
            ..transitioned.update(game, secrets.seed, waiting, agreements)
        }
    }

    /// Returns the game after the command, recorded at `at`. Caches it if another command can
    /// follow.
    pub(super) fn into_recorded_game(
        self,
        ctx: &Context,
        viewer: Viewer,
        request: &IdempotentRequest,
        at: Timestamp,
    ) -> StoredGame {
        let DecidedCommand { mut game, secrets, transitioned, waiting, agreements } = self;
        game.version = game.version.after(transitioned.events.len());
        game.status = transitioned.status();
        game.revealed_seed = transitioned.revealed_seed(secrets.seed);
        game.changed_at = at;
        game.state = Some(transitioned.state);
        game.waiting = waiting;
        game.agreements = agreements;
        game.request_keys.push(RequestKeyHash::new(viewer.player, &request.key));
        ctx.waiters.wake(WaitKey::Game(game.id), game.version.number().into());
        ctx.game_cache.acknowledge(&game);
        if game.status == GameStatus::Active {
            let (game, cached_at) = (game.clone(), ctx.now());
            ctx.game_cache.insert(CachedGame { game, secrets, cached_at });
        }
        game
    }
}
