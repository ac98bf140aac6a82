use std::sync::LazyLock;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use super::look::sheet;

static SHEET: LazyLock<String> = LazyLock::new(sheet);

static POLICY: LazyLock<String> = LazyLock::new(|| {
    let hash = STANDARD.encode(Sha256::digest(SHEET.as_bytes()));
    format!(
        "default-src 'none'; style-src 'sha256-{hash}'; img-src 'self' data:; form-action 'self'; \
         base-uri 'none'; frame-ancestors 'none'"
    )
});

/// The `Content-Security-Policy` of pages: their own style, pictures and forms of this server, and nothing else.
#[must_use]
pub fn policy() -> &'static str {
    &POLICY
}

/// The same for a page whose form leads to `place` in the end: a browser also looks where the answer to a form sends it.
#[must_use]
pub fn policy_leading_to(place: &str) -> String {
    POLICY.replace("form-action 'self'", &format!("form-action 'self' {place}"))
}

/// The style sheet that the policy allows.
pub(super) fn style_sheet() -> &'static str {
    &SHEET
}
