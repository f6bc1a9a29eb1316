-- Whether each element is a mandatory fee as contract/pricing/fees.ts describes it, each kind once.
CREATE FUNCTION are_host_fees(fees jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN jsonb_typeof(fees) = 'array' AND (
    SELECT coalesce(bool_and(coalesce(
        f ->> 'kind' IN ('resort', 'destination', 'amenities', 'linens', 'utilities', 'association', 'parking')
        AND f ->> 'unit' IN ('stay', 'night', 'guest', 'guest-night')
        AND jsonb_typeof(f -> 'amount') = 'number' AND (f ->> 'amount')::numeric BETWEEN 1 AND 10000000
        AND (f ->> 'amount')::numeric % 1 = 0
        AND jsonb_typeof(f -> 'isTaxable') = 'boolean', false)), true)
      AND count(*) = count(DISTINCT f ->> 'kind')
    FROM jsonb_array_elements(CASE WHEN jsonb_typeof(fees) = 'array' THEN fees ELSE '[]' END) f);

-- Discounts for booking shortly or long before the arrival, and what each fee is charged for. 0 percent is no discount.
ALTER TABLE listings
  ADD COLUMN last_minute_discount_percent integer NOT NULL DEFAULT 0,
  -- up to this many days before the arrival day
  ADD COLUMN last_minute_days integer NOT NULL DEFAULT 0,
  ADD COLUMN early_booking_discount_percent integer NOT NULL DEFAULT 0,
  -- this many days before the arrival day, or more
  ADD COLUMN early_booking_days integer NOT NULL DEFAULT 0,
  ADD COLUMN cleaning_fee_unit text NOT NULL DEFAULT 'stay',
  ADD COLUMN pet_fee_unit text NOT NULL DEFAULT 'stay',
  -- for each guest above included_guests
  ADD COLUMN extra_guest_fee_unit text NOT NULL DEFAULT 'guest-night',
  -- fees that every guest pays besides: [{ kind, unit, amount, isTaxable }]
  ADD COLUMN host_fees jsonb NOT NULL DEFAULT '[]',
  ADD CONSTRAINT listings_last_minute CHECK (
    last_minute_discount_percent BETWEEN 0 AND 80 AND last_minute_days BETWEEN 0 AND 60),
  ADD CONSTRAINT listings_early_booking CHECK (
    early_booking_discount_percent BETWEEN 0 AND 80 AND early_booking_days BETWEEN 0 AND 730),
  ADD CONSTRAINT listings_fee_units CHECK (
    cleaning_fee_unit IN ('stay', 'night', 'guest', 'guest-night')
    AND pet_fee_unit IN ('stay', 'night') AND extra_guest_fee_unit IN ('guest', 'guest-night')),
  ADD CONSTRAINT listings_host_fees CHECK (are_host_fees(host_fees));
