-- A refund names what caused it, once: whatever the code does, a cancellation or a late payment is refunded one time.
ALTER TABLE refunds ADD COLUMN cause text;
UPDATE refunds SET cause = CASE reason
    WHEN 'canceled' THEN 'cancellation:' || item_id
    WHEN 'late_payment' THEN 'late-payment:' || payment_id
    ELSE 'operator:' || id
  END;
ALTER TABLE refunds ALTER COLUMN cause SET NOT NULL,
  ADD CONSTRAINT refunds_one_per_cause UNIQUE (cause);

-- No payment gives back more than it took. The payment is locked, so that two refunds at once see each other.
CREATE FUNCTION assert_refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  charged bigint;
  refunded bigint;
BEGIN
  SELECT CASE p.status WHEN 'SUCCEEDED' THEN p.amount ELSE 0 END INTO charged
  FROM payments p WHERE p.id = NEW.payment_id FOR NO KEY UPDATE;
  SELECT coalesce(sum(r.amount), 0) INTO refunded
  FROM refunds r WHERE r.payment_id = NEW.payment_id AND r.status <> 'FAILED';
  IF refunded > charged THEN
    RAISE EXCEPTION 'refunds of % exceed the charge of %', refunded, charged
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_payment';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER refunds_within_payment AFTER INSERT OR UPDATE OF amount, payment_id ON refunds
  FOR EACH ROW EXECUTE FUNCTION assert_refunds_within_payment();
