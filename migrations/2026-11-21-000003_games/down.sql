DROP TABLE game_secrets;
DROP TABLE invitations;
DROP TABLE seats;
DROP TABLE games;
