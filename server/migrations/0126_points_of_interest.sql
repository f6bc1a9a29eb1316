-- Places that travelers name besides cities. A stay's page lists the nearest with their distance; `search_text` is what
-- people type to find one, in the form of cities.search_text.
CREATE TABLE points_of_interest (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('airport', 'neighborhood', 'national-park', 'park', 'mountain', 'lake', 'shore', 'sight')),
  name_en text NOT NULL CHECK (length(name_en) BETWEEN 1 AND 200),
  name_es text NOT NULL CHECK (length(name_es) BETWEEN 1 AND 200),
  -- an airport's IATA code
  code text CHECK (code ~ '^[A-Z]{3}$'),
  state_id text NOT NULL REFERENCES states,
  -- the city of a landmark or neighborhood
  city_id text REFERENCES cities,
  latitude float8 NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude float8 NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- a large airport, a national park: worth a longer way
  is_major boolean NOT NULL,
  search_text text NOT NULL,
  CONSTRAINT points_of_interest_code CHECK ((kind = 'airport') = (code IS NOT NULL))
);
CREATE INDEX points_of_interest_position ON points_of_interest USING gist (point(longitude, latitude));
