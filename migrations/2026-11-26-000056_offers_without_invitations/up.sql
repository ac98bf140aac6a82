-- The offer of a seat inserted an invitation, which granted access to the game permanently. Access
-- now follows from the offer itself, so invitations inserted only by an offer are deleted. Those of
-- invited players and of players who handed over their seat remain.
DELETE FROM invitations WHERE (game_id, player_id) IN (
    SELECT i.game_id, i.player_id
    FROM invitations i
    JOIN games g ON g.id = i.game_id
    CROSS JOIN LATERAL (
        SELECT
            bool_or(body @> jsonb_build_object('type', 'seat_offered', 'to', i.player_id)) AS offered,
            bool_or(
                body @> jsonb_build_object('type', 'player_invited', 'player', i.player_id)
                OR body @> jsonb_build_object('type', 'seat_handed_over', 'from', i.player_id)
            ) AS remains
        FROM (
            SELECT e.body FROM events e WHERE e.game_id = i.game_id
            UNION ALL
            SELECT archived.event->5
            FROM event_archive a CROSS JOIN LATERAL jsonb_array_elements(a.events) AS archived(event)
            WHERE a.game_id = i.game_id
        ) logged
    ) found
    WHERE g.timing->'hand_over' = 'true' AND found.offered AND NOT found.remains
);
