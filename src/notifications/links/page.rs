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

/// How long an address can be verified.
pub const VERIFICATION_LASTS: SignedDuration = SignedDuration::from_hours(48);
/// How long somebody can sit down by a link to a table.
pub const INVITATION_LASTS: SignedDuration = SignedDuration::from_hours(14 * 24);
/// How long a new password can be chosen.
pub const RESET_LASTS: SignedDuration = SignedDuration::from_hours(2);

/// Makes the links in messages, and reads them again: whoever has one may do what it says, and nothing else, without
/// logging in.
#[derive(Clone)]
pub struct Links {
    key: LinkKey,
    base: Url,
}

/// What a link lets its holder do.
pub trait Link: Serialize + DeserializeOwned {
    /// Where the page is, below the address of the server; also what the signature is for.
    const PAGE: &'static str;

    /// Until when it is good; none for always.
    fn until(&self) -> Option<Timestamp>;
}

/// Lets a player look at a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableLink {
    pub player: PlayerId,
    pub game: GameId,
    /// Whether the page lets the player play, too: not where others may read the link.
    pub plays: bool,
    pub until: Timestamp,
}

/// Lets a player do one thing in a game, as long as it stands as it did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayLink {
    pub player: PlayerId,
    pub game: GameId,
    pub version: Version,
    pub command: Command,
    pub until: Timestamp,
}

/// Lets a player answer what it is asked at a table, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerLink {
    pub player: PlayerId,
    pub game: GameId,
    pub answer: Answer,
    pub until: Timestamp,
}

/// An answer to what a player is asked at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "to", rename_all = "snake_case")]
pub enum Answer {
    /// To what another seat asked at a version.
    Proposal { version: Version, agrees: bool },
    /// To the offer of a seat.
    Seat { seat: Seat, takes: bool },
    /// To an invitation: takes a seat.
    Invitation {},
    /// To an invitation: takes none.
    Decline {},
    /// To the end of a game: asks for another one.
    Rematch {},
}

/// Lets whoever has it see an open table and sit down there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InvitationLink {
    pub game: GameId,
    /// Who invites: the opener of the table.
    pub by: PlayerId,
    pub until: Timestamp,
}

/// Lets a player look at a series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesLink {
    pub player: PlayerId,
    pub series: SeriesId,
    /// Whether the page lets the player say that it is ready: not where others may read the link.
    pub acts: bool,
    pub until: Timestamp,
}

/// Lets a player end the mails of one kind, or of all but the safety of the account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MailsOffLink {
    pub player: PlayerId,
    /// None for all.
    pub kind: Option<NotificationKind>,
}

/// Shows that who reads the mails to an address wants the player to use it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VerifyLink {
    pub player: PlayerId,
    pub endpoint: DestinationId,
    pub until: Timestamp,
}

/// Lets a player choose a new password, once: it holds a trace of the old one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResetLink {
    pub player: PlayerId,
    pub trace: String,
    pub until: Timestamp,
}

impl ResetLink {
    /// What tells one password from the next, and nothing else.
    pub fn trace(hash: &PasswordHash) -> String {
        hex::encode(&Sha256::digest(hash.expose())[..8])
    }
}

/// Why a link does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkRefused {
    /// It is none of ours.
    Unknown,
    Expired,
}

impl Links {
    /// Links below `base`, which ends with a slash.
    pub fn new(key: LinkKey, base: Url) -> Links {
        Links { key, base }
    }

    pub fn base(&self) -> &Url {
        &self.base
    }

    pub fn key(&self) -> &LinkKey {
        &self.key
    }

    /// The address of the page for a link.
    pub fn url<L: Link>(&self, link: &L) -> String {
        format!("{}{}/{}", self.base, L::PAGE, self.token(link))
    }

    /// What stands for the link in its address.
    pub fn token<L: Link>(&self, link: &L) -> String {
        let claims = serde_json::to_vec(link).unwrap_or_default();
        let claims = BASE64_URL_SAFE_NO_PAD.encode(claims);
        let signature = self.key.sign(L::PAGE, &claims);
        format!("{claims}.{signature}")
    }

    /// The link that stands behind a part of an address.
    ///
    /// # Errors
    /// It is none of ours, or its time is over.
    pub fn read<L: Link>(&self, token: &str, now: Timestamp) -> Result<L, LinkRefused> {
        let (claims, signature) = token.split_once('.').ok_or(LinkRefused::Unknown)?;
        if !self.key.verifies(L::PAGE, claims, signature) {
            return Err(LinkRefused::Unknown);
        }
        let claims = BASE64_URL_SAFE_NO_PAD.decode(claims).map_err(|_| LinkRefused::Unknown)?;
        let link: L = serde_json::from_slice(&claims).map_err(|_| LinkRefused::Unknown)?;
        match link.until() {
            Some(until) if until <= now => Err(LinkRefused::Expired),
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
    MailsOffLink: "mails-off", |_| None;
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
        let (player, endpoint) = (PlayerId::new(Uuid::nil()), DestinationId::new(Uuid::nil()));
        VerifyLink { player, endpoint, until }
    }

    #[test]
    fn a_link_is_read_as_it_was_made_until_its_time_is_over() {
        let (links, link) = (links(), link());
        let url = links.url(&link);
        let token = url.strip_prefix("https://kingdomail.example/verify/").expect("a page");
        let at = |second| Timestamp::from_second(second).expect("a time");
        assert_eq!(links.read::<VerifyLink>(token, at(999)), Ok(link));
        assert_eq!(links.read::<VerifyLink>(token, at(1000)), Err(LinkRefused::Expired));
    }

    #[test]
    fn a_link_does_nothing_on_another_page_or_with_another_text() {
        let links = links();
        let token = links.token(&link());
        let now = Timestamp::UNIX_EPOCH;
        assert_eq!(links.read::<ResetLink>(&token, now), Err(LinkRefused::Unknown));
        let (claims, signature) = token.split_once('.').expect("two parts");
        let longer = links.token(&VerifyLink { until: Timestamp::MAX, ..link() });
        let (other, _) = longer.split_once('.').expect("two parts");
        for forged in [format!("{other}.{signature}"), format!("{claims}."), String::new()] {
            assert_eq!(links.read::<VerifyLink>(&forged, now), Err(LinkRefused::Unknown));
        }
    }
}
