use reqwest::{Client, ClientBuilder};

/// A client for servers on this machine.
pub fn client() -> Client {
    client_builder().build().expect("a client")
}

/// It trusts nobody, for no server here encrypts: to read whom the system trusts takes longer than most requests, and there
/// are thousands of clients.
pub fn client_builder() -> ClientBuilder {
    Client::builder().tls_certs_only([])
}
