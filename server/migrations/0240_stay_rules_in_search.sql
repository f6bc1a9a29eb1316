-- Search compares columns instead of calling a function for each candidate that has stay rules; it calls the function only for the few
-- stays that columns cannot decide (decision 0114).
--
-- The table is written anew because a column at the end is found only by walking over all others. In front stands what every
-- search reads, of a fixed size; then the rings and what few searches read.
ALTER TABLE search_units RENAME TO former_search_units;
CREATE TABLE search_units (
  latitude float8 NOT NULL,
  longitude float8 NOT NULL,
  version bigint NOT NULL,
  nightly_amount bigint NOT NULL,
  max_guests integer NOT NULL,
  min_nights integer NOT NULL,
  max_nights integer NOT NULL,
  -- The longest minimum and the shortest maximum that any night ever had of its own: a stay between both needs no look at the night
  -- of its arrival. Like has_night_rules, they are not taken back.
  longest_minimum integer NOT NULL DEFAULT 0,
  shortest_maximum integer NOT NULL DEFAULT 2147483647,
  search_rank integer NOT NULL,
  bedrooms integer NOT NULL,
  beds integer NOT NULL,
  -- how many nights around a stay decide about it
  night_margin integer NOT NULL DEFAULT 0,
  notice_days smallint NOT NULL DEFAULT 0,
  booking_window_days smallint NOT NULL DEFAULT 730,
  -- 0: gaps are not sold
  gap_nights smallint NOT NULL DEFAULT 0,
  -- Weekdays that are closed in every week: bits 0 to 6 (Sunday to Saturday) to arrivals, bits 7 to 13 to departures.
  closed_weekdays smallint NOT NULL DEFAULT 0,
  -- Weekdays that have a length of stay in every week: bits 0 to 6 for arrivals, bits 7 to 13 for each night that is slept.
  length_weekdays smallint NOT NULL DEFAULT 0,
  -- some nights have length rules of their own, or the listing has stay rules
  has_night_rules boolean NOT NULL DEFAULT false,
  has_stay_rules boolean NOT NULL DEFAULT false,
  is_instant_book boolean NOT NULL,
  is_pets_allowed boolean NOT NULL,
  is_smoking_allowed boolean NOT NULL,
  taken bit(1024) NOT NULL,
  exceptions bit(1024) NOT NULL,
  -- the days that have rules of a date range
  dated_rules datemultirange NOT NULL DEFAULT '{}',
  listing_id text NOT NULL,
  stay_type text NOT NULL,
  property_type text NOT NULL,
  room_type_id text NOT NULL,
  state_id text NOT NULL,
  city_id text NOT NULL,
  property_manager_id text NOT NULL,
  bathrooms numeric(4, 1) NOT NULL,
  amenities text[] NOT NULL
) WITH (fillfactor = 50);

-- The columns of search that follow from the rules of each listing.
CREATE VIEW search_stay_rules AS
SELECT l.id AS listing_id,
  t.listing_id IS NOT NULL OR r.listing_id IS NOT NULL AS has_stay_rules,
  CASE WHEN t.preparation_nights > 0 OR t.gap_nights IS NOT NULL THEN t.preparation_nights + 1 ELSE 0 END AS night_margin,
  coalesce(t.notice_days, 0)::smallint AS notice_days,
  coalesce(t.booking_window_days, 730)::smallint AS booking_window_days,
  coalesce(t.gap_nights, 0)::smallint AS gap_nights,
  coalesce(r.closed_weekdays, 0)::smallint AS closed_weekdays,
  coalesce(r.length_weekdays, 0)::smallint AS length_weekdays,
  coalesce(r.dated_rules, '{}') AS dated_rules
FROM listings l
LEFT JOIN booking_terms t ON t.listing_id = l.id
LEFT JOIN LATERAL (
  SELECT s.listing_id,
    bit_or((CASE WHEN s.closed_to_arrival THEN 1 << s.weekday ELSE 0 END)
      | (CASE WHEN s.closed_to_departure THEN 1 << (s.weekday + 7) ELSE 0 END)) FILTER (WHERE s.starts_on IS NULL)
      AS closed_weekdays,
    bit_or((CASE WHEN num_nonnulls(s.min_stay_arrival, s.max_stay) > 0 THEN 1 << s.weekday ELSE 0 END)
      | (CASE WHEN s.min_stay_through IS NOT NULL THEN 1 << (s.weekday + 7) ELSE 0 END)) FILTER (WHERE s.starts_on IS NULL)
      AS length_weekdays,
    range_agg(daterange(s.starts_on, s.ends_on)) FILTER (WHERE s.starts_on IS NOT NULL) AS dated_rules
  FROM stay_rules s WHERE s.listing_id = l.id GROUP BY s.listing_id
) r ON true;

CREATE OR REPLACE FUNCTION stay_rules_changed() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  UPDATE search_units u SET has_stay_rules = r.has_stay_rules, night_margin = r.night_margin,
    notice_days = r.notice_days, booking_window_days = r.booking_window_days, gap_nights = r.gap_nights,
    closed_weekdays = r.closed_weekdays, length_weekdays = r.length_weekdays, dated_rules = r.dated_rules,
    has_night_rules = u.has_night_rules OR r.has_stay_rules
  FROM (SELECT DISTINCT listing_id FROM changed) c JOIN search_stay_rules r ON r.listing_id = c.listing_id
  WHERE u.listing_id = c.listing_id
    AND (u.has_stay_rules, u.night_margin, u.notice_days, u.booking_window_days, u.gap_nights, u.closed_weekdays,
        u.length_weekdays, u.dated_rules)
      IS DISTINCT FROM (r.has_stay_rules, r.night_margin, r.notice_days, r.booking_window_days, r.gap_nights, r.closed_weekdays,
        r.length_weekdays, r.dated_rules);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION nights_inserted() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM added) THEN RETURN NULL; END IF;
  WITH c AS (
    SELECT room_type_id, bit_or(night_mask(night)) AS present,
      coalesce(bit_or(night_mask(night)) FILTER (WHERE is_blocked OR booked >= units),
        repeat('0', 1024)::bit(1024)) AS taken,
      bool_or(min_nights IS NOT NULL OR max_nights IS NOT NULL) AS has_rules,
      max(min_nights) AS longest_minimum, min(max_nights) AS shortest_maximum
    FROM added WHERE night >= (SELECT first_night FROM search_window WHERE is_only) GROUP BY room_type_id
  )
  UPDATE search_units u SET taken = (u.taken & ~ c.present) | c.taken, exceptions = u.exceptions | c.present,
    has_night_rules = u.has_night_rules OR c.has_rules,
    longest_minimum = greatest(u.longest_minimum, c.longest_minimum),
    shortest_maximum = least(u.shortest_maximum, c.shortest_maximum)
  FROM c WHERE u.room_type_id = c.room_type_id;
  -- a listing that this transaction has written is in the feed already
  INSERT INTO listing_changes (listing_id)
  SELECT l.id FROM listings l
  WHERE l.id IN (SELECT r.listing_id FROM room_types r WHERE r.id IN (SELECT room_type_id FROM added))
    AND l.xmin <> pg_current_xact_id()::xid
  ORDER BY l.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION nights_updated() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM added) THEN RETURN NULL; END IF;
  WITH n AS (
    SELECT room_type_id, night_mask(night) AS bit, true AS is_present, is_blocked OR booked >= units AS is_taken,
      min_nights IS NOT NULL OR max_nights IS NOT NULL AS has_rule, min_nights, max_nights FROM added
    WHERE night >= (SELECT first_night FROM search_window WHERE is_only)
    UNION ALL SELECT room_type_id, night_mask(night), false, false, false, NULL, NULL FROM removed
    WHERE night >= (SELECT first_night FROM search_window WHERE is_only)
  ), c AS (
    SELECT room_type_id, bit_or(bit) AS touched,
      coalesce(bit_or(bit) FILTER (WHERE is_present), repeat('0', 1024)::bit(1024)) AS present,
      coalesce(bit_or(bit) FILTER (WHERE is_taken), repeat('0', 1024)::bit(1024)) AS taken,
      bool_or(has_rule) AS has_rules,
      max(min_nights) AS longest_minimum, min(max_nights) AS shortest_maximum
    FROM n GROUP BY room_type_id
  )
  UPDATE search_units u SET taken = (u.taken & ~ c.touched) | c.taken,
    exceptions = (u.exceptions & ~ c.touched) | c.present, has_night_rules = u.has_night_rules OR c.has_rules,
    longest_minimum = greatest(u.longest_minimum, c.longest_minimum),
    shortest_maximum = least(u.shortest_maximum, c.shortest_maximum)
  FROM c WHERE u.room_type_id = c.room_type_id
    AND (u.taken, u.exceptions, u.has_night_rules, u.longest_minimum, u.shortest_maximum) IS DISTINCT FROM
      ((u.taken & ~ c.touched) | c.taken, (u.exceptions & ~ c.touched) | c.present, u.has_night_rules OR c.has_rules,
        greatest(u.longest_minimum, c.longest_minimum), least(u.shortest_maximum, c.shortest_maximum));
  -- a listing that this transaction has written is in the feed already
  INSERT INTO listing_changes (listing_id)
  SELECT l.id FROM listings l
  WHERE l.id IN (SELECT r.listing_id FROM room_types r WHERE r.id IN
      (SELECT room_type_id FROM added UNION SELECT room_type_id FROM removed))
    AND l.xmin <> pg_current_xact_id()::xid
  ORDER BY l.id;
  RETURN NULL;
END $$;

INSERT INTO search_units (latitude, longitude, version, nightly_amount, max_guests, min_nights, max_nights, longest_minimum,
  shortest_maximum, search_rank, bedrooms, beds, night_margin, notice_days, booking_window_days, gap_nights, closed_weekdays,
  length_weekdays, has_night_rules, has_stay_rules, is_instant_book, is_pets_allowed, is_smoking_allowed, taken, exceptions,
  dated_rules, listing_id, stay_type, property_type, room_type_id, state_id, city_id, property_manager_id, bathrooms, amenities)
SELECT u.latitude, u.longitude, u.version, u.nightly_amount, u.max_guests, u.min_nights, u.max_nights,
  coalesce(n.longest_minimum, 0), coalesce(n.shortest_maximum, 2147483647), u.search_rank, u.bedrooms, u.beds, r.night_margin,
  r.notice_days, r.booking_window_days, r.gap_nights, r.closed_weekdays, r.length_weekdays, u.has_night_rules,
  r.has_stay_rules, u.is_instant_book, u.is_pets_allowed, u.is_smoking_allowed, u.taken, u.exceptions, r.dated_rules,
  u.listing_id, u.stay_type, u.property_type, u.room_type_id, u.state_id, u.city_id, u.property_manager_id, u.bathrooms,
  u.amenities
FROM former_search_units u
JOIN search_stay_rules r ON r.listing_id = u.listing_id
LEFT JOIN (
  SELECT room_type_id, max(min_nights) AS longest_minimum, min(max_nights) AS shortest_maximum
  FROM nights WHERE min_nights IS NOT NULL OR max_nights IS NOT NULL GROUP BY room_type_id
) n ON n.room_type_id = u.room_type_id
ORDER BY u.state_id, u.city_id, u.listing_id;
DROP TABLE former_search_units;
ALTER TABLE search_units ADD PRIMARY KEY (room_type_id),
  ADD FOREIGN KEY (room_type_id) REFERENCES room_types ON DELETE CASCADE,
  ADD FOREIGN KEY (listing_id) REFERENCES listings ON DELETE CASCADE;
CREATE INDEX search_units_position ON search_units USING gist (point(longitude, latitude));
CREATE INDEX search_units_listing ON search_units (listing_id);
CREATE INDEX search_units_rank ON search_units (search_rank DESC);

DROP FUNCTION is_stay_allowed(text, date, date, timestamptz);
DROP FUNCTION is_in_preparation(text, date, date, integer);

-- Whether the rules of its listing allow a stay of a room type whose nights are free: the same decision as
-- `brokenCalendarRule` in calendars/rules, which a test compares with it. It reads only what can decide: an SQL function with a
-- subquery would be planned in every call.
CREATE FUNCTION is_stay_allowed(u search_units, arrive date, depart date, at timestamptz) RETURNS boolean
  LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  stay_nights CONSTANT integer := depart - arrive;
  -- nights kept free before and after each booking
  kept_free CONSTANT integer := greatest(u.night_margin - 1, 0);
  utc_day CONSTANT date := (at AT TIME ZONE 'UTC')::date;
  r record;
  minimum integer;
  maximum integer;
  is_arrival_closed boolean;
  is_departure_closed boolean;
  -- of each night of the stay
  through integer[] := '{}';
BEGIN
  -- the clock of the property is less than a day ahead of or behind UTC
  IF arrive < utc_day + u.notice_days + 2 OR depart >= utc_day + u.booking_window_days THEN
    IF NOT EXISTS (
      SELECT FROM listings l LEFT JOIN booking_terms t ON t.listing_id = l.id
      CROSS JOIN LATERAL (SELECT at AT TIME ZONE l.time_zone AS local) c
      WHERE l.id = u.listing_id AND depart <= c.local::date + u.booking_window_days
        AND arrive >= (c.local + make_interval(hours => 24 - coalesce(t.notice_hour, 24)))::date + u.notice_days
    ) THEN RETURN false; END IF;
  END IF;
  -- Guests of a linked listing sleep in the same rooms. A night does not prepare for itself.
  IF kept_free > 0 AND EXISTS (
    SELECT FROM nights n WHERE n.room_type_id = u.room_type_id AND n.booked + n.linked_booked > 0
      AND n.night >= arrive - kept_free AND n.night < depart + kept_free AND (stay_nights > 1 OR n.night <> arrive)
  ) THEN RETURN false; END IF;
  IF get_bit(u.exceptions, night_bit(arrive)) = 1 THEN
    SELECT n.min_nights, n.max_nights INTO minimum, maximum
    FROM nights n WHERE n.room_type_id = u.room_type_id AND n.night = arrive;
  END IF;
  -- the most specific rule first: of two that say something about a day, the first one decides
  FOR r IN SELECT s.* FROM stay_rules s WHERE s.listing_id = u.listing_id
    ORDER BY s.ends_on - s.starts_on, s.starts_on DESC, s.weekday
  LOOP
    IF (r.starts_on IS NULL OR arrive >= r.starts_on AND arrive < r.ends_on)
      AND (r.weekday IS NULL OR r.weekday = extract(dow FROM arrive)) THEN
      minimum := coalesce(minimum, r.min_stay_arrival);
      maximum := coalesce(maximum, r.max_stay);
      is_arrival_closed := coalesce(is_arrival_closed, r.closed_to_arrival);
    END IF;
    IF (r.starts_on IS NULL OR depart >= r.starts_on AND depart < r.ends_on)
      AND (r.weekday IS NULL OR r.weekday = extract(dow FROM depart)) THEN
      is_departure_closed := coalesce(is_departure_closed, r.closed_to_departure);
    END IF;
    IF r.min_stay_through IS NOT NULL THEN
      FOR i IN 1..stay_nights LOOP
        IF (r.starts_on IS NULL OR arrive + i > r.starts_on AND arrive + i <= r.ends_on)
          AND (r.weekday IS NULL OR r.weekday = extract(dow FROM arrive + i - 1)) THEN
          through[i] := coalesce(through[i], r.min_stay_through);
        END IF;
      END LOOP;
    END IF;
  END LOOP;
  minimum := coalesce(minimum, u.min_nights);
  maximum := greatest(coalesce(maximum, u.max_nights), minimum);
  IF is_arrival_closed OR is_departure_closed OR stay_nights > maximum THEN RETURN false; END IF;
  IF stay_nights >= minimum AND stay_nights >= ALL (array_remove(through, NULL)) THEN RETURN true; END IF;
  IF u.gap_nights = 0 OR stay_nights < u.gap_nights THEN RETURN false; END IF;
  -- the night before and the night after cannot be sold
  RETURN (SELECT bool_and(get_bit(u.taken, night_bit(d.day)) = 1 OR kept_free > 0 AND EXISTS (
      SELECT FROM nights n WHERE n.room_type_id = u.room_type_id AND n.booked + n.linked_booked > 0
        AND n.night BETWEEN d.day - kept_free AND d.day + kept_free AND n.night <> d.day))
    FROM (VALUES (arrive - 1), (depart)) AS d (day));
END $$;
