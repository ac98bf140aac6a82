use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Language of human-readable texts, as an ISO 639 code.
///
/// May gain values: display the code of an unknown language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
pub enum Language {
    #[default]
    #[serde(rename = "en")]
    English,
    #[serde(rename = "el")]
    Greek,
    #[serde(rename = "pl")]
    Polish,
    #[serde(rename = "bg")]
    Bulgarian,
    #[serde(rename = "he")]
    Hebrew,
    #[serde(rename = "es")]
    Spanish,
}

/// Text direction of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub enum TextDirection {
    #[serde(rename = "ltr")]
    LeftToRight,
    #[serde(rename = "rtl")]
    RightToLeft,
}

impl Language {
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::Greek,
        Language::Polish,
        Language::Bulgarian,
        Language::Hebrew,
        Language::Spanish,
    ];

    /// Code of the language, as in `Content-Language` and in the `lang` attribute of a page.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Greek => "el",
            Language::Polish => "pl",
            Language::Bulgarian => "bg",
            Language::Hebrew => "he",
            Language::Spanish => "es",
        }
    }

    /// Name of the language in the language itself.
    pub fn native_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Greek => "Ελληνικά",
            Language::Polish => "Polski",
            Language::Bulgarian => "Български",
            Language::Hebrew => "עברית",
            Language::Spanish => "Español",
        }
    }

    pub fn direction(self) -> TextDirection {
        match self {
            Language::Hebrew => TextDirection::RightToLeft,
            _ => TextDirection::LeftToRight,
        }
    }

    /// Returns the supported language with the highest quality in an `Accept-Language`, or the
    /// first of several. Regions are ignored. The default is English.
    pub fn negotiate(accept_language: &str) -> Language {
        let mut best = (Language::English, 0);
        for entry in accept_language.split(',') {
            let (range, parameters) = entry.split_once(';').unwrap_or((entry, ""));
            let (Some(language), Some(quality)) = (match_range(range.trim()), quality(parameters))
            else {
                continue;
            };
            if quality > best.1 {
                best = (language, quality);
            }
        }
        best.0
    }
}

impl TextDirection {
    /// Value of the `dir` attribute of a page.
    pub fn as_str(self) -> &'static str {
        match self {
            TextDirection::LeftToRight => "ltr",
            TextDirection::RightToLeft => "rtl",
        }
    }
}

/// Language of a range such as `es-419`; English for `*`.
fn match_range(range: &str) -> Option<Language> {
    let primary = range.split(['-', '_']).next()?;
    // `iw` was the code of Hebrew before 1989; some systems still send it.
    let primary = if primary.eq_ignore_ascii_case("iw") { "he" } else { primary };
    let named = |language: &Language| primary.eq_ignore_ascii_case(language.tag());
    let any = (primary == "*").then_some(Language::English);
    Language::ALL.into_iter().find(named).or(any)
}

/// Quality in thousandths; `None` if it is malformed.
fn quality(parameters: &str) -> Option<u16> {
    const MAX_QUALITY: u16 = 1000;
    let Some((name, value)) = parameters.split_once('=') else {
        return parameters.trim().is_empty().then_some(MAX_QUALITY);
    };
    if !name.trim().eq_ignore_ascii_case("q") {
        return None;
    }
    let (whole, decimals) = value.trim().split_once('.').unwrap_or((value.trim(), ""));
    if decimals.len() > 3 || !decimals.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let thousandths: u16 = format!("{decimals:0<3}").parse().ok()?;
    match whole {
        "0" => Some(thousandths),
        "1" if thousandths == 0 => Some(MAX_QUALITY),
        _ => None,
    }
}
