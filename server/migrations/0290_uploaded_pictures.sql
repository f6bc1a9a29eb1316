-- Pictures that hosts upload. A text that was made from facts says so until the host has confirmed or changed it.
ALTER TABLE listing_photos ADD COLUMN is_alt_suggested boolean NOT NULL DEFAULT false;

-- Photos that a listing had, whatever removed them. Trips show the photo of their snapshot, so that its files stay; those of all others
-- are erased later. Drawings have no files.
CREATE TABLE removed_photos (
  listing_id text NOT NULL,
  storage_key text NOT NULL,
  removed_at timestamptz NOT NULL DEFAULT now(),
  -- a trip shows it
  is_retained boolean NOT NULL DEFAULT false,
  PRIMARY KEY (listing_id, storage_key)
);
CREATE INDEX removed_photos_due ON removed_photos (removed_at) WHERE NOT is_retained;
CREATE INDEX removed_photos_of_key ON removed_photos (storage_key);
CREATE INDEX listing_photos_of_key ON listing_photos (storage_key) WHERE storage_key LIKE 'originals/%';

-- Whether a trip shows a photo: the cover of its listing when it was booked.
CREATE FUNCTION is_photo_of_trip(of_listing text, photo text) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT FROM bookings b JOIN order_items i ON i.id = b.id
    WHERE b.listing_id = of_listing AND i.snapshot -> 'image' -> 'en' ->> 'id' = photo);

CREATE FUNCTION listing_photos_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_photos (listing_id, storage_key)
  SELECT DISTINCT b.listing_id, b.storage_key FROM before b
  WHERE b.storage_key LIKE 'originals/%' AND NOT EXISTS (
    SELECT FROM listing_photos p WHERE p.listing_id = b.listing_id AND p.storage_key = b.storage_key)
  ON CONFLICT (listing_id, storage_key) DO UPDATE SET removed_at = excluded.removed_at;
  RETURN NULL;
END $$;
CREATE TRIGGER listing_photos_replaced AFTER UPDATE ON listing_photos
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION listing_photos_removed();
CREATE TRIGGER listing_photos_removed AFTER DELETE ON listing_photos
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION listing_photos_removed();

-- Uploads of the tus protocol. Their parts are files under `uploads/<id>/<number>`, because a file of the store never changes.
CREATE TABLE picture_uploads (
  id text PRIMARY KEY,
  -- without a reference: the files are removed by the row
  listing_id text NOT NULL,
  property_manager_id text NOT NULL,
  created_at timestamptz NOT NULL,
  byte_count integer NOT NULL CHECK (byte_count > 0),
  received_bytes integer NOT NULL DEFAULT 0 CHECK (received_bytes BETWEEN 0 AND byte_count),
  -- numbers given to parts; a part that was not received to its end may have left a file
  part_count integer NOT NULL DEFAULT 0,
  -- the numbers of the parts that make up the file, in order
  parts integer[] NOT NULL DEFAULT '{}',
  -- of the original; set before its file is written
  storage_key text,
  finished_at timestamptz,
  -- why the file was refused, as an error of a field: { code, params }
  refusal jsonb,
  CHECK (finished_at IS NULL OR received_bytes = byte_count),
  CHECK (refusal IS NULL OR finished_at IS NOT NULL)
);
CREATE INDEX picture_uploads_of_host ON picture_uploads (property_manager_id, created_at);
CREATE INDEX picture_uploads_by_age ON picture_uploads (created_at);
