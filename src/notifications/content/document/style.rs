//! Styles of documents. Emails have inline styles, because many mail clients drop style sheets;
//! pages have a style sheet.

use kingdomino_render::{TOKENS_CSS, inline_tokens};

use crate::i18n::TextDirection;

use super::block::Medium;

/// Names and styles of the elements, in the colours of the game images. Emails set no colours
/// except for buttons, so that they stay readable with and without a dark mode of the mail client.
const STYLES: &[(&str, &str)] = &[
    (
        "sheet",
        "max-width:600px;margin:0 auto;padding:16px;\
         font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Hebrew',Arial,sans-serif;\
         font-size:16px;line-height:1.5",
    ),
    ("title", "font-size:22px;line-height:1.3;margin:0 0 16px"),
    ("heading", "font-size:17px;line-height:1.3;margin:24px 0 8px"),
    ("paragraph", "margin:0 0 16px"),
    ("lines", "margin:0 0 16px;padding:0 20px"),
    ("line", "margin:0 0 4px"),
    ("picture", "margin:0 0 16px"),
    ("image", "display:block;max-width:100%;height:auto;border:0;border-radius:10px"),
    ("table", "margin:0 0 16px;border-collapse:collapse;width:100%"),
    (
        "head",
        "padding:6px 8px;text-align:start;font-size:13px;border-bottom:2px solid var(--rule-strong)",
    ),
    ("cell", "padding:6px 8px;border-bottom:1px solid var(--rule)"),
    ("own-cell", "padding:6px 8px;border-bottom:1px solid var(--rule);font-weight:bold"),
    ("buttons", "margin:0 0 16px"),
    (
        "button",
        "display:inline-block;margin:0 0 8px;padding:10px 18px;border-radius:8px;background-color:var(--action);\
         color:var(--on-action);font-weight:bold;text-decoration:none",
    ),
    (
        "quiet-button",
        "display:inline-block;margin:0 0 8px;border-radius:8px;background-color:transparent;color:inherit;\
         box-shadow:inset 0 0 0 2px var(--faint)",
    ),
    ("small", "margin:16px 0;font-size:13px;opacity:.8"),
    ("link", "color:inherit"),
];

/// Additional styles of pages.
const PAGE_STYLES: &str = "\
body{margin:0;background:var(--paper);color:var(--ink)}\
a{color:var(--link)}\
.sheet{padding-top:24px}\
.title{font-size:26px;line-height:1.2}\
.said{margin:0 0 16px;padding:12px 16px;border-inline-start:5px solid var(--seat-4);border-radius:8px;background:var(--panel)}\
.problem{max-width:360px;margin:-8px 0 12px;padding:8px 12px;box-sizing:border-box;border-inline-start:4px solid var(--lit-edge);background:var(--lit)}\
.drawing{margin:0 0 16px}\
.drawing svg{display:block;width:100%;height:auto;max-height:80vh}\
.drawing svg[height=\"40\"]{max-width:240px}\
.choices{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px;padding:0;list-style:none}\
.choice{display:flex;align-items:center;justify-content:center;gap:10px;box-sizing:border-box;min-width:48px;\
min-height:48px;padding:4px 12px;border:2px solid var(--link);border-radius:10px;background:var(--panel);font-weight:bold;text-decoration:none}\
.choice svg{display:block;height:44px;width:auto}\
.choice span:empty{display:none}\
.choice[aria-current]{background:var(--action);color:var(--on-action)}\
.spot{cursor:pointer}\
form{margin:0 0 16px}\
label{display:block;margin:0 0 12px}\
input{display:block;box-sizing:border-box;width:100%;max-width:360px;min-height:48px;margin:4px 0 0;padding:10px;font:inherit;\
border:1px solid var(--faint);border-radius:var(--radius-m);background:var(--panel);color:var(--ink)}\
input[aria-invalid]{border:2px solid var(--lit-edge)}\
button{min-height:48px;padding:10px 24px;font:inherit;font-weight:bold;border:0;cursor:pointer}\
:focus-visible{outline:3px solid var(--lit-edge);outline-offset:2px}";

/// Attribute that applies the style `name`.
pub(super) fn style_attribute(name: &str, medium: Medium, direction: TextDirection) -> String {
    match (medium, direction) {
        (Medium::Page, _) => format!(" class=\"{name}\""),
        // Some mail clients drop the `dir` attribute and keep the style.
        (Medium::Email, TextDirection::RightToLeft) => {
            format!(" style=\"{};direction:rtl;text-align:right\"", inline_tokens(style(name)))
        }
        (Medium::Email, TextDirection::LeftToRight) => {
            format!(" style=\"{}\"", inline_tokens(style(name)))
        }
    }
}

/// Style sheet of all pages.
pub(super) fn build_style_sheet() -> String {
    let rules = STYLES.iter().map(|(name, style)| format!(".{name}{{{style}}}"));
    [TOKENS_CSS.to_owned()].into_iter().chain(rules).chain([PAGE_STYLES.to_owned()]).collect()
}

fn style(name: &str) -> &'static str {
    STYLES.iter().find(|(known, _)| *known == name).map_or("", |(_, style)| style)
}
