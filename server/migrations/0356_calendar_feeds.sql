-- Calendars of other sites, in which a host sells the same nights (decision 0167).
CREATE TABLE calendar_feeds (
  id uuid PRIMARY KEY,
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  room_type_id text NOT NULL REFERENCES room_types ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- a secret: who knows it can read the calendar
  url text NOT NULL CHECK (length(url) BETWEEN 1 AND 2000),
  -- of the address: fetches of one host wait for each other only
  host text NOT NULL,
  created_at timestamptz NOT NULL,
  -- for conditional requests; of the last fetch that was imported
  etag text,
  last_modified text,
  content_hash text,
  imported_at timestamptz,
  -- when a calendar was read and not only found unchanged: its window of days moves on
  read_at timestamptz,
  tried_at timestamptz,
  fault text,
  -- fetches in a row that failed
  failures integer NOT NULL DEFAULT 0,
  -- a fetch that would lose more than half of the future events, and how many of how many
  held_since timestamptz,
  held_lost integer,
  held_known integer,
  next_fetch_at timestamptz NOT NULL,
  CONSTRAINT calendar_feeds_once UNIQUE (room_type_id, url),
  CONSTRAINT calendar_feeds_held CHECK (num_nonnulls(held_since, held_lost, held_known) IN (0, 3))
);
CREATE INDEX calendar_feeds_listing ON calendar_feeds (listing_id);
CREATE INDEX calendar_feeds_due ON calendar_feeds (next_fetch_at);

-- The events of the last complete fetch, and reservations that are past.
CREATE TABLE feed_events (
  id uuid PRIMARY KEY,
  feed_id uuid NOT NULL REFERENCES calendar_feeds ON DELETE CASCADE,
  uid text,
  recurrence_day date,
  code text,
  kind text NOT NULL CHECK (kind IN ('reservation', 'block', 'shadow')),
  arrive_day date NOT NULL,
  depart_day date NOT NULL,
  summary text NOT NULL,
  -- grows with every change: exported calendars show it
  sequence integer NOT NULL DEFAULT 0,
  CONSTRAINT feed_events_order CHECK (arrive_day < depart_day)
);
CREATE INDEX feed_events_feed ON feed_events (feed_id, depart_day);

-- Every fetch as a difference from the one before; fetches in a row that found nothing new are one row.
CREATE TABLE feed_fetches (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY,
  feed_id uuid NOT NULL REFERENCES calendar_feeds ON DELETE CASCADE,
  fetched_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  fetches integer NOT NULL DEFAULT 1,
  outcome text NOT NULL CHECK (outcome IN ('imported', 'unchanged', 'held', 'failed')),
  fault text,
  -- [{ change, before: event | null, after: event | null }]
  differences jsonb NOT NULL,
  problems jsonb NOT NULL
);
CREATE INDEX feed_fetches_feed ON feed_fetches (feed_id, number DESC);
CREATE INDEX feed_fetches_age ON feed_fetches (last_at);

-- How often the address of an exported calendar was renewed; the address follows from it.
CREATE TABLE calendar_links (
  room_type_id text NOT NULL REFERENCES room_types ON DELETE CASCADE,
  -- null: the calendar with everything
  feed_id uuid REFERENCES calendar_feeds ON DELETE CASCADE,
  renewals integer NOT NULL CHECK (renewals > 0),
  UNIQUE NULLS NOT DISTINCT (room_type_id, feed_id)
);

-- `booked` counts the units of a night that are sold, wherever. `claimed` is how many units other sites have sold or closed, and
-- `booked_elsewhere` how many of these are among `booked`: less than `claimed` where both have sold the same unit.
ALTER TABLE nights
  ADD COLUMN claimed integer NOT NULL DEFAULT 0,
  ADD COLUMN booked_elsewhere integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT nights_booked_elsewhere CHECK (booked_elsewhere >= 0 AND booked_elsewhere <= claimed AND booked_elsewhere <= booked);
CREATE INDEX nights_conflicts ON nights (room_type_id, night) WHERE claimed > booked_elsewhere;

-- A unit that becomes free goes to the other site that has sold it, in the statement that frees it.
CREATE FUNCTION nights_claimed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more CONSTANT integer := least(NEW.claimed - NEW.booked_elsewhere, NEW.units - NEW.booked);
BEGIN
  NEW.booked := NEW.booked + more;
  NEW.booked_elsewhere := NEW.booked_elsewhere + more;
  RETURN NEW;
END $$;
CREATE TRIGGER nights_claimed BEFORE INSERT OR UPDATE ON nights FOR EACH ROW
  WHEN (NEW.claimed > NEW.booked_elsewhere AND NEW.booked < NEW.units AND NEW.linked_booked = 0)
  EXECUTE FUNCTION nights_claimed();

-- Counts again what the calendars of other sites claim of a room type's nights. Counted, not added: whatever was written before, the
-- result is right, and nights that one event frees go to another in the same statement. Callers hold the locks of the room type
-- and of those linked with it.
CREATE FUNCTION count_claimed_nights(room text, from_night date, until_night date) RETURNS void LANGUAGE sql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
  INSERT INTO nights AS n (room_type_id, night, units, claimed)
  SELECT r.id, c.night, r.units, sum(c.claims)
  FROM (
    -- reservations of one site take a unit each; its blocks close one unit, which a reservation may have taken
    SELECT d.night::date AS night, greatest(count(*) FILTER (WHERE e.kind = 'reservation'), 1) AS claims
    FROM calendar_feeds f JOIN feed_events e ON e.feed_id = f.id AND e.depart_day > from_night
    CROSS JOIN generate_series(greatest(e.arrive_day, from_night), least(e.depart_day, until_night) - 1, interval '1 day') d (night)
    WHERE f.room_type_id = room AND e.kind <> 'shadow'
    GROUP BY f.id, d.night
    UNION ALL
    SELECT k.night, 0 FROM nights k
    WHERE k.room_type_id = room AND k.night >= from_night AND k.night < until_night AND k.claimed > 0
  ) c JOIN room_types r ON r.id = room
  GROUP BY r.id, c.night ORDER BY c.night
  ON CONFLICT (room_type_id, night) DO UPDATE
    SET claimed = excluded.claimed, booked_elsewhere = least(n.booked_elsewhere, excluded.claimed),
      booked = n.booked - greatest(n.booked_elsewhere - excluded.claimed, 0)
    WHERE n.claimed <> excluded.claimed
$$;
