use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::web::Bytes;

/// Wraps a body so that `kept` is dropped when the body has been sent or abandoned.
pub fn keeping<T: Unpin + 'static>(body: BoxBody, kept: T) -> BoxBody {
    BoxBody::new(KeptBody { body, _kept: kept })
}

struct KeptBody<T> {
    body: BoxBody,
    _kept: T,
}

impl<T: Unpin> MessageBody for KeptBody<T> {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.body).poll_next(cx)
    }
}
