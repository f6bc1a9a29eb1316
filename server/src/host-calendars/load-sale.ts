import { mayAsPartner } from '@golark/contract/access/rules';
import { addDays } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import { priceLineKinds } from '@golark/contract/pricing/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import { listOffers, longestMargin } from '#calendars';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { type PricedStay, type priceOffer, taxesOf, taxTable } from '#pricing';
import type { StayRow } from '#stays';

export type Sale = Parameters<typeof priceOffer>[0] & { stay: StayRow };

/** All that prices of a listing for dates near these are computed from. Throws NOT_FOUND. */
export const loadSale = async (
  ctx: Context,
  { locale }: PartnerCaller,
  { listingId, arriveDay, departDay }: StayDates & { listingId: string },
): Promise<Sale> => {
  // one night more on each side, for the stays nearby
  const margin = longestMargin + 1;
  const range = {
    from: addDays(arriveDay, -margin),
    until: addDays(departDay, margin),
    locale,
    includesUnpublished: true,
  };
  const [found, taxes] = await Promise.all([listOffers(ctx.db, [listingId], range), taxTable(ctx)]);
  const offered = found.get(listingId);
  if (!offered) throw notFound('This listing');
  const place = { stateId: offered.stay.state_id, cityId: offered.stay.city_id };
  return { ...offered, taxes: taxesOf(taxes, place), now: ctx.clock.now() };
};

const payoutOf = ({ lines }: PricedStay): number =>
  lines
    .filter(({ code }) => priceLineKinds[code].payee === 'host')
    .reduce((sum, { amount }) => sum + amount, 0);

/** The guests' payments and the host's earnings, which only roles see that may read what bookings earn. */
export const presentSplit = (price: PricedStay, { role }: PartnerCaller) => ({
  total: usd(price.total),
  payout: mayAsPartner(role, 'reservations.read') ? usd(payoutOf(price)) : null,
});
