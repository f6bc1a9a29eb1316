import type { Context } from '#platform/context';
import type { Geocoder } from '#platform/geocoder';
import { gazetteerGeocoder } from './gazetteer-geocoder.ts';
import { httpGeocoder } from './http-geocoder.ts';
import { geocodingServiceOf } from './services.ts';

/** The configured service, or our gazetteer. */
export const openGeocoder = ({ geocoder }: Context['config'], contextOf: () => Context): Geocoder =>
  geocoder ? httpGeocoder(geocodingServiceOf(geocoder)) : gazetteerGeocoder(contextOf);
