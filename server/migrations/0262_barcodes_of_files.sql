-- By which barcodes a door recognizes the ticket of a file: a page that was changed a little still has them. Files from before have none
-- here and are compared by their page only, as are those whose barcode could not be read.
CREATE TABLE ticket_barcodes (
  file_id uuid NOT NULL REFERENCES ticket_files ON DELETE CASCADE,
  -- a barcode can be valid at several events, such as that of a season ticket
  event_id text NOT NULL REFERENCES events,
  -- keyed with the secret of the installation: a barcode is often short enough to be guessed from a plain hash
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (file_id, hash),
  CONSTRAINT ticket_barcodes_used_once UNIQUE (event_id, hash)
);
-- how many barcodes identify the ticket of a file; null for files that were uploaded before barcodes were read
ALTER TABLE ticket_files ADD COLUMN barcode_count integer CHECK (barcode_count >= 0);
