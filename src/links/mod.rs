//! Signed links: whoever has one may see what it names without logging in, until it expires. They are for mails, chats and
//! whatever else shows a picture and has no access token.

mod picture;

pub use picture::{LIFETIME, PictureLink};
