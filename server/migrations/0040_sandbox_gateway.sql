-- The sandbox gateway as a complete payment provider: customers, methods, payments with every state, webhooks.
CREATE TABLE sandbox_customers (
  id text PRIMARY KEY,
  account_id uuid NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

ALTER TABLE sandbox_cards RENAME COLUMN outcome TO behavior;
ALTER TABLE sandbox_cards
  ADD COLUMN customer_id text REFERENCES sandbox_customers,
  ADD COLUMN card jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN detached_at timestamptz;
ALTER TABLE sandbox_cards ALTER COLUMN card DROP DEFAULT;
UPDATE sandbox_cards SET behavior = 'succeeds' WHERE behavior = 'captured';

INSERT INTO sandbox_customers (id, account_id, created_at)
  SELECT DISTINCT 'cus_' || md5(account_id::text), account_id, now()
  FROM saved_cards JOIN sandbox_cards ON sandbox_cards.token = saved_cards.gateway_token;
UPDATE sandbox_cards
  SET customer_id = 'cus_' || md5(saved_cards.account_id::text),
      card = jsonb_build_object('token', token, 'brand', brand, 'last4', last4, 'expMonth', exp_month,
        'expYear', exp_year, 'fingerprint', fingerprint)
  FROM saved_cards WHERE saved_cards.gateway_token = sandbox_cards.token;

ALTER TABLE sandbox_payments DROP CONSTRAINT sandbox_payments_status_check;
ALTER TABLE sandbox_payments RENAME COLUMN decline_code TO failure_code;
ALTER TABLE sandbox_payments
  ADD COLUMN customer_id text,
  ADD COLUMN capture text NOT NULL DEFAULT 'automatic' CHECK (capture IN ('automatic', 'manual')),
  ADD COLUMN captured_amount bigint NOT NULL DEFAULT 0,
  ADD COLUMN refunded_amount bigint NOT NULL DEFAULT 0,
  ADD COLUMN return_url text NOT NULL DEFAULT '/',
  -- when the sandbox decides about a payment that is PROCESSING
  ADD COLUMN settles_at timestamptz,
  ALTER COLUMN amount TYPE bigint,
  ALTER COLUMN created_at DROP DEFAULT;
ALTER TABLE sandbox_refunds ALTER COLUMN amount TYPE bigint, ALTER COLUMN created_at DROP DEFAULT;
UPDATE sandbox_payments SET
  status = CASE status WHEN 'captured' THEN 'SUCCEEDED' ELSE 'FAILED' END,
  captured_amount = CASE status WHEN 'captured' THEN amount ELSE 0 END,
  refunded_amount = coalesce((SELECT sum(r.amount) FROM sandbox_refunds r WHERE r.payment_id = sandbox_payments.id), 0);
ALTER TABLE sandbox_payments ALTER COLUMN capture DROP DEFAULT, ALTER COLUMN return_url DROP DEFAULT;
ALTER TABLE sandbox_payments
  ADD CONSTRAINT sandbox_payments_status CHECK
    (status IN ('REQUIRES_ACTION', 'PROCESSING', 'AUTHORIZED', 'SUCCEEDED', 'FAILED', 'CANCELED')),
  ADD CONSTRAINT sandbox_payments_capture_within_amount CHECK (captured_amount BETWEEN 0 AND amount),
  ADD CONSTRAINT sandbox_payments_captured_when_succeeded CHECK ((status = 'SUCCEEDED') = (captured_amount > 0)),
  ADD CONSTRAINT sandbox_payments_refund_within_capture CHECK (refunded_amount BETWEEN 0 AND captured_amount),
  ADD CONSTRAINT sandbox_payments_failure_code CHECK ((status = 'FAILED') = (failure_code IS NOT NULL));
CREATE INDEX sandbox_payments_processing ON sandbox_payments (settles_at) WHERE status = 'PROCESSING';
CREATE INDEX sandbox_payments_created ON sandbox_payments (created_at, id);
CREATE INDEX sandbox_refunds_payment ON sandbox_refunds (payment_id);

-- refunded_amount is maintained here, so that no statement can refund more than was captured
CREATE FUNCTION add_sandbox_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sandbox_payments SET refunded_amount = refunded_amount + NEW.amount WHERE id = NEW.payment_id;
  RETURN NULL;
END $$;
CREATE TRIGGER sandbox_refunds_added AFTER INSERT ON sandbox_refunds
  FOR EACH ROW EXECUTE FUNCTION add_sandbox_refund();

-- The webhooks that the sandbox sends; delivered again until the shop accepts them.
CREATE TABLE sandbox_events (
  id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES sandbox_payments,
  type text NOT NULL CHECK (type IN ('payment', 'refund')),
  created_at timestamptz NOT NULL,
  delivered_at timestamptz
);
CREATE INDEX sandbox_events_pending ON sandbox_events (created_at) WHERE delivered_at IS NULL;
