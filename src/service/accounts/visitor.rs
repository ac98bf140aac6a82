use std::net::IpAddr;

use sha2::{Digest, Sha256};

use crate::domain::table::Viewer;

use super::throttle::network;

/// Who asks from `address` without an account. Those of one network are one visitor: they share what one account may do.
pub fn visitor(address: IpAddr) -> Viewer {
    let digest: [u8; 32] = Sha256::digest(format!("visitor\0{}", network(address))).into();
    let mut key = [0; 16];
    key.copy_from_slice(digest.split_at(16).0);
    Viewer::visitor(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::event_log::is_bot;

    fn from(address: &str) -> Viewer {
        visitor(address.parse().expect("an address"))
    }

    #[test]
    fn a_visitor_is_a_network_and_no_account() {
        let one = from("2001:db8::1");
        assert_eq!(one.player, from("2001:db8::2").player);
        assert_ne!(one.player, from("2001:db8:0:1::1").player);
        assert!(one.has_no_session() && !is_bot(one.player));
        // The ids of people are of version 7.
        assert_eq!(one.player.uuid().get_version_num(), 5);
    }
}
