-- Search decides by the clock of each place which nights are over. A listing has the clock of its city, so that search asks the
-- cities, of which there are few, instead of each listing.
ALTER TABLE cities ADD CONSTRAINT cities_zone UNIQUE (id, time_zone);
UPDATE listings l SET time_zone = c.time_zone FROM cities c WHERE c.id = l.city_id AND c.time_zone <> l.time_zone;
ALTER TABLE listings ADD CONSTRAINT listings_zone_of_city FOREIGN KEY (city_id, time_zone) REFERENCES cities (id, time_zone)
  ON UPDATE CASCADE;
ALTER TABLE listings DROP CONSTRAINT listings_city_id_fkey;
