-- Wish lists with names. A list without a name has the default one of the reader's language; an account has one of them.
CREATE TABLE saved_lists (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  name text CHECK (length(name) BETWEEN 1 AND 60),
  -- the secret of the link that shows the list to others
  share_key text UNIQUE CHECK (length(share_key) >= 32),
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  UNIQUE (account_id, id)
);
CREATE UNIQUE INDEX saved_lists_name ON saved_lists (account_id, lower(name)) NULLS NOT DISTINCT;

-- The list that each account has had.
INSERT INTO saved_lists (account_id, share_key, created_at, used_at)
SELECT account_id, max(share_key), min(at), max(at)
FROM (
  SELECT account_id, NULL AS share_key, saved_at AS at FROM saved_stays
  UNION ALL SELECT account_id, share_key, shared_at FROM shared_stays
) had
GROUP BY account_id;
DROP TABLE shared_stays;

-- With the account in the key, no list has a stay of another account, and the primary key keeps each stay on one list.
ALTER TABLE saved_stays ADD COLUMN list_id uuid;
UPDATE saved_stays s SET list_id = l.id FROM saved_lists l WHERE l.account_id = s.account_id;
ALTER TABLE saved_stays
  ALTER COLUMN list_id SET NOT NULL,
  ADD CONSTRAINT saved_stays_list FOREIGN KEY (account_id, list_id) REFERENCES saved_lists (account_id, id) ON DELETE CASCADE;
CREATE INDEX saved_stays_of_list ON saved_stays (account_id, list_id);
