import { randomUUID } from 'node:crypto';
import { messageHost } from '@golark/contract/conversations/calls';
import { dayInZone, nightsBetween } from '@golark/contract/dates/rules';
import { reviewGuest, reviewStay } from '@golark/contract/reviews/calls';
import type { ReviewTopic } from '@golark/contract/stays/rules';
import { createGuestAccount } from '#accounts';
import type { Stories, Story } from '../run-stories.ts';
import { cards, dayFrom, daysAgo, hoursAgo, type Scene } from '../scene.ts';
import { book, findStay } from '../stays.ts';
import type { Person } from '../world.ts';

const names = [
  ['Rosa', 'Trujillo'],
  ['Bea', 'Whitlock'],
  ['Sam', 'Noor'],
  ['Ana', 'Prieto'],
  ['Tobi', 'Okafor'],
  ['Nikhil', 'Iyer'],
  ['Priya', 'Nair'],
  ['Owen', 'Fay'],
  ['Ingrid', 'Lindqvist'],
  ['Lucía', 'Solano'],
  ['Hana', 'Mori'],
  ['Caleb', 'Burke'],
] as const;

const reviews: readonly { rating: number; text: string; praised: ReviewTopic[] }[] = [
  {
    rating: 5,
    text: 'Just as described, and very quiet at night. We would stay here again.',
    praised: ['accuracy'],
  },
  { rating: 4, text: 'A good base for hiking. The Wi-Fi was slow in the evenings.', praised: ['location'] },
  { rating: 5, text: 'June answered within minutes and met us at the door.', praised: ['communication'] },
  { rating: 5, text: 'Spotless, with good beds and a well-stocked kitchen.', praised: ['cleanliness'] },
  {
    rating: 3,
    text: 'A nice house, but the road is steep, and we needed two tries to find it.',
    praised: ['value'],
  },
];

interface Visit {
  /** Days before the first start; 0 is within its last hours. */
  bookedDaysAgo: number;
  /** Days from the first start. */
  arrivesIn: number;
  nights: number;
  adults: number;
}

/** Over the year before the first start and a month after it, stays begin every so many days; they are booked three to six weeks ahead. */
const visitsEvery = (days: number): Visit[] =>
  Array.from({ length: Math.floor(368 / days) }, (_, index) => {
    const arrivesIn = -330 + index * days + (index % 3);
    const bookedDaysAgo = Math.max(1, -arrivesIn + 21 + (index % 4) * 7);
    return { bookedDaysAgo, arrivesIn, nights: 2 + (index % 4), adults: 1 + (index % 3) };
  });

interface VisitOfToday extends Visit {
  /** The message that the guest writes today. */
  text: string | null;
}

/** Who arrives and who leaves on the day of the first start. */
const visitsOfToday: readonly VisitOfToday[] = [
  { bookedDaysAgo: 24, arrivesIn: 0, nights: 3, adults: 2, text: 'Is there a crib for our daughter?' },
  { bookedDaysAgo: 17, arrivesIn: 0, nights: 2, adults: 2, text: null },
  { bookedDaysAgo: 19, arrivesIn: -3, nights: 3, adults: 2, text: 'Could we stay until 1 pm?' },
];

/** A guest whose account has no password, so that no visitor of the demo logs in to it. */
const createGuest = async ({ world }: Scene, index: number): Promise<Person> => {
  const [firstName, lastName] = names[index % names.length] ?? names[0];
  const accountId = await createGuestAccount(world.ctx, { firstName, lastName, locale: 'en' });
  const email = `${firstName}.${lastName}@golark.example`.normalize('NFKD').replaceAll(/[^\w.@]/g, '');
  const deviceId = randomUUID();
  return { accountId, firstName, lastName, email: email.toLowerCase(), deviceId, locale: 'en' };
};

const stay = async (
  scene: Scene,
  guest: Person,
  { arrivesIn, nights, adults, isFixed }: Visit & { isFixed: boolean },
) => {
  const wanted = {
    arrivesIn,
    nights,
    adults,
    isInstant: true,
    of: 'partner',
    mayRepeat: true,
    isFixed,
  } as const;
  return book(scene, guest, { quote: await findStay(scene, guest, wanted), card: cards.visa });
};

const visitOfTheYear = (visit: Visit, index: number) =>
  async function* tell(scene: Scene): Story {
    const { world, partner } = scene;
    yield daysAgo(scene, visit.bookedDaysAgo, index % 9);
    const guest = await createGuest(scene, index);
    const params = { bookingId: (await stay(scene, guest, { ...visit, isFixed: false })).id };
    const review = reviews[index % reviews.length];
    const leftDaysAgo = -visit.arrivesIn - visit.nights;
    if (!review || leftDaysAgo < 16 || index % 2 === 0) return;
    yield daysAgo(scene, leftDaysAgo - 10, 3);
    await world.call(guest, reviewStay, { params, body: review });
    yield daysAgo(scene, leftDaysAgo - 12, 1);
    const body = { rating: 5, text: 'A tidy and friendly guest.' };
    await world.call(partner, reviewGuest, { params, body });
  };

const zone = 'America/New_York';

/** A stay that begins or ends today, by the clock of the place; its guest writes in the last hour. */
const visitOfToday = ({ text, ...visit }: VisitOfToday, index: number) =>
  async function* tell(scene: Scene): Story {
    yield daysAgo(scene, visit.bookedDaysAgo, index);
    const guest = await createGuest(scene, index + 3);
    const arrivesIn = visit.arrivesIn + nightsBetween(dayFrom(scene, 0), dayInZone(scene.start, zone));
    const { id } = await stay(scene, guest, { ...visit, arrivesIn, isFixed: true });
    if (text === null) return;
    yield hoursAgo(scene, 1 - index / 10);
    await scene.world.call(guest, messageHost, { params: { bookingId: id }, body: { text } });
  };

/** A request that waits, from a guest who is new. */
async function* newRequest(scene: Scene): Story {
  yield hoursAgo(scene, 6);
  const guest = await createGuest(scene, 6);
  const wanted = {
    arrivesIn: 23,
    nights: 4,
    adults: 3,
    isInstant: false,
    of: 'partner',
    mayRepeat: true,
  } as const;
  const quote = await findStay(scene, guest, wanted);
  await book(scene, guest, {
    quote,
    card: cards.visa,
    note: 'A family reunion: my parents have the cabin next door.',
  });
}

/** Guests of the partner over a year, so that every page of a host has something to show. */
export const houseGuests = (everyDays: number): Stories => ({
  ...Object.fromEntries(
    visitsEvery(everyDays).map((visit, index) => [
      `guest ${index + 1} of the partner`,
      visitOfTheYear(visit, index),
    ]),
  ),
  ...Object.fromEntries(
    visitsOfToday.map((visit, index) => [
      `guest ${index + 1} of the partner today`,
      visitOfToday(visit, index),
    ]),
  ),
  'another request': newRequest,
});
