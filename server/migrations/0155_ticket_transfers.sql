-- Tickets that are given to somebody else, who accepts them or not.
CREATE TABLE ticket_transfers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  item_id uuid NOT NULL REFERENCES order_items ON DELETE CASCADE,
  event_id text NOT NULL REFERENCES events,
  recipient_name text NOT NULL CHECK (length(recipient_name) <= 100),
  recipient_email text NOT NULL CHECK (length(recipient_email) <= 320),
  -- who accepted; null for a recipient without an account, who has the key of the link
  recipient_account_id uuid REFERENCES accounts,
  -- of the emails to the recipient
  locale text NOT NULL CHECK (locale IN ('en', 'es')),
  -- EXPIRED: the event began, or its tickets were refunded
  status text NOT NULL CHECK (status IN ('SENT', 'ACCEPTED', 'WITHDRAWN', 'DECLINED', 'EXPIRED')),
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT ticket_transfers_ended CHECK ((status = 'SENT') = (ended_at IS NULL))
);
CREATE INDEX ticket_transfers_item ON ticket_transfers (item_id);
CREATE INDEX ticket_transfers_recipient ON ticket_transfers (recipient_account_id) WHERE recipient_account_id IS NOT NULL;
CREATE INDEX ticket_transfers_open ON ticket_transfers (event_id) WHERE status = 'SENT';
CREATE TRIGGER ticket_transfers_status BEFORE UPDATE OF status ON ticket_transfers
  FOR EACH ROW EXECUTE FUNCTION assert_transition('ticket-transfer');

INSERT INTO state_transitions (machine, from_status, to_status) VALUES
  ('ticket-transfer', 'SENT', 'ACCEPTED'),
  ('ticket-transfer', 'SENT', 'WITHDRAWN'),
  ('ticket-transfer', 'SENT', 'DECLINED'),
  ('ticket-transfer', 'SENT', 'EXPIRED');

ALTER TABLE tickets
  -- null: given to somebody without an account
  ALTER COLUMN owner_account_id DROP NOT NULL,
  -- the transfer by which the owner got it, or to which it is offered; null for a ticket that its buyer has
  ADD COLUMN transfer_id uuid REFERENCES ticket_transfers,
  ADD COLUMN is_offered boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT tickets_offered_to CHECK (NOT is_offered OR transfer_id IS NOT NULL);
CREATE INDEX tickets_transfer ON tickets (transfer_id) WHERE transfer_id IS NOT NULL;

-- sending tickets sends an email to an address that somebody typed
ALTER TABLE address_uses DROP CONSTRAINT address_uses_kind_check,
  ADD CONSTRAINT address_uses_kind_check CHECK (kind IN ('sign-up', 'reset-request', 'contact', 'ticket-file', 'ticket-transfer'));
