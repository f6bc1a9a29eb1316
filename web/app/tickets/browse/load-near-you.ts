import { searchDestinations } from '@golark/contract/destinations/calls';
import type { Destination } from '@golark/contract/destinations/schemas';
import { searchProperties } from '@golark/contract/search/calls';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { browserApi, callApi, dataOrNull } from '../../platform/api-client.ts';
import { readLastSearch } from '../../platform/recent-activity.ts';
import { loadWhatsOn, type WhatsOnEvents, whatsOnMeters } from '../parts/load-whats-on.ts';

const shown = 4;

export interface NearYou {
  place: Destination;
  events: WhatsOnEvents | null;
  stays: PropertyHit[];
}

/** Where the last search in this browser was, or else the address of the connection is; the device is not asked. */
const findPlace = async (): Promise<Destination | null> => {
  const last = readLastSearch();
  const body = last ? { query: last.place, hitsPerPage: 1 } : { aroundLatLngViaIP: true, hitsPerPage: 1 };
  return dataOrNull(await callApi(browserApi, searchDestinations, { body }))?.hits[0] ?? null;
};

const findStays = async ({ _geoloc }: Destination): Promise<PropertyHit[]> => {
  const body = { aroundLatLng: _geoloc, aroundRadius: whatsOnMeters, pageSize: shown };
  const found = await callApi(browserApi, searchProperties, { body });
  return found.ok ? found.data.properties : [];
};

/** Events and stays around the visitor; null if the place is not known or has neither. */
export const loadNearYou = async (): Promise<NearYou | null> => {
  const place = await findPlace();
  if (!place) return null;
  const [events, stays] = await Promise.all([
    loadWhatsOn(browserApi, { ...place._geoloc, radius: whatsOnMeters, pageSize: shown }),
    findStays(place),
  ]);
  return events || stays.length > 0 ? { place, events, stays } : null;
};
