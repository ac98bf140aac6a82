use serde_json::{Value, json};

/// Adds the contact of the operator, in the form of `KINGDOMAIL_CONTACT`, to the document.
pub fn set_contact(document: &mut Value, contact: &str) {
    let (kind, address) = match contact.strip_prefix("mailto:") {
        Some(address) => ("email", address.split('?').next().unwrap_or_default()),
        None => ("url", contact),
    };
    document["info"]["contact"][kind] = json!(address);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contact_is_email_or_url() {
        for (contact, told) in [
            ("mailto:king@kings.example", json!({ "email": "king@kings.example" })),
            ("mailto:king@kings.example?subject=API", json!({ "email": "king@kings.example" })),
            ("https://kings.example/help", json!({ "url": "https://kings.example/help" })),
        ] {
            let mut document = json!({ "info": { "contact": {} } });
            set_contact(&mut document, contact);
            assert_eq!(document["info"]["contact"], told);
        }
    }
}
