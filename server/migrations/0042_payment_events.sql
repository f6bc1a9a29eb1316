-- Webhooks of the gateway, each stored once; a job processes them.
CREATE TABLE payment_events (
  gateway text NOT NULL CHECK (gateway IN ('sandbox', 'stripe')),
  event_id text NOT NULL,
  type text NOT NULL CHECK (type IN ('payment', 'refund', 'other')),
  gateway_payment_id text,
  received_at timestamptz NOT NULL,
  processed_at timestamptz,
  PRIMARY KEY (gateway, event_id)
);
CREATE INDEX payment_events_open ON payment_events (received_at) WHERE processed_at IS NULL;
