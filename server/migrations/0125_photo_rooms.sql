-- The room that a photo shows, for a tour of the gallery room by room; null where it is not known. Bedrooms of a place
-- that has several are numbered.
ALTER TABLE listing_photos
  ADD COLUMN room text,
  ADD COLUMN room_number integer,
  ADD CONSTRAINT listing_photos_room CHECK (room IN ('exterior', 'living-room', 'kitchen', 'dining-area', 'bedroom',
    'bathroom', 'outdoor', 'pool', 'hot-tub', 'view', 'other')),
  ADD CONSTRAINT listing_photos_room_number CHECK (room_number IS NULL OR (room_number > 0 AND room IS NOT NULL));

-- The key of a drawing says what it shows.
WITH drawn AS (
  SELECT p.listing_id, p.position, l.bedrooms,
    CASE WHEN split_part(p.storage_key, '/', 3) = 'house' THEN 'exterior'
      ELSE (jsonb_build_object('living', 'living-room', 'bedroom', 'bedroom', 'kitchen', 'kitchen', 'bathroom', 'bathroom',
        'dining', 'dining-area', 'terrace', 'outdoor', 'hot-tub', 'hot-tub', 'poolside', 'pool'))
        ->> split_part(p.storage_key, '/', 4) END AS room
  FROM listing_photos p JOIN listings l ON l.id = p.listing_id WHERE p.storage_key LIKE 'drawing/%'
), numbered AS (
  SELECT *, row_number() OVER (PARTITION BY listing_id, room ORDER BY position) AS number FROM drawn WHERE room IS NOT NULL
)
UPDATE listing_photos p SET room = n.room,
  room_number = CASE WHEN n.room = 'bedroom' AND n.bedrooms > 1 THEN n.number END
FROM numbered n WHERE p.listing_id = n.listing_id AND p.position = n.position;
