//! Signed links. A link lets its holder see or do exactly one thing without a login until it
//! expires. Used in emails, chats and other clients that have no access token.

mod page;
mod picture;

pub use page::{
    Answer, AnswerLink, INVITATION_LIFETIME, InvitationLink, Link, LinkError, Links,
    PASSWORD_RESET_LIFETIME, PlayLink, ResetLink, SeriesLink, TableLink, UnsubscribeLink,
    VERIFICATION_LIFETIME, VerifyLink,
};
pub use picture::{LINK_LIFETIME, PictureLink};
