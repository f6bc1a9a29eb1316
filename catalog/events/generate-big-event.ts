import { addDays, instantInZone } from '@golark/contract/dates/rules';
import { combineSeeds, createRandom } from '../stays/random.ts';
import type { CatalogEvent } from './catalog-event.ts';
import { generateManyListings } from './generate-listings.ts';
import { generateVenues } from './generate-venues.ts';

const seed = 1;
const daysAhead = 60;

/** A game in the largest stadium with this many listings, to measure with; no demo has it. */
export const generateBigEvent = ({ now, listings }: { now: Date; listings: number }): CatalogEvent => {
  const venues = generateVenues(seed, Number.POSITIVE_INFINITY);
  const venue = venues.reduce((largest, one) => (one.capacity > largest.capacity ? one : largest));
  const day = addDays(now.toISOString().slice(0, 10), daysAhead);
  const startsAt = instantInZone(day, '13:00', venue.timeZone);
  const event: Omit<CatalogEvent, 'listings'> = {
    ...{ id: 'ev-big', title: 'The Big Game', genre: 'football', category: 'sports', venue, performers: [] },
    ...{ day, time: '13:00', startsAt, doorsAt: startsAt, onSaleAt: null, ticketLimit: 8 },
    ...{ facilityChargeAmount: 250, refundRule: [], resaleCapPercent: null, demand: 'usual' },
  };
  const random = createRandom(combineSeeds(seed, listings));
  return { ...event, listings: generateManyListings(event, listings, { now, random }) };
};
