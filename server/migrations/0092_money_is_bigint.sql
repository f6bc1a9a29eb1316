-- An integer ends at 21,474,836.47 dollars: a total above it was an internal error.
ALTER TABLE listings
  ALTER COLUMN cleaning_fee_amount TYPE bigint,
  ALTER COLUMN pet_fee_amount TYPE bigint,
  ALTER COLUMN extra_guest_fee_amount TYPE bigint;
ALTER TABLE room_types ALTER COLUMN nightly_amount TYPE bigint, ALTER COLUMN weekend_nightly_amount TYPE bigint;
ALTER TABLE seasons ALTER COLUMN nightly_amount TYPE bigint, ALTER COLUMN weekend_nightly_amount TYPE bigint;
ALTER TABLE nights ALTER COLUMN nightly_amount TYPE bigint;
ALTER TABLE search_units ALTER COLUMN nightly_amount TYPE bigint;
ALTER TABLE orders ALTER COLUMN total_amount TYPE bigint;
ALTER TABLE order_items ALTER COLUMN total_amount TYPE bigint;
ALTER TABLE order_lines ALTER COLUMN amount TYPE bigint;
ALTER TABLE payments ALTER COLUMN amount TYPE bigint;
-- a trigger on the amount depends on its type
DROP TRIGGER refunds_within_payment ON refunds;
ALTER TABLE refunds ALTER COLUMN amount TYPE bigint;
CREATE TRIGGER refunds_within_payment AFTER INSERT OR UPDATE OF amount, payment_id ON refunds
  FOR EACH ROW EXECUTE FUNCTION assert_refunds_within_payment();
ALTER TABLE bookings ALTER COLUMN savings_amount TYPE bigint;
