-- Lodging taxes by the length of a stay, amounts per room and night, and caps.
ALTER TABLE occupancy_taxes
  -- cents for each room and night, in addition to the rate
  ADD COLUMN night_amount bigint NOT NULL DEFAULT 0 CHECK (night_amount >= 0),
  -- the most of a tax for each room and night, and for a stay; cents
  ADD COLUMN most_per_night bigint CHECK (most_per_night > 0),
  ADD COLUMN most_per_stay bigint CHECK (most_per_stay > 0),
  -- only so many nights of a stay are taxed, the first ones
  ADD COLUMN taxed_nights integer CHECK (taxed_nights > 0),
  -- a stay of so many nights or more is not taxed at all
  ADD COLUMN exempt_from_nights integer CHECK (exempt_from_nights > 1);

-- The limits of the rates that the catalog of an earlier release has inserted; new databases get them with the rates.
UPDATE occupancy_taxes t SET exempt_from_nights = limits.nights
FROM (VALUES
  ('al', 180), ('az', 30), ('co', 30), ('dc', 91), ('fl', 183), ('ga', 90), ('hi', 180), ('ia', 32), ('id', 31), ('il', 30), ('in',
  30), ('ks', 29), ('ky', 30), ('ma', 32), ('md', 121), ('me', 28), ('mi', 31), ('mn', 30), ('mo', 31), ('mt', 30), ('nc', 90),
  ('nd', 30), ('ne', 30), ('nh', 185), ('nj', 90), ('nm', 30), ('ny', 90), ('oh', 30), ('ok', 30), ('or', 30), ('pa', 30), ('ri',
  31), ('sc', 90), ('sd', 28), ('tn', 90), ('tx', 30), ('ut', 30), ('va', 90), ('vt', 31), ('wa', 30), ('wi', 30), ('wv', 30),
  ('wy', 30)) AS limits (state_id, nights)
WHERE t.state_id = limits.state_id AND t.city_id IS NULL AND t.name = 'State lodging tax';
UPDATE occupancy_taxes SET taxed_nights = 30 WHERE state_id = 'ct' AND city_id IS NULL AND name = 'State lodging tax';
UPDATE occupancy_taxes SET exempt_from_nights = CASE state_id WHEN 'ny' THEN 180 WHEN 'ca' THEN 31 WHEN 'nv' THEN 31 ELSE 30 END
WHERE city_id IS NOT NULL AND name = 'City lodging tax';
UPDATE occupancy_taxes t SET night_amount = 350 FROM cities c
WHERE c.id = t.city_id AND c.state_id = 'ny' AND c.name = 'New York City' AND t.name = 'City lodging tax';
INSERT INTO occupancy_taxes (state_id, name, name_es, basis_points, night_amount, exempt_from_nights, source)
SELECT 'ga', 'State hotel-motel fee', 'Tarifa estatal de hoteles y moteles', 0, 500, 30,
  'approximate state fee per room and night, general knowledge, 2025; verify before production'
WHERE EXISTS (SELECT FROM occupancy_taxes WHERE state_id = 'ga' AND name = 'State lodging tax')
ON CONFLICT DO NOTHING;
