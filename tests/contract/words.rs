use kingdomail::api::problem::ProblemCode;
use kingdomail::i18n::Language;
use std::collections::BTreeSet;

#[test]
fn problem_titles_match_the_codes() {
    let codes: BTreeSet<&str> = ProblemCode::ALL.iter().map(|code| code.as_str()).collect();
    for language in Language::ALL {
        for code in ProblemCode::ALL {
            let title = code.title(language);
            assert!(title.ends_with('.'), "{code:?} in {language:?}: {title}");
            assert!(title.chars().count() <= 200, "{code:?} in {language:?} is too long");
        }
        let file =
            format!("{}/src/i18n/{}/problems.ftl", env!("CARGO_MANIFEST_DIR"), language.tag());
        let text = std::fs::read_to_string(file).expect("the titles of a language");
        let titled = text.lines().filter_map(|line| line.strip_prefix("problem-"));
        let titled = titled.filter_map(|line| Some(line.split_once(" =")?.0));
        assert_eq!(titled.collect::<BTreeSet<_>>(), codes, "{language:?}");
    }
}
