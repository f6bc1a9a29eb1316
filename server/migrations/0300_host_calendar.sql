-- What a host writes down for itself about nights that it closes.
CREATE TABLE night_notes (
  room_type_id text NOT NULL REFERENCES room_types ON DELETE CASCADE,
  night date NOT NULL,
  note text NOT NULL CHECK (note <> ''),
  PRIMARY KEY (room_type_id, night)
);

-- Reservations that a host takes itself: a guest by phone, or a stay of its own. Each takes one unit of its nights as a booking does
-- (`nights.booked`), but it is no order, and nothing of it reaches the ledger.
CREATE TABLE own_reservations (
  id uuid PRIMARY KEY,
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  room_type_id text NOT NULL REFERENCES room_types ON DELETE CASCADE,
  arrive_day date NOT NULL,
  depart_day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('guest', 'host')),
  name text NOT NULL CHECK (name <> ''),
  -- cents that the host takes for the whole stay; null if it did not say
  amount bigint CHECK (amount >= 0),
  note text,
  created_at timestamptz NOT NULL,
  CONSTRAINT own_reservations_order CHECK (arrive_day < depart_day)
);
CREATE INDEX own_reservations_listing ON own_reservations (listing_id, depart_day);

-- Who changed what in a calendar, written with the change in the same transaction (decision 0141).
CREATE TABLE calendar_changes (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY,
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  account_id uuid REFERENCES accounts ON DELETE SET NULL,
  -- as it was then; null once the account is deleted
  account_name text,
  changed_at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('nights', 'reservation-added', 'reservation-removed')),
  from_day date NOT NULL,
  -- left out
  until_day date NOT NULL,
  -- [{ roomTypeId, night, before: { … }, after: { … } }]; both have the same keys, and null is the rule
  nights jsonb NOT NULL,
  -- the reservation that was added or removed
  reservation jsonb,
  -- a change is undone once, however many callers ask for it
  undoes uuid CONSTRAINT calendar_changes_undone_once UNIQUE REFERENCES calendar_changes ON DELETE SET NULL,
  CONSTRAINT calendar_changes_order CHECK (from_day < until_day)
);
CREATE INDEX calendar_changes_listing ON calendar_changes (listing_id, number DESC);
CREATE INDEX calendar_changes_age ON calendar_changes (changed_at);
CREATE INDEX calendar_changes_account ON calendar_changes (account_id);

-- The latest change of one listing, which its calendars poll.
CREATE INDEX listing_changes_listing ON listing_changes (listing_id, seq);
