use kingdomail::api::problem::ProblemCode;
use kingdomail::i18n::{Language, problem_title};
use std::collections::BTreeSet;

#[test]
fn problem_titles_match_the_codes() {
    let codes: BTreeSet<String> =
        ProblemCode::ALL.iter().map(|code| code.as_str().to_owned()).collect();
    for language in Language::ALL {
        for code in &codes {
            let title = problem_title(language, code).unwrap_or_default();
            assert!(title.ends_with('.'), "{code} in {language:?}: {title}");
            assert!(title.chars().count() <= 200, "{code} in {language:?} is too long");
        }
        let file =
            format!("{}/src/i18n/{}/problems.ftl", env!("CARGO_MANIFEST_DIR"), language.tag());
        let text = std::fs::read_to_string(file).expect("the titles of a language");
        let titled = text.lines().filter_map(|line| line.strip_prefix("problem-"));
        let titled = titled.filter_map(|line| Some(line.split_once(" =")?.0.to_owned()));
        assert_eq!(titled.collect::<BTreeSet<_>>(), codes, "{language:?}");
    }
}
