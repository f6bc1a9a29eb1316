-- While a calendar of another site is late, it is not known what was sold there: instant booking becomes a request (decision 0168).
--
-- `is_instant_book` is what holds now, which search and pages read and the host's forms write; `wants_instant_book` is what was written.
ALTER TABLE listings
  ADD COLUMN wants_instant_book boolean NOT NULL DEFAULT false,
  ADD COLUMN is_instant_paused boolean NOT NULL DEFAULT false;
ALTER TABLE listings DISABLE TRIGGER USER;
UPDATE listings SET wants_instant_book = true WHERE is_instant_book;
ALTER TABLE listings ENABLE TRIGGER USER;
ALTER TABLE listings ADD CONSTRAINT listings_instant_book CHECK (is_instant_book = (wants_instant_book AND NOT is_instant_paused));

CREATE FUNCTION listings_instant_book() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.wants_instant_book := NEW.is_instant_book;
  NEW.is_instant_book := NEW.wants_instant_book AND NOT NEW.is_instant_paused;
  RETURN NEW;
END $$;
CREATE TRIGGER listings_instant_book BEFORE INSERT OR UPDATE OF is_instant_book ON listings
  FOR EACH ROW EXECUTE FUNCTION listings_instant_book();

CREATE FUNCTION listings_instant_paused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_instant_book := NEW.wants_instant_book AND NOT NEW.is_instant_paused;
  RETURN NEW;
END $$;
CREATE TRIGGER listings_instant_paused BEFORE UPDATE OF is_instant_paused ON listings
  FOR EACH ROW WHEN (OLD.is_instant_paused <> NEW.is_instant_paused) EXECUTE FUNCTION listings_instant_paused();

CREATE INDEX listings_instant_paused ON listings (id) WHERE is_instant_paused;

-- How many minutes usually lie between two fetches that succeed.
ALTER TABLE calendar_feeds ADD COLUMN usual_minutes float8;
