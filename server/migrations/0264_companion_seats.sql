-- A wheelchair space is sold with none to all of the companion seats next to it.

-- hours before the start from which companion seats that are left are sold without a space; 0: never
ALTER TABLE events ADD COLUMN companion_release_hours smallint NOT NULL DEFAULT 24
  CONSTRAINT events_companion_release CHECK (companion_release_hours BETWEEN 0 AND 8760);

ALTER TABLE ticket_listings
  -- in a bay, how many companion seats follow each wheelchair space
  ADD COLUMN companions smallint CHECK (companions BETWEEN 1 AND 3),
  -- bit n is set if n companion seats can be bought without a space once they are released; written with sizes
  ADD COLUMN released_sizes integer NOT NULL DEFAULT 0 CHECK (released_sizes >= 0);

-- bays were pairs of a space and a companion seat
UPDATE ticket_listings SET companions = 1 WHERE is_accessible;
ALTER TABLE ticket_listings ADD CONSTRAINT ticket_listings_companions CHECK ((companions IS NOT NULL) = is_accessible);

-- those of the box office are no longer sold in whole pairs: any number of seats from a space on
UPDATE ticket_listings l SET split_rule = 'any',
  sizes = (SELECT coalesce((1 << (least(20, max(upper(run) - lower(run) - lower(run) % 2)) + 1)) - 2, 0) FROM unnest(l.free) AS run),
  released_sizes = CASE WHEN EXISTS (
    SELECT FROM unnest(l.free) AS run, generate_series(lower(run), upper(run) - 1) AS seat
    WHERE seat % 2 = 1 AND NOT l.seats @> seat - 1) THEN 2 ELSE 0 END
WHERE is_accessible AND seller_account_id IS NULL AND pool_item_id IS NULL AND split_rule = 'pairs'
  AND status IN ('draft', 'active', 'paused');
UPDATE ticket_listings SET split_rule = 'any'
WHERE is_accessible AND seller_account_id IS NULL AND pool_item_id IS NULL AND split_rule = 'pairs';

UPDATE venues SET seat_map = jsonb_set(seat_map, '{sections}', (
  SELECT jsonb_agg(CASE WHEN jsonb_array_length(section -> 'bays') = 0 THEN section ELSE jsonb_set(section, '{bays}', (
      SELECT jsonb_agg((bay - 'pairs') || jsonb_build_object('spaces', bay -> 'pairs', 'companions', 1) ORDER BY place)
      FROM jsonb_array_elements(section -> 'bays') WITH ORDINALITY AS bays(bay, place))) END ORDER BY number)
  FROM jsonb_array_elements(seat_map -> 'sections') WITH ORDINALITY AS sections(section, number)))
WHERE jsonb_path_exists(seat_map, '$.sections[*].bays[*].pairs');

DROP INDEX ticket_listings_offers;
CREATE INDEX ticket_listings_offers ON ticket_listings (event_id, price_amount)
  WHERE status = 'active' AND (sizes > 0 OR released_sizes > 0);

-- Whether companion seats are sold without a space; with 0 hours, not before the start.
CREATE FUNCTION companions_released(starts_at timestamptz, hours smallint, at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT starts_at - make_interval(hours => hours) <= at
$$;

-- Seats of a bay are taken from a wheelchair space on. From their release on, companion seats of one space are taken without it,
-- except the one next to a space that is not sold.
CREATE FUNCTION assert_companions_released() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM taken h JOIN ticket_listings l ON l.id = h.listing_id JOIN events e ON e.id = h.event_id,
      LATERAL (SELECT l.companions + 1 AS block, lower(h.seats) % (l.companions + 1) AS behind) bay
    WHERE l.companions IS NOT NULL AND bay.behind > 0 AND NOT (
      l.split_rule = 'any' AND companions_released(e.starts_at, e.companion_release_hours, h.created_at)
      AND upper(h.seats) <= lower(h.seats) - bay.behind + bay.block
      AND NOT (bay.behind = 1 AND l.seats @> lower(h.seats) - 1))
  ) THEN
    RAISE EXCEPTION 'companion seats are held without their wheelchair space'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ticket_holds_companions', TABLE = 'ticket_holds';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ticket_holds_companions AFTER INSERT ON ticket_holds REFERENCING NEW TABLE AS taken
  FOR EACH STATEMENT EXECUTE FUNCTION assert_companions_released();
