-- What somebody's score by rating of all time was when their first rated game of a week came, in the
-- figures of this week: 0 where they had no rating, NULL in other figures and where it is not known.
ALTER TABLE figures ADD COLUMN rating_before BIGINT;
