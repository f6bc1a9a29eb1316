-- What a guest needs to get to a stay and in. Apart from listings, so that search, pages and caches never read it.
CREATE TABLE listing_arrivals (
  listing_id text PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
  line1 text,
  line2 text,
  zip text,
  access_en text,
  access_es text,
  wifi_network text,
  wifi_password text,
  parking_en text,
  parking_es text,
  CONSTRAINT listing_arrivals_lengths CHECK (
    length(line1) <= 200 AND length(line2) <= 200
    AND length(access_en) <= 2000 AND length(access_es) <= 2000
    AND length(wifi_network) <= 100 AND length(wifi_password) <= 100
    AND length(parking_en) <= 1000 AND length(parking_es) <= 1000),
  CONSTRAINT listing_arrivals_zip CHECK (zip ~ '^\d{5}(-\d{4})?$'),
  CONSTRAINT listing_arrivals_address CHECK (line1 IS NOT NULL OR (line2 IS NULL AND zip IS NULL)),
  CONSTRAINT listing_arrivals_wifi CHECK (wifi_network IS NOT NULL OR wifi_password IS NULL)
);

-- In international form, +15035550163; guests with a booking call it.
ALTER TABLE property_managers
  ADD COLUMN phone text CONSTRAINT property_managers_phone CHECK (phone ~ '^\+[1-9]\d{5,16}$');
