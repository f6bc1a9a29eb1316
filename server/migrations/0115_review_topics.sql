-- What a review praises and criticizes, and the host's answer to it.
ALTER TABLE reviews
  ADD COLUMN praised text[] NOT NULL DEFAULT '{}',
  ADD COLUMN criticized text[] NOT NULL DEFAULT '{}',
  ADD COLUMN reply_body text,
  ADD CONSTRAINT reviews_topics CHECK (
    praised <@ '{cleanliness,accuracy,checkin,communication,location,value}'
    AND criticized <@ '{cleanliness,accuracy,checkin,communication,location,value}'),
  ADD CONSTRAINT reviews_reply_length CHECK (length(reply_body) <= 20000);
