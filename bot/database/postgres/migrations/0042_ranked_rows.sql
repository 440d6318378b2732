-- Who tie stand in the order in which they came: with the number of the row in the index, as in SQLite's, a
-- page of a leaderboard need not sort all who tie, nor read their rows.

DROP INDEX ranked_wins;

CREATE INDEX ranked_wins ON figures (ledger, by_wins DESC, rowid) WHERE by_wins IS NOT NULL;

DROP INDEX ranked_win_rate;

CREATE INDEX ranked_win_rate ON figures (ledger, by_win_rate DESC, rowid) WHERE by_win_rate IS NOT NULL;

DROP INDEX ranked_rating;

CREATE INDEX ranked_rating ON figures (ledger, by_rating DESC, rowid) WHERE by_rating IS NOT NULL;

DROP INDEX ranked_points_per_turn;

CREATE INDEX ranked_points_per_turn ON figures (ledger, by_points_per_turn DESC, rowid) WHERE by_points_per_turn IS NOT NULL;

DROP INDEX ranked_best_turn;

CREATE INDEX ranked_best_turn ON figures (ledger, by_best_turn DESC, rowid) WHERE by_best_turn IS NOT NULL;

DROP INDEX ranked_farkle_rate;

CREATE INDEX ranked_farkle_rate ON figures (ledger, by_farkle_rate DESC, rowid) WHERE by_farkle_rate IS NOT NULL;

DROP INDEX ranked_win_streak;

CREATE INDEX ranked_win_streak ON figures (ledger, by_win_streak DESC, rowid) WHERE by_win_streak IS NOT NULL;
