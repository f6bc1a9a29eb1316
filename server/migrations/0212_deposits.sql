-- What guests may pay when they book, and how many days before the arrival the rest is due; 0 is not offered.
ALTER TABLE listings
  ADD COLUMN deposit_percent integer NOT NULL DEFAULT 0,
  ADD COLUMN balance_days_before integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT listings_deposit CHECK ((deposit_percent = 0 AND balance_days_before = 0)
    OR (deposit_percent BETWEEN 10 AND 90 AND balance_days_before BETWEEN 1 AND 180));

ALTER TABLE payments DROP CONSTRAINT payments_purpose_check,
  ADD CONSTRAINT payments_purpose_check CHECK (purpose IN ('purchase', 'deposit', 'balance', 'renewal'));

-- What of an order is paid later. Each attempt to charge it is a payment.
CREATE TABLE order_balances (
  order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  -- whose lines it pays the rest of
  item_id uuid NOT NULL UNIQUE REFERENCES order_items ON DELETE CASCADE,
  amount bigint NOT NULL CONSTRAINT order_balances_amount CHECK (amount > 0),
  -- the day at the place of the item
  due_on date NOT NULL,
  -- PLANNED: the order is not confirmed. OPEN: waits for its day. OVERDUE: the card could not be charged.
  status text NOT NULL DEFAULT 'PLANNED' CHECK (status IN ('PLANNED', 'OPEN', 'OVERDUE', 'PAID', 'CANCELED')),
  -- the next attempt with the card on file: the first one is that of the day
  next_attempt_at timestamptz,
  -- how often the card on file was charged
  attempts integer NOT NULL DEFAULT 0,
  -- when the item begins: it has to be paid by then
  begins_at timestamptz NOT NULL,
  -- until when it can still be paid after a failure; then the item is canceled
  deadline_at timestamptz,
  CONSTRAINT order_balances_deadline CHECK (status <> 'OVERDUE' OR deadline_at IS NOT NULL)
);
CREATE INDEX order_balances_open ON order_balances (next_attempt_at) WHERE status IN ('OPEN', 'OVERDUE');

INSERT INTO state_transitions (machine, from_status, to_status) VALUES
  ('balance', 'PLANNED', 'OPEN'),
  ('balance', 'OPEN', 'OVERDUE'),
  ('balance', 'OPEN', 'PAID'),
  ('balance', 'OPEN', 'CANCELED'),
  ('balance', 'OVERDUE', 'PAID'),
  ('balance', 'OVERDUE', 'CANCELED');
CREATE TRIGGER order_balances_transition BEFORE UPDATE OF status ON order_balances
  FOR EACH ROW EXECUTE FUNCTION assert_transition('balance');

-- A balance is charged with its amount, and only while it is open.
CREATE FUNCTION assert_open_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM order_balances b
    WHERE b.order_id = NEW.order_id AND b.amount = NEW.amount AND b.status IN ('OPEN', 'OVERDUE')) THEN
    RAISE EXCEPTION 'order % has no open balance of %', NEW.order_id, NEW.amount
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payments_open_balance';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payments_open_balance BEFORE INSERT ON payments
  FOR EACH ROW WHEN (NEW.purpose = 'balance') EXECUTE FUNCTION assert_open_balance();
