-- Search compares the places that its hits show: a box of a few meters would otherwise find out where a home is. The formula is that
-- of `approximatePoint` in `contract/stays/approximate-point.ts`.
CREATE FUNCTION approximate_degrees(degrees float8) RETURNS float8 LANGUAGE sql IMMUTABLE
  RETURN floor(degrees / 0.005 + 0.5) / 200;

-- A trigger of its own, because several functions write these rows.
CREATE FUNCTION search_place_approximated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.latitude := approximate_degrees(NEW.latitude);
  NEW.longitude := approximate_degrees(NEW.longitude);
  RETURN NEW;
END $$;
CREATE TRIGGER search_place_approximated BEFORE INSERT OR UPDATE OF latitude, longitude ON search_units
  FOR EACH ROW EXECUTE FUNCTION search_place_approximated();

DROP INDEX search_units_position;
UPDATE search_units SET latitude = latitude;
CREATE INDEX search_units_position ON search_units USING gist (point(longitude, latitude));
