-- Events, where they happen and who performs.
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE venues (
  id text PRIMARY KEY,
  slug text NOT NULL CONSTRAINT venues_slug UNIQUE CHECK (slug ~ '^[a-z0-9-]{1,80}$'),
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('hockey-arena', 'basketball-arena', 'concert-arena', 'football-stadium', 'soccer-stadium',
    'ballpark', 'theater', 'concert-hall', 'club', 'comedy-club', 'amphitheater', 'festival-grounds')),
  city_id text NOT NULL REFERENCES cities,
  latitude float8 NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude float8 NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- of the place; the days of its events are days in it
  time_zone text NOT NULL,
  capacity integer NOT NULL CHECK (capacity > 0),
  -- SeatMap of the contract
  seat_map jsonb NOT NULL,
  picture_key text NOT NULL,
  picture_alt jsonb NOT NULL,
  -- where it comes from: the catalog, or a schedule that was imported
  source text NOT NULL,
  search_text text NOT NULL
);
CREATE INDEX venues_city ON venues (city_id);
CREATE INDEX venues_position ON venues USING gist (point(longitude, latitude));
CREATE INDEX venues_search_text ON venues USING gin (search_text gin_trgm_ops);

CREATE TABLE performers (
  id text PRIMARY KEY,
  slug text NOT NULL CONSTRAINT performers_slug UNIQUE CHECK (slug ~ '^[a-z0-9-]{1,80}$'),
  name text NOT NULL,
  category text NOT NULL CHECK (category IN ('concerts', 'sports', 'theatre', 'other')),
  genre text NOT NULL,
  -- two colors of a team: ["#0b6e4f", "#f4c430"]
  colors jsonb,
  home_venue_id text REFERENCES venues,
  picture_key text NOT NULL,
  picture_alt jsonb NOT NULL,
  source text NOT NULL,
  search_text text NOT NULL
);
CREATE INDEX performers_search_text ON performers USING gin (search_text gin_trgm_ops);

CREATE TABLE events (
  id text PRIMARY KEY,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  category text NOT NULL CHECK (category IN ('concerts', 'sports', 'theatre', 'other')),
  genre text NOT NULL,
  venue_id text NOT NULL REFERENCES venues,
  status text NOT NULL CHECK (status IN ('SCHEDULED', 'MOVED', 'CANCELED')),
  starts_at timestamptz NOT NULL,
  -- the day of starts_at in the venue's time zone
  day date NOT NULL,
  is_time_tbd boolean NOT NULL DEFAULT false,
  doors_at timestamptz CHECK (doors_at <= starts_at),
  moved_from timestamptz,
  on_sale_at timestamptz,
  ticket_limit integer NOT NULL DEFAULT 8 CHECK (ticket_limit BETWEEN 1 AND 100),
  -- cents that each ticket adds for the building
  facility_charge_amount bigint NOT NULL DEFAULT 0 CHECK (facility_charge_amount BETWEEN 0 AND 10000),
  -- [{ "hoursBefore": 168, "percent": 100 }], the earliest first; empty if tickets can't be returned
  refund_rule jsonb NOT NULL DEFAULT '[]',
  resale_cap_percent integer CHECK (resale_cap_percent BETWEEN 100 AND 1000),
  picture_key text NOT NULL,
  picture_alt jsonb NOT NULL,
  source text NOT NULL,
  -- of the schedule it was imported from, so that importing again changes the same event
  source_key text NOT NULL,
  search_text text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT events_source UNIQUE (source, source_key)
);
CREATE INDEX events_upcoming ON events (starts_at) WHERE status <> 'CANCELED';
CREATE INDEX events_category ON events (category, starts_at);
CREATE INDEX events_venue ON events (venue_id, starts_at);
CREATE INDEX events_search_text ON events USING gin (search_text gin_trgm_ops);

CREATE TABLE event_performers (
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE,
  performer_id text NOT NULL REFERENCES performers,
  position integer NOT NULL,
  PRIMARY KEY (event_id, position),
  UNIQUE (event_id, performer_id)
);
CREATE INDEX event_performers_performer ON event_performers (performer_id);
