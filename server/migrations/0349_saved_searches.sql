-- Searches that accounts have saved, as the API accepts them. `fingerprint` makes the same search one row.
CREATE TABLE saved_searches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  path text NOT NULL CHECK (length(path) <= 2000 AND path LIKE '/s/%'),
  search jsonb NOT NULL,
  fingerprint text NOT NULL,
  has_alerts boolean NOT NULL,
  drop_percent smallint NOT NULL CHECK (drop_percent BETWEEN 1 AND 90),
  saved_at timestamptz NOT NULL,
  -- the last check: when, whether all results were compared, and whether totals were those of a member
  checked_at timestamptz NOT NULL,
  is_complete boolean NOT NULL,
  is_member boolean NOT NULL,
  UNIQUE (account_id, fingerprint)
);

-- Finds of the checks of a search, also of listings that have been deleted since. The lowest total is that of the first time, or a lower one that was reported.
CREATE TABLE saved_search_stays (
  saved_search_id uuid NOT NULL REFERENCES saved_searches ON DELETE CASCADE,
  listing_id text NOT NULL,
  is_found boolean NOT NULL,
  seen_at timestamptz NOT NULL,
  lowest_amount bigint CHECK (lowest_amount > 0),
  PRIMARY KEY (saved_search_id, listing_id)
);

-- When the searches of an account are checked next; no row without alerts.
CREATE TABLE saved_search_checks (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  next_at timestamptz NOT NULL
);
CREATE INDEX saved_search_checks_next ON saved_search_checks (next_at);
