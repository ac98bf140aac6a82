-- Releases messages that wait for a cancelled digest. They are sent separately if they are still
-- needed.
WITH released AS (
    UPDATE deliveries d SET joined_to = NULL
    WHERE d.state = 'pending' AND d.joined_to IS NOT NULL
        AND NOT EXISTS (SELECT FROM deliveries t WHERE t.id = d.joined_to AND t.state = 'pending')
    RETURNING d.endpoint_id
)
UPDATE endpoints SET next_at = now() WHERE disabled_at IS NULL AND id IN (SELECT endpoint_id FROM released);
