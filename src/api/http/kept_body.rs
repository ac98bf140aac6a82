use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::web::Bytes;

/// Wraps a body so that `guard` is dropped when the body has been sent or abandoned.
pub fn with_drop_guard<T: Unpin + 'static>(body: BoxBody, guard: T) -> BoxBody {
    BoxBody::new(GuardedBody { body, _guard: guard })
}

struct GuardedBody<T> {
    body: BoxBody,
    _guard: T,
}

impl<T: Unpin> MessageBody for GuardedBody<T> {
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
