-- A host writes a listing as a draft, publishes it, and can take it off sale again. Guests see published listings only.
ALTER TABLE listings ADD COLUMN status text NOT NULL DEFAULT 'published'
  CONSTRAINT listings_status_known CHECK (status IN ('draft', 'published', 'unpublished'));
CREATE TRIGGER listings_status BEFORE UPDATE OF status ON listings
  FOR EACH ROW EXECUTE FUNCTION assert_transition('listing');
INSERT INTO state_transitions (machine, from_status, to_status) VALUES
  ('listing', 'draft', 'published'),
  ('listing', 'published', 'unpublished'),
  ('listing', 'unpublished', 'published');

-- Search has rows of published listings only, so that it needs no condition of its own.
CREATE OR REPLACE FUNCTION room_types_searchable() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  INSERT INTO search_units (room_type_id, listing_id, latitude, longitude, state_id, city_id, stay_type, property_type,
    max_guests, bedrooms, beds, bathrooms, amenities, is_instant_book, is_pets_allowed, is_smoking_allowed,
    property_manager_id, nightly_amount, min_nights, max_nights, search_rank, taken, version, exceptions)
  SELECT r.id, l.id, l.latitude, l.longitude, l.state_id, l.city_id, l.stay_type, l.property_type,
    r.max_guests, r.bedrooms, r.beds, l.bathrooms, amenity_codes(l.amenities), l.is_instant_book, l.is_pets_allowed,
    l.is_smoking_allowed, l.property_manager_id, r.nightly_amount, l.min_nights, l.max_nights, l.search_rank,
    repeat('0', 1024)::bit(1024), l.version, repeat('0', 1024)::bit(1024)
  FROM changed r JOIN listings l ON l.id = r.listing_id AND l.status = 'published'
  ORDER BY l.state_id, l.city_id, l.id, r.position;
  RETURN NULL;
END $$;

-- A listing that is published joins search with the nights and rules that it has by now; one that is unpublished leaves it. The room
-- types are locked, as by each writer of their nights, so that no night that is written meanwhile is missing.
CREATE FUNCTION listing_status_changed() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  PERFORM FROM room_types r WHERE r.listing_id = NEW.id ORDER BY r.id FOR NO KEY UPDATE;
  DELETE FROM search_units u WHERE u.listing_id = NEW.id;
  IF NEW.status <> 'published' THEN RETURN NULL; END IF;
  INSERT INTO search_units (latitude, longitude, version, nightly_amount, max_guests, min_nights, max_nights, longest_minimum,
    shortest_maximum, search_rank, bedrooms, beds, night_margin, notice_days, booking_window_days, gap_nights, closed_weekdays,
    length_weekdays, has_night_rules, has_stay_rules, is_instant_book, is_pets_allowed, is_smoking_allowed, taken, exceptions,
    dated_rules, listing_id, stay_type, property_type, room_type_id, state_id, city_id, property_manager_id, bathrooms, amenities)
  SELECT l.latitude, l.longitude, l.version, r.nightly_amount, r.max_guests, l.min_nights, l.max_nights,
    coalesce(n.longest_minimum, 0), coalesce(n.shortest_maximum, 2147483647), l.search_rank, r.bedrooms, r.beds, s.night_margin,
    s.notice_days, s.booking_window_days, s.gap_nights, s.closed_weekdays, s.length_weekdays,
    coalesce(n.has_rules, false) OR s.has_stay_rules, s.has_stay_rules, l.is_instant_book, l.is_pets_allowed, l.is_smoking_allowed,
    coalesce(n.taken, repeat('0', 1024)::bit(1024)), coalesce(n.present, repeat('0', 1024)::bit(1024)),
    s.dated_rules, l.id, l.stay_type, l.property_type, r.id, l.state_id, l.city_id, l.property_manager_id, l.bathrooms,
    amenity_codes(l.amenities)
  FROM listings l
  JOIN search_stay_rules s ON s.listing_id = l.id
  JOIN room_types r ON r.listing_id = l.id
  LEFT JOIN LATERAL (
    SELECT bit_or(night_mask(night)) AS present, bit_or(night_mask(night)) FILTER (WHERE is_blocked OR booked >= units) AS taken,
      bool_or(min_nights IS NOT NULL OR max_nights IS NOT NULL) AS has_rules,
      max(min_nights) AS longest_minimum, min(max_nights) AS shortest_maximum
    FROM nights WHERE room_type_id = r.id AND night >= (SELECT first_night FROM search_window WHERE is_only)
  ) n ON true
  WHERE l.id = NEW.id ORDER BY r.position;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_status_changed AFTER UPDATE OF status ON listings
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION listing_status_changed();

-- Whether a room type that the caller has locked can be booked. VOLATILE: it also sees what was committed while the calling statement
-- waited for the lock, which that statement itself does not.
CREATE FUNCTION is_room_offered(of_room text) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM room_types r JOIN listings l ON l.id = r.listing_id
    WHERE r.id = of_room AND l.status = 'published');
END $$;
