import { findPlaces } from '@golark/contract/own-listings/calls';
import type { FoundPlace } from '@golark/contract/own-listings/schemas';
import { foldText } from '@golark/contract/text/fold';
import { actingAs, type HostRequest } from '../partner/index.ts';
import { callApi } from '../platform/api-client.ts';
import { textOf } from '../platform/page/form-values.ts';

export const townOf = ({ cityName, stateName }: Pick<FoundPlace, 'cityName' | 'stateName'>): string =>
  `${cityName}, ${stateName}`;

/**
 * The town that was typed or chosen. One that is as it was shown needs no search; of several that resemble the text, the host has to
 * choose.
 */
export const findTown = async (
  { api, host, form }: HostRequest & { form: FormData },
  shown: { town: string; cityId: string } | null,
): Promise<{ cityId: string; pin: FoundPlace['pin'] | null } | { places: FoundPlace[] }> => {
  const town = textOf(form, 'town');
  if (town === undefined) return { places: [] };
  if (shown && shown.town === town) return { cityId: shown.cityId, pin: null };
  const found = await callApi(api, findPlaces, { query: { q: town }, headers: actingAs(host) });
  const places = found.ok ? found.data.places : [];
  const chosen = places.find(({ cityId }) => cityId === form.get('chosenCity'));
  const named = places.filter((place) =>
    [townOf(place), place.cityName].some((name) => foldText(name) === foldText(town)),
  );
  const place = chosen ?? (named.length === 1 ? named[0] : undefined);
  return place ? { cityId: place.cityId, pin: place.pin } : { places };
};
