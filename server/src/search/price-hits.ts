import { addDays, dayInZone, nightsBetween } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { assembleOffers, firstFreeRun, listNights, type RoomCalendar } from '#calendars';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { type Offer, priceOffer, taxesOf, taxTable } from '#pricing';
import type { StayRow } from '#stays';
import type { ReadSearch } from './rules/read-criteria.ts';
import type { SearchPage } from './search-engine.ts';

const sampleNights = 2;
const sampleWithinDays = 60;
const imagesPerHit = 4;

interface Dates {
  arriveDay: string;
  departDay: string;
}

/** Without dates: the next free stay, so that the figure shown is one that can be had. */
const nextFreeDates = (stay: StayRow, rooms: RoomCalendar[], today: string): Dates | null => {
  const nights = Math.max(sampleNights, stay.min_nights);
  const starts = rooms.flatMap(
    (room) => firstFreeRun(room, { from: addDays(today, 1), nights, withinDays: sampleWithinDays }) ?? [],
  );
  const arriveDay = starts.sort()[0];
  return arriveDay ? { arriveDay, departDay: addDays(arriveDay, nights) } : null;
};

const presentHit = (stay: StayRow): PropertyHit => ({
  id: stay.id,
  title: stay.title,
  type: stay.property_type,
  stayType: stay.stay_type as PropertyHit['stayType'],
  city: stay.city_name,
  state: stay.state_name,
  neighborhood: stay.neighborhood,
  lat: stay.latitude,
  lng: stay.longitude,
  images: stay.photos.slice(0, imagesPerHit),
  rating: stay.quality,
  reviewCount: stay.review_count,
  maxGuests: stay.max_guests,
  bedrooms: stay.bedrooms,
  beds: stay.beds,
  bathrooms: stay.bathrooms,
  amenities: stay.amenities,
  instantBook: stay.is_instant_book,
  roomName: null,
  nightly: usd(Math.min(...stay.rooms.map((room) => room.nightly_amount))),
});

const nightsLines = new Set(['nights', 'weekly_discount', 'monthly_discount', 'member_discount']);

/** What the nights alone come to, discounts taken off. */
const nightsAmountOf = (priced: Offer['member']): number =>
  priced.lines.reduce((sum, line) => sum + (nightsLines.has(line.code) ? line.amount : 0), 0);

const presentPrices = (
  stay: StayRow,
  priced: { offer: Offer; dates: Dates; isMember: boolean },
): Partial<PropertyHit> => {
  const { offer, dates, isMember } = priced;
  const nights = nightsBetween(dates.arriveDay, dates.departDay);
  const average = (amount: number) => usd(Math.round(amount / nights));
  const room =
    stay.stay_type === 'hotels' ? stay.rooms.find((r) => r.id === offer.rooms[0]?.roomTypeId) : undefined;
  const savings = offer.nonMember.total - offer.member.total;
  return {
    dates,
    roomName: room?.name ?? null,
    nightly: average(nightsAmountOf(offer.nonMember)),
    total: usd(isMember ? offer.member.total : offer.nonMember.total),
    ...(savings > 0
      ? {
          memberNightly: average(nightsAmountOf(offer.member)),
          memberTotal: usd(offer.member.total),
          savings: usd(savings),
        }
      : {}),
  };
};

/**
 * Listings with the caller's all-in totals, in the order given; at most three queries for any number of them. A stay that an
 * engine found but that cannot be sold any more is left out.
 */
export const priceHits = async (
  ctx: Context,
  caller: Caller,
  search: { page: SearchPage; read: ReadSearch },
): Promise<PropertyHit[]> => {
  const { page, read } = search;
  const ids = page.listingIds;
  if (ids.length === 0) return [];
  const now = ctx.clock.now();
  const asked = read.criteria.nights;
  const todayAnywhere = now.toISOString().slice(0, 10);
  const range = asked ?? {
    from: addDays(todayAnywhere, -1),
    until: addDays(todayAnywhere, sampleWithinDays + 40),
  };
  const [found, taxes] = await Promise.all([
    (page.nights ? Promise.resolve(page.nights) : listNights(ctx.db, ids, range)).then((nights) =>
      assembleOffers(ctx.db, nights, caller.locale),
    ),
    taxTable(ctx),
  ]);
  return ids.flatMap((id) => {
    const offered = found.get(id);
    if (!offered) return [];
    const { stay, rooms } = offered;
    const dates = asked
      ? { arriveDay: asked.from, departDay: asked.until }
      : nextFreeDates(stay, rooms, dayInZone(now, stay.time_zone));
    const hit = presentHit(stay);
    if (!dates) return [hit];
    const result = priceOffer(
      {
        stay,
        rooms,
        taxes: taxesOf(taxes, { stateId: stay.state_id, cityId: stay.city_id, locale: caller.locale }),
        now,
      },
      { ...dates, ...read.party },
    );
    if (!result.ok) return asked ? [] : [hit];
    return [
      {
        ...hit,
        ...presentPrices(stay, { offer: result.offer, dates, isMember: caller.session?.isMember ?? false }),
      },
    ];
  });
};
