import { qualityOfRow, rowLabel, seatsOfBay } from '@golark/contract/events/seat-map-rules';
import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import type { Disclosure, SplitRule } from '@golark/contract/tickets/rules';
import type { Random } from '../stays/random.ts';
import type { CatalogEvent, CatalogListing, CatalogVenue } from './catalog-event.ts';
import { sellerCount } from './generate-sellers.ts';
import { type Evening, faceOf, levelPrice, resalePrice } from './price-seats.ts';

const dayMilliseconds = 86_400_000;

interface Place {
  section: SeatSection;
  rowIndex: number;
}

type Sale = Omit<CatalogEvent, 'listings' | 'id' | 'title' | 'performers'>;

interface Box {
  sale: Sale;
  evening: Evening;
  now: Date;
  random: Random;
  /** The next seat of each row, or place of a standing area, that is not offered yet. */
  next: Map<string, number>;
}

const placesByVenue = new WeakMap<CatalogVenue, Place[]>();

/** Every row of a venue; computed once, because a venue has hundreds of events. */
const placesOf = (venue: CatalogVenue): Place[] => {
  const known = placesByVenue.get(venue);
  if (known) return known;
  const places = venue.seatMap.sections.flatMap((section) =>
    (section.rows?.seats ?? []).map((_, rowIndex) => ({ section, rowIndex })),
  );
  placesByVenue.set(venue, places);
  return places;
};

/** Adjacent seats that are not offered yet; null if the row has too few left. */
const takeSeats = ({ next, random }: Box, { section, rowIndex }: Place, count: number) => {
  const key = `${section.id}/${rowIndex}`;
  const seats = section.rows?.seats[rowIndex] ?? section.places;
  const taken = next.get(key);
  const from =
    taken === undefined
      ? random.integer(0, Math.max(0, Math.min(4, seats - count)))
      : taken + random.integer(0, 2);
  if (from + count > seats) return null;
  next.set(key, from + count);
  return { from, to: from + count };
};

const hoursAgo = ({ now, random }: Box, most: number): Date =>
  new Date(now.getTime() - random.integer(1, most) * 3_600_000);

const timesOf = (box: Box) => {
  const createdAt = hoursAgo(box, 24 * 55);
  const updatedAt = new Date(Math.max(createdAt.getTime(), hoursAgo(box, 24 * 12).getTime()));
  return { createdAt, updatedAt };
};

const atTheEdge = (
  section: SeatSection,
  rowIndex: number,
  { from, to }: { from: number; to: number },
): Disclosure[] => (section.rows && (from === 0 || to === section.rows.seats[rowIndex]) ? ['aisle'] : []);

const ofSection = ({ tier, rows }: SeatSection): Disclosure[] => [
  ...(rows ? [] : (['standing-only'] as const)),
  ...(tier === 'bleachers' ? (['no-backrest'] as const) : []),
];

const boxOffice = (box: Box, place: Place, count: number): CatalogListing | null => {
  const seats = takeSeats(box, place, count);
  if (!seats) return null;
  const { section, rowIndex } = place;
  const { rows } = section;
  const quality = rows ? qualityOfRow(section, rowIndex) : section.quality;
  const priceAmount = levelPrice(box.evening, quality);
  return {
    ...{ seller: null, section, companions: null, seats: [seats], quality, priceAmount, inHandOn: null },
    rowLabel: rows ? rowLabel(rows, rowIndex) : '',
    rowIndex: rows ? rowIndex : null,
    splitRule: rows && box.random.chance(0.7) ? 'no-single' : 'any',
    faceAmount: faceOf(priceAmount),
    disclosures: [...ofSection(section), ...atTheEdge(section, rowIndex, seats)],
    ...{ delivery: 'instant', status: 'active', ...timesOf(box) },
  };
};

const splitOf = (count: number, random: Random): SplitRule => {
  const rules: SplitRule[] =
    count % 2 === 0 ? ['any', 'no-single', 'pairs', 'all'] : ['any', 'no-single', 'all'];
  return count === 2 ? random.pick(['any', 'all', 'pairs']) : random.pick(rules);
};

/** What a seller has to say, by what a section and row are like. */
const sellerSays = ({ section, rowIndex }: Place, { evening, random }: Box): Disclosure[] => {
  const says: Disclosure[] = [];
  const isNet = evening.genre === 'hockey' || evening.genre === 'baseball';
  if (isNet && section.tier === 'lower' && rowIndex < 10 && random.chance(0.15)) says.push('net-in-view');
  if (rowIndex === 0 && ['upper', 'balcony', 'mezzanine'].includes(section.tier) && random.chance(0.4))
    says.push('rail-in-view');
  if (section.quality < 0.4 && random.chance(0.05)) says.push('obstructed-view');
  if (section.tier === 'pit' && random.chance(0.2)) says.push('early-entry');
  return says;
};

const usualCounts = [2, 2, 2, 2, 3, 4, 4, 4, 5, 6, 8];

const resale = (box: Box, place: Place, counts: readonly number[] = usualCounts): CatalogListing | null => {
  const { random, evening, sale } = box;
  const count = random.pick(counts);
  const offered = boxOffice(box, place, count);
  if (!offered) return null;
  const says = sellerSays(place, box);
  const asked = resalePrice(offered.priceAmount, evening.appeal, random);
  const discount = says.includes('obstructed-view') ? 0.8 : 1;
  const cap =
    sale.resaleCapPercent === null
      ? asked
      : Math.floor((offered.faceAmount * sale.resaleCapPercent) / 10_000) * 100;
  return {
    ...offered,
    seller: random.integer(1, sellerCount),
    splitRule: place.section.rows ? splitOf(count, random) : 'any',
    priceAmount: Math.min(cap, Math.round((asked * discount) / 100) * 100),
    disclosures: [...offered.disclosures, ...says],
  };
};

const bay = (
  box: Box,
  section: SeatSection,
  { label, spaces, companions }: SeatSection['bays'][number],
): CatalogListing => {
  const priceAmount = levelPrice(box.evening, section.quality);
  return {
    ...{
      seller: null,
      section,
      companions,
      seats: [{ from: 0, to: seatsOfBay({ spaces, companions }) }],
      quality: section.quality,
    },
    ...{ rowLabel: label, rowIndex: null, splitRule: 'any', priceAmount, faceAmount: faceOf(priceAmount) },
    ...{ disclosures: [], delivery: 'instant', inHandOn: null, status: 'active', ...timesOf(box) },
  };
};

const mostBays = 2;

/** At least one, if the venue has one. */
const baysOf = (box: Box): CatalogListing[] => {
  const all = box.sale.venue.seatMap.sections.flatMap((section) =>
    section.bays.map((one) => ({ section, one })),
  );
  const chosen = all.filter(() => box.random.chance(0.6)).slice(0, mostBays);
  return (chosen.length > 0 ? chosen : all.slice(0, 1)).map(({ section, one }) => bay(box, section, one));
};

const standingOf = (box: Box): CatalogListing[] =>
  box.sale.venue.seatMap.sections
    .filter(({ places }) => places > 0)
    .flatMap((section) => {
      const place = { section, rowIndex: 0 };
      const count = Math.max(4, Math.round(section.places * (0.08 + box.random.next() * 0.3)));
      const resales = Array.from({ length: box.random.integer(0, 3) }, () => resale(box, place));
      return [boxOffice(box, place, Math.min(count, section.places)), ...resales].filter(
        (one) => one !== null,
      );
    });

const rowsOf = (box: Box, wanted: { offered: number; resold: number }): CatalogListing[] => {
  const { random, sale } = box;
  const places = placesOf(sale.venue);
  if (places.length === 0) return [];
  const listings: CatalogListing[] = [];
  const add = (listing: CatalogListing | null): void => void (listing && listings.push(listing));
  for (let i = 0; i < wanted.offered; i++) {
    const place = random.pick(places);
    const seats = place.section.rows?.seats[place.rowIndex] ?? 0;
    const count = random.chance(0.3) ? seats : random.integer(2, Math.min(14, seats));
    add(boxOffice(box, place, count));
  }
  for (let i = 0; i < wanted.resold; i++) add(resale(box, random.pick(places)));
  return listings;
};

/** What was paid for tickets in the last 30 days, for those who want to know what theirs are worth. */
const soldOf = (box: Box, count: number): CatalogListing[] => {
  const { random, sale, now } = box;
  const sections = sale.venue.seatMap.sections;
  return Array.from({ length: count }, () => {
    const section = random.pick(sections);
    const rowIndex = section.rows ? random.integer(0, section.rows.seats.length - 1) : null;
    const quality = rowIndex === null ? section.quality : qualityOfRow(section, rowIndex);
    const level = levelPrice(box.evening, quality);
    const isResale = random.chance(0.6);
    const updatedAt = hoursAgo(box, 24 * 29);
    return {
      ...{ section, rowIndex, companions: null, seats: [], splitRule: 'any', quality, disclosures: [] },
      seller: isResale ? random.integer(1, sellerCount) : null,
      rowLabel: section.rows && rowIndex !== null ? rowLabel(section.rows, rowIndex) : '',
      priceAmount: isResale ? resalePrice(level, box.evening.appeal * 0.96, random) : level,
      faceAmount: faceOf(level),
      ...{ delivery: 'instant', inHandOn: null, status: 'sold', updatedAt },
      createdAt: new Date(
        Math.min(updatedAt.getTime(), now.getTime()) - random.integer(1, 20) * dayMilliseconds,
      ),
    };
  });
};

/** The last seats: 3 to 9 of them in one or two rows. */
const lastOf = (box: Box): CatalogListing[] => {
  const places = placesOf(box.sale.venue);
  const counts = box.random.pick([[3], [4], [2, 2], [2, 3], [4, 2], [4, 4], [5, 4]]);
  return counts.flatMap((count) => {
    for (let tries = 0; tries < 20 && places.length > 0; tries++) {
      const listing = boxOffice(box, box.random.pick(places), count);
      if (listing) return listing;
    }
    return [];
  });
};

/** How many rows of a venue are on the market: most of a large one is not. */
const wantedOf = ({ sale, random }: Box): { offered: number; resold: number } => {
  const rows = placesOf(sale.venue).length;
  const offered = Math.min(20, Math.round(rows * 0.25) + 3);
  const resold = Math.min(16, Math.round(rows * 0.18) + 2);
  const scale = 0.75 + random.next() * 0.5;
  return { offered: Math.round(offered * scale), resold: sale.onSaleAt ? 0 : Math.round(resold * scale) };
};

const historyDays = 150;

/** The tickets of an event; no seat is in two of its listings. */
export const generateListings = (
  sale: Sale,
  appeal: number,
  { now, random }: Pick<Box, 'now' | 'random'>,
): CatalogListing[] => {
  const evening = { genre: sale.genre, venueKind: sale.venue.kind, appeal };
  const box: Box = { sale, evening, now, random, next: new Map() };
  const isSoon = sale.startsAt.getTime() - now.getTime() < historyDays * dayMilliseconds;
  const sold = isSoon && sale.onSaleAt === null ? soldOf(box, random.integer(2, 5)) : [];
  if (sale.demand === 'sold-out') return sold;
  if (sale.demand === 'few-left') return [...sold, ...lastOf(box)];
  return [...sold, ...baysOf(box), ...standingOf(box), ...rowsOf(box, wantedOf(box))];
};

/** As many resale listings of two or three seats as a large venue has room for, row by row. */
export const generateManyListings = (
  sale: Sale,
  most: number,
  { now, random }: Pick<Box, 'now' | 'random'>,
): CatalogListing[] => {
  const evening = { genre: sale.genre, venueKind: sale.venue.kind, appeal: 1 };
  const box: Box = { sale, evening, now, random, next: new Map() };
  const listings: CatalogListing[] = [];
  for (const place of placesOf(sale.venue))
    for (
      let one = resale(box, place, [2, 2, 3]);
      one && listings.length < most;
      one = resale(box, place, [2, 2, 3])
    )
      listings.push(one);
  return listings;
};
