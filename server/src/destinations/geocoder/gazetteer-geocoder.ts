import type { Context } from '#platform/context';
import type { GeocodedAddress, Geocoder } from '#platform/geocoder';
import { findPlaces } from '../place-index.ts';
import { textsOfAddress } from '../rules/texts-of-address.ts';
import type { CityRow } from '../store.ts';

const addressOf = (city: CityRow): GeocodedAddress => ({
  lat: city.latitude,
  lng: city.longitude,
  formattedAddress: `${city.name}, ${city.state_name}, USA`,
  cityId: city.id,
});

/** Towns of the gazetteer, which knows no streets: of `12 Larimer Street, Denver, CO 80202` it reads the end. */
export const gazetteerGeocoder = (contextOf: () => Context): Geocoder => ({
  find: async (address, limit) => {
    for (const text of textsOfAddress(address)) {
      const found = await findPlaces(contextOf(), { text });
      if (found.length > 0) return found.slice(0, limit).map(addressOf);
    }
    return [];
  },
});
