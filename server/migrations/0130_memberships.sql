-- What is sold as Go+. A plan that is no longer offered keeps its row: members renew at the price they agreed to.
CREATE TABLE membership_plans (
  id text PRIMARY KEY,
  price_amount bigint NOT NULL CHECK (price_amount > 0),
  months integer NOT NULL CHECK (months BETWEEN 1 AND 36),
  ticket_fee_percent_off integer NOT NULL CHECK (ticket_fee_percent_off BETWEEN 0 AND 100),
  position integer NOT NULL,
  is_offered boolean NOT NULL DEFAULT true
);
INSERT INTO membership_plans (id, price_amount, months, ticket_fee_percent_off, position)
VALUES ('go-plus-annual', 7900, 12, 100, 1);

-- A code lowers the first period. Its uses are stock: the write that takes one is the check.
CREATE TABLE membership_codes (
  code text PRIMARY KEY CHECK (code = upper(code)),
  plan_id text NOT NULL REFERENCES membership_plans,
  discount_amount bigint NOT NULL CHECK (discount_amount > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  most_uses integer CHECK (most_uses > 0),
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  CONSTRAINT membership_codes_not_overused CHECK (uses <= most_uses)
);
-- the code of the footer's link
INSERT INTO membership_codes (code, plan_id, discount_amount, starts_at)
VALUES ('GO2025', 'go-plus-annual', 2000, '2025-01-01T08:00:00Z');

-- One row per account: the membership as it is now. Each period is an order item of its own.
ALTER TABLE membership_subscriptions
  ADD COLUMN plan_id text NOT NULL DEFAULT 'go-plus-annual' REFERENCES membership_plans,
  -- counts how often the account joined, and the periods since then
  ADD COLUMN membership_number integer NOT NULL DEFAULT 1 CHECK (membership_number > 0),
  ADD COLUMN period_number integer NOT NULL DEFAULT 1 CHECK (period_number > 0),
  ADD COLUMN period_starts_at timestamptz,
  ADD COLUMN ends_at timestamptz,
  -- ends of periods are counted from this instant, so that a leap day comes back every four years
  ADD COLUMN anchor_at timestamptz,
  ADD COLUMN periods_since_anchor integer NOT NULL DEFAULT 1,
  ADD COLUMN renewal_amount bigint NOT NULL DEFAULT 7900 CHECK (renewal_amount > 0),
  ADD COLUMN has_renewal_consent boolean NOT NULL DEFAULT false,
  ADD COLUMN is_canceled boolean NOT NULL DEFAULT false,
  ADD COLUMN grace_ends_at timestamptz,
  -- the card that renewals are charged to
  ADD COLUMN card_id uuid REFERENCES saved_cards ON DELETE SET NULL;
-- those of the demo, which nobody paid for, last a year
UPDATE membership_subscriptions SET period_starts_at = started_at, ends_at = started_at + interval '1 year', anchor_at = started_at;
ALTER TABLE membership_subscriptions
  ALTER COLUMN plan_id DROP DEFAULT,
  ALTER COLUMN renewal_amount DROP DEFAULT,
  ALTER COLUMN period_starts_at SET NOT NULL,
  ALTER COLUMN ends_at SET NOT NULL,
  ALTER COLUMN anchor_at SET NOT NULL,
  ADD CONSTRAINT membership_period_has_length CHECK (ends_at >= period_starts_at),
  ADD CONSTRAINT membership_grace_if_past_due CHECK ((status = 'PAST_DUE') = (grace_ends_at IS NOT NULL));
CREATE INDEX membership_subscriptions_due ON membership_subscriptions (ends_at) WHERE status <> 'EXPIRED';

-- The periods that accounts bought, with the id of their order item.
CREATE TABLE membership_periods (
  id uuid PRIMARY KEY REFERENCES order_items ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts,
  membership_number integer NOT NULL CHECK (membership_number > 0),
  period_number integer NOT NULL CHECK (period_number > 0),
  plan_id text NOT NULL REFERENCES membership_plans,
  code text REFERENCES membership_codes,
  has_renewal_consent boolean NOT NULL,
  -- paid, or being paid: there is one of each number
  holds_place boolean NOT NULL,
  -- null until it is paid
  starts_at timestamptz,
  ends_at timestamptz,
  CHECK ((starts_at IS NULL) = (ends_at IS NULL))
);
CREATE UNIQUE INDEX membership_periods_one_of_each ON membership_periods (account_id, membership_number, period_number)
  WHERE holds_place;
CREATE INDEX membership_periods_account ON membership_periods (account_id);
-- each account uses a code once
CREATE UNIQUE INDEX membership_periods_code_once ON membership_periods (account_id, code) WHERE holds_place;

-- What happened to a membership, with the words that a member agreed to: evidence that is never rewritten.
CREATE TABLE membership_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts,
  item_id uuid REFERENCES order_items ON DELETE SET NULL,
  at timestamptz NOT NULL,
  type text NOT NULL,
  actor text NOT NULL,
  data jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX membership_events_account ON membership_events (account_id, id);
CREATE FUNCTION membership_events_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'membership events are append-only'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'membership_events_append_only';
END $$;
CREATE TRIGGER membership_events_append_only BEFORE UPDATE OR DELETE ON membership_events
  FOR EACH ROW EXECUTE FUNCTION membership_events_are_append_only();

-- The buyer is not there: a payment that needs 3-D Secure fails instead of waiting for it.
ALTER TABLE payments ADD COLUMN is_off_session boolean NOT NULL DEFAULT false;

-- membership-states.ts lists the same pairs with their events.
INSERT INTO state_transitions (machine, from_status, to_status) VALUES
  ('membership', 'ACTIVE', 'ACTIVE'),
  ('membership', 'ACTIVE', 'PAST_DUE'),
  ('membership', 'ACTIVE', 'EXPIRED'),
  ('membership', 'PAST_DUE', 'ACTIVE'),
  ('membership', 'PAST_DUE', 'EXPIRED'),
  ('membership', 'EXPIRED', 'ACTIVE');
CREATE TRIGGER membership_subscriptions_transition BEFORE UPDATE OF status ON membership_subscriptions
  FOR EACH ROW EXECUTE FUNCTION assert_transition('membership');
