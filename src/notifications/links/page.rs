use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use jiff::{SignedDuration, Timestamp};
use kingdomino::{Command, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use url::Url;

use crate::auth::{LinkKey, PasswordHash};
use crate::domain::event_log::Version;
use crate::domain::notification::NotificationKind;
use crate::domain::{DestinationId, GameId, PlayerId, SeriesId};

/// Validity of an address verification.
pub const VERIFICATION_LIFETIME: SignedDuration = SignedDuration::from_hours(48);
/// Validity of an invitation link.
pub const INVITATION_LIFETIME: SignedDuration = SignedDuration::from_hours(14 * 24);
/// Validity of a password reset.
pub const PASSWORD_RESET_LIFETIME: SignedDuration = SignedDuration::from_hours(2);

/// Creates and verifies the links in messages. A link lets its holder do exactly one thing without
/// a login.
#[derive(Clone)]
pub struct Links {
    key: LinkKey,
    base: Url,
}

/// Permission granted by a link.
pub trait Link: Serialize + DeserializeOwned {
    /// Path of the page below the server's base URL. Also the context of the signature.
    const PAGE: &'static str;

    /// Expiry, or `None` if the link is valid permanently.
    fn until(&self) -> Option<Timestamp>;
}

/// Lets a player view a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableLink {
    pub player: PlayerId,
    pub game: GameId,
    /// True if the page also lets the player act. False where other people may read the link.
    pub plays: bool,
    pub until: Timestamp,
}

/// Lets a player perform one command while the game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayLink {
    pub player: PlayerId,
    pub game: GameId,
    pub version: Version,
    pub command: Command,
    pub until: Timestamp,
}

/// Lets a player answer an invitation, proposal, seat offer or finished game once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerLink {
    pub player: PlayerId,
    pub game: GameId,
    pub answer: Answer,
    /// Version of the game that the link was made for. The same answer can be given again after a
    /// change, for example after leaving a table. None in links of release 0.2.0.
    pub version: Option<Version>,
    pub until: Timestamp,
}

/// Answer to an invitation, proposal, seat offer or finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "to", rename_all = "snake_case")]
pub enum Answer {
    /// Answer to the proposal of another seat at a version.
    Proposal { version: Version, agrees: bool },
    /// Answer to the offer of a seat.
    Seat { seat: Seat, takes: bool },
    /// Accepts an invitation and takes a seat.
    Invitation {},
    /// Declines an invitation.
    Decline {},
    /// Requests another game after the end of a game.
    Rematch {},
}

/// Lets its holder view an open table and join it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvitationLink {
    pub game: GameId,
    /// Host of the table.
    pub by: PlayerId,
    pub until: Timestamp,
}

/// Lets a player view a series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesLink {
    pub player: PlayerId,
    pub series: SeriesId,
    /// True if the page also lets the player confirm to be ready. False where other people may read
    /// the link.
    pub acts: bool,
    pub until: Timestamp,
}

/// Unsubscribes a player from emails of one kind, or from all except account security.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnsubscribeLink {
    pub player: PlayerId,
    /// `None` for all kinds.
    pub kind: Option<NotificationKind>,
}

/// Proves that the reader of the mailbox wants the player to use the address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VerifyLink {
    pub player: PlayerId,
    #[serde(rename = "endpoint")]
    pub destination: DestinationId,
    pub until: Timestamp,
}

/// Lets a player choose a new password once, while the mailbox belongs to the account. Contains a
/// trace of the old password.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResetLink {
    pub player: PlayerId,
    pub trace: String,
    /// Mailbox that received the link; none in links of release 0.2.0.
    pub destination: Option<DestinationId>,
    pub until: Timestamp,
}

impl ResetLink {
    /// Fingerprint that distinguishes passwords and reveals nothing else.
    pub fn trace(hash: &PasswordHash) -> String {
        hex::encode(&Sha256::digest(hash.expose())[..8])
    }
}

/// Reason for a rejected link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The link was not issued by this server.
    Unknown,
    Expired,
}

impl Links {
    /// Creates links below `base`, which must end with a slash.
    pub fn new(key: LinkKey, base: Url) -> Links {
        Links { key, base }
    }

    pub fn base(&self) -> &Url {
        &self.base
    }

    pub fn key(&self) -> &LinkKey {
        &self.key
    }

    /// URL of the page for a link.
    pub fn url<L: Link>(&self, link: &L) -> String {
        format!("{}{}/{}", self.base, L::PAGE, self.token(link))
    }

    /// Signed token in the URL of a link.
    pub fn token<L: Link>(&self, link: &L) -> String {
        let claims = serde_json::to_vec(link).unwrap_or_default();
        let claims = BASE64_URL_SAFE_NO_PAD.encode(claims);
        let signature = self.key.sign(L::PAGE, &claims);
        format!("{claims}.{signature}")
    }

    /// Verifies a token and returns the link.
    ///
    /// # Errors
    /// [`LinkError`] if the token was not issued by this server or is expired.
    pub fn read<L: Link>(&self, token: &str, now: Timestamp) -> Result<L, LinkError> {
        let (claims, signature) = token.split_once('.').ok_or(LinkError::Unknown)?;
        if !self.key.verifies(L::PAGE, claims, signature) {
            return Err(LinkError::Unknown);
        }
        let claims = BASE64_URL_SAFE_NO_PAD.decode(claims).map_err(|_| LinkError::Unknown)?;
        let link: L = serde_json::from_slice(&claims).map_err(|_| LinkError::Unknown)?;
        match link.until() {
            Some(until) if until <= now => Err(LinkError::Expired),
            _ => Ok(link),
        }
    }
}

macro_rules! pages {
    ($($name:ident: $page:literal, $until:expr;)+) => {$(
        impl Link for $name {
            const PAGE: &'static str = $page;

            fn until(&self) -> Option<Timestamp> {
                let until: fn(&Self) -> Option<Timestamp> = $until;
                until(self)
            }
        }
    )+};
}

pages! {
    TableLink: "table", |link| Some(link.until);
    PlayLink: "play", |link| Some(link.until);
    AnswerLink: "answer", |link| Some(link.until);
    InvitationLink: "join", |link| Some(link.until);
    SeriesLink: "series", |link| Some(link.until);
    UnsubscribeLink: "mails-off", |_| None;
    VerifyLink: "verify", |link| Some(link.until);
    ResetLink: "reset", |link| Some(link.until);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::auth::TokenSecret;
    use uuid::Uuid;

    fn links() -> Links {
        let secret = TokenSecret::from_text(&"s".repeat(32)).expect("a secret");
        Links::new(LinkKey::new(&secret), "https://kingdomail.example/".parse().expect("a URL"))
    }

    fn link() -> VerifyLink {
        let until = Timestamp::from_second(1000).expect("a time");
        let (player, destination) = (PlayerId::new(Uuid::nil()), DestinationId::new(Uuid::nil()));
        VerifyLink { player, destination, until }
    }

    #[test]
    fn link_round_trips_until_expiry() {
        let (links, link) = (links(), link());
        let url = links.url(&link);
        let token = url.strip_prefix("https://kingdomail.example/verify/").expect("a page");
        let at = |second| Timestamp::from_second(second).expect("a time");
        assert_eq!(links.read::<VerifyLink>(token, at(999)), Ok(link));
        assert_eq!(links.read::<VerifyLink>(token, at(1000)), Err(LinkError::Expired));
    }

    #[test]
    fn tampered_or_misplaced_link_is_rejected() {
        let links = links();
        let token = links.token(&link());
        let now = Timestamp::UNIX_EPOCH;
        assert_eq!(links.read::<ResetLink>(&token, now), Err(LinkError::Unknown));
        let (claims, signature) = token.split_once('.').expect("two parts");
        let longer = links.token(&VerifyLink { until: Timestamp::MAX, ..link() });
        let (other, _) = longer.split_once('.').expect("two parts");
        for forged in [format!("{other}.{signature}"), format!("{claims}."), String::new()] {
            assert_eq!(links.read::<VerifyLink>(&forged, now), Err(LinkError::Unknown));
        }
    }
}
