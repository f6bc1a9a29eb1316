-- What an insurer offered for a stay. Nobody's name is in it: an offer that is not bought leaves nothing personal behind.
CREATE TABLE insurance_quotes (
  id uuid PRIMARY KEY,
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  insured_amount bigint NOT NULL CHECK (insured_amount > 0),
  arrive_day date NOT NULL,
  depart_day date NOT NULL,
  guests integer NOT NULL CHECK (guests > 0),
  is_refundable boolean NOT NULL,
  premium_amount bigint NOT NULL CHECK (premium_amount > 0),
  -- [{ code, limitAmount }]
  coverage jsonb NOT NULL,
  insurer text NOT NULL,
  is_sample boolean NOT NULL,
  -- what the insurer calls its offer
  reference text NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (arrive_day < depart_day)
);
CREATE INDEX insurance_quotes_expired ON insurance_quotes (expires_at);

-- A quote that was ordered. Its id is that of the order item and of the quote, so that a quote is ordered once.
CREATE TABLE insurance_policies (
  id uuid PRIMARY KEY REFERENCES order_items,
  stay_item_id uuid NOT NULL REFERENCES order_items,
  account_id uuid NOT NULL,
  reference text NOT NULL,
  first_name text NOT NULL CHECK (length(first_name) <= 100),
  last_name text NOT NULL CHECK (length(last_name) <= 100),
  -- held for an order, or in force
  is_current boolean NOT NULL DEFAULT true,
  policy_number text CONSTRAINT insurance_policies_number UNIQUE,
  -- when the insurer was notified of its end
  withdrawn_at timestamptz,
  CONSTRAINT insurance_policies_withdrawn CHECK (withdrawn_at IS NULL OR (policy_number IS NOT NULL AND NOT is_current))
);
CREATE UNIQUE INDEX insurance_policies_one_per_stay ON insurance_policies (stay_item_id) WHERE is_current;
CREATE INDEX insurance_policies_account ON insurance_policies (account_id);
