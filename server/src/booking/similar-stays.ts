import { dayInZone } from '@golark/contract/dates/rules';
import type { PropertyHit } from '@golark/contract/search/schemas';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { searchProperties } from '#search';
import { cancelerOf } from './present-booking.ts';
import { mostSimilar } from './rules/most-similar.ts';
import type { BookingView } from './views.ts';

const searchedMeters = 60_000;
const staysCompared = 60;
const staysOffered = 3;

/**
 * Up to three stays for the dates and guests of a booking that its host canceled, at the caller's totals; none for any other booking, and
 * once its arrival day has passed.
 */
export const findSimilarStays = async (
  ctx: Context,
  caller: Caller,
  view: BookingView,
): Promise<PropertyHit[]> => {
  const { arrive_day: dateFrom, depart_day: dateTo, party, snapshot } = view;
  const { latitude: lat, longitude: lng } = snapshot;
  if (cancelerOf(view) !== 'host' || dateFrom < dayInZone(ctx.clock.now(), snapshot.timeZone)) return [];
  const { adults, children, infants, childAges, pets } = party;
  const { properties } = await searchProperties(ctx, caller, {
    aroundLatLng: { lat, lng },
    aroundRadius: searchedMeters,
    filters: { dateFrom, dateTo, guests: { adults, children, infants, ages: childAges, pets } },
    pageSize: staysCompared,
    sort: 'best',
  });
  return mostSimilar(
    properties,
    { listingId: view.listing_id, total: view.total_amount, lat, lng },
    staysOffered,
  );
};
