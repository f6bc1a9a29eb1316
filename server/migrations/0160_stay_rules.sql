-- What a host asks of stays beyond the least and most nights of the listing. A listing without a row takes every default.
CREATE TABLE booking_terms (
  listing_id text PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
  -- kept free before and after each booking
  preparation_nights integer NOT NULL CHECK (preparation_nights BETWEEN 0 AND 7),
  -- a stay is booked this many days before it arrives, until this hour of the property's day; 24 is until midnight
  notice_days integer NOT NULL CHECK (notice_days BETWEEN 0 AND 30),
  notice_hour integer NOT NULL CHECK (notice_hour BETWEEN 1 AND 24),
  -- a stay departs at most this many days ahead
  booking_window_days integer NOT NULL CHECK (booking_window_days BETWEEN 1 AND 730),
  -- gaps of at least this many nights are sold whole, below the minimum; null: they are not
  gap_nights integer CHECK (gap_nights BETWEEN 1 AND 30)
);

-- Rules of some days: of a date range (`ends_on` left out), a weekday (0 is Sunday), or a weekday in a date range. A column that
-- is null says nothing, and the next rule decides. The night's own values come first, then the shortest range, then the weekday,
-- then the listing (decision 0084).
CREATE TABLE stay_rules (
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  starts_on date,
  ends_on date,
  weekday integer CHECK (weekday BETWEEN 0 AND 6),
  min_stay_arrival integer CHECK (min_stay_arrival BETWEEN 1 AND 365),
  min_stay_through integer CHECK (min_stay_through BETWEEN 1 AND 365),
  max_stay integer CHECK (max_stay BETWEEN 1 AND 365),
  closed_to_arrival boolean,
  closed_to_departure boolean,
  CONSTRAINT stay_rules_range CHECK ((starts_on IS NULL) = (ends_on IS NULL) AND ends_on > starts_on),
  CONSTRAINT stay_rules_days CHECK (num_nonnulls(starts_on, weekday) > 0),
  CONSTRAINT stay_rules_content CHECK (num_nonnulls(min_stay_arrival, min_stay_through, max_stay, closed_to_arrival,
    closed_to_departure) > 0),
  CONSTRAINT stay_rules_once UNIQUE NULLS NOT DISTINCT (listing_id, starts_on, ends_on, weekday)
);

-- Most listings have none of this: search asks `is_stay_allowed` only where `has_stay_rules` is true. It reads that column, which
-- stands behind the words, only where `has_night_rules` in front is true too. `night_margin` is how many nights around a stay
-- decide about it.
ALTER TABLE search_units
  ADD COLUMN has_stay_rules boolean NOT NULL DEFAULT false,
  ADD COLUMN night_margin integer NOT NULL DEFAULT 0;

CREATE FUNCTION stay_rules_changed() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  WITH r AS (
    SELECT c.listing_id,
      t.listing_id IS NOT NULL OR EXISTS (SELECT FROM stay_rules s WHERE s.listing_id = c.listing_id) AS has_rules,
      CASE WHEN t.preparation_nights > 0 OR t.gap_nights IS NOT NULL THEN t.preparation_nights + 1 ELSE 0 END AS margin
    FROM (SELECT DISTINCT listing_id FROM changed) c LEFT JOIN booking_terms t ON t.listing_id = c.listing_id
  )
  UPDATE search_units u SET has_stay_rules = r.has_rules, night_margin = r.margin,
    has_night_rules = u.has_night_rules OR r.has_rules
  FROM r WHERE u.listing_id = r.listing_id
    AND (u.has_stay_rules, u.night_margin) IS DISTINCT FROM (r.has_rules, r.margin);
  RETURN NULL;
END $$;

-- A room type that is added to a listing, or moved to it, takes its rules along.
CREATE TRIGGER room_types_searchable_inserted_rules AFTER INSERT ON room_types
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_rules_changed();
CREATE TRIGGER room_types_searchable_updated_rules AFTER UPDATE ON room_types
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_rules_changed();

CREATE TRIGGER booking_terms_inserted AFTER INSERT ON booking_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_rules_changed();
CREATE TRIGGER booking_terms_updated AFTER UPDATE ON booking_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_rules_changed();
CREATE TRIGGER booking_terms_deleted AFTER DELETE ON booking_terms
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_rules_changed();
CREATE TRIGGER stay_rules_inserted AFTER INSERT ON stay_rules
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_rules_changed();
CREATE TRIGGER stay_rules_deleted AFTER DELETE ON stay_rules
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_rules_changed();
CREATE TRIGGER stay_rules_updated AFTER UPDATE ON stay_rules
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stay_rules_changed();

-- The listing's version changes too, which tells caches and the change feed.
CREATE TRIGGER booking_terms_inserted_version AFTER INSERT ON booking_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();
CREATE TRIGGER booking_terms_updated_version AFTER UPDATE ON booking_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();
CREATE TRIGGER booking_terms_deleted_version AFTER DELETE ON booking_terms
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();
CREATE TRIGGER stay_rules_inserted_version AFTER INSERT ON stay_rules
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();
CREATE TRIGGER stay_rules_updated_version AFTER UPDATE ON stay_rules
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();
CREATE TRIGGER stay_rules_deleted_version AFTER DELETE ON stay_rules
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();

-- A booking within the nights that are kept free before and after another one.
CREATE FUNCTION is_in_preparation(of_room text, from_night date, until_night date, margin integer) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN margin > 0 AND EXISTS (SELECT FROM nights n WHERE n.room_type_id = of_room AND n.booked > 0
    AND n.night >= from_night - margin AND n.night < until_night + margin);

-- Whether the rules of its listing allow a stay of a room type whose nights are free: the same decision as
-- `brokenCalendarRule` in calendars/rules, which a test compares with it.
CREATE FUNCTION is_stay_allowed(of_room text, arrive date, depart date, at timestamptz) RETURNS boolean
  LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  nights CONSTANT integer := depart - arrive;
  l record;
  own record;
  r record;
  minimum integer;
  maximum integer;
  through integer;
  is_gap boolean;
BEGIN
  SELECT s.id, s.min_nights, s.max_nights, at AT TIME ZONE s.time_zone AS local, t.gap_nights,
    coalesce(t.preparation_nights, 0) AS margin, coalesce(t.notice_days, 0) AS notice_days,
    coalesce(t.notice_hour, 24) AS notice_hour, coalesce(t.booking_window_days, 730) AS window_days
  INTO l FROM room_types o JOIN listings s ON s.id = o.listing_id LEFT JOIN booking_terms t ON t.listing_id = s.id
  WHERE o.id = of_room;
  IF arrive < (l.local + make_interval(hours => 24 - l.notice_hour))::date + l.notice_days
    OR depart > l.local::date + l.window_days
    OR is_in_preparation(of_room, arrive, depart, l.margin) THEN RETURN false; END IF;
  SELECT n.min_nights, n.max_nights INTO own FROM nights n WHERE n.room_type_id = of_room AND n.night = arrive;
  -- the first of those that say something, by how specific they are
  SELECT
    (array_agg(s.min_stay_arrival ORDER BY s.place) FILTER (WHERE s.day = arrive AND s.min_stay_arrival IS NOT NULL))[1]
      AS minimum,
    (array_agg(s.max_stay ORDER BY s.place) FILTER (WHERE s.day = arrive AND s.max_stay IS NOT NULL))[1] AS maximum,
    (array_agg(s.closed_to_arrival ORDER BY s.place) FILTER (WHERE s.day = arrive AND s.closed_to_arrival IS NOT NULL))[1]
      AS closed_to_arrival,
    (array_agg(s.closed_to_departure ORDER BY s.place)
      FILTER (WHERE s.day = depart AND s.closed_to_departure IS NOT NULL))[1] AS closed_to_departure
  INTO r FROM (
    SELECT s.*, d.day, row_number() OVER (ORDER BY s.ends_on - s.starts_on, s.starts_on DESC, s.weekday) AS place
    FROM (VALUES (arrive), (depart)) AS d (day) JOIN stay_rules s ON s.listing_id = l.id
      AND (s.starts_on IS NULL OR d.day >= s.starts_on AND d.day < s.ends_on)
      AND (s.weekday IS NULL OR s.weekday = extract(dow FROM d.day))
  ) s;
  IF r.closed_to_arrival OR r.closed_to_departure THEN RETURN false; END IF;
  minimum := coalesce(own.min_nights, r.minimum, l.min_nights);
  maximum := greatest(coalesce(own.max_nights, r.maximum, l.max_nights), minimum);
  IF nights > maximum THEN RETURN false; END IF;
  SELECT max(m.min_stay_through) INTO through FROM generate_series(0, nights - 1) AS i CROSS JOIN LATERAL (
    SELECT s.min_stay_through FROM stay_rules s WHERE s.listing_id = l.id AND s.min_stay_through IS NOT NULL
      AND (s.starts_on IS NULL OR arrive + i >= s.starts_on AND arrive + i < s.ends_on)
      AND (s.weekday IS NULL OR s.weekday = extract(dow FROM arrive + i))
    ORDER BY s.ends_on - s.starts_on, s.starts_on DESC, s.weekday LIMIT 1) m;
  IF nights >= minimum AND nights >= coalesce(through, 1) THEN RETURN true; END IF;
  IF l.gap_nights IS NULL OR nights < l.gap_nights THEN RETURN false; END IF;
  SELECT bool_and(is_in_preparation(of_room, d.day, d.day + 1, l.margin) OR EXISTS (SELECT FROM nights n
      WHERE n.room_type_id = of_room AND n.night = d.day AND (n.is_blocked OR n.booked >= n.units)))
  INTO is_gap FROM (VALUES (arrive - 1), (depart)) AS d (day);
  RETURN is_gap;
END $$;
