-- The statements that report listings are part of the triggers, whose plans are kept: the function that they called was planned
-- in every call. An upsert fires both triggers of nights, one of them without rows.

CREATE OR REPLACE FUNCTION nights_inserted() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM added) THEN RETURN NULL; END IF;
  WITH c AS (
    SELECT room_type_id, bit_or(night_mask(night)) AS present,
      coalesce(bit_or(night_mask(night)) FILTER (WHERE is_blocked OR booked >= units),
        repeat('0', 1024)::bit(1024)) AS taken,
      bool_or(min_nights IS NOT NULL OR max_nights IS NOT NULL) AS has_rules
    FROM added WHERE night >= (SELECT first_night FROM search_window WHERE is_only) GROUP BY room_type_id
  )
  UPDATE search_units u SET taken = (u.taken & ~ c.present) | c.taken, exceptions = u.exceptions | c.present,
    has_night_rules = u.has_night_rules OR c.has_rules
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
      min_nights IS NOT NULL OR max_nights IS NOT NULL AS has_rule FROM added
    WHERE night >= (SELECT first_night FROM search_window WHERE is_only)
    UNION ALL SELECT room_type_id, night_mask(night), false, false, false FROM removed
    WHERE night >= (SELECT first_night FROM search_window WHERE is_only)
  ), c AS (
    SELECT room_type_id, bit_or(bit) AS touched,
      coalesce(bit_or(bit) FILTER (WHERE is_present), repeat('0', 1024)::bit(1024)) AS present,
      coalesce(bit_or(bit) FILTER (WHERE is_taken), repeat('0', 1024)::bit(1024)) AS taken,
      bool_or(has_rule) AS has_rules
    FROM n GROUP BY room_type_id
  )
  UPDATE search_units u SET taken = (u.taken & ~ c.touched) | c.taken,
    exceptions = (u.exceptions & ~ c.touched) | c.present, has_night_rules = u.has_night_rules OR c.has_rules
  FROM c WHERE u.room_type_id = c.room_type_id
    AND (u.taken, u.exceptions, u.has_night_rules) IS DISTINCT FROM ((u.taken & ~ c.touched) | c.taken,
      (u.exceptions & ~ c.touched) | c.present, u.has_night_rules OR c.has_rules);
  -- a listing that this transaction has written is in the feed already
  INSERT INTO listing_changes (listing_id)
  SELECT l.id FROM listings l
  WHERE l.id IN (SELECT r.listing_id FROM room_types r WHERE r.id IN
      (SELECT room_type_id FROM added UNION SELECT room_type_id FROM removed))
    AND l.xmin <> pg_current_xact_id()::xid
  ORDER BY l.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION nights_deleted() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM removed) THEN RETURN NULL; END IF;
  UPDATE search_units u SET taken = u.taken & ~ c.touched, exceptions = u.exceptions & ~ c.touched
  FROM (SELECT room_type_id, bit_or(night_mask(night)) AS touched FROM removed
    WHERE night >= (SELECT first_night FROM search_window WHERE is_only) GROUP BY room_type_id) c
  WHERE u.room_type_id = c.room_type_id;
  -- a listing that this transaction has written is in the feed already
  INSERT INTO listing_changes (listing_id)
  SELECT l.id FROM listings l
  WHERE l.id IN (SELECT r.listing_id FROM room_types r WHERE r.id IN (SELECT room_type_id FROM removed))
    AND l.xmin <> pg_current_xact_id()::xid
  ORDER BY l.id;
  RETURN NULL;
END $$;

DROP FUNCTION report_night_changes(text[]);
