-- Changes of the dates or guests of a booked stay. What has to be paid for one is an order of its own, whose item has the id of
-- the change; one that costs nothing more has no order.
ALTER TABLE order_items DROP CONSTRAINT order_items_kind_check,
  ADD CONSTRAINT order_items_kind_check CHECK (kind IN ('stay', 'tickets', 'membership', 'insurance', 'change'));
ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check,
  ADD CONSTRAINT refunds_reason_check CHECK (reason IN ('canceled', 'changed', 'late_payment', 'operator'));
-- The item of an earlier order that this order changes: refunds of the item are paid from both.
ALTER TABLE orders ADD COLUMN changes_item_id uuid REFERENCES order_items;
CREATE INDEX orders_changes_item ON orders (changes_item_id) WHERE changes_item_id IS NOT NULL;

ALTER TABLE bookings
  -- how often it was changed
  ADD COLUMN change_number integer NOT NULL DEFAULT 0 CHECK (change_number >= 0),
  -- the day from which the deadlines of the policy count back, if it is not the arrival day
  ADD COLUMN policy_day date;

-- Price guarantees of changes. As with quotes, a crash loses them and they are asked for again.
CREATE UNLOGGED TABLE change_quotes (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL,
  terms jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX change_quotes_expiry ON change_quotes (expires_at);

CREATE TABLE booking_changes (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  quote_id uuid NOT NULL,
  -- HELD: the nights that it adds are taken and it waits for its payment. APPLIED: the booking has it. RELEASED: neither.
  status text NOT NULL CHECK (status IN ('HELD', 'APPLIED', 'RELEASED')),
  -- which change of the booking it is, counted from 1
  number integer NOT NULL CHECK (number > 0),
  arrive_day date NOT NULL,
  depart_day date NOT NULL,
  party jsonb NOT NULL,
  -- of the whole stay after the change, and what it was before
  terms jsonb NOT NULL,
  before jsonb NOT NULL,
  -- cents: paid for the change, or refunded if it is negative
  settled_amount bigint NOT NULL,
  created_at timestamptz NOT NULL,
  applied_at timestamptz,
  CONSTRAINT booking_changes_days CHECK (arrive_day < depart_day),
  CONSTRAINT booking_changes_applied CHECK ((status = 'APPLIED') = (applied_at IS NOT NULL))
);
-- One change of a booking at a time, and one that took effect for each number.
CREATE UNIQUE INDEX booking_changes_one_each ON booking_changes (booking_id, number) WHERE status <> 'RELEASED';
CREATE UNIQUE INDEX booking_changes_one_per_quote ON booking_changes (quote_id) WHERE status <> 'RELEASED';
CREATE INDEX booking_changes_booking ON booking_changes (booking_id);

-- A change that took effect is what its guest agreed to, and is never rewritten.
CREATE FUNCTION booking_changes_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'changes of bookings that took effect are never rewritten'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'booking_changes_final';
END $$;
CREATE TRIGGER booking_changes_final BEFORE UPDATE ON booking_changes
  FOR EACH ROW WHEN (OLD.status = 'APPLIED') EXECUTE FUNCTION booking_changes_are_final();

-- Each price of a booking has its passport: 0 is that of the purchase.
ALTER TABLE price_passports
  ADD COLUMN change_number integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT price_passports_pkey,
  ADD PRIMARY KEY (booking_id, change_number);
