-- When a booking gave up a night whose former guest was refunded for it: what the booking paid for the night is used up then.
ALTER TABLE returned_nights ADD COLUMN used_up_at timestamptz,
  ADD CONSTRAINT returned_nights_used_up CHECK (used_up_at IS NULL OR status = 'REFUNDED');
