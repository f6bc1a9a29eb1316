-- Nights that a guest gave back without being refunded in full. When one is sold again, its guest gets back what they lost, up to what the
-- new guest pays for it.
CREATE TABLE returned_nights (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  -- the cancellation of the booking, or the id of its change
  cause text NOT NULL,
  room_type_id text NOT NULL REFERENCES room_types,
  night date NOT NULL,
  -- of the units of this room type that were given back for this night, counted from 1
  unit integer NOT NULL CHECK (unit > 0),
  -- cents that the guest paid for the night and was not refunded: of the nights, and of the service fee
  host_amount bigint NOT NULL CHECK (host_amount >= 0),
  fee_amount bigint NOT NULL CHECK (fee_amount >= 0),
  -- OPEN: not sold again yet. SOLD: booked by another guest, who could still cancel. REFUNDED. UNSOLD: the night has passed.
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'SOLD', 'REFUNDED', 'UNSOLD')),
  returned_at timestamptz NOT NULL,
  -- the booking that the night was last sold to, and which of its units; an open night that has one was sold and returned again
  sold_booking_id uuid REFERENCES bookings,
  sold_unit integer CHECK (sold_unit > 0),
  -- when the new guest can no longer cancel the night for a refund
  due_at timestamptz,
  refunded_host_amount bigint NOT NULL DEFAULT 0,
  refunded_fee_amount bigint NOT NULL DEFAULT 0,
  refunded_at timestamptz,
  CONSTRAINT returned_nights_once UNIQUE (cause, room_type_id, night, unit),
  CONSTRAINT returned_nights_within_loss CHECK (
    refunded_host_amount BETWEEN 0 AND host_amount AND refunded_fee_amount BETWEEN 0 AND fee_amount),
  CONSTRAINT returned_nights_sale CHECK (
    status NOT IN ('SOLD', 'REFUNDED') OR (sold_booking_id IS NOT NULL AND sold_unit IS NOT NULL)),
  CONSTRAINT returned_nights_due CHECK ((status = 'SOLD') <= (due_at IS NOT NULL)),
  CONSTRAINT returned_nights_refunded CHECK ((status = 'REFUNDED') = (refunded_at IS NOT NULL))
);
-- A unit of a new booking pays for one returned night.
CREATE UNIQUE INDEX returned_nights_one_per_sale ON returned_nights (sold_booking_id, room_type_id, night, sold_unit)
  WHERE status IN ('SOLD', 'REFUNDED');
CREATE INDEX returned_nights_open ON returned_nights (room_type_id, night) WHERE status = 'OPEN';
CREATE INDEX returned_nights_due_next ON returned_nights (due_at) WHERE status = 'SOLD';
CREATE INDEX returned_nights_booking ON returned_nights (booking_id);

INSERT INTO state_transitions (machine, from_status, to_status) VALUES
  ('returned-night', 'OPEN', 'SOLD'),
  ('returned-night', 'SOLD', 'OPEN'),
  ('returned-night', 'SOLD', 'REFUNDED'),
  ('returned-night', 'OPEN', 'UNSOLD');
CREATE TRIGGER returned_nights_status BEFORE UPDATE OF status ON returned_nights
  FOR EACH ROW EXECUTE FUNCTION assert_transition('returned-night');

ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check,
  ADD CONSTRAINT refunds_reason_check CHECK (reason IN ('canceled', 'changed', 'resold', 'late_payment', 'operator'));
