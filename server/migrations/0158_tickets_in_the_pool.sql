-- Tickets that their buyer gives back: they are offered again, and void as soon as somebody else has bought them.
ALTER TABLE ticket_listings ADD COLUMN pool_item_id uuid REFERENCES order_items;
CREATE INDEX ticket_listings_pool ON ticket_listings (pool_item_id) WHERE pool_item_id IS NOT NULL;
ALTER TABLE tickets
  ADD COLUMN pool_listing_id uuid REFERENCES ticket_listings,
  DROP CONSTRAINT tickets_offered_to,
  ADD CONSTRAINT tickets_offered_to CHECK (NOT is_offered OR transfer_id IS NOT NULL OR pool_listing_id IS NOT NULL),
  ADD CONSTRAINT tickets_pool CHECK (pool_listing_id IS NULL OR (is_offered AND transfer_id IS NULL));
CREATE INDEX tickets_pool ON tickets (pool_listing_id) WHERE pool_listing_id IS NOT NULL;
