CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE states (
  id text PRIMARY KEY CHECK (id ~ '^[a-z]{2}$'),
  name text NOT NULL,
  slug text NOT NULL UNIQUE
);

CREATE TABLE cities (
  id text PRIMARY KEY,
  state_id text NOT NULL REFERENCES states,
  name text NOT NULL,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9-]+$'),
  -- lower case without accents, with the state's name and code: what people type
  search_text text NOT NULL,
  latitude float8 NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude float8 NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  population integer NOT NULL CHECK (population >= 0),
  is_coastal boolean NOT NULL,
  is_capital boolean NOT NULL,
  time_zone text NOT NULL,
  UNIQUE (state_id, slug)
);
CREATE INDEX cities_search_text ON cities USING gin (search_text gin_trgm_ops);
CREATE INDEX cities_population ON cities (population DESC);
CREATE INDEX cities_position ON cities USING gist (point(longitude, latitude));

-- Rates in basis points (100 = 1 %) of nights and fees; a row without a city holds in the whole state.
CREATE TABLE occupancy_taxes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  state_id text NOT NULL REFERENCES states,
  city_id text REFERENCES cities,
  name text NOT NULL,
  -- where there is none the English name stands
  name_es text,
  basis_points integer NOT NULL CHECK (basis_points BETWEEN 0 AND 5000),
  source text NOT NULL,
  UNIQUE NULLS NOT DISTINCT (state_id, city_id, name)
);
