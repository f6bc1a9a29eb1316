-- A stay with a balance can be changed. What its change refunds comes off the balance first, and its day moves with the arrival.
ALTER TABLE order_balances
  -- what was left to pay when the order was placed
  ADD COLUMN bought_amount bigint,
  -- how many days before its item begins it is due
  ADD COLUMN days_before integer NOT NULL DEFAULT 0;
UPDATE order_balances x SET bought_amount = x.amount, days_before = greatest(0, b.arrive_day - x.due_on)
  FROM bookings b WHERE b.id = x.item_id;
UPDATE order_balances SET bought_amount = amount WHERE bought_amount IS NULL;
ALTER TABLE order_balances
  ALTER COLUMN bought_amount SET NOT NULL,
  ALTER COLUMN days_before DROP DEFAULT,
  DROP CONSTRAINT order_balances_amount,
  -- one of which a change has left nothing counts as paid
  ADD CONSTRAINT order_balances_amount CHECK (amount BETWEEN 0 AND bought_amount AND (amount > 0 OR status = 'PAID'));

-- What came off a balance, line by line. The lines are never posted: they were not paid.
CREATE TABLE balance_cuts (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES order_balances ON DELETE CASCADE,
  cause text NOT NULL CONSTRAINT balance_cuts_one_per_cause UNIQUE,
  amount bigint NOT NULL CHECK (amount > 0),
  -- [{ code, params, payee, quantity, amount }], negative amounts for what is no longer owed
  lines jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX balance_cuts_order ON balance_cuts (order_id);

-- The amount of a balance changes only by its cuts, and never while the card is being charged with it.
CREATE FUNCTION assert_balance_cut() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status NOT IN ('OPEN', 'OVERDUE') OR NEW.bought_amount <> OLD.bought_amount
    OR NEW.amount <> NEW.bought_amount - (SELECT coalesce(sum(c.amount), 0) FROM balance_cuts c WHERE c.order_id = NEW.order_id)
    OR EXISTS (SELECT FROM payments p WHERE p.order_id = NEW.order_id AND p.purpose = 'balance'
      AND p.status IN ('CREATED', 'REQUIRES_ACTION', 'PROCESSING', 'AUTHORIZED')) THEN
    RAISE EXCEPTION 'the balance of order % cannot become % now', NEW.order_id, NEW.amount
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_balances_cut';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER order_balances_cut BEFORE UPDATE OF amount, bought_amount ON order_balances
  FOR EACH ROW WHEN (NEW.amount <> OLD.amount OR NEW.bought_amount <> OLD.bought_amount)
  EXECUTE FUNCTION assert_balance_cut();

-- An invoice is corrected by a credit note for what came off the balance too.
ALTER TABLE invoices
  ADD COLUMN cut_id uuid REFERENCES balance_cuts CONSTRAINT invoices_one_per_cut UNIQUE,
  DROP CONSTRAINT invoices_refund,
  ADD CONSTRAINT invoices_correction CHECK ((kind = 'credit_note') = (num_nonnulls(refund_id, cut_id) = 1) AND num_nonnulls(refund_id, cut_id) <= 1);

-- A payment that arrived too late and is refunded does not stand in the way of the one that pays.
ALTER TABLE payments ADD COLUMN is_returned boolean NOT NULL DEFAULT false;
UPDATE payments p SET is_returned = true WHERE EXISTS (SELECT FROM refunds r WHERE r.cause = 'late-payment:' || p.id);
DROP INDEX payments_one_live;
CREATE UNIQUE INDEX payments_one_live ON payments (order_id, purpose)
  WHERE status NOT IN ('FAILED', 'CANCELED') AND NOT is_returned;
