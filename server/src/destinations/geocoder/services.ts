import { z } from 'zod';
import type { GeocoderConfig } from '#platform/config';
import type { GeocodedAddress } from '#platform/geocoder';

/** The request that a service understands, and what of its response is used. */
export interface GeocodingService {
  urlOf(address: string, limit: number): URL;
  /** Throws for a response that says that the service failed. */
  read(response: unknown): GeocodedAddress[];
}

const withQuery = (base: string, query: Record<string, string>): URL => {
  const url = new URL(base);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
};

const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

const NominatimResponse = z.array(
  z.object({ lat: latitude, lon: longitude, display_name: z.string().min(1).max(500) }),
);

/** The search of a Nominatim; other services have the same one: `https://nominatim.example/search`. */
export const nominatim = (url: string): GeocodingService => ({
  urlOf: (address, limit) =>
    withQuery(url, { q: address, format: 'jsonv2', countrycodes: 'us', limit: String(limit) }),
  read: (response) =>
    NominatimResponse.parse(response).map(({ lat, lon, display_name }) => ({
      lat,
      lng: lon,
      formattedAddress: display_name,
      cityId: null,
    })),
});

const GoogleResponse = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(
    z.object({
      formatted_address: z.string().min(1).max(500),
      geometry: z.object({ location: z.object({ lat: latitude, lng: longitude }) }),
    }),
  ),
});

const googleUrl = 'https://maps.googleapis.com/maps/api/geocode/json';

export const google = (key: string): GeocodingService => ({
  urlOf: (address) => withQuery(googleUrl, { address, components: 'country:US', key }),
  read: (response) =>
    GoogleResponse.parse(response).results.map(({ formatted_address, geometry: { location } }) => ({
      lat: location.lat,
      lng: location.lng,
      formattedAddress: formatted_address,
      cityId: null,
    })),
});

export const geocodingServiceOf = (config: GeocoderConfig): GeocodingService =>
  'url' in config ? nominatim(config.url) : google(config.googleKey);
