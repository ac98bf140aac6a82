use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BodyStream, BoxBody, MessageBody, SizedStream};
use actix_web::web::Bytes;
use futures_util::stream;

/// Maximum number of bytes of a response that a connection copies at a time.
const CHUNK_BYTES: usize = 32 * 1024;

/// A large body in pieces. A connection copies a whole piece into its buffer before it sends the
/// first byte, so a body in one piece would cost a full copy per slow reader.
struct SplitBody {
    remaining: Bytes,
}

/// Splits a large body in memory into pieces; other bodies are unchanged.
pub fn split_body(body: BoxBody) -> BoxBody {
    match body.try_into_bytes() {
        Ok(whole) if whole.len() > CHUNK_BYTES => BoxBody::new(SplitBody { remaining: whole }),
        Ok(whole) => BoxBody::new(whole),
        Err(body) => body,
    }
}

/// Returns an empty body that keeps the `Content-Length` of `body`. A stream is ended.
pub fn strip_content(body: &BoxBody) -> BoxBody {
    match body.size() {
        BodySize::Sized(length) => {
            BoxBody::new(SizedStream::new(length, stream::empty::<Result<Bytes, Infallible>>()))
        }
        BodySize::Stream => {
            BoxBody::new(BodyStream::new(stream::empty::<Result<Bytes, Infallible>>()))
        }
        BodySize::None => BoxBody::new(()),
    }
}

impl MessageBody for SplitBody {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.remaining.len() as u64)
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Infallible>>> {
        if self.remaining.is_empty() {
            return Poll::Ready(None);
        }
        let piece = self.remaining.len().min(CHUNK_BYTES);
        Poll::Ready(Some(Ok(self.remaining.split_to(piece))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::body::to_bytes;
    use std::future::poll_fn;

    #[actix_web::test]
    async fn large_body_is_split_unchanged() {
        let whole: Bytes = (0..100_000_u32).map(|n| n.to_le_bytes()[0]).collect();
        let mut body = split_body(BoxBody::new(whole.clone()));
        assert_eq!(body.size(), BodySize::Sized(100_000));
        let mut sizes = Vec::new();
        let mut read = Vec::new();
        while let Some(piece) = poll_fn(|context| Pin::new(&mut body).poll_next(context)).await {
            let piece = piece.expect("a piece");
            sizes.push(piece.len());
            read.extend_from_slice(&piece);
        }
        assert_eq!(sizes, [CHUNK_BYTES, CHUNK_BYTES, CHUNK_BYTES, 100_000 - 3 * CHUNK_BYTES]);
        assert_eq!(read, whole);
        assert_eq!(to_bytes(split_body(BoxBody::new(whole.clone()))).await.expect("a body"), whole);
    }
}
