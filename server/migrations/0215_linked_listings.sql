-- Listings that are sold whole and in parts: a house and its apartments. A night of one that is booked cannot be sold in the others.

-- The stays of both sides from `since` on exclude each other; those before were sold when the two weren't linked.
CREATE TABLE linked_listings (
  whole_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  part_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  -- nights that the host closes in one are closed in the other
  closes_together boolean NOT NULL,
  since date NOT NULL,
  PRIMARY KEY (whole_id, part_id),
  CONSTRAINT linked_listings_differ CHECK (whole_id <> part_id)
);
CREATE INDEX linked_listings_part ON linked_listings (part_id);

-- Each room type with those that exclude it.
CREATE VIEW linked_room_types AS
SELECT r.id AS room_type_id, o.id AS linked_id, l.closes_together, l.since
FROM (
  SELECT whole_id AS listing_id, part_id AS linked_id, closes_together, since FROM linked_listings
  UNION ALL SELECT part_id, whole_id, closes_together, since FROM linked_listings
) l
JOIN room_types r ON r.listing_id = l.listing_id
JOIN room_types o ON o.listing_id = l.linked_id;

-- What the host closed gets a name of its own; `is_blocked` remains what everyone reads: no unit of this night can be sold.
DROP TRIGGER keep_nights_closed ON nights;
ALTER TABLE nights RENAME COLUMN is_blocked TO is_closed;
ALTER TABLE nights
  -- units that are booked in linked listings, and how many of these have closed the night
  ADD COLUMN linked_booked integer NOT NULL DEFAULT 0,
  ADD COLUMN linked_closed integer NOT NULL DEFAULT 0,
  ADD COLUMN is_blocked boolean NOT NULL
    GENERATED ALWAYS AS (is_closed OR linked_booked > 0 OR linked_closed > 0) STORED,
  ADD CONSTRAINT nights_not_sold_in_parts CHECK (booked = 0 OR linked_booked = 0);

CREATE OR REPLACE FUNCTION keep_nights_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_closed := EXISTS (
    SELECT FROM nights_kept_closed k
    WHERE k.room_type_id = NEW.room_type_id AND NEW.night >= k.arrive_day AND NEW.night < k.depart_day);
  RETURN NEW;
END $$;
CREATE TRIGGER keep_nights_closed BEFORE UPDATE OF is_closed ON nights
  FOR EACH ROW WHEN (OLD.is_closed AND NOT NEW.is_closed) EXECUTE FUNCTION keep_nights_closed();

-- Guests of a linked listing sleep in the same rooms: the nights around them are kept free too.
CREATE OR REPLACE FUNCTION is_in_preparation(of_room text, from_night date, until_night date, margin integer) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN margin > 0 AND EXISTS (SELECT FROM nights n WHERE n.room_type_id = of_room AND n.booked + n.linked_booked > 0
    AND n.night >= from_night - margin AND n.night < until_night + margin);

-- Counts again what is booked and closed in the linked room types of each of these nights. Counted, not added: whatever was
-- written before, the result is right. Callers hold the locks of all linked room types.
CREATE FUNCTION count_linked_nights(rooms text[], days date[]) RETURNS void LANGUAGE sql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
  INSERT INTO nights AS n (room_type_id, night, units, linked_booked, linked_closed)
  SELECT r.id, c.night, r.units, coalesce(sum(o.booked), 0), count(o) FILTER (WHERE o.is_closed AND l.closes_together)
  FROM (SELECT DISTINCT * FROM unnest(rooms, days) AS c (room_type_id, night)) c
  JOIN room_types r ON r.id = c.room_type_id
  LEFT JOIN (linked_room_types l JOIN nights o ON o.room_type_id = l.linked_id)
    ON l.room_type_id = r.id AND o.night = c.night AND o.night >= l.since
  GROUP BY r.id, c.night ORDER BY r.id, c.night
  ON CONFLICT (room_type_id, night) DO UPDATE
    SET linked_booked = excluded.linked_booked, linked_closed = excluded.linked_closed
    WHERE (n.linked_booked, n.linked_closed) IS DISTINCT FROM (excluded.linked_booked, excluded.linked_closed)
$$;

-- A night that is booked, freed or closed is so in the linked listings too, whoever writes it, in the same transaction.
CREATE FUNCTION nights_linked() RETURNS trigger LANGUAGE plpgsql
  SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off AS $$
DECLARE
  rooms text[];
  days date[];
BEGIN
  IF NOT EXISTS (SELECT FROM linked_listings) THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(l.linked_id), array_agg(n.night) INTO rooms, days
    FROM added n JOIN linked_room_types l ON l.room_type_id = n.room_type_id AND n.night >= l.since
    WHERE n.booked > 0 OR n.is_closed;
  ELSIF TG_OP = 'UPDATE' THEN
    SELECT array_agg(l.linked_id), array_agg(n.night) INTO rooms, days
    FROM added n JOIN removed o ON o.room_type_id = n.room_type_id AND o.night = n.night
    JOIN linked_room_types l ON l.room_type_id = n.room_type_id AND n.night >= l.since
    WHERE (n.booked, n.is_closed) IS DISTINCT FROM (o.booked, o.is_closed);
  ELSE
    SELECT array_agg(l.linked_id), array_agg(n.night) INTO rooms, days
    FROM removed n JOIN linked_room_types l ON l.room_type_id = n.room_type_id AND n.night >= l.since
    WHERE n.booked > 0 OR n.is_closed;
  END IF;
  IF rooms IS NOT NULL THEN PERFORM count_linked_nights(rooms, days); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER nights_linked_inserted AFTER INSERT ON nights
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION nights_linked();
CREATE TRIGGER nights_linked_updated AFTER UPDATE ON nights
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION nights_linked();
CREATE TRIGGER nights_linked_deleted AFTER DELETE ON nights
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION nights_linked();

-- All nights of these listings that a link concerns, or that still have the counts of one.
CREATE FUNCTION count_nights_of_links(of_listings text[]) RETURNS void LANGUAGE sql AS $$
  SELECT count_linked_nights(array_agg(c.room_type_id), array_agg(c.night)) FROM (
    SELECT n.room_type_id, n.night FROM room_types r JOIN nights n ON n.room_type_id = r.id
    WHERE r.listing_id = ANY (of_listings) AND (n.linked_booked > 0 OR n.linked_closed > 0)
    UNION SELECT l.room_type_id, o.night FROM room_types r JOIN linked_room_types l ON l.room_type_id = r.id
      JOIN nights o ON o.room_type_id = l.linked_id AND o.night >= l.since
    WHERE r.listing_id = ANY (of_listings) AND (o.booked > 0 OR o.is_closed)
  ) c HAVING count(*) > 0
$$;

CREATE FUNCTION linked_listings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_nights_of_links((SELECT array_agg(DISTINCT id) FROM changed, unnest(ARRAY[whole_id, part_id]) AS id));
  RETURN NULL;
END $$;
CREATE TRIGGER linked_listings_inserted AFTER INSERT ON linked_listings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION linked_listings_changed();
CREATE TRIGGER linked_listings_updated AFTER UPDATE ON linked_listings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION linked_listings_changed();
CREATE TRIGGER linked_listings_deleted AFTER DELETE ON linked_listings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION linked_listings_changed();

-- A room type that is added later has no nights yet; its linked ones may be booked.
CREATE FUNCTION linked_room_types_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM linked_listings) THEN
    PERFORM count_nights_of_links((SELECT array_agg(DISTINCT listing_id) FROM added));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER linked_room_types_added AFTER INSERT ON room_types
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION linked_room_types_added();
