-- The days that the insurer knows of an insured stay; they follow the stay when it is moved.
ALTER TABLE insurance_policies ADD COLUMN arrive_day date, ADD COLUMN depart_day date, ADD COLUMN bought_at timestamptz;
UPDATE insurance_policies p SET
  arrive_day = coalesce((c.before ->> 'arriveDay')::date, b.arrive_day),
  depart_day = coalesce((c.before ->> 'departDay')::date, b.depart_day)
FROM bookings b LEFT JOIN booking_changes c ON c.booking_id = b.id AND c.number = 1 AND c.status = 'APPLIED'
WHERE b.id = p.stay_item_id;
UPDATE insurance_policies p SET bought_at = o.created_at
FROM order_items i JOIN orders o ON o.id = i.order_id WHERE i.id = p.id;
ALTER TABLE insurance_policies
  ALTER COLUMN bought_at SET NOT NULL,
  ALTER COLUMN arrive_day SET NOT NULL,
  ALTER COLUMN depart_day SET NOT NULL,
  ADD CONSTRAINT insurance_policies_days CHECK (arrive_day < depart_day),
  -- to which the stay was moved, and which the insurer does not cover
  ADD COLUMN refused_days daterange;
