-- A listing is not a part of its own parts, over any number of links: in a circle, each would exclude the others as their whole. Links
-- are written one at a time, so that several at once cannot close one.
CREATE FUNCTION refuse_circle_of_links() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  circular text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('linked_listings', 0));
  WITH RECURSIVE below AS (
    SELECT whole_id, part_id FROM added
    UNION SELECT b.whole_id, l.part_id FROM below b JOIN linked_listings l ON l.whole_id = b.part_id
  ) SELECT a.part_id INTO circular FROM added a
    WHERE EXISTS (SELECT FROM below b WHERE b.part_id = b.whole_id AND b.whole_id = a.whole_id)
    ORDER BY 1 LIMIT 1;
  IF circular IS NOT NULL THEN
    RAISE EXCEPTION 'listing % is a part of one of its parts', circular
      USING ERRCODE = 'check_violation', CONSTRAINT = 'linked_listings_no_circle';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER linked_listings_a_circle AFTER INSERT ON linked_listings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_circle_of_links();
