-- Facts about the access of a listing that a photo shows (decision 0160), by their names in the contract. The link ends with the photo.
ALTER TABLE listing_photos ADD COLUMN shown_access text[] NOT NULL DEFAULT '{}' CHECK (shown_access <@ ARRAY['stepsToEntrance',
  'doorInches', 'shower', 'showerStepInches', 'hasToiletBars', 'hasShowerBars', 'bedInches', 'floorAccess', 'hasAccessibleParking']);
