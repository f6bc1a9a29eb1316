-- Who wants tickets of an event that has none for them. Seats that come back are offered to the first whom they suit.
CREATE TABLE waiting_list (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- the order in which people have joined
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE,
  account_id uuid REFERENCES accounts,
  email text NOT NULL CHECK (length(email) <= 320),
  locale text NOT NULL CHECK (locale IN ('en', 'es')),
  quantity integer NOT NULL CHECK (quantity > 0),
  -- null: any section
  section_id text,
  -- ENDED: the limit of the event is used up, or it has begun
  status text NOT NULL CHECK (status IN ('WAITING', 'OFFERED', 'BOUGHT', 'MISSED', 'LEFT', 'ENDED')),
  -- of the offer
  hold_id uuid REFERENCES ticket_holds,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT waiting_list_offer CHECK ((status NOT IN ('OFFERED', 'BOUGHT', 'MISSED')) OR hold_id IS NOT NULL)
);
-- everyone waits for an event once
CREATE UNIQUE INDEX waiting_list_once ON waiting_list (event_id, lower(email)) WHERE status IN ('WAITING', 'OFFERED');
CREATE INDEX waiting_list_order ON waiting_list (event_id, number) WHERE status = 'WAITING';
CREATE INDEX waiting_list_offered ON waiting_list (event_id) WHERE status = 'OFFERED';
CREATE INDEX waiting_list_bought ON waiting_list (event_id, ended_at) WHERE status = 'BOUGHT';
CREATE INDEX waiting_list_account ON waiting_list (account_id) WHERE account_id IS NOT NULL;
CREATE TRIGGER waiting_list_status BEFORE UPDATE OF status ON waiting_list
  FOR EACH ROW EXECUTE FUNCTION assert_transition('waiting-list');

INSERT INTO state_transitions (machine, from_status, to_status) VALUES
  ('waiting-list', 'WAITING', 'OFFERED'),
  ('waiting-list', 'WAITING', 'LEFT'),
  ('waiting-list', 'WAITING', 'ENDED'),
  ('waiting-list', 'OFFERED', 'BOUGHT'),
  ('waiting-list', 'OFFERED', 'MISSED');

ALTER TABLE address_uses DROP CONSTRAINT address_uses_kind_check,
  ADD CONSTRAINT address_uses_kind_check CHECK (kind IN ('sign-up', 'reset-request', 'contact', 'ticket-file', 'ticket-transfer', 'waiting-list'));
