-- The photos of a listing in order. The bytes are in the file store under `storage_key`; what a key stands for never
-- changes, so that a new picture has a new key.
CREATE TABLE listing_photos (
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  -- the file store checks the form of a key; a pattern here would take longer than the insert
  storage_key text NOT NULL CHECK (storage_key <> '' AND length(storage_key) <= 200),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- the dominant color, shown until the photo has loaded
  color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$'),
  alt_en text NOT NULL,
  alt_es text NOT NULL,
  PRIMARY KEY (listing_id, position)
);

-- A photo's public id: a changed picture has another address, because browsers cache each address for a year.
CREATE FUNCTION photo_id(listing_id text, storage_key text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN listing_id || '.' || left(md5(storage_key), 12);

CREATE TRIGGER listing_photos_inserted AFTER INSERT ON listing_photos
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();
CREATE TRIGGER listing_photos_updated AFTER UPDATE ON listing_photos
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();
CREATE TRIGGER listing_photos_deleted AFTER DELETE ON listing_photos
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_parts_changed();
