import { cancelBooking, setArrivalTime } from '@golark/contract/booking/calls';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import { askHost } from '@golark/contract/conversations/calls';
import { addDays } from '@golark/contract/dates/rules';
import { quoteInsurance } from '@golark/contract/insurance/calls';
import type { Quote } from '@golark/contract/pricing/schemas';
import type { Stories, Story } from '../run-stories.ts';
import { cards, daysAgo, type Scene } from '../scene.ts';
import { book, findStay, quoteStay } from '../stays.ts';
import { RefusedCall } from '../world.ts';

const hour = 3_600_000;

/** A stay of some months ago. */
async function* pastTrip(scene: Scene): Story {
  yield daysAgo(scene, 128);
  const wanted = { arrivesIn: -97, nights: 3, isInstant: true, of: 'others' } as const;
  await book(scene, scene.guest, { quote: await findStay(scene, scene.guest, wanted) });
}

/** A confirmed stay in some weeks. */
async function* upcomingTrip(scene: Scene): Story {
  const { world, guest } = scene;
  yield daysAgo(scene, 9, 5);
  const wanted = { arrivesIn: 24, nights: 4, isInstant: true, of: 'others' } as const;
  const quote = await findStay(scene, guest, wanted);
  const { id, property } = await book(scene, guest, {
    quote,
    note: 'We are coming by car, with two bikes. Is there a place to lock them up?',
  });
  yield daysAgo(scene, 8);
  const body = { arrivalTime: property.checkInFrom.slice(0, 5) };
  await world.call(guest, setArrivalTime, { params: { bookingId: id }, body });
}

/** A confirmed stay that is insured. */
async function* insuredTrip(scene: Scene): Story {
  const { world, guest } = scene;
  yield daysAgo(scene, 3, 2);
  const quote = await findStay(scene, guest, { arrivesIn: 45, nights: 5, isInstant: true, of: 'others' });
  const { firstName, lastName } = guest;
  const { insuranceQuoteId } = await world.call(guest, quoteInsurance, {
    body: {
      propertyId: quote.propertyId,
      bookingTotal: quote[quote.applies].total,
      checkInDate: quote.arriveDay,
      checkOutDate: quote.departDay,
      booker: { firstName, lastName, goPlus: false },
      refundable: quote.cancellation.policy !== 'non-refundable',
      numGuests: 2,
    },
  });
  await book(scene, guest, { quote, insurance: { quoteId: insuranceQuoteId } });
}

/** A stay of which a deposit is paid, and the rest is due in some weeks. */
async function* depositTrip(scene: Scene): Story {
  yield daysAgo(scene, 6, 3);
  const quote = await findStay(scene, scene.guest, {
    arrivesIn: 82,
    nights: 4,
    isInstant: true,
    of: 'partner',
    mayRepeat: true,
    suits: ({ paymentPlans }) => paymentPlans.some(({ paymentPlan }) => paymentPlan === 'deposit'),
  });
  await book(scene, scene.guest, { quote, paymentPlan: 'deposit' });
}

/** A stay to which its guest has added a night. */
async function* changedTrip(scene: Scene): Story {
  const { world, guest } = scene;
  yield daysAgo(scene, 25);
  const quote = await findStay(scene, guest, {
    arrivesIn: 34,
    nights: 3,
    isInstant: true,
    of: 'others',
    suits: async ({ propertyId: id, arriveDay, departDay }) =>
      (await quoteStay(scene, guest, { id, arriveDay, departDay: addDays(departDay, 1) })) !== null,
  });
  const { id, arriveDay, departDay } = await book(scene, guest, { quote });
  const params = { bookingId: id };
  yield daysAgo(scene, 12, 1);
  const dates = { arriveDay, departDay: addDays(departDay, 1) };
  const body = { ...dates, numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };
  const changed = await world.call(guest, quoteBookingChange, { params, body });
  await world.call(guest, changeBooking, { params, body: { quoteId: changed.quote.quoteId } });
}

const isFreeUntil = ({ cancellation }: Quote, at: Date): boolean =>
  cancellation.freeUntil !== null && new Date(cancellation.freeUntil) > at;

/** A stay that its guest canceled in time. */
async function* fullyRefundedTrip(scene: Scene): Story {
  const { world, guest } = scene;
  const canceledAt = daysAgo(scene, 33);
  yield daysAgo(scene, 36, 2);
  const quote = await findStay(scene, guest, {
    arrivesIn: 15,
    nights: 2,
    isInstant: true,
    of: 'others',
    suits: (one) => isFreeUntil(one, canceledAt),
  });
  const { id } = await book(scene, guest, { quote });
  yield canceledAt;
  await world.call(guest, cancelBooking, { params: { bookingId: id } });
}

/** The instant after which half of the nights is refunded. */
const halfFrom = ({ cancellation: { schedule } }: Quote): Date | null => {
  const i = schedule.findIndex(({ kind }) => kind === 'half');
  const before = schedule[i - 1]?.until;
  return before ? new Date(before) : null;
};

/** A stay that its guest canceled too late for a full refund. */
async function* partlyRefundedTrip(scene: Scene): Story {
  const { world, guest } = scene;
  const bookedAt = daysAgo(scene, 46);
  yield bookedAt;
  const quote = await findStay(scene, guest, {
    arrivesIn: -14,
    nights: 3,
    isInstant: true,
    of: 'others',
    suits: (one) => (halfFrom(one) ?? bookedAt) > bookedAt,
  });
  const { id } = await book(scene, guest, { quote });
  yield new Date((halfFrom(quote) ?? bookedAt).getTime() + 3 * hour);
  await world.call(guest, cancelBooking, { params: { bookingId: id } });
}

/** A booking whose card was declined, and that was not paid otherwise in time. */
async function* unpaidTrip(scene: Scene): Story {
  yield daysAgo(scene, 16, 4);
  const quote = await findStay(scene, scene.guest, {
    arrivesIn: 20,
    nights: 2,
    isInstant: true,
    of: 'others',
  });
  try {
    await book(scene, scene.guest, { quote, card: cards.declined });
  } catch (error) {
    if (!(error instanceof RefusedCall) || error.problem.code !== 'CARD_DECLINED') throw error;
  }
}

/** A question before a booking, to which the host has not replied yet. */
async function* question(scene: Scene): Story {
  const { world, guest } = scene;
  yield daysAgo(scene, 1, 5);
  const quote = await findStay(scene, guest, { arrivesIn: 68, nights: 3, of: 'others' });
  await world.call(guest, askHost, {
    params: { globalId: quote.propertyId },
    body: {
      text: 'Hello! We’re thinking of a long weekend in the off season. Is the place warm enough to work from the kitchen table all day?',
    },
  });
}

/** Trips of the guest at stays of the catalog. */
export const guestTrips: Stories = {
  'a past trip': pastTrip,
  'an upcoming trip': upcomingTrip,
  'an insured trip': insuredTrip,
  'a trip with a deposit': depositTrip,
  'a changed trip': changedTrip,
  'a trip with a full refund': fullyRefundedTrip,
  'a trip with a part of the refund': partlyRefundedTrip,
  'an unpaid trip': unpaidTrip,
  'an open question': question,
};
