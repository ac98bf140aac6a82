use jiff::{SignedDuration, Timestamp};
use kingdomino_render::{ImageFormat, Subject};
use url::Url;

use crate::auth::LinkKey;
use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::i18n::Language;

/// Validity of a link to a picture.
pub const LINK_LIFETIME: SignedDuration = SignedDuration::from_hours(30 * 24);

const PURPOSE: &str = "picture";

/// Picture of one version of a game, in any format. The content never changes, so clients may cache
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureLink {
    pub game: GameId,
    pub version: Version,
    pub subject: Subject,
    pub language: Language,
    /// Expiry as a Unix timestamp in seconds, exclusive.
    pub expires: i64,
}

impl PictureLink {
    /// Creates a link that is valid for [`LINK_LIFETIME`] from `now` on.
    #[must_use]
    pub fn new(
        game: GameId,
        version: Version,
        subject: Subject,
        language: Language,
        now: Timestamp,
    ) -> PictureLink {
        PictureLink { game, version, subject, language, expires: (now + LINK_LIFETIME).as_second() }
    }

    /// Signed URL below `base`, which must end with a slash.
    #[must_use]
    pub fn url(&self, key: &LinkKey, base: &Url, form: ImageFormat) -> Url {
        let mut url = base.clone();
        let place = match self.subject {
            Subject::Table => "table".to_owned(),
            Subject::Kingdom(seat) => format!("seats/{seat}/kingdom"),
        };
        let PictureLink { game, version, language, expires, .. } = self;
        url.set_path(&format!("{}v1/games/{game}/{place}.{}", base.path(), form.extension()));
        url.query_pairs_mut()
            .append_pair("version", &version.to_string())
            .append_pair("language", language.tag())
            .append_pair("expires", &expires.to_string())
            .append_pair("signature", &key.sign(PURPOSE, &self.text()));
        url
    }

    /// Checks the signature and the expiry.
    #[must_use]
    pub fn is_valid(&self, key: &LinkKey, signature: &str, now: Timestamp) -> bool {
        key.verifies(PURPOSE, &self.text(), signature) && now.as_second() < self.expires
    }

    /// Signed text.
    fn text(&self) -> String {
        let PictureLink { game, version, subject, language, expires } = self;
        let subject = match subject {
            Subject::Table => "table".to_owned(),
            Subject::Kingdom(seat) => format!("kingdom {seat}"),
        };
        format!("{game} {version} {subject} {} {expires}", language.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::auth::TokenSecret;
    use kingdomino::Seat;
    use uuid::Uuid;

    fn key() -> LinkKey {
        LinkKey::new(&TokenSecret::from_text(&"s".repeat(32)).expect("long enough"))
    }

    fn link() -> PictureLink {
        let game = GameId::new(Uuid::from_u128(7));
        let now = Timestamp::UNIX_EPOCH;
        PictureLink::new(game, Version::FIRST, Subject::Table, Language::Greek, now)
    }

    fn signature(url: &Url) -> String {
        url.query_pairs().find(|(name, _)| name == "signature").expect("a signature").1.into_owned()
    }

    #[test]
    fn picture_url_contains_all_parameters() {
        let base: Url = "https://kingdomail.example/play/".parse().expect("a URL");
        let url = link().url(&key(), &base, ImageFormat::Png);
        let expected = "https://kingdomail.example/play/v1/games/00000000-0000-0000-0000-000000000007/table.png\
                        ?version=1&language=el&expires=2592000&signature=";
        assert!(url.as_str().starts_with(expected), "{url}");
        let seat = Seat::new(3).expect("a seat");
        let kingdom = PictureLink { subject: Subject::Kingdom(seat), ..link() };
        let url = kingdom.url(&key(), &base, ImageFormat::Text);
        assert!(url.path().ends_with("/seats/3/kingdom.txt"), "{url}");
    }

    #[test]
    fn signature_covers_one_picture_until_expiry() {
        let base: Url = "https://kingdomail.example/".parse().expect("a URL");
        let signature = signature(&link().url(&key(), &base, ImageFormat::Svg));
        let at = |second| Timestamp::from_second(second).expect("a time");
        assert!(link().is_valid(&key(), &signature, at(2_591_999)));
        assert!(!link().is_valid(&key(), &signature, at(2_592_000)));
        let seat = |number| Subject::Kingdom(Seat::new(number).expect("a seat"));
        let others = [
            PictureLink { game: GameId::new(Uuid::from_u128(8)), ..link() },
            PictureLink { version: Version::FIRST.after(1), ..link() },
            PictureLink { subject: seat(0), ..link() },
            PictureLink { language: Language::English, ..link() },
            PictureLink { expires: link().expires + 1, ..link() },
        ];
        for other in others {
            assert!(!other.is_valid(&key(), &signature, at(0)), "{other:?}");
        }
    }
}
