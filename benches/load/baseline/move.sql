\set id random(1, :games)
SELECT version, state FROM games WHERE id = :id \gset
WITH updated AS (UPDATE games SET state = :state, version = version + 1, updated_at = now() WHERE id = :id AND version = :version RETURNING id, version), logged AS (INSERT INTO events (game_id, seq, kind, payload) SELECT id, version, 1, :event FROM updated) INSERT INTO outbox (game_id, seq, user_id, payload) SELECT id, version, 7, :event FROM updated RETURNING seq;
