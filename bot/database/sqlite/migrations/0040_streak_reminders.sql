-- The day (UTC, ISO) on which somebody was last reminded of the daily game: once a day at most.
ALTER TABLE daily_streaks ADD COLUMN reminded TEXT;
