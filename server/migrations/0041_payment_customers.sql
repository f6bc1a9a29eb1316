-- The gateway's customer of each account: a payment method belongs to a customer, or it can be used only once.
CREATE TABLE payment_customers (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  gateway text NOT NULL CHECK (gateway IN ('sandbox', 'stripe')),
  customer_id text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, gateway),
  UNIQUE (gateway, customer_id)
);
INSERT INTO payment_customers (account_id, gateway, customer_id, created_at)
  SELECT account_id, 'sandbox', id, created_at FROM sandbox_customers;

ALTER TABLE saved_cards ADD COLUMN gateway text;
UPDATE saved_cards SET gateway = CASE WHEN gateway_token LIKE 'pm\_%' THEN 'stripe' ELSE 'sandbox' END;
ALTER TABLE saved_cards
  ALTER COLUMN gateway SET NOT NULL,
  ADD CONSTRAINT saved_cards_gateway CHECK (gateway IN ('sandbox', 'stripe')),
  DROP CONSTRAINT saved_cards_gateway_token_key,
  ADD CONSTRAINT saved_cards_token UNIQUE (gateway, gateway_token);
DROP INDEX saved_cards_once;
CREATE UNIQUE INDEX saved_cards_once ON saved_cards (account_id, gateway, fingerprint)
  WHERE is_kept AND removed_at IS NULL;
DROP INDEX saved_cards_one_default;
CREATE UNIQUE INDEX saved_cards_one_default ON saved_cards (account_id, gateway)
  WHERE is_default AND removed_at IS NULL;

-- Methods of removed cards that the gateway still has. The card's row may be gone by the time of the call.
CREATE TABLE methods_to_detach (
  gateway text NOT NULL,
  token text NOT NULL,
  saved_card_id uuid NOT NULL UNIQUE,
  requested_at timestamptz NOT NULL,
  PRIMARY KEY (gateway, token)
);
INSERT INTO methods_to_detach (gateway, token, saved_card_id, requested_at)
  SELECT gateway, gateway_token, id, removed_at FROM saved_cards
  WHERE removed_at IS NOT NULL AND gateway_token NOT LIKE 'removed-%';
