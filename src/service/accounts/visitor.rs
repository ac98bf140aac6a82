use std::net::IpAddr;

use sha2::{Digest, Sha256};

use crate::domain::table::Viewer;

use super::throttle::network;

/// Returns the viewer for a client without an account at `address`. All clients of one network
/// share the limits of one account.
pub fn visitor(address: IpAddr) -> Viewer {
    let digest: [u8; 32] = Sha256::digest(format!("visitor\0{}", network(address))).into();
    let mut key = [0; 16];
    key.copy_from_slice(digest.split_at(16).0);
    Viewer::anonymous(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::event_log::is_bot;

    fn from(address: &str) -> Viewer {
        visitor(address.parse().expect("an address"))
    }

    #[test]
    fn visitor_is_a_network() {
        let viewer = from("2001:db8::1");
        assert_eq!(viewer.player, from("2001:db8::2").player);
        assert_ne!(viewer.player, from("2001:db8:0:1::1").player);
        assert!(viewer.is_sessionless() && !is_bot(viewer.player));
        // Ids of player accounts have version 7.
        assert_eq!(viewer.player.uuid().get_version_num(), 5);
    }
}
