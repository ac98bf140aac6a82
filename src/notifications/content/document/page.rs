use std::sync::LazyLock;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use super::builder::Document;
use super::look::build_style_sheet;

/// The only script of a page: fills in the time zone of the browser.
pub(super) const TIME_ZONE_SCRIPT: &str = "\
const zone=Intl.DateTimeFormat().resolvedOptions().timeZone||'';\
for(const field of document.querySelectorAll('input[data-time-zone]'))field.value=zone;";

static STYLE_SHEET: LazyLock<String> = LazyLock::new(build_style_sheet);

static CONTENT_SECURITY_POLICY: LazyLock<String> = LazyLock::new(|| {
    format!(
        "default-src 'none'; style-src '{}'; img-src 'self' data:; form-action 'self'; \
         base-uri 'none'; frame-ancestors 'none'",
        source(&STYLE_SHEET)
    )
});

impl Document {
    /// `Content-Security-Policy` of the document as a page: its own style sheet, pictures and forms
    /// of this server, its script, if any, and nothing else. `form_target` is the final target of its
    /// form, because browsers also check the redirect after a form submission.
    #[must_use]
    pub fn policy(&self, form_target: Option<&str>) -> String {
        let mut policy = CONTENT_SECURITY_POLICY.clone();
        if let Some(form_target) = form_target {
            policy =
                policy.replace("form-action 'self'", &format!("form-action 'self' {form_target}"));
        }
        if self.needs_time_zone() {
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
    &STYLE_SHEET
}
