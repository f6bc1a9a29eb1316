-- Go+: status ACTIVE is what grants member prices.
CREATE TABLE membership_subscriptions (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('ACTIVE', 'PAST_DUE', 'EXPIRED')),
  started_at timestamptz NOT NULL
);
