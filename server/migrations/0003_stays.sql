CREATE TABLE listings (
  id text PRIMARY KEY,
  property_manager_id text NOT NULL REFERENCES property_managers,
  source text NOT NULL CHECK (source IN ('catalog', 'airbnb', 'direct')),
  external_id text,
  state_id text NOT NULL REFERENCES states,
  city_id text NOT NULL REFERENCES cities,
  neighborhood text,
  time_zone text NOT NULL,
  latitude float8 NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude float8 NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  stay_type text NOT NULL CHECK (stay_type IN ('homes', 'hotels')),
  property_type text NOT NULL,
  max_guests integer NOT NULL CHECK (max_guests > 0),
  bedrooms integer NOT NULL CHECK (bedrooms >= 0),
  beds integer NOT NULL CHECK (beds >= 0),
  bathrooms numeric(4, 1) NOT NULL CHECK (bathrooms >= 0),
  amenities text[] NOT NULL,
  is_instant_book boolean NOT NULL,
  is_pets_allowed boolean NOT NULL,
  is_smoking_allowed boolean NOT NULL,
  cleaning_fee_amount integer NOT NULL CHECK (cleaning_fee_amount >= 0),
  pet_fee_amount integer NOT NULL CHECK (pet_fee_amount >= 0),
  -- per night for each guest above included_guests
  extra_guest_fee_amount integer NOT NULL CHECK (extra_guest_fee_amount >= 0),
  included_guests integer NOT NULL CHECK (included_guests > 0),
  weekly_discount_percent integer NOT NULL CHECK (weekly_discount_percent BETWEEN 0 AND 80),
  monthly_discount_percent integer NOT NULL CHECK (monthly_discount_percent BETWEEN 0 AND 80),
  member_discount_percent integer NOT NULL CHECK (member_discount_percent BETWEEN 0 AND 50),
  cancellation_policy text NOT NULL CHECK (cancellation_policy IN ('flexible', 'moderate', 'strict')),
  min_nights integer NOT NULL CHECK (min_nights >= 1),
  max_nights integer NOT NULL CHECK (max_nights >= min_nights),
  check_in_from time NOT NULL,
  check_in_until time NOT NULL,
  check_out_by time NOT NULL,
  quiet_from time,
  quality numeric(3, 2) CHECK (quality BETWEEN 1 AND 5),
  review_count integer NOT NULL DEFAULT 0 CHECK (review_count >= 0),
  search_rank integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT listings_external_id UNIQUE (property_manager_id, source, external_id)
);
CREATE INDEX listings_city ON listings (city_id, search_rank DESC);

-- Words of a listing in each language that its source has; English is always there.
CREATE TABLE listing_texts (
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  locale text NOT NULL CHECK (locale IN ('en', 'es')),
  title text NOT NULL,
  description text NOT NULL,
  PRIMARY KEY (listing_id, locale)
);

-- What is sold: a home has one room type of one unit, a hotel several of many.
CREATE TABLE room_types (
  id text PRIMARY KEY,
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  position integer NOT NULL,
  name_en text NOT NULL,
  name_es text NOT NULL,
  units integer NOT NULL CHECK (units > 0),
  max_guests integer NOT NULL CHECK (max_guests > 0),
  bedrooms integer NOT NULL CHECK (bedrooms >= 0),
  beds integer NOT NULL CHECK (beds >= 0),
  nightly_amount integer NOT NULL CHECK (nightly_amount > 0),
  weekend_nightly_amount integer NOT NULL CHECK (weekend_nightly_amount > 0),
  UNIQUE (listing_id, position),
  UNIQUE (id, units)
);

-- Nightly rates of a date range, half-open; outside every season the room type's own rates hold.
CREATE TABLE seasons (
  room_type_id text NOT NULL REFERENCES room_types ON DELETE CASCADE,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  nightly_amount integer NOT NULL CHECK (nightly_amount > 0),
  weekend_nightly_amount integer NOT NULL CHECK (weekend_nightly_amount > 0),
  PRIMARY KEY (room_type_id, starts_on),
  CHECK (ends_on > starts_on)
);

-- Only nights that differ from the rule. The unit count comes along by foreign key, so that the check
-- below can never be out of step with the room type: a night sells at most `units` times, whoever writes.
CREATE TABLE nights (
  room_type_id text NOT NULL,
  night date NOT NULL,
  units integer NOT NULL,
  booked integer NOT NULL DEFAULT 0,
  is_blocked boolean NOT NULL DEFAULT false,
  nightly_amount integer CHECK (nightly_amount > 0),
  min_nights integer CHECK (min_nights >= 1),
  max_nights integer CHECK (max_nights >= 1),
  PRIMARY KEY (room_type_id, night),
  CONSTRAINT nights_not_oversold CHECK (booked >= 0 AND booked <= units),
  FOREIGN KEY (room_type_id, units) REFERENCES room_types (id, units) ON UPDATE CASCADE ON DELETE CASCADE
);

CREATE TABLE reviews (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  author_name text NOT NULL,
  author_place text,
  locale text NOT NULL,
  stayed_in date NOT NULL,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  body text NOT NULL
);
CREATE INDEX reviews_listing ON reviews (listing_id, stayed_in DESC);
