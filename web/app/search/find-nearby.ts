import { searchDestinations } from '@golark/contract/destinations/calls';
import { browserApi, callApi, dataOrNull } from '../platform/api-client.ts';
import { currentPosition } from '../platform/current-position.ts';
import { type Place, placeOf } from './place.ts';

/** The city where the visitor is, by the position of the device or else by the address of the connection; null if neither is known. */
export const findNearby = async (): Promise<Place | null> => {
  const at = await currentPosition();
  const body = { ...(at ? { aroundLatLng: at } : { aroundLatLngViaIP: true }), hitsPerPage: 1 };
  const [nearest] = dataOrNull(await callApi(browserApi, searchDestinations, { body }))?.hits ?? [];
  return nearest ? placeOf(nearest) : null;
};
