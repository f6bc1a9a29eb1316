-- Search rows follow their sources by statement-level triggers, in the same transaction. No caller refreshes them.
-- A connection plans a trigger's statements once: planned on an empty table, they would read whole tables for every
-- batch of a long load. So they are bound to the indexes.
DROP FUNCTION refresh_search_units(text[]);
DROP TRIGGER listings_version_changed ON listings;
DROP FUNCTION listing_version_changed();
DROP TRIGGER nights_inserted ON nights;
DROP TRIGGER nights_updated ON nights;
DROP FUNCTION nights_changed();

-- Nights change a row of search more often than anything else, and no index holds them: with room left in its page, the new
-- version of a row stays there and no index is written. A load writes each row twice, so half of a page is left free.
ALTER TABLE search_units SET (fillfactor = 50);

-- The feed of changed listings, nights included. `seq` is assigned before the commit, so rows become visible out of
-- order. A reader therefore does not continue after the last `seq` it saw, but keeps the transaction horizon up to which
-- it has read: it takes all rows with changed_by >= its horizon and changed_by < pg_snapshot_xmin(pg_current_snapshot()),
-- in the order of seq, and stores that xmin as its next horizon. Each transaction below xmin has ended, so that no row is
-- missed and none is returned twice.
CREATE TABLE listing_changes (
  seq bigint GENERATED ALWAYS AS IDENTITY,
  listing_id text NOT NULL,
  changed_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (changed_by, seq)
);

ALTER FUNCTION listing_parts_changed() SET enable_hashjoin = off;
ALTER FUNCTION listing_parts_changed() SET enable_mergejoin = off;
ALTER FUNCTION listing_parts_changed() SET enable_seqscan = off;
ALTER FUNCTION seasons_changed() SET enable_hashjoin = off;
ALTER FUNCTION seasons_changed() SET enable_mergejoin = off;
ALTER FUNCTION seasons_changed() SET enable_seqscan = off;

CREATE FUNCTION listings_inserted() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  INSERT INTO listing_changes (listing_id) SELECT id FROM changed ORDER BY id;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_inserted AFTER INSERT ON listings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listings_inserted();

-- After the row: its new version is known then.
CREATE FUNCTION listings_updated() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  UPDATE search_units u SET
    latitude = l.latitude, longitude = l.longitude, state_id = l.state_id, city_id = l.city_id,
    stay_type = l.stay_type, property_type = l.property_type, bathrooms = l.bathrooms, amenities = l.amenities,
    is_instant_book = l.is_instant_book, is_pets_allowed = l.is_pets_allowed,
    is_smoking_allowed = l.is_smoking_allowed, property_manager_id = l.property_manager_id,
    min_nights = l.min_nights, max_nights = l.max_nights, search_rank = l.search_rank, version = l.version
  FROM changed l WHERE u.listing_id = l.id;
  INSERT INTO listing_changes (listing_id) SELECT id FROM changed ORDER BY id;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_updated AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listings_updated();

CREATE FUNCTION listings_deleted() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  INSERT INTO listing_changes (listing_id) SELECT id FROM changed ORDER BY id;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_deleted AFTER DELETE ON listings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listings_deleted();

-- A new room type has no nights yet. Stays of one city are written side by side: a search in a box reads few pages.
CREATE FUNCTION room_types_searchable() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  INSERT INTO search_units (room_type_id, listing_id, latitude, longitude, state_id, city_id, stay_type, property_type,
    max_guests, bedrooms, beds, bathrooms, amenities, is_instant_book, is_pets_allowed, is_smoking_allowed,
    property_manager_id, nightly_amount, min_nights, max_nights, search_rank, taken, version, exceptions)
  SELECT r.id, l.id, l.latitude, l.longitude, l.state_id, l.city_id, l.stay_type, l.property_type,
    r.max_guests, r.bedrooms, r.beds, l.bathrooms, l.amenities, l.is_instant_book, l.is_pets_allowed,
    l.is_smoking_allowed, l.property_manager_id, r.nightly_amount, l.min_nights, l.max_nights, l.search_rank,
    repeat('0', 1024)::bit(1024), l.version, repeat('0', 1024)::bit(1024)
  FROM changed r JOIN listings l ON l.id = r.listing_id
  ORDER BY l.state_id, l.city_id, l.id, r.position;
  RETURN NULL;
END $$;
CREATE TRIGGER room_types_searchable_inserted AFTER INSERT ON room_types
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION room_types_searchable();

-- A room type may move to another listing: the columns of that listing come along.
CREATE FUNCTION room_types_search_changed() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  UPDATE search_units u SET
    max_guests = r.max_guests, bedrooms = r.bedrooms, beds = r.beds, nightly_amount = r.nightly_amount
  FROM changed r WHERE u.room_type_id = r.id
    AND (u.max_guests, u.bedrooms, u.beds, u.nightly_amount)
      IS DISTINCT FROM (r.max_guests, r.bedrooms, r.beds, r.nightly_amount);
  UPDATE search_units u SET
    listing_id = l.id, latitude = l.latitude, longitude = l.longitude, state_id = l.state_id, city_id = l.city_id,
    stay_type = l.stay_type, property_type = l.property_type, bathrooms = l.bathrooms, amenities = l.amenities,
    is_instant_book = l.is_instant_book, is_pets_allowed = l.is_pets_allowed,
    is_smoking_allowed = l.is_smoking_allowed, property_manager_id = l.property_manager_id,
    min_nights = l.min_nights, max_nights = l.max_nights, search_rank = l.search_rank, version = l.version
  FROM changed r JOIN listings l ON l.id = r.listing_id
  WHERE u.room_type_id = r.id AND u.listing_id <> r.listing_id;
  RETURN NULL;
END $$;
CREATE TRIGGER room_types_searchable_updated AFTER UPDATE ON room_types
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION room_types_search_changed();

CREATE FUNCTION night_mask(night date) RETURNS bit LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN set_bit(repeat('0', 1024)::bit(1024), night_bit(night), 1);

-- A listing that this transaction has written is in the feed already.
CREATE FUNCTION report_night_changes(of_rooms text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_changes (listing_id)
  SELECT l.id FROM listings l
  WHERE l.id IN (SELECT listing_id FROM room_types WHERE id = ANY (of_rooms))
    AND l.xmin <> pg_current_xact_id()::xid
  ORDER BY l.id
$$;

-- A night that is sold, freed or blocked is gone from search, or back, in the same transaction. A row that already says
-- so is not written again. `has_night_rules` stays true once set: search then looks the night up.
CREATE FUNCTION nights_inserted() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
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
  PERFORM report_night_changes((SELECT array_agg(DISTINCT room_type_id) FROM added));
  RETURN NULL;
END $$;
CREATE TRIGGER nights_inserted AFTER INSERT ON nights
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION nights_inserted();

-- The day or the room type of a night may change too: first the old bits go, then the new ones come.
CREATE FUNCTION nights_updated() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
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
  PERFORM report_night_changes((SELECT array_agg(DISTINCT room_type_id) FROM
    (SELECT room_type_id FROM added UNION SELECT room_type_id FROM removed) n));
  RETURN NULL;
END $$;
CREATE TRIGGER nights_updated AFTER UPDATE ON nights
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION nights_updated();

CREATE FUNCTION nights_deleted() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  UPDATE search_units u SET taken = u.taken & ~ c.touched, exceptions = u.exceptions & ~ c.touched
  FROM (SELECT room_type_id, bit_or(night_mask(night)) AS touched FROM removed
    WHERE night >= (SELECT first_night FROM search_window WHERE is_only) GROUP BY room_type_id) c
  WHERE u.room_type_id = c.room_type_id;
  PERFORM report_night_changes((SELECT array_agg(DISTINCT room_type_id) FROM removed));
  RETURN NULL;
END $$;
CREATE TRIGGER nights_deleted AFTER DELETE ON nights
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION nights_deleted();
