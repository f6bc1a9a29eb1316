-- Coupons lower the price of a stay. Their uses are stock: the write that takes one is the check.
CREATE TABLE coupons (
  code text PRIMARY KEY CHECK (code = upper(code)),
  percent integer CHECK (percent BETWEEN 1 AND 90),
  amount bigint CHECK (amount > 0),
  -- of the nightly rates, after the discounts of the listing
  minimum_amount bigint NOT NULL CHECK (minimum_amount >= 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  most_uses integer CHECK (most_uses > 0),
  most_uses_per_account integer NOT NULL CHECK (most_uses_per_account > 0),
  -- where it applies: one listing, those of one host, or all; a listing that was booked can't be deleted
  listing_id text REFERENCES listings ON DELETE CASCADE,
  property_manager_id text REFERENCES property_managers ON DELETE CASCADE,
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  CONSTRAINT coupons_one_value CHECK (num_nonnulls(percent, amount) = 1),
  CONSTRAINT coupons_one_place CHECK (num_nonnulls(listing_id, property_manager_id) <= 1),
  CONSTRAINT coupons_not_overused CHECK (uses <= most_uses)
);
CREATE INDEX coupons_listing ON coupons (listing_id) WHERE listing_id IS NOT NULL;
CREATE INDEX coupons_property_manager ON coupons (property_manager_id) WHERE property_manager_id IS NOT NULL;

-- The stays that were ordered with a coupon. A use is held until its order is released before it was paid.
CREATE TABLE coupon_uses (
  item_id uuid PRIMARY KEY REFERENCES order_items,
  code text NOT NULL REFERENCES coupons,
  account_id uuid NOT NULL REFERENCES accounts,
  is_held boolean NOT NULL DEFAULT true
);
CREATE INDEX coupon_uses_account ON coupon_uses (account_id, code);
CREATE INDEX coupon_uses_code ON coupon_uses (code);

-- Counts the uses of a coupon. Its row is locked first, so that those who take it at once are counted one after another.
CREATE FUNCTION count_coupon_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most integer;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.is_held = OLD.is_held OR TG_OP = 'INSERT' AND NOT NEW.is_held THEN
    RETURN NULL;
  END IF;
  UPDATE coupons SET uses = uses + CASE WHEN NEW.is_held THEN 1 ELSE -1 END WHERE code = NEW.code
    RETURNING most_uses_per_account INTO most;
  IF NEW.is_held AND most < (
    SELECT count(*) FROM coupon_uses WHERE code = NEW.code AND account_id = NEW.account_id AND is_held
  ) THEN
    RAISE EXCEPTION 'coupon % is used up for this account', NEW.code
      USING ERRCODE = 'check_violation', CONSTRAINT = 'coupon_uses_per_account';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER coupon_uses_counted AFTER INSERT OR UPDATE OF is_held ON coupon_uses
  FOR EACH ROW EXECUTE FUNCTION count_coupon_use();
