-- `search_rank` is the part of the score that does not depend on the search, in points (decision 0154). The job `stays.rank` adds
-- what a listing is worth beside similar ones, which no row knows about itself.
UPDATE listings SET search_rank = round(400 * least(greatest(
  (coalesce(quality, 0) * CASE WHEN quality IS NULL THEN 0 ELSE review_count END + 4.5 * 8)
    / (CASE WHEN quality IS NULL THEN 0 ELSE review_count END + 8) - 3, 0), 2));

-- No search reads stays in the order of their rank alone. Without it in an index, a row of search whose rank changes stays in its page.
DROP INDEX search_units_rank;
DROP INDEX listings_city;
CREATE INDEX listings_city ON listings (city_id);

-- Usual prices of the published stays of a city with the same stay type and number of bedrooms, five standing for more.
CREATE TABLE similar_stays (
  city_id text NOT NULL REFERENCES cities ON DELETE CASCADE,
  stay_type text NOT NULL,
  bedrooms integer NOT NULL,
  stay_count integer NOT NULL,
  -- for one to seven nights: half of the stays usually cost less, before service fee and taxes
  usual_amounts bigint[] NOT NULL,
  PRIMARY KEY (city_id, stay_type, bedrooms)
);

CREATE TABLE city_ratings (
  city_id text PRIMARY KEY REFERENCES cities ON DELETE CASCADE,
  -- stays with a rating
  rated_count integer NOT NULL,
  -- that of all reviews, and of a stay without any
  usual_rating double precision NOT NULL,
  -- at most one of ten has a higher damped rating
  best_rating double precision NOT NULL
);
