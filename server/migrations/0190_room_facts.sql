-- Whether each element is a kind of bed as contract/stays/beds.ts describes it, with how many there are; each kind once.
CREATE FUNCTION is_bedding(beds jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN jsonb_typeof(beds) = 'array' AND (
    SELECT coalesce(bool_and(coalesce(
        b ->> 'kind' IN ('king', 'queen', 'double', 'single', 'bunk', 'sofa')
        AND jsonb_typeof(b -> 'count') = 'number' AND (b ->> 'count')::numeric BETWEEN 1 AND 20
        AND (b ->> 'count')::numeric % 1 = 0, false)), true)
      AND count(*) = count(DISTINCT b ->> 'kind')
    FROM jsonb_array_elements(CASE WHEN jsonb_typeof(beds) = 'array' THEN beds ELSE '[]' END) b);

-- What a guest chooses a room by, besides its size and price. Empty where it is not known.
ALTER TABLE room_types
  -- [{ kind, count }]
  ADD COLUMN bedding jsonb NOT NULL DEFAULT '[]',
  -- of the room itself, with the slugs of listings.amenities
  ADD COLUMN amenities text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT room_types_bedding CHECK (is_bedding(bedding));
