//! Tables, from their creation to the start of the game: seats, invitations, rematches and
//! sandboxes.

pub mod create;
pub mod invitations;
pub mod limits;
pub mod rematch;
pub mod sandbox;
pub mod seats;
pub mod start;
pub mod transaction;

pub(in crate::service) use create::TableBuilder;
pub use create::{NewTable, create_table, list_finished_public_games, list_public_games};
pub(crate) use create::{Origin, create_table_for};
pub use invitations::{
    CreatedInvitationLink, LinkedInvitation, create_invitation_link, decline_invitation,
    get_invitation_link_game, invite_player, resolve_invitation_link,
};
pub use limits::{MAX_GAME_EVENTS, MAX_GAME_PROPOSALS};
pub use rematch::rematch;
pub use sandbox::{NewSandbox, create_sandbox, list_sandboxes};
pub use seats::{
    add_house_player, join_by_invitation, join_table, leave_table, make_table_unrated,
};
pub use start::{cancel_table, start_game};
