use std::fmt;
use std::str::FromStr;

use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Bytes32;

/// 32 bytes in lower-case hexadecimal.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$"))]
pub struct Hex32(pub Bytes32);

/// Error for a text that is not 32 bytes in lower-case hexadecimal.
#[derive(Debug, PartialEq, Eq)]
pub struct ParseHex32Error;

impl fmt::Display for ParseHex32Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 32 bytes in lower-case hexadecimal")
    }
}

impl std::error::Error for ParseHex32Error {}

impl FromStr for Hex32 {
    type Err = ParseHex32Error;

    fn from_str(text: &str) -> Result<Hex32, ParseHex32Error> {
        let mut bytes = [0; 32];
        let is_lower_case = !text.bytes().any(|byte| byte.is_ascii_uppercase());
        match hex::decode_to_slice(text, &mut bytes) {
            Ok(()) if is_lower_case => Ok(Hex32(bytes)),
            _ => Err(ParseHex32Error),
        }
    }
}

impl fmt::Display for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; 64];
        hex::encode_to_slice(self.0, &mut text).map_err(|_| fmt::Error)?;
        f.write_str(std::str::from_utf8(&text).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Hex32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex32, D::Error> {
        struct Text;
        impl Visitor<'_> for Text {
            type Value = Hex32;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("32 bytes in lower-case hexadecimal")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Hex32, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_str(Text)
    }
}
