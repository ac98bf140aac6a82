-- Session that subscribed a browser to push messages: the subscription ends with it. Null for
-- mailboxes and webhooks, and for subscriptions from earlier releases, which end with the next
-- session of their account that ends.
ALTER TABLE endpoints ADD COLUMN session_id uuid;
ALTER TABLE endpoints ADD CONSTRAINT endpoints_of_sessions
    FOREIGN KEY (player_id, session_id) REFERENCES sessions ON DELETE CASCADE;
-- A browser belongs to the account that subscribed it last.
CREATE INDEX endpoints_by_push_url ON endpoints USING hash ((body->>'url')) WHERE channel = 'push';
