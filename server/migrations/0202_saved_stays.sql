-- Wish lists. The price of the day on which a stay was saved is for its own dates, or without dates for a night.
CREATE TABLE saved_stays (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  arrive_day date,
  depart_day date,
  adults integer NOT NULL CHECK (adults BETWEEN 1 AND 50),
  child_ages integer[] NOT NULL CHECK (cardinality(child_ages) <= 20 AND 0 <= ALL (child_ages) AND 17 >= ALL (child_ages)),
  infants integer NOT NULL CHECK (infants BETWEEN 0 AND 20),
  pets boolean NOT NULL,
  saved_amount bigint CHECK (saved_amount > 0),
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, listing_id),
  CONSTRAINT saved_stays_dates CHECK ((arrive_day IS NULL) = (depart_day IS NULL) AND arrive_day < depart_day)
);
CREATE INDEX saved_stays_listing ON saved_stays (listing_id);

-- The links with which owners show their wish lists to others.
CREATE TABLE shared_stays (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  share_key text NOT NULL UNIQUE CHECK (length(share_key) >= 32),
  shared_at timestamptz NOT NULL
);
