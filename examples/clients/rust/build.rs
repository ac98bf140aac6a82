//! Makes the client from the rendering of the OpenAPI document for generators that know OpenAPI 3.0 only.

use std::{env, error::Error, fs};

use progenitor::{GenerationSettings, Generator, InterfaceStyle};

const DOCUMENT: &str = "../../../openapi/openapi-3.0.json";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={DOCUMENT}");
    let document = serde_json::from_str(&fs::read_to_string(DOCUMENT)?)?;
    let mut generator =
        Generator::new(GenerationSettings::default().with_interface(InterfaceStyle::Builder));
    let client = generator.generate_tokens(&document)?;
    fs::write(env::var("OUT_DIR")? + "/client.rs", client.to_string())?;
    Ok(())
}
