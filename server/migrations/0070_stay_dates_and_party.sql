-- Quotes store the dates and the party of their stay under these names; bookings store the whole party.
UPDATE quotes SET terms = (terms - 'asked') || jsonb_build_object('stay', jsonb_strip_nulls(jsonb_build_object(
  'dates', jsonb_build_object('arriveDay', terms -> 'asked' -> 'arriveDay', 'departDay', terms -> 'asked' -> 'departDay'),
  'party', jsonb_build_object('adults', terms -> 'asked' -> 'adults', 'children', terms -> 'asked' -> 'children',
    'childAges', '[]'::jsonb, 'infants', terms -> 'asked' -> 'infants', 'pets', terms -> 'asked' -> 'hasPets'),
  'rooms', terms -> 'asked' -> 'rooms')));

UPDATE bookings SET party = party || '{"childAges": []}' WHERE NOT party ? 'childAges';
