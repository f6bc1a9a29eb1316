-- One row per room type, shaped for search. What every search reads stands in front, where the server finds it without
-- walking over words first. `taken` is a ring of 1,024 nights: bit (day number mod 1024) is set when that night cannot be
-- sold. Two years can be booked ahead, so a bit is cleared long before its day comes again. `exceptions` is a second ring:
-- its bit is set when `nights` has something to say about that night; most nights have no row, and a page of hits need not
-- look for what is not there. `version` is the listing's own, so that a page knows which stays it has in memory already.
CREATE TABLE search_units (
  latitude float8 NOT NULL,
  longitude float8 NOT NULL,
  max_guests integer NOT NULL,
  min_nights integer NOT NULL,
  max_nights integer NOT NULL,
  nightly_amount integer NOT NULL,
  search_rank integer NOT NULL,
  bedrooms integer NOT NULL,
  beds integer NOT NULL,
  -- some nights have length rules of their own: look them up; mostly false
  has_night_rules boolean NOT NULL DEFAULT false,
  is_instant_book boolean NOT NULL,
  is_pets_allowed boolean NOT NULL,
  is_smoking_allowed boolean NOT NULL,
  version bigint NOT NULL,
  taken bit(1024) NOT NULL,
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  stay_type text NOT NULL,
  property_type text NOT NULL,
  exceptions bit(1024) NOT NULL,
  room_type_id text PRIMARY KEY REFERENCES room_types ON DELETE CASCADE,
  state_id text NOT NULL,
  city_id text NOT NULL,
  property_manager_id text NOT NULL,
  bathrooms numeric(4, 1) NOT NULL,
  amenities text[] NOT NULL
);
CREATE INDEX search_units_position ON search_units USING gist (point(longitude, latitude));
CREATE INDEX search_units_listing ON search_units (listing_id);
CREATE INDEX search_units_rank ON search_units (search_rank DESC);

CREATE FUNCTION night_bit(night date) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (((night - date '1970-01-01') % 1024) + 1024) % 1024;

-- Works out the rows of these listings anew from listings, room types and nights. Stays of one city are
-- written side by side: a search in a box then reads few pages.
CREATE FUNCTION refresh_search_units(of_listings text[]) RETURNS void LANGUAGE sql AS $$
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
    FROM nights WHERE room_type_id = r.id AND night >= current_date - 2
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

-- A night that is sold, freed or blocked is gone from search, or back, in the same transaction.
CREATE FUNCTION nights_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
    FROM changed WHERE night >= current_date - 2 GROUP BY room_type_id
  ) c
  WHERE u.room_type_id = c.room_type_id;
  RETURN NULL;
END $$;
CREATE TRIGGER nights_inserted AFTER INSERT ON nights
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION nights_changed();
CREATE TRIGGER nights_updated AFTER UPDATE ON nights
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION nights_changed();

-- Frees the bits of days gone by, so that the ring can come round; run once a day.
CREATE FUNCTION clear_past_nights(today date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  nothing bit(1024) := repeat('0', 1024)::bit(1024);
  past bit(1024) := nothing;
BEGIN
  FOR ago IN 3..200 LOOP
    past := set_bit(past, night_bit(today - ago), 1);
  END LOOP;
  UPDATE search_units SET taken = taken & ~ past, exceptions = exceptions & ~ past
  WHERE ((taken | exceptions) & past) <> nothing;
END $$;

-- after the row, not before it: the new version is known then
CREATE FUNCTION listing_version_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_units u SET version = c.version FROM changed c WHERE u.listing_id = c.id;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_version_changed AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_version_changed();
