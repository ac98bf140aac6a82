# Profiles, statistics and leaderboards, in the web client.
