-- Tickets for sale, holds of them, and tickets that were sold.
CREATE SEQUENCE ticket_changes AS bigint;

-- Adjacent seats of one row, or places of a standing area, that one seller offers. Seats are positions in their row, from 0.
CREATE TABLE ticket_listings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id text NOT NULL REFERENCES events,
  -- null: the box office of the event
  seller_account_id uuid REFERENCES accounts,
  section_id text NOT NULL,
  -- as in the plan of the venue when it was listed
  section_label text NOT NULL,
  tier text NOT NULL,
  -- how seats are numbered in the row
  numbering text NOT NULL DEFAULT 'from-1' CHECK (numbering IN ('from-1', 'odd', 'even', 'from-101')),
  -- the label of the row or of an accessible bay; empty for a standing area
  row_label text NOT NULL,
  -- from the front; null for a bay and for a standing area
  row_index integer,
  is_accessible boolean NOT NULL DEFAULT false,
  -- what is not sold yet, and what of that is not held
  seats int4multirange NOT NULL,
  free int4multirange NOT NULL,
  split_rule text NOT NULL CHECK (split_rule IN ('any', 'pairs', 'no-single', 'all')),
  -- bit n is set if n tickets can be bought; computed from free and split_rule by whoever changes them
  sizes integer NOT NULL CHECK (sizes >= 0),
  -- cents per ticket with every fee: what the buyer pays
  price_amount bigint NOT NULL CONSTRAINT ticket_listings_price CHECK (price_amount BETWEEN 100 AND 1000000),
  -- printed on the ticket; caps on resale count from it
  face_amount bigint CHECK (face_amount BETWEEN 0 AND 1000000),
  -- 0 to 1: the view, see qualityOfRow
  quality real NOT NULL CHECK (quality BETWEEN 0 AND 1),
  status text NOT NULL CHECK (status IN ('draft', 'active', 'paused', 'sold', 'expired', 'removed')),
  disclosures text[] NOT NULL DEFAULT '{}',
  delivery text NOT NULL CHECK (delivery IN ('instant', 'upload', 'transfer')),
  -- from when the seller has the tickets; null if they have them
  in_hand_on date,
  -- increases with every change, for live updates
  change_number bigint NOT NULL DEFAULT nextval('ticket_changes'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT ticket_listings_free CHECK (seats @> free),
  -- a seat is offered once, whoever offers it
  CONSTRAINT ticket_listings_no_overlap EXCLUDE USING gist (event_id WITH =, section_id WITH =, row_label WITH =, seats WITH &&)
    WHERE (row_label <> '' AND status IN ('draft', 'active', 'paused'))
);
CREATE INDEX ticket_listings_offers ON ticket_listings (event_id, price_amount) WHERE status = 'active' AND sizes > 0;
CREATE INDEX ticket_listings_changes ON ticket_listings (event_id, change_number);
CREATE INDEX ticket_listings_seller ON ticket_listings (seller_account_id, created_at DESC) WHERE seller_account_id IS NOT NULL;

CREATE FUNCTION number_ticket_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.change_number := nextval('ticket_changes');
  RETURN NEW;
END $$;
CREATE TRIGGER ticket_listings_change BEFORE UPDATE ON ticket_listings
  FOR EACH ROW EXECUTE FUNCTION number_ticket_change();

-- Seats taken for one buyer. A hold that was ordered lives as long as its order item.
CREATE TABLE ticket_holds (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES ticket_listings,
  event_id text NOT NULL REFERENCES events,
  seats int4range NOT NULL CHECK (NOT isempty(seats)),
  quantity integer NOT NULL GENERATED ALWAYS AS (upper(seats) - lower(seats)) STORED,
  -- cents per ticket, all in, as when it was taken
  price_amount bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('HELD', 'SOLD', 'RELEASED')),
  account_id uuid REFERENCES accounts ON DELETE SET NULL,
  -- the browser of a buyer without an account
  device_id text,
  -- whose tickets these count as: rows of ticket_buyers
  buyers text[] NOT NULL DEFAULT '{}',
  expires_at timestamptz NOT NULL,
  is_extended boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  -- once ordered
  item_id uuid CONSTRAINT ticket_holds_item UNIQUE REFERENCES order_items ON DELETE CASCADE,
  CONSTRAINT ticket_holds_no_overlap EXCLUDE USING gist (listing_id WITH =, seats WITH &&)
    WHERE (status IN ('HELD', 'SOLD'))
);
CREATE INDEX ticket_holds_expiry ON ticket_holds (expires_at) WHERE status = 'HELD' AND item_id IS NULL;
CREATE INDEX ticket_holds_listing ON ticket_holds (listing_id, expires_at) WHERE status = 'HELD' AND item_id IS NULL;
CREATE INDEX ticket_holds_account ON ticket_holds (account_id, event_id) WHERE status = 'HELD';
CREATE INDEX ticket_holds_device ON ticket_holds (device_id, event_id) WHERE status = 'HELD';
CREATE TRIGGER ticket_holds_status BEFORE UPDATE OF status ON ticket_holds
  FOR EACH ROW EXECUTE FUNCTION assert_transition('ticket-hold');

-- Who bought the tickets of an order item.
CREATE TABLE ticket_order_buyers (
  item_id uuid PRIMARY KEY REFERENCES order_items ON DELETE CASCADE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL CHECK (length(email) <= 320),
  phone jsonb
);
CREATE INDEX ticket_order_buyers_email ON ticket_order_buyers (lower(email));

-- How many tickets a buyer holds or has bought for an event. The write that adds to it is the check.
CREATE TABLE ticket_buyers (
  event_id text NOT NULL REFERENCES events,
  -- account, device, address, card or email, with a hash for those that are not ours
  buyer text NOT NULL,
  quantity integer NOT NULL,
  quantity_limit integer NOT NULL,
  PRIMARY KEY (event_id, buyer),
  CONSTRAINT ticket_buyers_within_limit CHECK (quantity BETWEEN 0 AND quantity_limit)
);

-- One row per seat that was sold.
CREATE TABLE tickets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  item_id uuid NOT NULL REFERENCES order_items ON DELETE CASCADE,
  event_id text NOT NULL REFERENCES events,
  listing_id uuid NOT NULL REFERENCES ticket_listings,
  -- from 1, within its order item
  number integer NOT NULL CHECK (number > 0),
  section_id text NOT NULL,
  row_label text NOT NULL,
  seat integer NOT NULL,
  owner_account_id uuid NOT NULL REFERENCES accounts,
  status text NOT NULL CHECK (status IN ('VALID', 'USED', 'VOID')),
  -- of the barcode: an older one is refused at the door
  version integer NOT NULL DEFAULT 1,
  used_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (item_id, number)
);
-- nobody else has this seat, or this place of a standing area
CREATE UNIQUE INDEX tickets_one_owner ON tickets (event_id, section_id, row_label, seat) WHERE status <> 'VOID' AND row_label <> '';
CREATE UNIQUE INDEX tickets_one_place ON tickets (listing_id, seat) WHERE status <> 'VOID';
CREATE INDEX tickets_owner ON tickets (owner_account_id, event_id);
CREATE TRIGGER tickets_status BEFORE UPDATE OF status ON tickets
  FOR EACH ROW EXECUTE FUNCTION assert_transition('ticket');

INSERT INTO state_transitions (machine, from_status, to_status) VALUES
  ('ticket-hold', 'HELD', 'SOLD'),
  ('ticket-hold', 'HELD', 'RELEASED'),
  -- a payment that arrived late, if the seats are still free
  ('ticket-hold', 'RELEASED', 'HELD'),
  ('ticket-hold', 'SOLD', 'RELEASED'),
  ('ticket', 'VALID', 'USED'),
  ('ticket', 'VALID', 'VOID'),
  ('ticket', 'USED', 'VOID');

-- An account that a buyer without one gets for an order: nobody can log in to it, and its email address is not the buyer's.
ALTER TABLE accounts ADD COLUMN is_guest boolean NOT NULL DEFAULT false;
