-- What sellers sold: its delivery, its files and its payout.

-- One row per order item with tickets of a seller who has an account. It is written with the tickets.
CREATE TABLE ticket_sales (
  item_id uuid PRIMARY KEY REFERENCES order_items ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES ticket_listings,
  event_id text NOT NULL REFERENCES events,
  seller_account_id uuid NOT NULL REFERENCES accounts,
  seats int4range NOT NULL CHECK (NOT isempty(seats)),
  -- cents per ticket, all in
  price_amount bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('DUE', 'DELIVERED', 'MISSED', 'CANCELED')),
  -- as when it was sold: the listing can change
  delivery text NOT NULL CHECK (delivery IN ('instant', 'upload', 'transfer')),
  in_hand_on date,
  -- null for tickets that were there at once
  deliver_by timestamptz CHECK ((deliver_by IS NULL) = (delivery = 'instant')),
  delivered_at timestamptz,
  transfer_service text CHECK (length(transfer_service) <= 60),
  transfer_reference text CHECK (length(transfer_reference) <= 100),
  sold_at timestamptz NOT NULL,
  CHECK (status <> 'DELIVERED' OR delivered_at IS NOT NULL)
);
CREATE INDEX ticket_sales_seller ON ticket_sales (seller_account_id, sold_at DESC);
CREATE INDEX ticket_sales_listing ON ticket_sales (listing_id);
CREATE INDEX ticket_sales_event ON ticket_sales (event_id);
CREATE INDEX ticket_sales_due ON ticket_sales (deliver_by) WHERE status = 'DUE';
CREATE TRIGGER ticket_sales_status BEFORE UPDATE OF status ON ticket_sales
  FOR EACH ROW EXECUTE FUNCTION assert_transition('ticket-sale');

-- What the seller gets for a sale.
CREATE TABLE ticket_payouts (
  item_id uuid PRIMARY KEY REFERENCES ticket_sales ON DELETE CASCADE,
  seller_account_id uuid NOT NULL REFERENCES accounts,
  status text NOT NULL CHECK (status IN ('HELD', 'PAID', 'REVERSED')),
  -- cents: the seats without the seller's fee
  amount bigint NOT NULL CHECK (amount >= 0),
  -- for not delivering
  penalty_amount bigint NOT NULL DEFAULT 0 CHECK (penalty_amount >= 0),
  pays_at timestamptz NOT NULL,
  -- less than the amount if the seller owed something
  paid_amount bigint CHECK (paid_amount BETWEEN 0 AND amount),
  paid_at timestamptz,
  CONSTRAINT ticket_payouts_amount_if_paid CHECK (status <> 'PAID' OR (paid_amount IS NOT NULL AND paid_at IS NOT NULL)),
  CHECK ((paid_at IS NULL) = (paid_amount IS NULL))
);
CREATE INDEX ticket_payouts_seller ON ticket_payouts (seller_account_id, status);
CREATE INDEX ticket_payouts_due ON ticket_payouts (pays_at) WHERE status = 'HELD';
CREATE TRIGGER ticket_payouts_status BEFORE UPDATE OF status ON ticket_payouts
  FOR EACH ROW EXECUTE FUNCTION assert_transition('ticket-payout');

-- The PDF of one ticket, as its seller uploaded it.
CREATE TABLE ticket_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  listing_id uuid NOT NULL REFERENCES ticket_listings,
  -- position in the row, as in the listing
  seat integer NOT NULL,
  -- of the pages after everything else was dropped: nobody can offer the same page twice
  sha256 text NOT NULL CONSTRAINT ticket_files_used_once UNIQUE CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  file_key text NOT NULL UNIQUE,
  byte_count integer NOT NULL CHECK (byte_count > 0),
  page_count integer NOT NULL CHECK (page_count > 0),
  uploaded_at timestamptz NOT NULL,
  CONSTRAINT ticket_files_one_per_seat UNIQUE (listing_id, seat)
);

INSERT INTO state_transitions (machine, from_status, to_status) VALUES
  ('ticket-sale', 'DUE', 'DELIVERED'),
  ('ticket-sale', 'DUE', 'MISSED'),
  ('ticket-sale', 'DUE', 'CANCELED'),
  ('ticket-sale', 'DELIVERED', 'CANCELED'),
  ('ticket-payout', 'HELD', 'PAID'),
  ('ticket-payout', 'HELD', 'REVERSED'),
  -- a refund after the payout: the seller owes it
  ('ticket-payout', 'PAID', 'REVERSED');

ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_named;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_named
  CHECK (account ~ '^(host|seller|buyer|platform|tax|gateway|insurer|payouts):.+$');

-- What sellers have sold so far was there at once, and nothing of it was paid out.
INSERT INTO ticket_sales (item_id, listing_id, event_id, seller_account_id, seats, price_amount, status, delivery, delivered_at, sold_at)
SELECT h.item_id, l.id, h.event_id, l.seller_account_id, h.seats, h.price_amount, 'DELIVERED', 'instant', t.sold_at, t.sold_at
FROM ticket_holds h JOIN ticket_listings l ON l.id = h.listing_id
JOIN LATERAL (SELECT min(created_at) AS sold_at FROM tickets WHERE item_id = h.item_id) t ON t.sold_at IS NOT NULL
WHERE h.status = 'SOLD' AND l.seller_account_id IS NOT NULL;
INSERT INTO ticket_payouts (item_id, seller_account_id, status, amount, pays_at)
SELECT s.item_id, s.seller_account_id, 'HELD',
  line.amount - coalesce((SELECT e.amount FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.cause = 'seller-fee:' || s.item_id AND e.account = 'seller:' || s.seller_account_id), 0),
  (e.day + 3 + time '12:00') AT TIME ZONE v.time_zone
FROM ticket_sales s JOIN events e ON e.id = s.event_id JOIN venues v ON v.id = e.venue_id
JOIN LATERAL (SELECT sum(amount)::bigint AS amount FROM order_lines WHERE item_id = s.item_id AND code = 'tickets') line ON true;
