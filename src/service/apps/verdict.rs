//! Decisions on authorization and device codes, without database and clock. The exchange carries
//! them out.

use crate::domain::account::{AppId, Destination, RedirectUri};
use crate::domain::{PlayerId, SessionId};
use crate::store::apps::{AuthorizationCodeRecord, DeviceDecision};

use super::exchange::GrantRefusal;

/// Claims of an app that presents an authorization code.
pub(super) struct Claim {
    pub app: AppId,
    pub redirect_uri: Option<String>,
    pub verifier: String,
}

/// Decision on an authorization code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CodeVerdict {
    /// The code is valid, and the app was redirected here.
    LetIn(Destination),
    /// The claim does not match the code, or comes too late: the code becomes permanently invalid.
    Spoil,
    /// The code was exchanged before: the session issued for it ends.
    End(SessionId),
}

/// Decides on an authorization code. `used` is the session it was exchanged for, if any.
pub(super) fn judge_code(
    allowed: &AuthorizationCodeRecord,
    is_expired: bool,
    used: Option<SessionId>,
    claim: &Claim,
) -> CodeVerdict {
    if let Some(session) = used {
        return CodeVerdict::End(session);
    }
    let leads_there = claim.redirect_uri.as_ref().is_none_or(|uri| *uri == allowed.redirect_uri);
    let fits = allowed.app == claim.app && leads_there && allowed.challenge.fits(&claim.verifier);
    match RedirectUri::parse(&allowed.redirect_uri) {
        Some(uri) if fits && !is_expired => CodeVerdict::LetIn(uri.destination()),
        _ => CodeVerdict::Spoil,
    }
}

/// Decision on a device code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeviceVerdict {
    /// The player has authorized the app.
    LetIn(PlayerId),
    Refuse(GrantRefusal),
    /// The player has not decided: the interval until the next poll begins.
    Pending,
    /// The code was exchanged before: the session issued for it ends.
    End(PlayerId, SessionId),
}

/// Decides on a device code presented by `app`.
pub(super) fn judge_device(found: &DeviceDecision, app: &AppId) -> DeviceVerdict {
    if found.asked.app != *app {
        return DeviceVerdict::Refuse(GrantRefusal::Invalid);
    }
    match (found.session, found.decided) {
        (Some(session), Some((player, _))) => DeviceVerdict::End(player, session),
        _ if found.is_expired => DeviceVerdict::Refuse(GrantRefusal::Expired),
        // A decision is final, so it is returned even to an early poll.
        (_, Some((_, false))) => DeviceVerdict::Refuse(GrantRefusal::Denied),
        (None, Some((player, true))) => DeviceVerdict::LetIn(player),
        (_, None) if found.is_early => DeviceVerdict::Refuse(GrantRefusal::TooSoon),
        (_, None) => DeviceVerdict::Pending,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::auth::CodeChallenge;
    use crate::domain::account::{Scope, Scopes};
    use crate::store::apps::DeviceAuthorizationRecord;
    use uuid::Uuid;

    /// Example of RFC 7636, appendix B.
    const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
    const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
    const BACK: &str = "https://castles.example/back";

    fn app(name: &str) -> AppId {
        AppId::parse(name).expect("an app")
    }

    fn player() -> PlayerId {
        PlayerId::new(Uuid::from_u128(1))
    }

    fn session() -> SessionId {
        SessionId::new(Uuid::from_u128(2))
    }

    #[test]
    fn code_is_valid_once() {
        let allowed = AuthorizationCodeRecord {
            player: player(),
            app: app("Castle Watch"),
            redirect_uri: BACK.to_owned(),
            challenge: CodeChallenge::parse(CHALLENGE).expect("a challenge"),
            scopes: Scopes::from_iter([Scope::GamesRead]),
        };
        let judged = |name: &str, uri: Option<&str>, verifier: &str, is_expired, used| {
            let claim = Claim {
                app: app(name),
                redirect_uri: uri.map(str::to_owned),
                verifier: verifier.to_owned(),
            };
            judge_code(&allowed, is_expired, used, &claim)
        };
        let good = CodeVerdict::LetIn(Destination::Site("castles.example".to_owned()));
        assert_eq!(judged("Castle Watch", Some(BACK), VERIFIER, false, None), good);
        assert_eq!(judged("Castle Watch", None, VERIFIER, false, None), good);
        for (name, uri, verifier, is_expired) in [
            ("Another", Some(BACK), VERIFIER, false),
            ("Castle Watch", Some("https://castles.example/back/"), VERIFIER, false),
            ("Castle Watch", Some(BACK), CHALLENGE, false),
            ("Castle Watch", Some(BACK), VERIFIER, true),
        ] {
            assert_eq!(judged(name, uri, verifier, is_expired, None), CodeVerdict::Spoil, "{name}");
        }
        let again = judged("Castle Watch", Some(BACK), VERIFIER, false, Some(session()));
        assert_eq!(again, CodeVerdict::End(session()));
    }

    #[test]
    fn device_polls_until_decision() {
        let judged = |is_expired, is_early, decided, session| {
            let asked = DeviceAuthorizationRecord {
                app: app("Castle Watch"),
                scopes: Scopes::from_iter([Scope::GamesRead]),
            };
            let found = DeviceDecision { asked, is_expired, is_early, decided, session };
            let other = judge_device(&found, &app("Another"));
            assert_eq!(other, DeviceVerdict::Refuse(GrantRefusal::Invalid));
            judge_device(&found, &app("Castle Watch"))
        };
        let (yes, no) = (Some((player(), true)), Some((player(), false)));
        for (is_expired, is_early, decided, session, verdict) in [
            (false, false, None, None, DeviceVerdict::Pending),
            (false, true, None, None, DeviceVerdict::Refuse(GrantRefusal::TooSoon)),
            (false, true, yes, None, DeviceVerdict::LetIn(player())),
            (false, true, no, None, DeviceVerdict::Refuse(GrantRefusal::Denied)),
            (false, false, no, None, DeviceVerdict::Refuse(GrantRefusal::Denied)),
            (false, false, yes, None, DeviceVerdict::LetIn(player())),
            (true, false, yes, None, DeviceVerdict::Refuse(GrantRefusal::Expired)),
            (true, true, None, None, DeviceVerdict::Refuse(GrantRefusal::Expired)),
            (true, true, yes, Some(session()), DeviceVerdict::End(player(), session())),
        ] {
            assert_eq!(judged(is_expired, is_early, decided, session), verdict);
        }
    }
}
