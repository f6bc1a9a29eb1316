import { bookStay } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import type { BodyInputOf } from '@golark/contract/call';
import { addDays, type Day } from '@golark/contract/dates/rules';
import { getQuote } from '@golark/contract/pricing/calls';
import type { Quote } from '@golark/contract/pricing/schemas';
import { searchProperties } from '@golark/contract/search/calls';
import { dayFrom, NothingFits, type Scene } from './scene.ts';
import { type Person, RefusedCall } from './world.ts';

/** What a story asks of a stay. */
export interface WantedStay {
  /** Days from the first start to the arrival. */
  arrivesIn: number;
  nights: number;
  adults?: number;
  isInstant?: boolean;
  /** Only stays of the partner, or only stays of others. */
  of: 'partner' | 'others';
  /** The partner has few stays: several stories can happen at one if there is no other. */
  mayRepeat?: boolean;
  /** No other day will do. */
  isFixed?: boolean;
  suits?(quote: Quote): boolean | Promise<boolean>;
}

/** Days by which a stay can be farther from the first start. */
const shifts = [0, 1, 3, 5, 8];

const datesOf = (scene: Scene, { arrivesIn, nights }: WantedStay): { arriveDay: Day; departDay: Day } => {
  const arriveDay = dayFrom(scene, arrivesIn);
  return { arriveDay, departDay: addDays(arriveDay, nights) };
};

const searchPage = 40;

/** Ids of the best stays that are free for these dates, the cheapest first. */
const listFree = async (scene: Scene, by: Person, wanted: WantedStay): Promise<string[]> => {
  const { arriveDay, departDay } = datesOf(scene, wanted);
  const { properties } = await scene.world.call(by, searchProperties, {
    body: {
      pageSize: searchPage,
      filters: {
        dateFrom: arriveDay,
        dateTo: departDay,
        stayType: 'homes',
        guests: { adults: wanted.adults ?? 2, ...(wanted.isInstant ? { instant: true } : {}) },
        ...(wanted.of === 'partner' ? { pmId: scene.hostId } : {}),
      },
    },
  });
  return properties
    .filter(({ instantBook }) => wanted.isInstant === undefined || instantBook === wanted.isInstant)
    .sort((a, b) => (a.total?.amount ?? 0) - (b.total?.amount ?? 0))
    .map(({ id }) => id);
};

/** A quote, or null if the stay cannot be booked like this. */
export const quoteStay = async (
  { world }: Pick<Scene, 'world'>,
  by: Person,
  stay: { id: string; arriveDay: Day; departDay: Day; adults?: number },
): Promise<Quote | null> => {
  const { arriveDay, departDay, adults = 2 } = stay;
  try {
    const query = { arriveDay, departDay, numAdults: adults };
    return await world.call(by, getQuote, { params: { globalId: stay.id }, query });
  } catch (error) {
    if (error instanceof RefusedCall) return null;
    throw error;
  }
};

const findStayOn = async (scene: Scene, by: Person, wanted: WantedStay): Promise<Quote | null> => {
  const own = wanted.of === 'partner' ? [] : scene.partnerStays;
  const free = (await listFree(scene, by, wanted)).filter((id) => !own.includes(id));
  const unused = free.filter((id) => !scene.usedStays.has(id));
  const used = wanted.mayRepeat ? free.filter((id) => scene.usedStays.has(id)) : [];
  for (const id of [...unused, ...used]) {
    const quote = await quoteStay(scene, by, { id, ...datesOf(scene, wanted), adults: wanted.adults ?? 2 });
    if (!quote || (await wanted.suits?.(quote)) === false) continue;
    scene.usedStays.add(id);
    return quote;
  }
  return null;
};

/** The quote of the first free stay that suits, which no other story gets. Throws NothingFits. */
export const findStay = async (scene: Scene, by: Person, wanted: WantedStay): Promise<Quote> => {
  const { arrivesIn, nights } = wanted;
  for (const shift of wanted.isFixed ? [0] : shifts) {
    const moved = { ...wanted, arrivesIn: arrivesIn < 0 ? arrivesIn - shift : arrivesIn + shift };
    const quote = await findStayOn(scene, by, moved);
    if (quote) return quote;
  }
  throw new NothingFits(`stay for ${nights} nights in ${arrivesIn} days`);
};

/** The person as an order names its guest or buyer. */
export const contactOf = ({ firstName, lastName, email }: Person) => ({ firstName, lastName, email });

type BookInput = BodyInputOf<typeof bookStay>;

/** Books a quoted stay with the first saved card, unless the story says otherwise. */
export const book = async (
  { world, cardIds }: Scene,
  by: Person,
  { quote, ...change }: { quote: Quote } & Partial<BookInput>,
): Promise<Booking> => {
  const paid = change.card ? {} : { savedCardId: cardIds.get(by.email) ?? '' };
  const body = { quoteId: quote.quoteId, guest: contactOf(by), ...paid, ...change };
  return (await world.call(by, bookStay, { body })).booking;
};
