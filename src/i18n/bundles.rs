//! Fluent files of all languages, parsed once, and the macro `messages!` for texts with arguments.
//! Tests parse every file and ensure that each declared key exists in every language.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::language::Language;

type Bundle = FluentBundle<FluentResource>;

macro_rules! files {
    ($language:literal) => {
        &[
            include_str!(concat!($language, "/names.ftl")),
            include_str!(concat!($language, "/rules.ftl")),
            include_str!(concat!($language, "/problems.ftl")),
            include_str!(concat!($language, "/notifications.ftl")),
            include_str!(concat!($language, "/events.ftl")),
            include_str!(concat!($language, "/mail.ftl")),
            include_str!(concat!($language, "/picture.ftl")),
            include_str!(concat!($language, "/apps.ftl")),
            include_str!(concat!($language, "/scopes.ftl")),
            include_str!(concat!($language, "/previews.ftl")),
        ]
    };
}

pub(super) fn files(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => files!("en"),
        Language::Greek => files!("el"),
        Language::Polish => files!("pl"),
        Language::Bulgarian => files!("bg"),
        Language::Hebrew => files!("he"),
        Language::Spanish => files!("es"),
    }
}

static BUNDLES: LazyLock<[Bundle; Language::ALL.len()]> =
    LazyLock::new(|| Language::ALL.map(parse));

fn parse(language: Language) -> Bundle {
    let locale = language.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // Arguments that need isolation isolate themselves: see `Name`. Numbers and built-in words need
    // none.
    bundle.set_use_isolating(false);
    for file in files(language) {
        // Parse errors are not handled here, because a test parses every file.
        let parsed = FluentResource::try_new((*file).to_owned());
        bundle.add_resource_overriding(parsed.unwrap_or_else(|(readable, _)| readable));
    }
    bundle
}

/// Text of a key, or `None` for an unknown key.
pub(super) fn find(
    language: Language,
    key: &str,
    attribute: Option<&str>,
    arguments: Option<&FluentArgs>,
) -> Option<String> {
    let bundle = &BUNDLES[language as usize];
    let message = bundle.get_message(key)?;
    let pattern = match attribute {
        None => message.value(),
        Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern?, arguments, &mut errors);
    debug_assert!(errors.is_empty(), "{key} in {language:?}: {errors:?}");
    Some(text.into_owned())
}

/// Text of a known key. Tests ensure that every key exists.
pub(super) fn text(language: Language, key: &str) -> String {
    find(language, key, None, None).unwrap_or_default()
}

/// Key of a message and its arguments.
pub(super) type MessageDeclaration = (&'static str, Arguments);

/// Names of arguments, each with the variants between which a text may select.
pub(super) type Arguments = &'static [(&'static str, &'static [&'static str])];

/// Message with a text in every language.
pub(super) trait Message {
    /// Keys and arguments that the texts may use.
    #[cfg_attr(not(test), expect(dead_code, reason = "read by the tests of the texts"))]
    const DECLARATIONS: &'static [MessageDeclaration];

    fn key(&self) -> &'static str;

    fn arguments(&self, language: Language) -> FluentArgs<'_>;

    fn format(&self, language: Language, attribute: Option<&str>) -> String {
        let arguments = self.arguments(language);
        find(language, self.key(), attribute, Some(&arguments)).unwrap_or_default()
    }
}

/// Declares an enum of messages. Each variant has a Fluent key and one field per argument.
macro_rules! messages {
    (
        $(#[$about:meta])*
        $visibility:vis enum $name:ident $(<$life:lifetime>)? {
            $(
                $(#[$doc:meta])*
                $variant:ident $({ $($field:ident: $type:ty),+ $(,)? })? = $key:literal,
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug)]
        $visibility enum $name $(<$life>)? {
            $($(#[$doc])* $variant $({ $($field: $type),+ })?,)+
        }

        impl $(<$life>)? $crate::i18n::bundles::Message for $name $(<$life>)? {
            const DECLARATIONS: &'static [$crate::i18n::bundles::MessageDeclaration] = &[$((
                $key,
                &[$($((
                    stringify!($field),
                    <$type as $crate::i18n::argument::Argument>::CASES,
                )),+)?],
            )),+];

            fn key(&self) -> &'static str {
                match self {
                    $($name::$variant { .. } => $key,)+
                }
            }

            fn arguments(
                &self,
                language: $crate::i18n::language::Language,
            ) -> fluent_bundle::FluentArgs<'_> {
                use $crate::i18n::argument::Argument;
                let _ = language;
                match self {
                    $($name::$variant $({ $($field),+ })? => fluent_bundle::FluentArgs::from_iter(
                        <[(&'static str, fluent_bundle::FluentValue<'_>); _]>::from([
                            $($((stringify!($field), $field.value(language))),+)?
                        ])
                    ),)+
                }
            }
        }
    };
}

pub(super) use messages;
