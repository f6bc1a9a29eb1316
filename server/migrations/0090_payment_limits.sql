-- Cards that were sent to the gateway, counted by the limits on card testing. Deleted after a day, or once the card has paid.
CREATE TABLE card_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- null if the limits per address exclude it
  address text,
  device_id text,
  -- a form of the gateway that was opened, from which a card has yet to come
  is_form boolean NOT NULL,
  -- null until the gateway has accepted the card
  card_id uuid,
  attempted_at timestamptz NOT NULL
);
CREATE INDEX card_attempts_account ON card_attempts (account_id);
CREATE INDEX card_attempts_address ON card_attempts (address) WHERE address IS NOT NULL;
CREATE INDEX card_attempts_device ON card_attempts (device_id) WHERE device_id IS NOT NULL;
CREATE INDEX card_attempts_card ON card_attempts (card_id) WHERE card_id IS NOT NULL;

-- Payments that are declined or undecided, with whose they are. Deleted after a day, or once the payment has succeeded.
CREATE TABLE payment_attempts (
  payment_id uuid PRIMARY KEY REFERENCES payments ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  address text,
  device_id text,
  -- null for the published test cards of the sandbox
  fingerprint text,
  attempted_at timestamptz NOT NULL
);
CREATE INDEX payment_attempts_account ON payment_attempts (account_id);
CREATE INDEX payment_attempts_address ON payment_attempts (address) WHERE address IS NOT NULL;
CREATE INDEX payment_attempts_device ON payment_attempts (device_id) WHERE device_id IS NOT NULL;
CREATE INDEX payment_attempts_card ON payment_attempts (fingerprint) WHERE fingerprint IS NOT NULL;

CREATE FUNCTION forget_attempts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM payment_attempts WHERE payment_id = NEW.id;
  IF NEW.status <> 'CANCELED' THEN
    DELETE FROM card_attempts WHERE card_id = NEW.card_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_forget_attempts AFTER UPDATE OF status ON payments
  FOR EACH ROW WHEN (NEW.status IN ('AUTHORIZED', 'SUCCEEDED', 'CANCELED')) EXECUTE FUNCTION forget_attempts();

-- Locks what is counted and returns the attempts in one round trip. Each statement of the function sees what was committed before
-- it, so the attempts are those of after the wait for the locks, which every caller takes in the same order.
CREATE FUNCTION lock_payment_attempts(
  locks text[], of_account uuid, of_address text, of_device text, of_card text, since timestamptz
) RETURNS TABLE (
  account_id uuid, address text, device_id text, fingerprint text, attempted_at timestamptz, order_id uuid,
  hold_ends_at timestamptz
) LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY locks LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(name, 90));
  END LOOP;
  RETURN QUERY SELECT a.account_id, a.address, a.device_id, a.fingerprint, a.attempted_at, p.order_id,
    CASE WHEN o.status IN ('PENDING_PAYMENT', 'PAYMENT_FAILED') THEN o.hold_expires_at END
  FROM payment_attempts a
  JOIN payments p ON p.id = a.payment_id
  JOIN orders o ON o.id = p.order_id
  WHERE a.attempted_at > since AND (a.account_id = of_account OR a.address = of_address OR a.device_id = of_device
    OR a.fingerprint = of_card);
END $$;
