import { cities } from '../places/index.ts';
import { slugOf } from '../places/slug.ts';
import { createLocationGenerator, type Location } from '../stays/generate-location.ts';
import { combineSeeds, createRandom, type Random } from '../stays/random.ts';
import { listSurroundings } from '../stays/surroundings.ts';
import { planSeatMap } from '../venues/index.ts';
import type { CatalogVenue } from './catalog-event.ts';
import { type VenueSeed, venueSeeds } from './data/venues.ts';

const venueStream = 71;

const tries = 12;

/** In a named neighborhood if the city has any: what is merely near its center can be in the water or in another state. */
const placeIn = (pick: (random: Random) => Location, random: Random): Location => {
  let at = pick(random);
  for (let i = 0; i < tries && (at.neighborhood ?? 'Downtown') === 'Downtown'; i++) at = pick(random);
  return at;
};

/** The first venues of the list, at places in their cities where there is land. */
export const generateVenues = (seed: number, count: number): CatalogVenue[] => {
  const seeds = venueSeeds.slice(0, count);
  const cityIds = new Set(seeds.map(({ cityId }) => cityId));
  const pickers = new Map(
    listSurroundings()
      .filter(({ city }) => cityIds.has(city.id))
      .map((place) => [place.city.id, createLocationGenerator(place)]),
  );
  const byId = new Map(
    cities()
      .filter(({ id }) => cityIds.has(id))
      .map((city) => [city.id, city]),
  );
  const venueOf = ({ index, cityId, kind, name, capacity }: VenueSeed): CatalogVenue => {
    const city = byId.get(cityId);
    if (!city) throw new Error(`there is no city ${cityId}`);
    const pick = pickers.get(cityId);
    const random = createRandom(combineSeeds(seed, venueStream, index));
    const { latitude, longitude } = pick ? placeIn(pick, random) : city;
    const slug = slugOf(name.includes(city.name) ? name : `${name} ${city.name}`);
    const id = slugOf(name);
    return {
      ...{ id, slug, name, kind, cityId, latitude, longitude, timeZone: city.timeZone, capacity },
      ...{
        stateId: city.stateId,
        cityName: city.name,
        cityPopulation: city.population,
        isCoastal: city.isCoastal,
      },
      seatMap: planSeatMap({ id, kind, capacity }),
    };
  };
  return seeds.map(venueOf);
};
