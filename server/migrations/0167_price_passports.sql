-- The day as of which the source of a tax states its rate.
ALTER TABLE occupancy_taxes ADD COLUMN as_of date NOT NULL DEFAULT '2025-01-01';

-- Every input of the price of a booking, with a hash of it: evidence that is never rewritten.
CREATE TABLE price_passports (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  passport jsonb NOT NULL,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$')
);
CREATE FUNCTION price_passports_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'price passports are never changed'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'price_passports_final';
END $$;
CREATE TRIGGER price_passports_final BEFORE UPDATE ON price_passports
  FOR EACH ROW EXECUTE FUNCTION price_passports_are_final();
