-- What guests write about a stay, and hosts about a guest. Whether it is published is decided at every read: once both
-- are written, or from published_from on.
CREATE TABLE stay_reviews (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  -- null once the account is deleted
  account_id uuid REFERENCES accounts ON DELETE SET NULL,
  author_name text NOT NULL CHECK (length(author_name) <= 200),
  locale text NOT NULL CHECK (locale IN ('en', 'es')),
  -- first day of the month of the stay
  stayed_in date NOT NULL,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 20000),
  praised text[] NOT NULL DEFAULT '{}',
  criticized text[] NOT NULL DEFAULT '{}',
  written_at timestamptz NOT NULL,
  published_from timestamptz NOT NULL,
  -- when it was added to quality and review_count of its listing, by which search sorts
  counted_at timestamptz,
  CONSTRAINT stay_reviews_topics CHECK (
    praised <@ '{cleanliness,accuracy,checkin,communication,location,value}'
    AND criticized <@ '{cleanliness,accuracy,checkin,communication,location,value}' AND NOT praised && criticized)
);
CREATE INDEX stay_reviews_listing ON stay_reviews (listing_id, stayed_in DESC);
CREATE INDEX stay_reviews_account ON stay_reviews (account_id);
CREATE INDEX stay_reviews_uncounted ON stay_reviews (published_from) WHERE counted_at IS NULL;

CREATE TABLE guest_reviews (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  property_manager_id text NOT NULL REFERENCES property_managers ON DELETE CASCADE,
  -- of the guest
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 20000),
  written_at timestamptz NOT NULL,
  published_from timestamptz NOT NULL
);
CREATE INDEX guest_reviews_account ON guest_reviews (account_id);
CREATE INDEX guest_reviews_host ON guest_reviews (property_manager_id);
