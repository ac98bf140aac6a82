//! Signed links of messages, which act for a player without a session: view of a table, command,
//! answer, and unsubscription. Previews change nothing, because programs follow links.

use jiff::Timestamp;
use kingdomino::GameState;
use sha2::{Digest, Sha256};
use tokio_util::sync::CancellationToken;

use crate::domain::event_log::GameStatus;
use crate::domain::notification::NotificationKind;
use crate::domain::series::Series;
use crate::domain::table::{GameSummary, StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest, PlayerId, ProblemCode};
use crate::notifications::Recipient;
use crate::notifications::content::answers;
use crate::notifications::links::{Answer, AnswerLink, PlayLink, TableLink, UnsubscribeLink};
use crate::service::games::agreements::{answer_proposal, delete_seat_offer, take_seat};
use crate::service::notifications::load_recipient;
use crate::service::{Context, Error, Result};
use crate::{domain, store};

use super::commands::legal::{Choice, apply_choice, list_choices};
use super::commands::play::play_to_completion;
use super::commands::search::SearchClient;
use super::reads::show::load_visible;
use super::tables::invitations::decline_invitation;
use super::tables::rematch::rematch;
use super::tables::seats::join_table;

/// Game as shown to the player of a link.
pub struct LinkedTable {
    pub reader: Recipient,
    pub game: StoredGame,
    /// Legal commands of the player; each gets a link of its own.
    pub choices: Vec<Choice>,
    /// Answers that the player can give to open proposals, offers and invitations.
    pub answers: Vec<Answer>,
    pub series: Option<Series>,
    /// True if the link permits commands and answers.
    pub can_play: bool,
    /// Another game that waits for the player, if this one does not.
    pub next: Option<GameSummary>,
    /// Expiry of the link that led here, and of all links on its page: following links does not
    /// extend the access.
    pub until: Timestamp,
}

/// Preview of a link that plays a command.
pub struct PlayLinkPreview {
    pub table: LinkedTable,
    /// True if this link has already been used.
    pub is_used: bool,
    /// The choice, and the state right after its command; none if the game has changed since the
    /// link was created.
    pub outcome: Option<(Choice, GameState)>,
}

/// Preview of an answer link.
pub struct AnswerLinkPreview {
    pub table: LinkedTable,
    pub answer: Answer,
    /// True while the player can still give the answer.
    pub can_answer: bool,
}

/// Result of an answer link.
pub struct AnswerLinkResult {
    pub player: PlayerId,
    /// Game that the player belongs to after the answer; none after a declined invitation.
    pub game: Option<GameId>,
}

/// Returns the current game of a table link.
///
/// # Errors
/// The link is invalid or has expired.
pub async fn resolve_table_link(ctx: &Context, token: &str) -> Result<LinkedTable> {
    let link: TableLink = ctx.open_link(token).await?;
    load_linked_table(ctx, link.player, link.game, link.plays, link.until).await
}

/// Returns a game for its player, with the legal commands if `can_play` is true. Does not mark the
/// game as seen, because a program may have followed the link.
///
/// # Errors
/// There is no such game for the player, or the account was deleted or locked.
pub async fn load_linked_table(
    ctx: &Context,
    player: PlayerId,
    game: GameId,
    can_play: bool,
    until: Timestamp,
) -> Result<LinkedTable> {
    require_unlocked(ctx, player).await?;
    let reader = load_link_recipient(ctx, player).await?;
    let viewer = Viewer::from_link(player);
    let game = load_visible(&mut *ctx.connection().await?, viewer, game).await?;
    // A viewer without a seat, or with a conceded one, has no commands.
    let choices =
        if can_play { list_choices(&game, viewer).unwrap_or_default() } else { Vec::new() };
    let awaited = game.state.as_ref().and_then(|state| Some(state.awaiting()?.seat));
    let is_own_turn = awaited.is_some() && awaited == game.seat_of(player);
    let next = if can_play && !is_own_turn { next_game(ctx, player, game.id).await? } else { None };
    let answers = answers(player, &game);
    let series = match game.series {
        Some(of) => store::series::find_series(&mut *ctx.connection().await?, of.id).await?,
        None => None,
    };
    Ok(LinkedTable { reader, game, choices, answers, series, can_play, next, until })
}

/// Checks that a link of the player may be used.
///
/// # Errors
/// The account is locked.
pub async fn require_unlocked(ctx: &Context, player: PlayerId) -> Result<()> {
    let is_locked = store::accounts::is_locked(&mut *ctx.connection().await?, player).await?;
    if is_locked { Err(ProblemCode::LinkInvalid.into()) } else { Ok(()) }
}

/// Returns the recipient, which includes the language of the page.
///
/// # Errors
/// The account was deleted.
pub async fn load_link_recipient(ctx: &Context, player: PlayerId) -> Result<Recipient> {
    let mut conn = ctx.connection().await?;
    load_recipient(&mut conn, player).await?.ok_or(Error::Refused(ProblemCode::LinkInvalid))
}

/// Returns the most urgent other game that waits for the player.
async fn next_game(
    ctx: &Context,
    player: PlayerId,
    excluded: GameId,
) -> Result<Option<GameSummary>> {
    let mut conn = ctx.connection().await?;
    let active = Some(GameStatus::Active);
    let games = store::games::list_player_games(&mut conn, player, active, None, 2).await?;
    Ok(games.into_iter().find(|game| game.waits_for_you && game.id != excluded))
}

/// Previews a link that plays a command, without using it.
///
/// # Errors
/// The link is invalid or has expired.
pub async fn preview_play_link(ctx: &Context, token: &str) -> Result<PlayLinkPreview> {
    let link: PlayLink = ctx.open_link(token).await?;
    let table = load_linked_table(ctx, link.player, link.game, true, link.until).await?;
    let is_used = is_link_used(ctx, &link).await?;
    let is_current = !is_used && table.game.version == link.version;
    let outcome = match (&table.game.state, table.game.seat_of(link.player)) {
        (Some(state), Some(seat)) if is_current => apply_choice(state, seat, link.command).ok(),
        _ => None,
    };
    Ok(PlayLinkPreview { table, is_used, outcome })
}

/// Plays the command of a link. A link can be used once.
///
/// # Errors
/// The link is invalid, has expired, was used, or belongs to a locked account; or the game has
/// changed.
pub async fn play_by_link(ctx: &Context, token: &str) -> Result<()> {
    let link: PlayLink = ctx.open_link(token).await?;
    require_unlocked(ctx, link.player).await?;
    let viewer = Viewer::from_link(link.player);
    let search_client = SearchClient::Player(link.player, CancellationToken::new());
    let request = play_request(&link);
    let played = play_to_completion(
        ctx,
        search_client,
        viewer,
        link.game,
        link.version,
        request,
        link.command,
    )
    .await?;
    if played.replayed { Err(Error::Refused(ProblemCode::LinkUsed)) } else { Ok(()) }
}

/// Returns true if the event of a link's command is recorded.
async fn is_link_used(ctx: &Context, link: &PlayLink) -> Result<bool> {
    let mut conn = ctx.connection().await?;
    let found =
        store::games::find_request(&mut conn, link.game, link.player, &play_request(link).key)
            .await?;
    Ok(found.is_some())
}

/// Returns the idempotent request of a link, which is the same for each use. Its key contains a
/// space, which keys of clients cannot.
fn play_request(link: &PlayLink) -> IdempotentRequest {
    let command = serde_json::to_vec(&link.command).unwrap_or_default();
    let hash: [u8; 32] = Sha256::digest(command).into();
    let key = format!("by link at {}: {}", link.version, hex::encode(&hash[..8]));
    IdempotentRequest { key, hash }
}

/// Previews an answer link without using it.
///
/// # Errors
/// The link is invalid or has expired, or the player can no longer view the game.
pub async fn preview_answer_link(ctx: &Context, token: &str) -> Result<AnswerLinkPreview> {
    let link: AnswerLink = ctx.open_link(token).await?;
    let table = load_linked_table(ctx, link.player, link.game, true, link.until).await?;
    // A player invited to a public table may also decline.
    let is_open_to_all = table.answers.contains(&Answer::Invitation {});
    let can_answer = table.answers.contains(&link.answer)
        || (link.answer == Answer::Decline {} && is_open_to_all);
    Ok(AnswerLinkPreview { table, answer: link.answer, can_answer })
}

/// Gives the answer of a link. Using the link again has no further effect.
///
/// # Errors
/// The link is invalid, has expired, or belongs to a locked account; or the proposal, offer or
/// invitation is no longer open.
pub async fn answer_by_link(ctx: &Context, token: &str) -> Result<AnswerLinkResult> {
    let link: AnswerLink = ctx.open_link(token).await?;
    let AnswerLink { player, game, answer, .. } = link;
    require_unlocked(ctx, player).await?;
    let (viewer, request) = (Viewer::from_link(player), Some(answer_request(&link)));
    let answered = match answer {
        Answer::Proposal { version, agrees } => {
            answer_proposal(ctx, viewer, game, version, agrees, request).await
        }
        Answer::Seat { seat, takes: true } => take_seat(ctx, viewer, game, seat, request).await,
        Answer::Seat { seat, takes: false } => {
            delete_seat_offer(ctx, viewer, game, seat, request).await
        }
        Answer::Invitation {} => join_table(ctx, viewer, game, None, request).await,
        Answer::Decline {} => {
            decline_invitation(ctx, viewer, game).await?;
            return Ok(AnswerLinkResult { player, game: None });
        }
        Answer::Rematch {} => rematch(ctx, viewer, game, None, request).await,
    }?;
    Ok(AnswerLinkResult { player, game: Some(answered.value.id) })
}

/// Returns the idempotent request of a link, which is the same for each use. Its key contains a
/// space, which keys of clients cannot.
fn answer_request(link: &AnswerLink) -> IdempotentRequest {
    let link = serde_json::to_vec(link).unwrap_or_default();
    let hash: [u8; 32] = Sha256::digest(link).into();
    IdempotentRequest { key: format!("by link: {}", hex::encode(&hash[..16])), hash }
}

/// Turns off the emails of the kind that a link names, or all emails. Returns the player.
///
/// # Errors
/// The link is invalid.
pub async fn unsubscribe_by_link(ctx: &Context, token: &str) -> Result<PlayerId> {
    let link: UnsubscribeLink = ctx.open_link(token).await?;
    ctx.with_account_lock(link.player, move |ctx| async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            // Locks the settings until the end of the transaction.
            store::accounts::lock_availability(conn, link.player)
                .await?
                .ok_or(ProblemCode::LinkInvalid)?;
            let mut settings =
                store::notifications::find_notification_settings(conn, link.player).await?;
            let kinds = link.kind.map_or(NotificationKind::ALL.to_vec(), |kind| vec![kind]);
            for kind in kinds {
                settings.turn_off(kind, domain::notification::Channel::Email);
            }
            store::notifications::set_notification_settings(conn, link.player, &settings).await?;
            Ok(link.player)
        })
        .await
    })
    .await
}
