-- The sections of a listing that its host has saved on a page. One without a row is open in a listing that began as a draft.
CREATE TABLE listing_sections (
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  section text NOT NULL CHECK (section IN ('place', 'rooms', 'amenities', 'texts', 'price', 'rules')),
  version integer NOT NULL CHECK (version > 0),
  changed_by uuid REFERENCES accounts ON DELETE SET NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (listing_id, section)
);
CREATE INDEX listing_sections_changed_by ON listing_sections (changed_by);

-- What a host chose for all of their listings, which a new one begins with; null until then.
ALTER TABLE property_managers
  ADD COLUMN kind text CHECK (kind IN ('person', 'company')),
  -- how they host, as contract/own-listings/schemas.ts describes it
  ADD COLUMN hosting jsonb CHECK (jsonb_typeof(hosting) = 'object');

ALTER TABLE listings
  -- where the beds of a home are: [{ room: 'bedroom' | 'common', beds: [{ kind, count }] }]; null if only their number is known
  ADD COLUMN sleeping jsonb CHECK (jsonb_typeof(sleeping) = 'array');
ALTER TABLE listing_texts
  -- an English text that stands in for a missing one: its host wrote Spanish only
  ADD COLUMN is_copied boolean NOT NULL DEFAULT false;
