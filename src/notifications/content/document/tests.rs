use url::Url;

use crate::i18n::Language;

use super::*;

fn url(text: &str) -> Url {
    Url::parse(text).expect("a URL")
}

fn board(source: PictureSource) -> Picture {
    Picture {
        source,
        alt: "Ada has 12 points.".to_owned(),
        width: 560,
        in_text: "    . W w\n    C L .\n".to_owned(),
    }
}

fn turn(language: Language) -> Document {
    Document::new(language, "It is your turn")
        .paragraph(
            "Grace picked domino 17, and now all of the kingdom waits for what you will do about the lake.",
        )
        .heading("Since your last turn")
        .lines(["Grace placed domino 4.".to_owned(), "Grace picked domino 17.".to_owned()])
        .picture(board(PictureSource::Attached("board".to_owned())))
        .button("Pick domino 12", url("https://play.example/go/a?b=1&c=2"))
        .button("Open the table", url("https://play.example/t/1"))
        .small_link("Too many mails?", "Turn them off", url("https://play.example/off/1"))
}

fn form() -> Form {
    Form {
        action: "/password".to_owned(),
        label: "Choose".to_owned(),
        hidden: vec![("key".to_owned(), "a\"b".to_owned())],
        inputs: vec![Input {
            name: "password".to_owned(),
            label: "New password".to_owned(),
            kind: InputKind::NewPassword,
            value: String::new(),
        }],
        ..Form::default()
    }
}

#[test]
fn text_wraps_lines_and_prints_links() {
    let expected = "\
It is your turn
===============

Grace picked domino 17, and now all of the kingdom waits for what you
will do about the lake.

Since your last turn
--------------------

- Grace placed domino 4.
- Grace picked domino 17.

    . W w
    C L .

Pick domino 12:
https://play.example/go/a?b=1&c=2

Open the table:
https://play.example/t/1

Too many mails? Turn them off:
https://play.example/off/1
";
    assert_eq!(turn(Language::English).form(form()).text(), expected);
}

#[test]
fn picture_without_text_uses_alt() {
    let picture =
        Picture { in_text: String::new(), ..board(PictureSource::Attached("board".to_owned())) };
    assert!(Document::new(Language::English, "T").picture(picture).text().contains("12 points."));
}

#[test]
fn long_words_and_sentences_wrap() {
    let long = "y".repeat(80);
    let text =
        Document::new(Language::Greek, "Τ").lines([format!("{} {long} z", "x ".repeat(30))]).text();
    let expected = format!("Τ\n=\n\n- {}\n  {long}\n  z\n", "x ".repeat(30).trim_end());
    assert_eq!(text, expected);
}

#[test]
fn email_inlines_styles_and_pictures() {
    let mail = turn(Language::English).form(form()).html(Medium::Email);
    assert!(mail.contains("src=\"cid:board@kingdomail\" alt=\"Ada has 12 points.\" width=\"560\""));
    assert!(mail.contains("href=\"https://play.example/go/a?b=1&amp;c=2\" style=\"display:inline"));
    assert!(mail.contains("max-width:600px"));
    for absent in ["<form", "<style", "class=", "<script", "<table", "http-equiv", "var("] {
        assert!(!mail.contains(absent), "{absent}");
    }
}

#[test]
fn time_zone_form_allows_its_script() {
    use base64::{Engine, engine::general_purpose::STANDARD};
    use sha2::{Digest, Sha256};
    let form = Form { time_zone: Some("time_zone".to_owned()), ..form() };
    let document = turn(Language::English).form(form);
    let page = document.html(Medium::Page);
    assert!(
        page.contains("<input type=\"hidden\" name=\"time_zone\" value=\"\" data-time-zone=\"\">")
    );
    let (_, rest) = page.split_once("<script>").expect("a script");
    let (script, _) = rest.split_once("</script>").expect("an end");
    let hash = STANDARD.encode(Sha256::digest(script.as_bytes()));
    let policy = document.policy(Some("https://app.example"));
    assert!(policy.contains(&format!("script-src 'sha256-{hash}'")), "{policy}");
    assert!(policy.contains("form-action 'self' https://app.example"), "{policy}");
    assert!(!document.html(Medium::Email).contains("<script"));
}

#[test]
fn page_policy_allows_only_own_stylesheet() {
    use base64::{Engine, engine::general_purpose::STANDARD};
    use sha2::{Digest, Sha256};
    let document = turn(Language::English).form(form());
    let (page, policy) = (document.html(Medium::Page), document.policy(None));
    let (_, rest) = page.split_once("<style>").expect("a style sheet");
    let (sheet, _) = rest.split_once("</style>").expect("an end");
    let hash = STANDARD.encode(Sha256::digest(sheet.as_bytes()));
    assert!(policy.contains(&format!("style-src 'sha256-{hash}'")), "{policy}");
    assert!(policy.is_ascii() && policy.starts_with("default-src 'none'; "));
    assert!(!policy.contains("script-src"), "{policy}");
    for absent in ["style=\"", "<script", "cid:", "<link", "@import", "url("] {
        assert!(!page.contains(absent), "{absent}");
    }
    assert!(page.contains("<p class=\"paragraph\">Ada has 12 points.</p>"));
    for present in [
        "<meta name=\"referrer\" content=\"same-origin\">",
        "<meta name=\"robots\" content=\"noindex, nofollow\">",
        "<meta name=\"viewport\"",
        "<form method=\"post\" action=\"/password\">",
        "<input type=\"hidden\" name=\"key\" value=\"a&quot;b\">",
        "type=\"password\" name=\"password\" autocomplete=\"new-password\" required",
    ] {
        assert!(page.contains(present), "{present}");
    }
}

/// Colours are named and defined in one place, with those of the game images.
#[test]
fn look_uses_only_named_colours() {
    let look = include_str!("style.rs");
    let colours = look
        .match_indices('#')
        .filter(|(at, _)| look[at + 1..].chars().take_while(char::is_ascii_hexdigit).count() >= 3);
    assert_eq!(colours.count(), 0);
    let page = turn(Language::English).html(Medium::Page);
    let used = page.split("var(--").skip(1).filter_map(|rest| rest.split_once(')'));
    for (name, _) in used {
        assert!(kingdomino_render::TOKENS_CSS.contains(&format!("\n  --{name}: ")), "{name}");
    }
}

#[test]
fn page_shows_picture_with_url() {
    let picture = board(PictureSource::At("data:image/png;base64,AA==".to_owned()));
    let page = Document::new(Language::Polish, "T").picture(picture).html(Medium::Page);
    assert!(page.contains("<img src=\"data:image/png;base64,AA==\""));
}

#[test]
fn hebrew_document_is_right_to_left() {
    for medium in [Medium::Email, Medium::Page] {
        let html = turn(Language::Hebrew).html(medium);
        assert_eq!(html.matches(" lang=\"he\" dir=\"rtl\"").count(), 2);
    }
    assert!(turn(Language::Hebrew).html(Medium::Email).contains(";direction:rtl;text-align:right"));
    assert!(!turn(Language::Spanish).html(Medium::Email).contains("rtl"));
}

#[test]
fn html_elements_are_closed() {
    for language in Language::ALL {
        for medium in [Medium::Email, Medium::Page] {
            let html = hostile("<b>", language).html(medium);
            let mut open = Vec::new();
            for tag in html.split('<').skip(1).filter(|tag| !tag.starts_with('!')) {
                let name: String =
                    tag.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '/').collect();
                match name.strip_prefix('/') {
                    Some(name) => assert_eq!(open.pop().as_deref(), Some(name), "{html}"),
                    None if ["meta", "img", "input"].contains(&name.as_str()) => {}
                    None => open.push(name),
                }
            }
            assert_eq!(open, Vec::<String>::new());
        }
    }
}

/// Document that contains `name` in every text.
fn hostile(name: &str, language: Language) -> Document {
    let name = || name.to_owned();
    Document::new(language, name())
        .heading(name())
        .paragraph(name())
        .lines([name()])
        .picture(Picture {
            source: PictureSource::At(name()),
            alt: name(),
            width: 1,
            in_text: String::new(),
        })
        .button(name(), url("https://play.example/\"'><script>?\"'><script>"))
        .form(Form {
            action: name(),
            label: name(),
            hidden: vec![(name(), name())],
            inputs: vec![Input {
                name: name(),
                label: name(),
                kind: InputKind::Text,
                value: name(),
            }],
            ..Form::default()
        })
        .status(name())
        .choices(vec![ChoiceLink { drawing: None, label: name(), path: name(), is_current: false }])
        .small_link(name(), name(), url("https://play.example/#\"'><script>"))
}

#[test]
fn names_are_escaped_in_html() {
    let plain = |medium| hostile("name", Language::English).html(medium);
    let marks = |html: &str| [html.matches('<').count(), html.matches('"').count()];
    for name in [
        "</title><script>alert(1)</script>",
        "\" onload=\"alert(1)",
        "' onload='alert(1)",
        "</style><style>*{}",
        "--><!--",
        "&lt;&#60;&quot;",
        "{{x}}${x}",
        "\0\u{8}\u{7f}\u{85}\u{ffff}\u{feff}",
    ] {
        for medium in [Medium::Email, Medium::Page] {
            let html = hostile(name, Language::English).html(medium);
            assert_eq!(marks(&html), marks(&plain(medium)), "{name}: {html}");
            assert!(!html.contains("<script") && !html.contains("'>"), "{html}");
            assert!(!html.contains(|c: char| c.is_control() && c != '\n'), "{html}");
        }
    }
}

#[test]
fn direction_overrides_are_removed() {
    let document = hostile("\u{202e}\u{2068}Ada\u{2069}\u{202c}", Language::English);
    for text in [document.text(), document.html(Medium::Email), document.html(Medium::Page)] {
        assert!(!text.contains(|c| matches!(c, '\u{202a}'..='\u{202e}')));
        assert!(text.contains("\u{2068}Ada\u{2069}"));
    }
}

fn standing() -> DocumentTable {
    let cells = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
    let rows = vec![cells(["1.", "<Ada>", "112"]), cells(["2.", "Νίκος\nΚ", "7"])];
    DocumentTable { head: cells(["", "Player", "Total"]), rows, own: Some(1) }
}

#[test]
fn table_renders_in_text_and_html() {
    let document = Document::new(Language::English, "T").table(standing());
    let text = "T\n=\n\n    Player   Total\n1.  <Ada>    112\n2.  Νίκος Κ  7\n";
    assert_eq!(document.text(), text);
    let html = document.html(Medium::Page);
    assert!(html.contains("<td class=\"cell\">&lt;Ada&gt;</td>"), "{html}");
    assert!(html.contains("<td class=\"own-cell\">7</td>"), "{html}");
    assert_eq!(html.matches("<th ").count(), 3, "{html}");
    let mail = Document::new(Language::Hebrew, "T").table(standing()).html(Medium::Email);
    assert!(mail.contains("<td style=\"padding") && mail.contains("direction:rtl"), "{mail}");
}

#[test]
fn choices_are_escaped_and_page_only() {
    let choice = ChoiceLink {
        drawing: Some("<svg></svg>".to_owned()),
        label: "1 < 2".to_owned(),
        path: "/play/a?b=\"c\"".to_owned(),
        is_current: true,
    };
    let document = Document::new(Language::English, "Choose")
        .status("Done & done.")
        .drawing("<svg id=\"x\"></svg>".to_owned())
        .choices(vec![choice]);
    let page = document.html(Medium::Page);
    let link = "<li><a href=\"/play/a?b=&quot;c&quot;\" class=\"choice\" aria-current=\"true\"><svg></svg>\
                <span>1 &lt; 2</span></a></li>";
    for part in [link, "<svg id=\"x\">", "role=\"status\">Done &amp; done.</p>"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let mail = document.html(Medium::Email);
    assert!(!mail.contains("svg") && !mail.contains("/play/"), "{mail}");
}
