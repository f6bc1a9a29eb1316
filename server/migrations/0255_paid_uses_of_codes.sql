-- How many uses of a code of Go+ were paid; the others are reserved by purchases that are not paid yet. Kept with the code, because the
-- plans with it are answered from memory until the code changes.
ALTER TABLE membership_codes ADD COLUMN paid_uses integer NOT NULL DEFAULT 0;
UPDATE membership_codes c SET paid_uses = (
  SELECT count(*) FROM membership_periods p WHERE p.code = c.code AND p.holds_place AND p.starts_at IS NOT NULL);

CREATE FUNCTION count_paid_code_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before boolean := TG_OP = 'UPDATE' AND OLD.holds_place AND OLD.starts_at IS NOT NULL;
  after boolean := NEW.holds_place AND NEW.starts_at IS NOT NULL;
BEGIN
  IF before <> after THEN
    UPDATE membership_codes SET paid_uses = paid_uses + CASE WHEN after THEN 1 ELSE -1 END WHERE code = NEW.code;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER paid_code_uses_counted AFTER INSERT OR UPDATE OF holds_place, starts_at ON membership_periods
  FOR EACH ROW WHEN (NEW.code IS NOT NULL) EXECUTE FUNCTION count_paid_code_use();
