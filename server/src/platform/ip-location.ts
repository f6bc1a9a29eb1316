import fs from 'node:fs';
import { isIP } from 'node:net';
import type { Locale } from '@golark/contract/locale/rules';
import { type CityResponse, Reader } from 'maxmind';
import { ConfigError } from './config.ts';

/** Where an IP address approximately is; null where that is not known. */
export interface IpLocation {
  /** Such as `Portland, Oregon`. */
  placeOf(ip: string, locale: Locale): string | null;
  pointOf(ip: string): { lat: number; lng: number } | null;
}

/** Used without a database file: every place is null. */
export const noIpLocation: IpLocation = { placeOf: () => null, pointOf: () => null };

type Names = { readonly names: { readonly en: string; readonly es?: string } } | undefined;
const nameIn = (place: Names, locale: Locale): string | undefined => place?.names[locale] ?? place?.names.en;

const openFile = (file: string): Reader<CityResponse> => {
  try {
    return new Reader<CityResponse>(fs.readFileSync(file));
  } catch (error) {
    throw new ConfigError([`IP_LOCATION_FILE: ${file} cannot be read: ${(error as Error).message}`]);
  }
};

/** Reads a database file in MaxMind's format, such as GeoLite2 City. Throws ConfigError. */
export const ipLocationFile = (file: string): IpLocation => {
  const reader = openFile(file);
  const find = (ip: string): CityResponse | null => (isIP(ip) ? reader.get(ip) : null);
  return {
    pointOf: (ip) => {
      const location = find(ip)?.location;
      return location ? { lat: location.latitude, lng: location.longitude } : null;
    },
    placeOf: (ip, locale) => {
      const found = find(ip);
      if (!found) return null;
      const parts = [nameIn(found.city, locale), nameIn(found.subdivisions?.[0] ?? found.country, locale)];
      return parts.filter(Boolean).join(', ') || null;
    },
  };
};
