INSERT INTO invitations (game_id, player_id)
SELECT g.id, (offer->>'to')::uuid
FROM games g CROSS JOIN LATERAL jsonb_array_elements(g.agreements->'offers') AS offer
WHERE g.status = 'active'
ON CONFLICT DO NOTHING;
