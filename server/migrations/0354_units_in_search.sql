-- A hotel may sleep a party in several rooms of one type: search compares the party with what all units of it sleep, without a look
-- at the table of room types for each of its rows.
ALTER TABLE search_units ADD COLUMN units integer NOT NULL DEFAULT 1;
UPDATE search_units u SET units = r.units FROM room_types r WHERE r.id = u.room_type_id AND r.units <> 1;
ALTER TABLE search_units ALTER COLUMN units DROP DEFAULT;

CREATE OR REPLACE FUNCTION room_types_searchable() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  INSERT INTO search_units (room_type_id, listing_id, latitude, longitude, state_id, city_id, stay_type, property_type,
    max_guests, units, bedrooms, beds, bathrooms, amenities, is_instant_book, is_pets_allowed, is_smoking_allowed,
    property_manager_id, nightly_amount, min_nights, max_nights, search_rank, taken, version, exceptions)
  SELECT r.id, l.id, l.latitude, l.longitude, l.state_id, l.city_id, l.stay_type, l.property_type,
    r.max_guests, r.units, r.bedrooms, r.beds, l.bathrooms, amenity_codes(searched_facts(l.amenities || l.access_facts, r.amenities, r.bedding)),
    l.is_instant_book, l.is_pets_allowed, l.is_smoking_allowed, l.property_manager_id, r.nightly_amount, l.min_nights,
    l.max_nights, l.search_rank, repeat('0', 1024)::bit(1024), l.version, repeat('0', 1024)::bit(1024)
  FROM changed r JOIN listings l ON l.id = r.listing_id AND l.status = 'published'
  ORDER BY l.state_id, l.city_id, l.id, r.position;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION room_types_search_changed() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  UPDATE search_units u SET
    max_guests = r.max_guests, units = r.units, bedrooms = r.bedrooms, beds = r.beds, nightly_amount = r.nightly_amount,
    amenities = f.codes
  FROM changed r JOIN listings l ON l.id = r.listing_id
    CROSS JOIN LATERAL (SELECT amenity_codes(searched_facts(l.amenities || l.access_facts, r.amenities, r.bedding)) AS codes) f
  WHERE u.room_type_id = r.id
    AND (u.max_guests, u.units, u.bedrooms, u.beds, u.nightly_amount, u.amenities)
      IS DISTINCT FROM (r.max_guests, r.units, r.bedrooms, r.beds, r.nightly_amount, f.codes);
  UPDATE search_units u SET
    listing_id = l.id, latitude = l.latitude, longitude = l.longitude, state_id = l.state_id, city_id = l.city_id,
    stay_type = l.stay_type, property_type = l.property_type, bathrooms = l.bathrooms,
    is_instant_book = l.is_instant_book, is_pets_allowed = l.is_pets_allowed,
    is_smoking_allowed = l.is_smoking_allowed, property_manager_id = l.property_manager_id,
    min_nights = l.min_nights, max_nights = l.max_nights, search_rank = l.search_rank, version = l.version
  FROM changed r JOIN listings l ON l.id = r.listing_id
  WHERE u.room_type_id = r.id AND u.listing_id <> r.listing_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION listing_status_changed() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  PERFORM FROM room_types r WHERE r.listing_id = NEW.id ORDER BY r.id FOR NO KEY UPDATE;
  DELETE FROM search_units u WHERE u.listing_id = NEW.id;
  IF NEW.status <> 'published' THEN RETURN NULL; END IF;
  INSERT INTO search_units (latitude, longitude, version, nightly_amount, max_guests, units, min_nights, max_nights, longest_minimum,
    shortest_maximum, search_rank, bedrooms, beds, night_margin, notice_days, booking_window_days, gap_nights, closed_weekdays,
    length_weekdays, has_night_rules, has_stay_rules, is_instant_book, is_pets_allowed, is_smoking_allowed, taken, exceptions,
    dated_rules, listing_id, stay_type, property_type, room_type_id, state_id, city_id, property_manager_id, bathrooms, amenities)
  SELECT l.latitude, l.longitude, l.version, r.nightly_amount, r.max_guests, r.units, l.min_nights, l.max_nights,
    coalesce(n.longest_minimum, 0), coalesce(n.shortest_maximum, 2147483647), l.search_rank, r.bedrooms, r.beds, s.night_margin,
    s.notice_days, s.booking_window_days, s.gap_nights, s.closed_weekdays, s.length_weekdays,
    coalesce(n.has_rules, false) OR s.has_stay_rules, s.has_stay_rules, l.is_instant_book, l.is_pets_allowed, l.is_smoking_allowed,
    coalesce(n.taken, repeat('0', 1024)::bit(1024)), coalesce(n.present, repeat('0', 1024)::bit(1024)),
    s.dated_rules, l.id, l.stay_type, l.property_type, r.id, l.state_id, l.city_id, l.property_manager_id, l.bathrooms,
    amenity_codes(searched_facts(l.amenities || l.access_facts, r.amenities, r.bedding))
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
