use fluent_bundle::FluentArgs;

use super::language::Language;
use super::texts;

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
        texts::find(language, self.key(), attribute, Some(&arguments)).unwrap_or_default()
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

        impl $(<$life>)? $crate::i18n::message::Message for $name $(<$life>)? {
            const DECLARATIONS: &'static [$crate::i18n::message::MessageDeclaration] = &[$((
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
