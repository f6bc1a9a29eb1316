-- A buyer's statement that tickets which their seller has delivered did not arrive, or are not valid. It stops the payout until it is
-- withdrawn or decided.
CREATE TABLE ticket_objections (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  item_id uuid NOT NULL REFERENCES ticket_sales ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('not-received', 'wrong-tickets', 'refused')),
  -- what the buyer writes, without contact details: the seller reads it
  details text CHECK (length(details) BETWEEN 1 AND 1000),
  -- UPHELD: decided for the buyer; REJECTED: for the seller; ENDED: the order was refunded for another reason
  status text NOT NULL CHECK (status IN ('OPEN', 'WITHDRAWN', 'UPHELD', 'REJECTED', 'ENDED')),
  made_at timestamptz NOT NULL,
  -- the latest statement of the seller; a delivery that is repeated counts too, without a text
  answer text CHECK (length(answer) BETWEEN 1 AND 1000),
  answered_at timestamptz,
  answer_count integer NOT NULL DEFAULT 0 CHECK (answer_count BETWEEN 0 AND 5),
  ended_at timestamptz,
  -- why an operator decided so: both parties read it
  reason text CHECK (length(reason) BETWEEN 1 AND 500),
  CONSTRAINT ticket_objections_ended CHECK ((status = 'OPEN') = (ended_at IS NULL)),
  CONSTRAINT ticket_objections_reason CHECK ((status IN ('UPHELD', 'REJECTED')) = (reason IS NOT NULL))
);
-- one that was withdrawn doesn't count: tickets that have arrived can still be refused at the door
CREATE UNIQUE INDEX ticket_objections_one_per_sale ON ticket_objections (item_id) WHERE status <> 'WITHDRAWN';
CREATE INDEX ticket_objections_item ON ticket_objections (item_id, made_at);
CREATE TRIGGER ticket_objections_status BEFORE UPDATE OF status ON ticket_objections
  FOR EACH ROW EXECUTE FUNCTION assert_transition('ticket-objection');

-- STOPPED: an objection is open. A payout in this state can't be paid, because no transition leads from it to PAID.
ALTER TABLE ticket_payouts DROP CONSTRAINT ticket_payouts_status_check;
ALTER TABLE ticket_payouts ADD CONSTRAINT ticket_payouts_status_check
  CHECK (status IN ('HELD', 'STOPPED', 'PAID', 'REVERSED'));

INSERT INTO state_transitions (machine, from_status, to_status) VALUES
  ('ticket-objection', 'OPEN', 'WITHDRAWN'),
  ('ticket-objection', 'OPEN', 'UPHELD'),
  ('ticket-objection', 'OPEN', 'REJECTED'),
  ('ticket-objection', 'OPEN', 'ENDED'),
  ('ticket-payout', 'HELD', 'STOPPED'),
  ('ticket-payout', 'STOPPED', 'HELD'),
  ('ticket-payout', 'STOPPED', 'REVERSED'),
  -- an objection that was upheld
  ('ticket-sale', 'DELIVERED', 'MISSED');
