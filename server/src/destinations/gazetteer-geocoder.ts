import type { Database } from '#platform/database/open-database';
import type { GeocodedPlace, Geocoder } from '#platform/geocoder';
import { textsOfAddress } from './rules/texts-of-address.ts';
import { type CityRow, listCitiesLike } from './store.ts';

const placeOf = (city: CityRow): GeocodedPlace => ({
  cityId: city.id,
  cityName: city.name,
  stateName: city.state_name,
  lat: city.latitude,
  lng: city.longitude,
});

/** Towns of the gazetteer, which knows no streets: of `12 Larimer Street, Denver, CO 80202` it reads the end. */
export const gazetteerGeocoder = (db: Database): Geocoder => ({
  find: async (text, limit) => {
    for (const part of textsOfAddress(text)) {
      const found = await listCitiesLike(db, part, limit);
      if (found.length > 0) return found.map(placeOf);
    }
    return [];
  },
});
