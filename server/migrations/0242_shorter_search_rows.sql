-- The amenities of search as numbers (decision 0114): their names took a third of a row, and a search reads hundreds of rows.
CREATE TABLE search_amenities (
  code integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  amenity text NOT NULL UNIQUE
);

-- The codes of amenities, which get one when a listing first names them.
CREATE FUNCTION amenity_codes(names text[]) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
  codes integer[];
BEGIN
  codes := ARRAY(SELECT a.code FROM search_amenities a WHERE a.amenity = ANY (names) ORDER BY a.code);
  IF cardinality(codes) = cardinality(names) THEN RETURN codes; END IF;
  -- one transaction at a time: two that wait for each other's new amenities would deadlock
  LOCK TABLE search_amenities IN SHARE ROW EXCLUSIVE MODE;
  INSERT INTO search_amenities (amenity)
  SELECT DISTINCT n.name FROM unnest(names) AS n (name)
  WHERE NOT EXISTS (SELECT FROM search_amenities a WHERE a.amenity = n.name) ORDER BY n.name
  ON CONFLICT DO NOTHING;
  RETURN ARRAY(SELECT a.code FROM search_amenities a WHERE a.amenity = ANY (names) ORDER BY a.code);
END $$;

-- writes the table anew
ALTER TABLE search_units ALTER COLUMN amenities TYPE integer[] USING amenity_codes(amenities);

CREATE OR REPLACE FUNCTION listings_updated() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  UPDATE search_units u SET
    latitude = l.latitude, longitude = l.longitude, state_id = l.state_id, city_id = l.city_id,
    stay_type = l.stay_type, property_type = l.property_type, bathrooms = l.bathrooms,
    amenities = amenity_codes(l.amenities), is_instant_book = l.is_instant_book, is_pets_allowed = l.is_pets_allowed,
    is_smoking_allowed = l.is_smoking_allowed, property_manager_id = l.property_manager_id,
    min_nights = l.min_nights, max_nights = l.max_nights, search_rank = l.search_rank, version = l.version
  FROM changed l WHERE u.listing_id = l.id;
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
    r.max_guests, r.bedrooms, r.beds, l.bathrooms, amenity_codes(l.amenities), l.is_instant_book, l.is_pets_allowed,
    l.is_smoking_allowed, l.property_manager_id, r.nightly_amount, l.min_nights, l.max_nights, l.search_rank,
    repeat('0', 1024)::bit(1024), l.version, repeat('0', 1024)::bit(1024)
  FROM changed r JOIN listings l ON l.id = r.listing_id
  ORDER BY l.state_id, l.city_id, l.id, r.position;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION room_types_search_changed() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
BEGIN
  UPDATE search_units u SET
    max_guests = r.max_guests, bedrooms = r.bedrooms, beds = r.beds, nightly_amount = r.nightly_amount
  FROM changed r WHERE u.room_type_id = r.id
    AND (u.max_guests, u.bedrooms, u.beds, u.nightly_amount)
      IS DISTINCT FROM (r.max_guests, r.bedrooms, r.beds, r.nightly_amount);
  UPDATE search_units u SET
    listing_id = l.id, latitude = l.latitude, longitude = l.longitude, state_id = l.state_id, city_id = l.city_id,
    stay_type = l.stay_type, property_type = l.property_type, bathrooms = l.bathrooms,
    amenities = amenity_codes(l.amenities), is_instant_book = l.is_instant_book, is_pets_allowed = l.is_pets_allowed,
    is_smoking_allowed = l.is_smoking_allowed, property_manager_id = l.property_manager_id,
    min_nights = l.min_nights, max_nights = l.max_nights, search_rank = l.search_rank, version = l.version
  FROM changed r JOIN listings l ON l.id = r.listing_id
  WHERE u.room_type_id = r.id AND u.listing_id <> r.listing_id;
  RETURN NULL;
END $$;
