//! Decisions on authorization and device codes, without database and clock. The exchange carries
//! them out.

use crate::domain::account::{AppId, RedirectTarget, RedirectUri};
use crate::domain::{PlayerId, SessionId};
use crate::store::apps::{AuthorizationCodeRecord, DeviceDecision};

use super::exchange::GrantError;

/// Claims of an app that presents an authorization code.
pub(super) struct CodeClaim {
    pub app: AppId,
    pub redirect_uri: Option<String>,
    pub verifier: String,
}

/// Decision on an authorization code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CodeDecision {
    /// The code is valid, and the app was redirected here.
    Authorize(RedirectTarget),
    /// The claim does not match the code, or comes too late: the code becomes permanently invalid.
    Invalidate,
    /// The code was exchanged before: the session issued for it ends.
    RevokeSession(SessionId),
}

/// Decides on an authorization code. `used` is the session it was exchanged for, if any.
pub(super) fn evaluate_code(
    record: &AuthorizationCodeRecord,
    is_expired: bool,
    used: Option<SessionId>,
    claim: &CodeClaim,
) -> CodeDecision {
    if let Some(session) = used {
        return CodeDecision::RevokeSession(session);
    }
    let redirect_matches =
        claim.redirect_uri.as_ref().is_none_or(|uri| *uri == record.redirect_uri);
    let claim_matches =
        record.app == claim.app && redirect_matches && record.challenge.matches(&claim.verifier);
    match RedirectUri::parse(&record.redirect_uri) {
        Some(uri) if claim_matches && !is_expired => CodeDecision::Authorize(uri.destination()),
        _ => CodeDecision::Invalidate,
    }
}

/// Decision on a device code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeviceCodeDecision {
    /// The player has authorized the app.
    Authorize(PlayerId),
    Reject(GrantError),
    /// The player has not decided: the interval until the next poll begins.
    Pending,
    /// The code was exchanged before: the session issued for it ends.
    RevokeSession(PlayerId, SessionId),
}

/// Decides on a device code presented by `app`.
pub(super) fn evaluate_device_code(found: &DeviceDecision, app: &AppId) -> DeviceCodeDecision {
    if found.request.app != *app {
        return DeviceCodeDecision::Reject(GrantError::Invalid);
    }
    match (found.session, found.decided) {
        (Some(session), Some((player, _))) => DeviceCodeDecision::RevokeSession(player, session),
        _ if found.is_expired => DeviceCodeDecision::Reject(GrantError::Expired),
        // A decision is final, so it is returned even to an early poll.
        (_, Some((_, false))) => DeviceCodeDecision::Reject(GrantError::Denied),
        (None, Some((player, true))) => DeviceCodeDecision::Authorize(player),
        (_, None) if found.is_early => DeviceCodeDecision::Reject(GrantError::TooSoon),
        (_, None) => DeviceCodeDecision::Pending,
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
        let record = AuthorizationCodeRecord {
            player: player(),
            app: app("Castle Watch"),
            redirect_uri: BACK.to_owned(),
            challenge: CodeChallenge::parse(CHALLENGE).expect("a challenge"),
            scopes: Scopes::from_iter([Scope::GamesRead]),
        };
        let evaluate = |name: &str, uri: Option<&str>, verifier: &str, is_expired, used| {
            let claim = CodeClaim {
                app: app(name),
                redirect_uri: uri.map(str::to_owned),
                verifier: verifier.to_owned(),
            };
            evaluate_code(&record, is_expired, used, &claim)
        };
        let good = CodeDecision::Authorize(RedirectTarget::Site("castles.example".to_owned()));
        assert_eq!(evaluate("Castle Watch", Some(BACK), VERIFIER, false, None), good);
        assert_eq!(evaluate("Castle Watch", None, VERIFIER, false, None), good);
        for (name, uri, verifier, is_expired) in [
            ("Another", Some(BACK), VERIFIER, false),
            ("Castle Watch", Some("https://castles.example/back/"), VERIFIER, false),
            ("Castle Watch", Some(BACK), CHALLENGE, false),
            ("Castle Watch", Some(BACK), VERIFIER, true),
        ] {
            assert_eq!(
                evaluate(name, uri, verifier, is_expired, None),
                CodeDecision::Invalidate,
                "{name}"
            );
        }
        let again = evaluate("Castle Watch", Some(BACK), VERIFIER, false, Some(session()));
        assert_eq!(again, CodeDecision::RevokeSession(session()));
    }

    #[test]
    fn device_polls_until_decision() {
        let evaluate = |is_expired, is_early, decided, session| {
            let asked = DeviceAuthorizationRecord {
                app: app("Castle Watch"),
                scopes: Scopes::from_iter([Scope::GamesRead]),
            };
            let found = DeviceDecision { request: asked, is_expired, is_early, decided, session };
            let other = evaluate_device_code(&found, &app("Another"));
            assert_eq!(other, DeviceCodeDecision::Reject(GrantError::Invalid));
            evaluate_device_code(&found, &app("Castle Watch"))
        };
        let (yes, no) = (Some((player(), true)), Some((player(), false)));
        for (is_expired, is_early, decided, session, verdict) in [
            (false, false, None, None, DeviceCodeDecision::Pending),
            (false, true, None, None, DeviceCodeDecision::Reject(GrantError::TooSoon)),
            (false, true, yes, None, DeviceCodeDecision::Authorize(player())),
            (false, true, no, None, DeviceCodeDecision::Reject(GrantError::Denied)),
            (false, false, no, None, DeviceCodeDecision::Reject(GrantError::Denied)),
            (false, false, yes, None, DeviceCodeDecision::Authorize(player())),
            (true, false, yes, None, DeviceCodeDecision::Reject(GrantError::Expired)),
            (true, true, None, None, DeviceCodeDecision::Reject(GrantError::Expired)),
            (
                true,
                true,
                yes,
                Some(session()),
                DeviceCodeDecision::RevokeSession(player(), session()),
            ),
        ] {
            assert_eq!(evaluate(is_expired, is_early, decided, session), verdict);
        }
    }
}
