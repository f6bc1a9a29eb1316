-- What a listing takes off for guests who choose not to get the nights back; 0 is not offered.
ALTER TABLE listings
  ADD COLUMN non_refundable_discount_percent integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT listings_non_refundable CHECK (non_refundable_discount_percent BETWEEN 0 AND 50);

-- Laws that give guests a refund in full whatever policy was booked. A row without a city holds in the whole state. States
-- are written after the migrations, so that the column does not refer to them.
CREATE TABLE cancellation_laws (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  state_id text NOT NULL CHECK (state_id ~ '^[a-z]{2}$'),
  city_id text,
  -- holds for stays that are booked at least so many hours before check-in
  min_hours_ahead integer NOT NULL CHECK (min_hours_ahead >= 0),
  -- from the booking on
  free_hours integer NOT NULL CHECK (free_hours > 0),
  -- for bookings made from this day until before the other, by the calendar of the place
  effective_on date NOT NULL,
  ends_on date CHECK (ends_on > effective_on),
  source text NOT NULL,
  UNIQUE NULLS NOT DISTINCT (state_id, city_id, effective_on)
);
INSERT INTO cancellation_laws (state_id, min_hours_ahead, free_hours, effective_on, source) VALUES
  ('ca', 72, 24, '2024-07-01', 'California Civil Code 1748.80 ff. (SB 644)');

-- A booking has a policy that is known, so that its deadlines can be named.
ALTER TABLE bookings ADD CONSTRAINT bookings_policy_known CHECK (
  cancellation ->> 'policy' IN ('flexible', 'moderate', 'strict', 'long-term', 'non-refundable'));
