-- Quotes live 15 minutes: unlogged, because after a crash the guest simply asks again.
CREATE UNLOGGED TABLE quotes (
  id text PRIMARY KEY,
  listing_id text NOT NULL,
  terms jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX quotes_expiry ON quotes (expires_at);

CREATE TABLE bookings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  confirmation_code text NOT NULL UNIQUE,
  -- one quote becomes one booking, however often the call is repeated
  quote_id text NOT NULL CONSTRAINT bookings_one_per_quote UNIQUE,
  account_id uuid NOT NULL REFERENCES accounts,
  listing_id text NOT NULL REFERENCES listings,
  status text NOT NULL CHECK (status IN
    ('PENDING_PAYMENT', 'AWAITING_HOST', 'CONFIRMED', 'PAYMENT_FAILED', 'CANCELED', 'DECLINED', 'COMPLETED')),
  holds_nights boolean NOT NULL,
  arrive_day date NOT NULL,
  depart_day date NOT NULL,
  party jsonb NOT NULL,
  guest jsonb NOT NULL,
  price jsonb NOT NULL,
  cancellation jsonb NOT NULL,
  total_amount integer NOT NULL CHECK (total_amount > 0),
  is_member_price boolean NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'es')),
  note text,
  hold_expires_at timestamptz,
  created_at timestamptz NOT NULL,
  canceled_at timestamptz,
  CHECK (depart_day > arrive_day),
  CONSTRAINT bookings_hold_matches_status CHECK (
    holds_nights = (status IN ('PENDING_PAYMENT', 'AWAITING_HOST', 'CONFIRMED', 'PAYMENT_FAILED', 'COMPLETED')))
);
CREATE INDEX bookings_account ON bookings (account_id, arrive_day);
CREATE INDEX bookings_listing ON bookings (listing_id, arrive_day);
CREATE INDEX bookings_open_holds ON bookings (hold_expires_at)
  WHERE status IN ('PENDING_PAYMENT', 'PAYMENT_FAILED');

CREATE TABLE booking_rooms (
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  room_type_id text NOT NULL REFERENCES room_types,
  units integer NOT NULL CHECK (units > 0),
  PRIMARY KEY (booking_id, room_type_id)
);
CREATE INDEX booking_rooms_room_type ON booking_rooms (room_type_id);

CREATE TABLE charges (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES bookings,
  saved_card_id uuid NOT NULL REFERENCES saved_cards,
  amount integer NOT NULL CHECK (amount > 0),
  due_on date NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'PAID', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0,
  gateway_payment_id text UNIQUE,
  failure_code text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
-- at most one charge of a booking is open or paid: a second card can only follow a failure
CREATE UNIQUE INDEX charges_one_live ON charges (booking_id) WHERE status IN ('PENDING', 'PAID');
CREATE INDEX charges_open ON charges (created_at) WHERE status = 'PENDING';

CREATE TABLE refunds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES bookings,
  charge_id uuid NOT NULL REFERENCES charges,
  amount integer NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('PENDING', 'PAID')),
  gateway_refund_id text UNIQUE,
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX refunds_booking ON refunds (booking_id);
CREATE INDEX refunds_open ON refunds (created_at) WHERE status = 'PENDING';

CREATE TABLE booking_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  at timestamptz NOT NULL,
  what text NOT NULL
);
CREATE INDEX booking_events_booking ON booking_events (booking_id, id);

CREATE TABLE idempotency_keys (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) <= 255),
  call text NOT NULL,
  request_hash text NOT NULL,
  status integer,
  answer jsonb,
  started_at timestamptz NOT NULL,
  -- a caller that died leaves its key locked only until here
  locked_until timestamptz NOT NULL,
  PRIMARY KEY (account_id, key)
);
