-- Where hosts are paid. The provider has the bank details; stored is only what it says about its account.
CREATE TABLE payout_accounts (
  -- the key with which the account is created at the provider, once
  id uuid PRIMARY KEY,
  property_manager_id text NOT NULL REFERENCES property_managers,
  provider text NOT NULL CHECK (provider IN ('sandbox', 'stripe')),
  -- null until the provider has confirmed that it created the account
  provider_account_id text,
  state text CHECK (state IN ('incomplete', 'checking', 'ready', 'refused')),
  payouts_enabled boolean NOT NULL DEFAULT false,
  missing text[] NOT NULL DEFAULT '{}'
    CHECK (missing <@ ARRAY['person', 'business', 'document', 'bank-account', 'terms', 'other']),
  -- the name of a bank, or the brand of a debit card
  destination_name text CHECK (length(destination_name) BETWEEN 1 AND 200),
  -- a whole number of an account does not fit
  destination_last4 text CHECK (length(destination_last4) BETWEEN 1 AND 4),
  country text CHECK (country ~ '^[A-Z]{2}$'),
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz NOT NULL,
  -- when the request for what is stored was sent: a response that comes late does not replace a later one
  read_at timestamptz,
  -- when the last owner of the host deleted the account: the provider may still report changes, but bank and digits are not stored again
  erased_at timestamptz,
  CONSTRAINT payout_accounts_one_per_host UNIQUE (property_manager_id, provider),
  CONSTRAINT payout_accounts_one_host UNIQUE (provider, provider_account_id),
  CONSTRAINT payout_accounts_read CHECK
    ((provider_account_id IS NULL) = (state IS NULL) AND (state IS NULL) = (read_at IS NULL)),
  CONSTRAINT payout_accounts_destination CHECK ((destination_name IS NULL) = (destination_last4 IS NULL)),
  CONSTRAINT payout_accounts_erased CHECK (erased_at IS NULL OR destination_name IS NULL),
  CONSTRAINT payout_accounts_enabled CHECK
    ((state <> 'ready' OR payouts_enabled) AND (state <> 'refused' OR NOT payouts_enabled))
);

-- Webhooks of the provider, each stored once; a job processes them.
CREATE TABLE payout_events (
  provider text NOT NULL CHECK (provider IN ('sandbox', 'stripe')),
  event_id text NOT NULL,
  provider_account_id text NOT NULL,
  received_at timestamptz NOT NULL,
  processed_at timestamptz,
  PRIMARY KEY (provider, event_id)
);

-- The sandbox as a provider of payouts: it knows an account after the shop was killed, as a real one would.
CREATE TABLE sandbox_payout_accounts (
  id text PRIMARY KEY,
  key uuid NOT NULL UNIQUE,
  -- what was chosen on its page
  outcome text CHECK (outcome IN ('verified', 'incomplete', 'checking', 'refused')),
  return_url text,
  created_at timestamptz NOT NULL
);
