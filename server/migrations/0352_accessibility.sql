-- Hosts measure these facts of a listing (decision 0156); null where one is not known. Lengths are inches.
ALTER TABLE listings
  ADD COLUMN steps_to_entrance integer CHECK (steps_to_entrance BETWEEN 0 AND 100),
  ADD COLUMN door_inches integer CHECK (door_inches BETWEEN 12 AND 72),
  ADD COLUMN shower text CHECK (shower IN ('roll-in', 'walk-in', 'tub')),
  ADD COLUMN shower_step_inches integer CHECK (shower_step_inches BETWEEN 1 AND 24),
  ADD COLUMN has_toilet_bars boolean,
  ADD COLUMN has_shower_bars boolean,
  ADD COLUMN bed_inches integer CHECK (bed_inches BETWEEN 4 AND 48),
  ADD COLUMN floor_access text CHECK (floor_access IN ('ground', 'elevator', 'stairs')),
  ADD COLUMN has_accessible_parking boolean,
  ADD CONSTRAINT listings_step_of_walk_in CHECK (shower_step_inches IS NULL OR shower IS NOT DISTINCT FROM 'walk-in');

-- Search finds a listing by these facts, under names among the amenities: a stay without steps is also one with at most three.
CREATE FUNCTION access_facts(steps integer, door integer, shower text, floor_access text, has_toilet_bars boolean,
  has_shower_bars boolean, has_parking boolean) RETURNS text[] LANGUAGE sql IMMUTABLE
  RETURN array_remove(ARRAY[
    CASE WHEN steps <= 0 THEN 'steps:0' END,
    CASE WHEN steps <= 1 THEN 'steps:1' END,
    CASE WHEN steps <= 3 THEN 'steps:3' END,
    CASE WHEN door >= 28 THEN 'door:28' END,
    CASE WHEN door >= 30 THEN 'door:30' END,
    CASE WHEN door >= 32 THEN 'door:32' END,
    CASE WHEN door >= 36 THEN 'door:36' END,
    CASE WHEN shower = 'roll-in' THEN 'access:roll-in-shower' END,
    CASE WHEN has_toilet_bars THEN 'access:toilet-bars' END,
    CASE WHEN has_shower_bars THEN 'access:shower-bars' END,
    CASE WHEN floor_access IN ('ground', 'elevator') THEN 'access:no-stairs' END,
    CASE WHEN has_parking THEN 'access:parking' END
  ], NULL);

INSERT INTO search_amenities (amenity) VALUES
  ('steps:0'), ('steps:1'), ('steps:3'),
  ('door:28'), ('door:30'), ('door:32'), ('door:36'),
  ('access:roll-in-shower'), ('access:toilet-bars'), ('access:shower-bars'), ('access:no-stairs'), ('access:parking')
ON CONFLICT DO NOTHING;

-- The functions below pass these names on to search with the amenities.
ALTER TABLE listings ADD COLUMN access_facts text[] NOT NULL GENERATED ALWAYS AS
  (access_facts(steps_to_entrance, door_inches, shower, floor_access, has_toilet_bars, has_shower_bars, has_accessible_parking)) STORED;

CREATE OR REPLACE FUNCTION listings_updated() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  UPDATE search_units u SET
    latitude = l.latitude, longitude = l.longitude, state_id = l.state_id, city_id = l.city_id,
    stay_type = l.stay_type, property_type = l.property_type, bathrooms = l.bathrooms,
    amenities = amenity_codes(searched_facts(l.amenities || l.access_facts, r.amenities, r.bedding)),
    is_instant_book = l.is_instant_book, is_pets_allowed = l.is_pets_allowed,
    is_smoking_allowed = l.is_smoking_allowed, property_manager_id = l.property_manager_id,
    min_nights = l.min_nights, max_nights = l.max_nights, search_rank = l.search_rank, version = l.version
  FROM changed l JOIN room_types r ON r.listing_id = l.id WHERE u.room_type_id = r.id;
  INSERT INTO listing_changes (listing_id) SELECT id FROM changed ORDER BY id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION room_types_searchable() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  INSERT INTO search_units (room_type_id, listing_id, latitude, longitude, state_id, city_id, stay_type, property_type,
    max_guests, bedrooms, beds, bathrooms, amenities, is_instant_book, is_pets_allowed, is_smoking_allowed,
    property_manager_id, nightly_amount, min_nights, max_nights, search_rank, taken, version, exceptions)
  SELECT r.id, l.id, l.latitude, l.longitude, l.state_id, l.city_id, l.stay_type, l.property_type,
    r.max_guests, r.bedrooms, r.beds, l.bathrooms, amenity_codes(searched_facts(l.amenities || l.access_facts, r.amenities, r.bedding)),
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
    max_guests = r.max_guests, bedrooms = r.bedrooms, beds = r.beds, nightly_amount = r.nightly_amount,
    amenities = f.codes
  FROM changed r JOIN listings l ON l.id = r.listing_id
    CROSS JOIN LATERAL (SELECT amenity_codes(searched_facts(l.amenities || l.access_facts, r.amenities, r.bedding)) AS codes) f
  WHERE u.room_type_id = r.id
    AND (u.max_guests, u.bedrooms, u.beds, u.nightly_amount, u.amenities)
      IS DISTINCT FROM (r.max_guests, r.bedrooms, r.beds, r.nightly_amount, f.codes);
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
