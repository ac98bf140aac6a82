use std::sync::LazyLock;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use super::builder::Document;
use super::look::sheet;

/// The only script of a page: fills in the time zone of the browser.
pub(super) const TIME_ZONE_SCRIPT: &str = "\
const zone=Intl.DateTimeFormat().resolvedOptions().timeZone||'';\
for(const field of document.querySelectorAll('input[data-time-zone]'))field.value=zone;";

static SHEET: LazyLock<String> = LazyLock::new(sheet);

static POLICY: LazyLock<String> = LazyLock::new(|| {
    format!(
        "default-src 'none'; style-src '{}'; img-src 'self' data:; form-action 'self'; \
         base-uri 'none'; frame-ancestors 'none'",
        source(&SHEET)
    )
});

impl Document {
    /// `Content-Security-Policy` of the document as a page: its own style sheet, pictures and forms
    /// of this server, its script, if any, and nothing else. `place` is the final target of its
    /// form, because browsers also check the redirect after a form submission.
    #[must_use]
    pub fn policy(&self, place: Option<&str>) -> String {
        let mut policy = POLICY.clone();
        if let Some(place) = place {
            policy = policy.replace("form-action 'self'", &format!("form-action 'self' {place}"));
        }
        if self.asks_time_zone() {
            policy += &format!("; script-src '{}'", source(TIME_ZONE_SCRIPT));
        }
        policy
    }
}

/// Policy source of an inline style sheet or script.
fn source(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text.as_bytes())))
}

/// Style sheet allowed by the policy.
pub(super) fn style_sheet() -> &'static str {
    &SHEET
}
