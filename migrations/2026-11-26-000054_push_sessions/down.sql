DROP INDEX endpoints_by_push_url;
ALTER TABLE endpoints DROP COLUMN session_id;
