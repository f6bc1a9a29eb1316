import { addDays, nightsBetween, utcDay } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { approximatePoint } from '@golark/contract/stays/approximate-point';
import type { StayDates } from '@golark/contract/stays/rules';
import { assembleOffers, listOffers, longestMargin } from '#calendars';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { SearchCriteria, SearchPage } from '#platform/search-engine';
import { nightlyAmountOfLines, type Offer, presentRooms, priceOffer, taxesOf, taxTable } from '#pricing';
import type { StayRow } from '#stays';
import { sampleDaysRead } from './engine/list-candidates.ts';
import { spanOf } from './engine/windows.ts';
import { type Explained, explainHits, type PricedHit } from './explain-hits.ts';
import { listPageNights, readPageNights } from './list-page-nights.ts';
import { nextDates } from './next-dates.ts';

const imagesPerHit = 4;

const hitWithoutPrices = (stay: StayRow): PropertyHit => ({
  id: stay.id,
  title: stay.title,
  type: stay.property_type,
  stayType: stay.stay_type as PropertyHit['stayType'],
  city: stay.city_name,
  state: stay.state_name,
  neighborhood: stay.neighborhood,
  ...approximatePoint(stay),
  images: stay.photos.slice(0, imagesPerHit).map(({ id, alt }) => ({ id, alt })),
  rating: stay.quality,
  reviewCount: stay.review_count,
  maxGuests: stay.max_guests,
  bedrooms: stay.bedrooms,
  beds: stay.beds,
  bathrooms: stay.bathrooms,
  amenities: stay.amenities,
  instantBook: stay.is_instant_book,
  rooms: [],
  nightly: usd(Math.min(...stay.rooms.map((room) => room.nightly_amount))),
});

/** A stay that is cached looks the same in every search but for its prices. */
const hitsOfStays = new WeakMap<StayRow, PropertyHit>();

const presentHit = (stay: StayRow): PropertyHit => {
  const known = hitsOfStays.get(stay);
  if (known) return known;
  const hit = hitWithoutPrices(stay);
  hitsOfStays.set(stay, hit);
  return hit;
};

const presentPrices = (
  stay: StayRow,
  priced: { offer: Offer; dates: StayDates; criteria: Found['criteria'] },
): Partial<PropertyHit> => {
  const { offer, dates, criteria } = priced;
  const nights = nightsBetween(dates.arriveDay, dates.departDay);
  const average = (amount: number) => usd(Math.round(amount / nights));
  const savings = offer.nonMember.total - offer.member.total;
  return {
    dates,
    rooms: stay.stay_type === 'hotels' ? presentRooms({ offer, stay: criteria }, stay) : [],
    nightly: average(nightlyAmountOfLines(offer.nonMember.lines)),
    total: usd(criteria.isMember ? offer.member.total : offer.nonMember.total),
    ...(savings > 0
      ? {
          memberNightly: average(nightlyAmountOfLines(offer.member.lines)),
          memberTotal: usd(offer.member.total),
          savings: usd(savings),
        }
      : {}),
  };
};

interface Found {
  listingIds: string[];
  criteria: Pick<SearchCriteria, 'dates' | 'party' | 'rooms' | 'isMember'>;
  nights?: string | undefined;
  best?: SearchPage['best'] | undefined;
  /** Without it, no hit has a reason. */
  explained?: Omit<Explained, 'now'> | null;
}

/** The days of which nights are read, with those around them that rules look at: the shown windows, or the next ones. */
const nightRangeOf = (best: Found['best'], now: Date) => {
  const today = utcDay(now);
  const shown = spanOf(best?.dates ?? []);
  return shown
    ? { from: addDays(shown.arriveDay, -longestMargin), until: addDays(shown.departDay, longestMargin) }
    : { from: addDays(today, -1 - longestMargin), until: addDays(today, sampleDaysRead + 2 + longestMargin) };
};

const listFound = async (
  ctx: Context,
  { locale }: Caller,
  { listingIds, criteria, nights, best }: Found,
): ReturnType<typeof listOffers> => {
  const { dates } = criteria;
  if (!dates) return listOffers(ctx.db, listingIds, { ...nightRangeOf(best, ctx.clock.now()), locale });
  const read =
    nights === undefined ? await listPageNights(ctx.db, listingIds, dates) : readPageNights(nights);
  return assembleOffers(ctx.db, read, locale);
};

/**
 * Listings with the caller's all-in totals, in the order given: one statement for their nights if the engine has not read
 * them, and one more for listings that are not cached. A listing that was found but cannot be booked any more is left out.
 */
export const presentHits = async (ctx: Context, caller: Caller, search: Found): Promise<PropertyHit[]> => {
  const { listingIds, criteria, best, explained } = search;
  if (listingIds.length === 0) return [];
  const now = ctx.clock.now();
  const { party, rooms: askedRooms } = criteria;
  const [found, taxes] = await Promise.all([listFound(ctx, caller, search), taxTable(ctx)]);
  const page = listingIds.flatMap((id, at): PricedHit[] => {
    const offered = found.get(id);
    if (!offered) return [];
    const { stay, rooms } = offered;
    const place = { stateId: stay.state_id, cityId: stay.city_id };
    const sale = { stay, rooms, taxes: taxesOf(taxes, place), now };
    const requestedDates = criteria.dates ?? best?.dates[at] ?? null;
    const dates = requestedDates ?? nextDates(sale, criteria);
    const hit = presentHit(stay);
    const withoutTotal = requestedDates || askedRooms ? [] : [{ hit, stay, offer: null }];
    if (!dates) return withoutTotal;
    const result = priceOffer(sale, { dates, party, rooms: askedRooms ?? undefined });
    if (!result.ok) return withoutTotal;
    const { offer } = result;
    const prices = presentPrices(stay, { offer, dates, criteria });
    return [{ hit: { ...hit, ...prices }, stay, offer }];
  });
  return explained ? explainHits(page, { ...explained, now }) : page.map(({ hit }) => hit);
};
