module newer

go 1.23

require example.org/kingdomail/client v0.0.0

replace example.org/kingdomail/client => ./generated/go
