-- The first night that the rings of search_units record. clear_past_nights moves it with the server's clock, so that
-- what search finds does not depend on the date of the database's machine. Before the first move every night counts,
-- except in a database that holds nights already: there the window starts where the earlier functions had it.
CREATE TABLE search_window (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  first_night date NOT NULL
);
INSERT INTO search_window (first_night)
SELECT CASE WHEN EXISTS (SELECT FROM nights) THEN current_date - 2 ELSE date '-infinity' END;

CREATE OR REPLACE FUNCTION refresh_search_units(of_listings text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_units AS u (room_type_id, listing_id, latitude, longitude, state_id, city_id, stay_type,
    property_type, max_guests, bedrooms, beds, bathrooms, amenities, is_instant_book, is_pets_allowed,
    is_smoking_allowed, property_manager_id, nightly_amount, min_nights, max_nights, has_night_rules, search_rank,
    taken, version, exceptions)
  SELECT r.id, l.id, l.latitude, l.longitude, l.state_id, l.city_id, l.stay_type, l.property_type, r.max_guests,
    r.bedrooms, r.beds, l.bathrooms, l.amenities, l.is_instant_book, l.is_pets_allowed, l.is_smoking_allowed,
    l.property_manager_id, r.nightly_amount, l.min_nights, l.max_nights,
    coalesce(n.has_rules, false), l.search_rank, coalesce(n.taken, repeat('0', 1024)::bit(1024)),
    l.version, coalesce(n.exceptions, repeat('0', 1024)::bit(1024))
  FROM listings l
  JOIN room_types r ON r.listing_id = l.id
  LEFT JOIN LATERAL (
    SELECT bool_or(min_nights IS NOT NULL OR max_nights IS NOT NULL) AS has_rules,
      bit_or(set_bit(repeat('0', 1024)::bit(1024), night_bit(night), 1))
        FILTER (WHERE is_blocked OR booked >= units) AS taken,
      bit_or(set_bit(repeat('0', 1024)::bit(1024), night_bit(night), 1)) AS exceptions
    FROM nights WHERE room_type_id = r.id AND night >= (SELECT first_night FROM search_window)
  ) n ON true
  WHERE l.id = ANY (of_listings)
  ORDER BY l.state_id, l.city_id, l.id
  ON CONFLICT (room_type_id) DO UPDATE SET
    latitude = excluded.latitude, longitude = excluded.longitude, state_id = excluded.state_id,
    city_id = excluded.city_id, stay_type = excluded.stay_type, property_type = excluded.property_type,
    max_guests = excluded.max_guests, bedrooms = excluded.bedrooms, beds = excluded.beds,
    bathrooms = excluded.bathrooms, amenities = excluded.amenities, is_instant_book = excluded.is_instant_book,
    is_pets_allowed = excluded.is_pets_allowed, is_smoking_allowed = excluded.is_smoking_allowed,
    property_manager_id = excluded.property_manager_id, nightly_amount = excluded.nightly_amount,
    min_nights = excluded.min_nights, max_nights = excluded.max_nights,
    has_night_rules = excluded.has_night_rules, search_rank = excluded.search_rank, taken = excluded.taken,
    version = excluded.version, exceptions = excluded.exceptions
$$;

CREATE OR REPLACE FUNCTION nights_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_units u SET
    taken = (u.taken & ~ c.touched) | c.taken,
    exceptions = u.exceptions | c.touched,
    has_night_rules = u.has_night_rules OR c.has_rules
  FROM (
    SELECT room_type_id,
      bit_or(set_bit(repeat('0', 1024)::bit(1024), night_bit(night), 1)) AS touched,
      bit_or(set_bit(repeat('0', 1024)::bit(1024), night_bit(night), (is_blocked OR booked >= units)::integer)) AS taken,
      bool_or(min_nights IS NOT NULL OR max_nights IS NOT NULL) AS has_rules
    FROM changed WHERE night >= (SELECT first_night FROM search_window) GROUP BY room_type_id
  ) c
  WHERE u.room_type_id = c.room_type_id;
  RETURN NULL;
END $$;

-- Moves the window and frees the bits of days gone by, so that the ring can come round; run at start and once a day.
CREATE OR REPLACE FUNCTION clear_past_nights(today date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  nothing bit(1024) := repeat('0', 1024)::bit(1024);
  past bit(1024) := nothing;
BEGIN
  UPDATE search_window SET first_night = today - 2;
  FOR ago IN 3..200 LOOP
    past := set_bit(past, night_bit(today - ago), 1);
  END LOOP;
  UPDATE search_units SET taken = taken & ~ past, exceptions = exceptions & ~ past
  WHERE ((taken | exceptions) & past) <> nothing;
END $$;
