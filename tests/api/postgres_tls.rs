//! Encrypted connections to Postgres with certificates of a private authority.

use std::path::PathBuf;
use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::WebPkiClientVerifier;
use rustls::{RootCertStore, ServerConfig};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio_rustls::TlsAcceptor;

use crate::support::{DataFolder, database};
use kingdomail::store::{Pool, StoreError, check_url};

/// Certificate with its private key.
struct Identity {
    certificate: CertificateDer<'static>,
    key: Vec<u8>,
}

/// Certificate authority for this test.
struct Authority {
    root: CertificateDer<'static>,
    issuer: Issuer<'static, KeyPair>,
}

impl Authority {
    fn new() -> Authority {
        let mut params = CertificateParams::new(Vec::new()).expect("parameters");
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().expect("a key");
        let root = params.self_signed(&key).expect("a certificate").der().clone();
        Authority { root, issuer: Issuer::new(params, key) }
    }

    fn identity(&self, name: &str) -> Identity {
        let key = KeyPair::generate().expect("a key");
        let params = CertificateParams::new([name.to_owned()]).expect("parameters");
        let signed = params.signed_by(&key, &self.issuer).expect("a certificate");
        Identity { certificate: signed.der().clone(), key: key.serialize_der() }
    }

    fn roots(&self) -> RootCertStore {
        let mut roots = RootCertStore::empty();
        roots.add(self.root.clone()).expect("a root");
        roots
    }
}

fn pem(label: &str, der: &[u8]) -> String {
    let text = STANDARD.encode(der);
    let lines: Vec<String> =
        text.as_bytes().chunks(64).map(|line| String::from_utf8_lossy(line).into_owned()).collect();
    format!("-----BEGIN {label}-----\n{}\n-----END {label}-----\n", lines.join("\n"))
}

/// Starts a TLS proxy in front of the database at `url` that speaks the Postgres protocol. It
/// requires a client certificate if `clients` contains an authority. Returns the host name and the
/// port.
async fn start_tls_proxy(url: &str, server: Identity, clients: Option<&Authority>) -> String {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider.clone())
        .with_safe_default_protocol_versions()
        .expect("versions");
    let config = match clients {
        None => config.with_no_client_auth(),
        Some(authority) => {
            let roots = Arc::new(authority.roots());
            let verifier = WebPkiClientVerifier::builder_with_provider(roots, provider);
            config.with_client_cert_verifier(verifier.build().expect("a verifier"))
        }
    };
    let key = PrivateKeyDer::try_from(server.key).expect("a key");
    let config = config.with_single_cert(vec![server.certificate], key).expect("a configuration");
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let socket = socket_of(url);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            // A client that rejects the certificate disconnects.
            tokio::spawn(forward_connection(stream, acceptor.clone(), socket.clone()));
        }
    });
    format!("localhost:{port}")
}

async fn forward_connection(
    mut stream: TcpStream,
    acceptor: TlsAcceptor,
    socket: PathBuf,
) -> std::io::Result<()> {
    // SSLRequest message.
    stream.read_exact(&mut [0; 8]).await?;
    stream.write_all(b"S").await?;
    let mut stream = acceptor.accept(stream).await?;
    let mut postgres = UnixStream::connect(socket).await?;
    copy_bidirectional(&mut stream, &mut postgres).await.map(drop)
}

/// Socket of the Postgres at `url`.
fn socket_of(url: &str) -> PathBuf {
    let url = url::Url::parse(url).expect("a URL");
    let host = url.query_pairs().find(|(name, _)| name == "host").expect("a folder").1;
    PathBuf::from(host.as_ref()).join(".s.PGSQL.5432")
}

/// URL of the same database at another host.
fn with_host(url: &str, host: &str, options: &str) -> String {
    let url = url::Url::parse(url).expect("a URL");
    let user = url.query_pairs().find(|(name, _)| name == "user").expect("a user").1;
    format!("postgres://{user}@{host}{}?sslmode=verify-full{options}", url.path())
}

async fn connect(url: &str) -> Result<(), StoreError> {
    Pool::new(url, 1)?.connect_dedicated().await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn url_certificates_are_used() {
    let url = database().await;
    let folder = DataFolder::new();
    std::fs::create_dir_all(folder.path()).expect("a folder");
    let file = |name: &str, text: String| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        path.display().to_string()
    };
    let (authority, stranger) = (Authority::new(), Authority::new());
    let client = authority.identity("kingdomail");
    let root = file("root.pem", pem("CERTIFICATE", &authority.root));
    let other = file("other.pem", pem("CERTIFICATE", &stranger.root));
    let certificate = file("client.pem", pem("CERTIFICATE", &client.certificate));
    let key = file("client.key", pem("PRIVATE KEY", &client.key));
    let empty = file("empty.pem", String::new());

    let host = start_tls_proxy(&url, authority.identity("localhost"), None).await;
    connect(&with_host(&url, &host, &format!("&sslrootcert={root}")))
        .await
        .expect("a trusted server");
    for options in [String::new(), format!("&sslrootcert={other}")] {
        let refused =
            connect(&with_host(&url, &host, &options)).await.expect_err("unknown authority");
        assert!(refused.to_string().contains("no TLS"), "{refused}");
    }

    let host = start_tls_proxy(&url, authority.identity("localhost"), Some(&authority)).await;
    let trusted = format!("&sslrootcert={root}");
    let with_key = format!("{trusted}&sslcert={certificate}&sslkey={key}");
    connect(&with_host(&url, &host, &with_key)).await.expect("a known client");
    connect(&with_host(&url, &host, &trusted)).await.expect_err("an unknown client");

    let reason =
        check_url(&with_host(&url, &host, &format!("&sslrootcert={empty}"))).expect_err("empty");
    assert!(reason.contains(&format!("sslrootcert: {empty}")), "{reason}");
    let swapped = format!("{trusted}&sslcert={key}&sslkey={certificate}");
    let reason = check_url(&with_host(&url, &host, &swapped)).expect_err("swapped");
    assert!(reason.contains("sslcert: "), "{reason}");
}
