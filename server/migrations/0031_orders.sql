-- Orders: one purchase by one buyer with one total. What is specific to a stay remains in bookings, whose id is the id
-- of the order item.
CREATE TABLE orders (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  code text NOT NULL CONSTRAINT orders_code UNIQUE,
  account_id uuid REFERENCES accounts,
  guest_email text,
  status text NOT NULL,
  currency text NOT NULL DEFAULT 'USD' CHECK (currency = 'USD'),
  total_amount integer NOT NULL CHECK (total_amount > 0),
  locale text NOT NULL CHECK (locale IN ('en', 'es')),
  -- until when unpaid stock is held, or a request waits for the host
  hold_expires_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT orders_have_a_buyer CHECK (account_id IS NOT NULL OR guest_email IS NOT NULL)
);
CREATE INDEX orders_account ON orders (account_id, created_at DESC);
CREATE INDEX orders_deadline ON orders (hold_expires_at)
  WHERE status IN ('PENDING_PAYMENT', 'PAYMENT_FAILED', 'AWAITING_HOST');

CREATE TABLE order_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('stay', 'tickets', 'membership', 'insurance')),
  status text NOT NULL,
  -- the item as it was at purchase: receipts, emails and trips read it, never the listing
  snapshot jsonb NOT NULL,
  needs_approval boolean NOT NULL DEFAULT false,
  total_amount integer NOT NULL CHECK (total_amount >= 0),
  UNIQUE (order_id, position)
);

CREATE TABLE order_lines (
  item_id uuid NOT NULL REFERENCES order_items ON DELETE CASCADE,
  position integer NOT NULL,
  code text NOT NULL,
  params jsonb NOT NULL,
  quantity integer NOT NULL,
  amount integer NOT NULL,
  -- whose money the line is, as a ledger account: host:{managerId}, platform:fees, tax:{jurisdiction}
  payee text NOT NULL,
  PRIMARY KEY (item_id, position)
);

CREATE TABLE order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  item_id uuid REFERENCES order_items ON DELETE CASCADE,
  at timestamptz NOT NULL,
  type text NOT NULL,
  actor text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX order_events_order ON order_events (order_id, id);

CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES orders,
  purpose text NOT NULL CHECK (purpose IN ('purchase', 'balance', 'renewal')),
  amount integer NOT NULL CHECK (amount > 0),
  status text NOT NULL,
  capture text NOT NULL DEFAULT 'automatic' CHECK (capture IN ('automatic', 'manual')),
  card_id uuid NOT NULL REFERENCES saved_cards,
  gateway text NOT NULL CHECK (gateway IN ('sandbox', 'stripe')),
  gateway_payment_id text UNIQUE,
  -- how often the gateway was or may have been asked to create it
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  due_on date NOT NULL,
  failure_code text,
  -- what the buyer's browser needs for 3-D Secure
  action jsonb,
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX payments_order ON payments (order_id);
-- at most one payment for a purpose is open or paid: another card can only follow a failure
CREATE UNIQUE INDEX payments_one_live ON payments (order_id, purpose)
  WHERE status NOT IN ('FAILED', 'CANCELED');
CREATE INDEX payments_open ON payments (created_at)
  WHERE status IN ('CREATED', 'REQUIRES_ACTION', 'PROCESSING');

-- Which status may follow which; order-states.ts and payment-states.ts list the same pairs with their events.
CREATE TABLE state_transitions (
  machine text NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  PRIMARY KEY (machine, from_status, to_status)
);
INSERT INTO state_transitions (machine, from_status, to_status) VALUES
  ('order', 'PENDING_PAYMENT', 'CONFIRMED'),
  ('order', 'PENDING_PAYMENT', 'AWAITING_HOST'),
  ('order', 'PENDING_PAYMENT', 'PAYMENT_FAILED'),
  ('order', 'PENDING_PAYMENT', 'EXPIRED'),
  ('order', 'PAYMENT_FAILED', 'PENDING_PAYMENT'),
  ('order', 'PAYMENT_FAILED', 'CONFIRMED'),
  ('order', 'PAYMENT_FAILED', 'EXPIRED'),
  ('order', 'PAYMENT_FAILED', 'CANCELED'),
  ('order', 'AWAITING_HOST', 'CONFIRMED'),
  ('order', 'AWAITING_HOST', 'PAYMENT_FAILED'),
  ('order', 'AWAITING_HOST', 'DECLINED'),
  ('order', 'AWAITING_HOST', 'CANCELED'),
  ('order', 'EXPIRED', 'CONFIRMED'),
  ('order', 'CONFIRMED', 'CANCELED'),
  ('order', 'CONFIRMED', 'COMPLETED'),
  ('item', 'HELD', 'CONFIRMED'),
  ('item', 'HELD', 'RELEASED'),
  ('item', 'RELEASED', 'CONFIRMED'),
  ('item', 'CONFIRMED', 'CANCELED'),
  ('item', 'CONFIRMED', 'COMPLETED'),
  ('payment', 'CREATED', 'REQUIRES_ACTION'),
  ('payment', 'CREATED', 'PROCESSING'),
  ('payment', 'CREATED', 'AUTHORIZED'),
  ('payment', 'CREATED', 'SUCCEEDED'),
  ('payment', 'CREATED', 'FAILED'),
  ('payment', 'CREATED', 'CANCELED'),
  ('payment', 'REQUIRES_ACTION', 'PROCESSING'),
  ('payment', 'REQUIRES_ACTION', 'AUTHORIZED'),
  ('payment', 'REQUIRES_ACTION', 'SUCCEEDED'),
  ('payment', 'REQUIRES_ACTION', 'FAILED'),
  ('payment', 'REQUIRES_ACTION', 'CANCELED'),
  ('payment', 'PROCESSING', 'AUTHORIZED'),
  ('payment', 'PROCESSING', 'SUCCEEDED'),
  ('payment', 'PROCESSING', 'FAILED'),
  ('payment', 'PROCESSING', 'CANCELED'),
  ('payment', 'AUTHORIZED', 'SUCCEEDED'),
  ('payment', 'AUTHORIZED', 'FAILED'),
  ('payment', 'AUTHORIZED', 'CANCELED'),
  ('payment', 'FAILED', 'SUCCEEDED'),
  ('payment', 'CANCELED', 'SUCCEEDED'),
  ('refund', 'PENDING', 'SUCCEEDED'),
  ('refund', 'PENDING', 'FAILED');

CREATE FUNCTION assert_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IS DISTINCT FROM OLD.status AND NOT EXISTS (
    SELECT 1 FROM state_transitions
    WHERE machine = TG_ARGV[0] AND from_status = OLD.status AND to_status = NEW.status
  ) THEN
    RAISE EXCEPTION '% cannot change from % to %', TG_ARGV[0], OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transition_listed';
  END IF;
  RETURN NEW;
END $$;

-- The bookings of the previous release become orders with one item each.
INSERT INTO orders (code, account_id, status, total_amount, locale, hold_expires_at, created_at)
SELECT b.confirmation_code, b.account_id,
  CASE WHEN b.status = 'CANCELED' AND EXISTS
      (SELECT 1 FROM booking_events e WHERE e.booking_id = b.id AND e.what = 'hold_expired')
    THEN 'EXPIRED' ELSE b.status END,
  b.total_amount, b.locale, b.hold_expires_at, b.created_at
FROM bookings b;

INSERT INTO order_items (id, order_id, position, kind, status, snapshot, needs_approval, total_amount)
SELECT b.id, o.id, 0, 'stay',
  CASE
    WHEN b.status IN ('PENDING_PAYMENT', 'PAYMENT_FAILED', 'AWAITING_HOST') THEN 'HELD'
    WHEN b.status IN ('CONFIRMED', 'COMPLETED') THEN b.status
    WHEN b.status = 'CANCELED' AND EXISTS
      (SELECT 1 FROM charges c WHERE c.booking_id = b.id AND c.status = 'PAID') THEN 'CANCELED'
    ELSE 'RELEASED'
  END,
  jsonb_build_object(
    'listingId', l.id,
    'title', (SELECT jsonb_object_agg(t.locale, t.title) FROM listing_texts t WHERE t.listing_id = l.id),
    'city', c.name, 'state', s.name, 'timeZone', l.time_zone, 'image', NULL,
    'hostId', l.property_manager_id, 'hostName', m.name,
    'checkInFrom', left(l.check_in_from::text, 5), 'checkInUntil', left(l.check_in_until::text, 5),
    'checkOutBy', left(l.check_out_by::text, 5),
    'latitude', l.latitude, 'longitude', l.longitude,
    'cancellationPolicy', l.cancellation_policy,
    'rooms', (SELECT jsonb_agg(jsonb_build_object('roomTypeId', r.id, 'units', br.units,
        'name', jsonb_build_object('en', r.name_en, 'es', r.name_es)) ORDER BY r.position)
      FROM booking_rooms br JOIN room_types r ON r.id = br.room_type_id WHERE br.booking_id = b.id)),
  false, b.total_amount
FROM bookings b
JOIN orders o ON o.code = b.confirmation_code
JOIN listings l ON l.id = b.listing_id
JOIN cities c ON c.id = l.city_id
JOIN states s ON s.id = l.state_id
JOIN property_managers m ON m.id = l.property_manager_id;

INSERT INTO order_lines (item_id, position, code, params, quantity, amount, payee)
SELECT b.id, line.ordinality - 1, line.value ->> 'code',
  CASE line.value ->> 'code'
    WHEN 'nights' THEN jsonb_build_object('nights', b.depart_day - b.arrive_day)
    WHEN 'occupancy_tax' THEN jsonb_build_object('name', line.value ->> 'label', 'jurisdiction', l.state_id)
    ELSE '{}'
  END,
  CASE line.value ->> 'code' WHEN 'nights' THEN b.depart_day - b.arrive_day ELSE 1 END,
  (line.value -> 'amount' ->> 'amount')::integer,
  CASE line.value ->> 'code'
    WHEN 'service_fee' THEN 'platform:fees'
    WHEN 'occupancy_tax' THEN 'tax:' || l.state_id
    ELSE 'host:' || l.property_manager_id
  END
FROM bookings b
JOIN listings l ON l.id = b.listing_id
CROSS JOIN LATERAL jsonb_array_elements(b.price -> 'lines') WITH ORDINALITY AS line;

INSERT INTO order_events (order_id, item_id, at, type, actor)
SELECT i.order_id, i.id, e.at,
  CASE e.what WHEN 'held' THEN 'placed' WHEN 'confirmed' THEN 'payment_succeeded' ELSE e.what END,
  'system'
FROM booking_events e JOIN order_items i ON i.id = e.booking_id
ORDER BY e.id;

INSERT INTO payments (id, order_id, purpose, amount, status, card_id, gateway, gateway_payment_id, attempts, due_on,
  failure_code, created_at, settled_at)
SELECT c.id, i.order_id, 'purchase', c.amount,
  CASE c.status WHEN 'PENDING' THEN 'CREATED' WHEN 'PAID' THEN 'SUCCEEDED' ELSE 'FAILED' END,
  c.saved_card_id, CASE WHEN k.gateway_token LIKE 'pm\_%' THEN 'stripe' ELSE 'sandbox' END,
  c.gateway_payment_id, greatest(c.attempts, 1), c.due_on, c.failure_code, c.created_at, c.settled_at
FROM charges c
JOIN order_items i ON i.id = c.booking_id
JOIN saved_cards k ON k.id = c.saved_card_id;

ALTER TABLE refunds RENAME TO booking_refunds;
CREATE TABLE refunds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL REFERENCES payments,
  item_id uuid NOT NULL REFERENCES order_items,
  amount integer NOT NULL CHECK (amount > 0),
  status text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('canceled', 'late_payment', 'operator')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  gateway_refund_id text UNIQUE,
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX refunds_item ON refunds (item_id);
CREATE INDEX refunds_payment ON refunds (payment_id);
CREATE INDEX refunds_waiting ON refunds (created_at) WHERE status = 'PENDING';
INSERT INTO refunds (id, payment_id, item_id, amount, status, reason, attempts, gateway_refund_id, created_at, settled_at)
SELECT id, charge_id, booking_id, amount, CASE status WHEN 'PAID' THEN 'SUCCEEDED' ELSE 'PENDING' END, 'canceled', 1,
  gateway_refund_id, created_at, settled_at
FROM booking_refunds;
DROP TABLE booking_refunds;

-- The ledger names its accounts by kind and party.
ALTER TABLE ledger_transactions DISABLE TRIGGER ledger_transactions_append_only;
ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only;
ALTER TABLE ledger_transactions ADD COLUMN order_id uuid REFERENCES orders;
UPDATE ledger_transactions t SET order_id = i.order_id, cause = regexp_replace(t.cause, '^charge:', 'payment:')
FROM order_items i WHERE i.id = t.booking_id;
UPDATE ledger_entries e SET account = CASE e.account
    WHEN 'gateway' THEN 'gateway:' || coalesce((SELECT p.gateway FROM payments p WHERE p.order_id = t.order_id LIMIT 1), 'sandbox')
    WHEN 'host_payable' THEN 'host:' || l.property_manager_id
    WHEN 'platform_revenue' THEN 'platform:fees'
    WHEN 'taxes_payable' THEN 'tax:' || l.state_id
    WHEN 'guest_refunds' THEN 'buyer:' || o.account_id
  END
FROM ledger_transactions t
JOIN orders o ON o.id = t.order_id
JOIN bookings b ON b.id = t.booking_id
JOIN listings l ON l.id = b.listing_id
WHERE t.id = e.transaction_id;
ALTER TABLE ledger_transactions DROP COLUMN booking_id;
ALTER TABLE ledger_transactions ENABLE TRIGGER ledger_transactions_append_only;
ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_append_only;
CREATE INDEX ledger_transactions_order ON ledger_transactions (order_id);
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_named
  CHECK (account ~ '^(host|seller|buyer|platform|tax|gateway|insurer):.+$');

ALTER TABLE bookings
  ADD COLUMN nightly jsonb,
  ADD COLUMN savings_amount integer NOT NULL DEFAULT 0 CHECK (savings_amount >= 0);
UPDATE bookings SET
  nightly = (SELECT jsonb_agg(jsonb_build_object('date', night ->> 'date', 'amount', (night -> 'amount' ->> 'amount')::integer))
    FROM jsonb_array_elements(price -> 'nightly') night),
  savings_amount = coalesce((price -> 'savings' ->> 'amount')::integer, 0);
ALTER TABLE bookings
  ALTER COLUMN nightly SET NOT NULL,
  ALTER COLUMN id DROP DEFAULT,
  ADD CONSTRAINT bookings_item FOREIGN KEY (id) REFERENCES order_items ON DELETE CASCADE;

-- Quotes of the previous release have another shape and expire within 15 minutes.
TRUNCATE quotes;

DROP TABLE charges;
DROP TABLE booking_events;
ALTER TABLE bookings
  DROP CONSTRAINT bookings_hold_matches_status,
  DROP COLUMN account_id,
  DROP COLUMN status,
  DROP COLUMN price,
  DROP COLUMN total_amount,
  DROP COLUMN is_member_price,
  DROP COLUMN locale,
  DROP COLUMN hold_expires_at,
  DROP COLUMN created_at,
  DROP COLUMN canceled_at;

CREATE TRIGGER orders_transition BEFORE UPDATE OF status ON orders
  FOR EACH ROW EXECUTE FUNCTION assert_transition('order');
CREATE TRIGGER order_items_transition BEFORE UPDATE OF status ON order_items
  FOR EACH ROW EXECUTE FUNCTION assert_transition('item');
CREATE TRIGGER payments_transition BEFORE UPDATE OF status ON payments
  FOR EACH ROW EXECUTE FUNCTION assert_transition('payment');
CREATE TRIGGER refunds_transition BEFORE UPDATE OF status ON refunds
  FOR EACH ROW EXECUTE FUNCTION assert_transition('refund');

-- What a buyer did is never rewritten.
CREATE FUNCTION order_events_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order events are append-only' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'order_events_append_only';
END $$;
CREATE TRIGGER order_events_append_only BEFORE UPDATE ON order_events
  FOR EACH ROW EXECUTE FUNCTION order_events_are_append_only();
