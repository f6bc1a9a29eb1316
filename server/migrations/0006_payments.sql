-- Of a card only what may be shown: the number itself never reaches this database.
CREATE TABLE saved_cards (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  gateway_token text NOT NULL UNIQUE,
  brand text NOT NULL,
  last4 text NOT NULL CHECK (last4 ~ '^\d{4}$'),
  exp_month integer NOT NULL CHECK (exp_month BETWEEN 1 AND 12),
  exp_year integer NOT NULL,
  name_on_card text,
  is_default boolean NOT NULL,
  -- false: vaulted for one payment, not offered again
  is_kept boolean NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE INDEX saved_cards_account ON saved_cards (account_id) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX saved_cards_one_default ON saved_cards (account_id) WHERE is_default AND removed_at IS NULL;

-- The sandbox gateway's own books: a test-mode provider that survives a crash of the shop, as a real one would.
CREATE TABLE sandbox_cards (
  token text PRIMARY KEY,
  outcome text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE sandbox_payments (
  id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  card_token text NOT NULL REFERENCES sandbox_cards,
  amount integer NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  status text NOT NULL CHECK (status IN ('captured', 'declined')),
  decline_code text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE sandbox_refunds (
  id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  payment_id text NOT NULL REFERENCES sandbox_payments,
  amount integer NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
