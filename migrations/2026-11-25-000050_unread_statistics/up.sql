-- No plan depends on the frequency of whole documents. Collecting these statistics took seven
-- eighths of the time of an ANALYZE, which autovacuum repeats often on a busy server.
ALTER TABLE deliveries
    ALTER content SET STATISTICS 0;
ALTER TABLE endpoints
    ALTER body SET STATISTICS 0,
    ALTER notices SET STATISTICS 0;
ALTER TABLE event_archive
    ALTER events SET STATISTICS 0;
ALTER TABLE events
    ALTER body SET STATISTICS 0,
    ALTER request_clocks SET STATISTICS 0;
ALTER TABLE games
    ALTER settings SET STATISTICS 0,
    ALTER state SET STATISTICS 0,
    ALTER timing SET STATISTICS 0,
    ALTER clocks SET STATISTICS 0,
    ALTER agreements SET STATISTICS 0;
ALTER TABLE notice_settings
    ALTER body SET STATISTICS 0;
ALTER TABLE notices
    ALTER body SET STATISTICS 0;
ALTER TABLE orders
    ALTER body SET STATISTICS 0;
ALTER TABLE players
    ALTER absence SET STATISTICS 0;
ALTER TABLE results
    ALTER body SET STATISTICS 0;
ALTER TABLE series
    ALTER rest SET STATISTICS 0;
