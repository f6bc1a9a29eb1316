import type { Event } from '@golark/contract/events/schemas';
import { searchProperties } from '@golark/contract/search/calls';
import { venueRadiusMeters } from '@golark/contract/search/rules';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { callApi } from '../../platform/api-client.ts';
import type { Api } from '../../platform/request-context.ts';
import { nightOf } from '../parts/stays-near-path.ts';

const staysShown = 3;

export type StaysNear = { stays: PropertyHit[]; dateFrom: string; dateTo: string };

/** Stays around the venue for the night of the event; null without any, and if that search fails. */
export const loadStaysNear = async (api: Api, event: Event): Promise<StaysNear | null> => {
  const { dateFrom, dateTo } = nightOf(event);
  const { lat, lng } = event.venue;
  const found = await callApi(api, searchProperties, {
    body: {
      aroundLatLng: { lat, lng },
      aroundRadius: venueRadiusMeters,
      pageSize: staysShown,
      filters: { dateFrom, dateTo, guests: { adults: 2, children: 0, pets: false } },
    },
  });
  if (!found.ok || found.data.properties.length === 0) return null;
  return { stays: found.data.properties, dateFrom, dateTo };
};
