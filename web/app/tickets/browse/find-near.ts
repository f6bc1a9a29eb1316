import { searchDestinations } from '@golark/contract/destinations/calls';
import type { Destination } from '@golark/contract/destinations/schemas';
import { callApi, dataOrNull } from '../../platform/api-client.ts';
import type { Api } from '../../platform/request-context.ts';
import { findDestinationByName } from '../../search/places.ts';
import { metersOfMiles } from '../parts/event-words.ts';
import type { Point, TicketQuery } from './ticket-query.ts';

export const nearMiles = 25;
export const nearMeters = metersOfMiles(nearMiles);
const nameReach = 100_000;
const placesAsked = 50;

/** Where events are looked for; `name` is the city, or the one that is closest to the point. */
export type Near = Point & {
  name: string;
  radius: number;
  place: { state: string; city: string } | null;
};

/** Degrees of longitude are narrower than those of latitude. */
const squareDistance = (one: Point, other: Point): number =>
  (one.lat - other.lat) ** 2 + ((one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180)) ** 2;

const findNearest = async (api: Api, point: Point): Promise<Destination | null> => {
  const body = { aroundLatLng: point, aroundRadius: nameReach, hitsPerPage: placesAsked };
  const hits = dataOrNull(await callApi(api, searchDestinations, { body }))?.hits ?? [];
  const [nearest = null] = hits.toSorted(
    (one, other) => squareDistance(point, one._geoloc) - squareDistance(point, other._geoloc),
  );
  return nearest;
};

/** `near` is null without a place; `unknown` is a typed place that does not exist. */
export const findNear = async (
  api: Api,
  { ll, where, radius }: Pick<TicketQuery, 'll' | 'where' | 'radius'>,
): Promise<{ near: Near | null; unknown: string | null }> => {
  if (!ll && where === '') return { near: null, unknown: null };
  const city = ll ? await findNearest(api, ll) : await findDestinationByName(api, where);
  if (!ll && !city) return { near: null, unknown: where };
  const point = ll ?? city?._geoloc;
  if (!point) return { near: null, unknown: where };
  const near = {
    ...point,
    name: city?.name ?? '',
    radius: radius ?? nearMeters,
    place: city && { state: city.stateNameSlug, city: city.nameSlug },
  };
  return { near, unknown: null };
};
