use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BodyStream, BoxBody, MessageBody, SizedStream};
use actix_web::web::Bytes;
use futures_util::stream;

/// Maximum number of bytes of a response that a connection copies at a time.
const PIECE: usize = 32 * 1024;

/// A large body in pieces. A connection copies a whole piece into its buffer before it sends the
/// first byte, so a body in one piece would cost a full copy per slow reader.
struct Pieces {
    rest: Bytes,
}

/// Splits a large body in memory into pieces; other bodies are unchanged.
pub fn in_pieces(body: BoxBody) -> BoxBody {
    match body.try_into_bytes() {
        Ok(whole) if whole.len() > PIECE => BoxBody::new(Pieces { rest: whole }),
        Ok(whole) => BoxBody::new(whole),
        Err(body) => body,
    }
}

/// Returns an empty body that keeps the `Content-Length` of `body`. A stream is ended.
pub fn without_content(body: &BoxBody) -> BoxBody {
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

impl MessageBody for Pieces {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.rest.len() as u64)
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Infallible>>> {
        if self.rest.is_empty() {
            return Poll::Ready(None);
        }
        let piece = self.rest.len().min(PIECE);
        Poll::Ready(Some(Ok(self.rest.split_to(piece))))
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
        let mut body = in_pieces(BoxBody::new(whole.clone()));
        assert_eq!(body.size(), BodySize::Sized(100_000));
        let mut sizes = Vec::new();
        let mut read = Vec::new();
        while let Some(piece) = poll_fn(|context| Pin::new(&mut body).poll_next(context)).await {
            let piece = piece.expect("a piece");
            sizes.push(piece.len());
            read.extend_from_slice(&piece);
        }
        assert_eq!(sizes, [PIECE, PIECE, PIECE, 100_000 - 3 * PIECE]);
        assert_eq!(read, whole);
        assert_eq!(to_bytes(in_pieces(BoxBody::new(whole.clone()))).await.expect("a body"), whole);
    }
}
