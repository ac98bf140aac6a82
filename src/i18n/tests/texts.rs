//! Consistency of the Fluent files: all languages have the same texts, and every text is used.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message as Parsed, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use kingdomino::{PremoveViolation, RuleViolation, SettingsViolation};

use crate::i18n::bundles::{self, Arguments, Message};
use crate::i18n::grammar::Grammar;
use crate::i18n::names::{self, CountedPiece};
use crate::i18n::picture_text::PictureText;
use crate::i18n::times::DurationText;
use crate::i18n::{
    AppText, EventText, Explanation, Language, NotificationMessage, PageText, PreviewText, Terms,
    UiText,
};

/// Content of a Fluent message: its parts, arguments and select expressions.
#[derive(Debug, Default, PartialEq)]
struct Said {
    parts: BTreeSet<String>,
    arguments: BTreeSet<String>,
    choices: Vec<(String, Vec<String>)>,
}

/// Parses all messages of a language. Panics on duplicate keys.
fn said(language: Language) -> BTreeMap<String, Said> {
    let mut all = BTreeMap::new();
    for file in bundles::files(language) {
        let parsed = parser::parse(*file).unwrap_or_else(|(_, errors)| {
            panic!("{language:?}: {errors:?} in {}", &file[..file.len().min(80)])
        });
        for entry in &parsed.body {
            let Entry::Message(message) = entry else { continue };
            let former = all.insert(message.id.name.to_owned(), read(message));
            assert!(former.is_none(), "{} stands twice in {language:?}", message.id.name);
        }
    }
    all
}

fn read(message: &Parsed<&str>) -> Said {
    let mut said = Said::default();
    if let Some(value) = &message.value {
        said.parts.insert(String::new());
        said.pattern(value);
    }
    for attribute in &message.attributes {
        said.parts.insert(attribute.id.name.to_owned());
        said.pattern(&attribute.value);
    }
    said
}

impl Said {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                    self.argument(inline);
                }
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    let name = self.argument(selector);
                    let keys = variants.iter().map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name.to_owned(),
                        VariantKey::NumberLiteral { value } => value.to_owned(),
                    });
                    self.choices.push((name, keys.collect()));
                    variants.iter().for_each(|variant| self.pattern(&variant.value));
                }
            }
        }
    }

    fn argument(&mut self, inline: &InlineExpression<&str>) -> String {
        let InlineExpression::VariableReference { id } = inline else {
            panic!("{inline:?}: the texts use nothing but arguments");
        };
        self.arguments.insert(id.name.to_owned());
        id.name.to_owned()
    }
}

/// All messages that the program declares, except the titles of API problems, which an API test
/// covers.
fn declared() -> BTreeMap<String, Arguments> {
    let rules = RuleViolation::ALL.iter().map(|violation| Explanation::Rule(*violation));
    let settings = SettingsViolation::ALL.iter().map(|violation| Explanation::Settings(*violation));
    let premoves = PremoveViolation::ALL.iter().map(|violation| Explanation::Premove(*violation));
    let explanations = rules.chain(settings).chain(premoves).map(Explanation::key);
    let names = names::KEYS.iter().copied().map(str::to_owned);
    let plain = explanations.chain(names).map(|key| (key, &[] as Arguments));
    let messages = [
        NotificationMessage::DECLARATIONS,
        EventText::DECLARATIONS,
        UiText::DECLARATIONS,
        PageText::DECLARATIONS,
        PreviewText::DECLARATIONS,
        AppText::DECLARATIONS,
        Grammar::DECLARATIONS,
        CountedPiece::DECLARATIONS,
        DurationText::DECLARATIONS,
        Terms::DECLARATIONS,
        PictureText::DECLARATIONS,
    ];
    let messages = messages.into_iter().flatten().copied();
    plain.chain(messages.map(|(key, arguments)| (key.to_owned(), arguments))).collect()
}

/// CLDR plural categories for whole numbers below one million.
fn plurals(language: Language) -> &'static [&'static str] {
    match language {
        Language::Polish => &["one", "few", "many"],
        Language::Hebrew => &["one", "two", "other"],
        _ => &["one", "other"],
    }
}

/// Grammatical hints. A language may ignore these arguments.
const HINTS: [&str; 2] = ["next", "convention"];

#[test]
fn languages_have_the_declared_keys() {
    for language in Language::ALL {
        let said = said(language);
        let keys: BTreeSet<&str> =
            said.keys().map(String::as_str).filter(|key| !key.starts_with("problem-")).collect();
        let declared = declared();
        let declared: BTreeSet<&str> = declared.keys().map(String::as_str).collect();
        let missing: Vec<_> = declared.difference(&keys).collect();
        let unused: Vec<_> = keys.difference(&declared).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        assert!(unused.is_empty(), "{language:?} has {unused:?}, which nobody says");
    }
}

#[test]
fn texts_have_the_english_attributes() {
    let english = said(Language::English);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for (key, said) in said(language) {
            if english.get(&key).is_none_or(|english| english.parts != said.parts) {
                wrong.push(format!("{key} in {language:?}: {:?}", said.parts));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn texts_use_the_declared_arguments() {
    let mut wrong = Vec::new();
    for (language, key, said, arguments) in all_declared() {
        let used = said.arguments.iter().map(String::as_str);
        let used: BTreeSet<&str> = used.filter(|name| !HINTS.contains(name)).collect();
        let given = arguments.iter().map(|(name, _)| *name);
        let given: BTreeSet<&str> = given.filter(|name| !HINTS.contains(name)).collect();
        if used != given {
            wrong.push(format!("{key} in {language:?} uses {used:?} of {given:?}"));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn text_selectors_cover_all_variants() {
    let mut wrong = Vec::new();
    for (language, key, said, arguments) in all_declared() {
        for (name, keys) in said.choices {
            let keys: BTreeSet<&str> = keys.iter().map(String::as_str).collect();
            let cases = arguments.iter().find(|(given, _)| *given == name);
            let cases: BTreeSet<&str> =
                cases.map(|(_, cases)| cases.iter().copied().collect()).unwrap_or_default();
            let right = if HINTS.contains(&name.as_str()) {
                keys.is_subset(&cases)
            } else if cases.is_empty() {
                // One form per plural case, or some numbers and all others: before the first round,
                // the first rank, or the ranks with irregular ordinal endings.
                let numbers = [&["0", "other"][..], &["1", "other"], &["1", "2", "3", "other"]];
                let numbers = numbers.map(|keys| keys.iter().copied().collect::<BTreeSet<_>>());
                keys == plurals(language).iter().copied().collect() || numbers.contains(&keys)
            } else {
                keys == cases
            };
            if !right {
                wrong.push(format!("{key} in {language:?}: {name} is one of {keys:?}"));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// Every declared message in every language. Skips missing messages, which another test reports.
fn all_declared() -> impl Iterator<Item = (Language, String, Said, Arguments)> {
    Language::ALL.into_iter().flat_map(|language| {
        let declared = declared();
        said(language).into_iter().filter_map(move |(key, said)| {
            let arguments = *declared.get(&key)?;
            Some((language, key, said, arguments))
        })
    })
}
