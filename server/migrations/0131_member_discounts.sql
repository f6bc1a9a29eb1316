-- Who pays for the member discount of a listing: its host, or the platform. 0 percent is none.
ALTER TABLE listings ADD COLUMN member_discount_funder text NOT NULL DEFAULT 'host'
  CONSTRAINT listings_member_discount_funder CHECK (member_discount_funder IN ('host', 'platform'));

-- What the buyer of an item saved as a member, whatever kind it is.
ALTER TABLE order_items ADD COLUMN member_savings_amount bigint NOT NULL DEFAULT 0 CHECK (member_savings_amount >= 0);
UPDATE order_items i SET member_savings_amount = b.savings_amount FROM bookings b WHERE b.id = i.id AND b.savings_amount > 0;
ALTER TABLE bookings DROP COLUMN savings_amount;

-- A discount is an entry of its own, also when the same party receives the rate.
ALTER TABLE ledger_entries ADD COLUMN purpose text CHECK (purpose IN ('member-discount'));
