//! Generates the client from the OpenAPI document for strict clients.

use std::{env, error::Error, fs};

use progenitor::{GenerationSettings, Generator, InterfaceStyle};

const DOCUMENT: &str = "../../../openapi/openapi-3.0.json";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={DOCUMENT}");
    // progenitor generates an enum for `oneOf`, but a struct of options for `anyOf`.
    let document = fs::read_to_string(DOCUMENT)?.replace(r#""anyOf""#, r#""oneOf""#);
    let document = serde_json::from_str(&document)?;
    let mut generator =
        Generator::new(GenerationSettings::default().with_interface(InterfaceStyle::Builder));
    let client = generator.generate_tokens(&document)?;
    fs::write(env::var("OUT_DIR")? + "/client.rs", client.to_string())?;
    Ok(())
}
