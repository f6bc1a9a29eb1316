import { setArrivalTime } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import {
  messageHost,
  readConversation,
  readHostConversation,
  replyToGuest,
} from '@golark/contract/conversations/calls';
import { dayInZone, instantInZone, nightsBetween } from '@golark/contract/dates/rules';
import { acceptReservation, cancelReservation, declineReservation } from '@golark/contract/partners/calls';
import { reviewGuest, reviewStay } from '@golark/contract/reviews/calls';
import type { Stories, Story } from '../run-stories.ts';
import { dayFrom, daysAgo, hoursAgo, type Scene } from '../scene.ts';
import { book, findStay, type WantedStay } from '../stays.ts';

const wantedOfPartner = (wanted: Omit<WantedStay, 'of' | 'mayRepeat'>): WantedStay => ({
  ...wanted,
  of: 'partner',
  mayRepeat: true,
});

const bookAtPartner = async (
  scene: Scene,
  wanted: Omit<WantedStay, 'of' | 'mayRepeat'>,
  change: { note?: string } = {},
): Promise<Booking> =>
  book(scene, scene.guest, {
    quote: await findStay(scene, scene.guest, wantedOfPartner(wanted)),
    ...change,
  });

/** The guest writes about a booking. Returns what the other side answers with. */
const write = async ({ world, guest }: Scene, { id }: Pick<Booking, 'id'>, text: string) => {
  const { conversation, message } = await world.call(guest, messageHost, {
    params: { bookingId: id },
    body: { text },
  });
  return { conversationId: conversation.id, messageId: message.id };
};

/** The partner reads a conversation and answers. */
const answer = async (
  { world, partner }: Scene,
  { conversationId, messageId }: { conversationId: string; messageId: string },
  text: string,
) => {
  const params = { conversationId };
  await world.call(partner, readHostConversation, { params, body: { messageId } });
  const { message } = await world.call(partner, replyToGuest, { params, body: { text } });
  return { conversationId, messageId: message.id };
};

const markRead = (
  { world, guest }: Scene,
  { conversationId, messageId }: { conversationId: string; messageId: string },
) => world.call(guest, readConversation, { params: { conversationId }, body: { messageId } });

/** A stay that guest and host have reviewed. */
async function* reviewedTrip(scene: Scene): Story {
  const { world, guest, partner } = scene;
  yield daysAgo(scene, 71);
  const booking = await bookAtPartner(scene, { arrivesIn: -51, nights: 4, isInstant: true });
  const params = { bookingId: booking.id };
  yield daysAgo(scene, 66, 3);
  const asked = await write(
    scene,
    booking,
    'Hi June, we land late and will be there around 9 pm. Is that fine, and is there a store nearby that is still open then?',
  );
  yield daysAgo(scene, 66, 5);
  const answered = await answer(
    scene,
    asked,
    'Hi Maya, 9 pm is no problem, you let yourselves in. The grocery store on the main road is open until 10. I’ll leave coffee and milk for the first morning.',
  );
  yield daysAgo(scene, 65);
  await markRead(scene, answered);
  yield daysAgo(scene, 45);
  await world.call(guest, reviewStay, {
    params,
    body: {
      rating: 5,
      text: 'Quiet nights, a kitchen with everything we needed, and beds that are easy to sleep in. June answered within two hours and had coffee waiting for us. The shower takes a minute to get warm; that’s all.',
      praised: ['communication', 'cleanliness', 'location'],
    },
  });
  yield daysAgo(scene, 43, 2);
  await world.call(partner, reviewGuest, {
    params,
    body: {
      rating: 5,
      text: 'Maya and her friend left the place as they found it, and told me about the slow shower. Welcome back any time.',
    },
  });
}

/** A stay that its guest can review now. */
async function* tripToReview(scene: Scene): Story {
  const { world, partner } = scene;
  yield daysAgo(scene, 31, 1);
  const { id } = await bookAtPartner(scene, { arrivesIn: -8, nights: 3, isInstant: true });
  yield daysAgo(scene, 3, 4);
  await world.call(partner, reviewGuest, {
    params: { bookingId: id },
    body: { rating: 5, text: 'Easy guests: arrived on time, kept everything tidy, and locked up carefully.' },
  });
}

/** How many days ago the guest checked in: today, or yesterday as long as it is too early for check-in. */
const checkInDistance = (scene: Scene): number => {
  const zone = 'America/New_York';
  const today = dayInZone(scene.start, zone);
  const isOpen = scene.start >= instantInZone(today, '17:00', zone);
  return nightsBetween(dayFrom(scene, 0), today) - (isOpen ? 0 : 1);
};

/** A stay that has begun. */
async function* currentTrip(scene: Scene): Story {
  const { world, guest } = scene;
  yield daysAgo(scene, 21, 6);
  const booking = await bookAtPartner(scene, {
    arrivesIn: checkInDistance(scene),
    nights: 4,
    isInstant: true,
    isFixed: true,
  });
  yield daysAgo(scene, 4);
  const body = { arrivalTime: booking.property.checkInFrom.slice(0, 5) };
  await world.call(guest, setArrivalTime, { params: { bookingId: booking.id }, body });
  yield hoursAgo(scene, 3);
  const asked = await write(scene, booking, 'Hi June, we’re in, and it’s lovely. How does the heating work?');
  yield hoursAgo(scene, 2);
  const first = await answer(
    scene,
    asked,
    'Welcome! Turn the dial next to the door to 3 and it’s warm in half an hour. Extra blankets are in the closet.',
  );
  yield hoursAgo(scene, 1.5);
  await markRead(scene, first);
  const thanks = await write(scene, booking, 'That worked, thank you.');
  yield hoursAgo(scene, 0.5);
  await answer(scene, thanks, 'Good! The bakery around the corner opens at 7. Ask for the cinnamon rolls.');
}

/** A request that the host accepted, in Spanish. */
async function* acceptedRequest(scene: Scene): Story {
  const { world, partner } = scene;
  const inSpanish: Scene = {
    ...scene,
    guest: { ...scene.guest, locale: 'es' },
    partner: { ...partner, locale: 'es' },
  };
  yield daysAgo(scene, 15, 2);
  const booking = await bookAtPartner(inSpanish, { arrivesIn: 61, nights: 4, isInstant: false });
  yield daysAgo(scene, 15, 6);
  await world.call(partner, acceptReservation, { params: { bookingId: booking.id } });
  yield daysAgo(scene, 14, 1);
  const asked = await write(
    inSpanish,
    booking,
    'Hola, June. Viajamos con mi mamá, que camina con bastón. ¿Hay escalones en la entrada?',
  );
  yield daysAgo(scene, 14, 2);
  const answered = await answer(
    inSpanish,
    asked,
    'Hola, Maya. Hay dos escalones bajos, con barandal. Si te queda mejor, puedes entrar por el patio, que no tiene ninguno. ¡Las espero!',
  );
  yield daysAgo(scene, 13);
  await markRead(inSpanish, answered);
}

/** A request that waits for the host's answer. */
async function* waitingRequest(scene: Scene): Story {
  yield hoursAgo(scene, 3);
  const booking = await bookAtPartner(
    scene,
    { arrivesIn: 13, nights: 3, isInstant: false },
    {
      note: 'We’re two, quiet, and come for the trails.',
    },
  );
  yield hoursAgo(scene, 2.5);
  await write(scene, booking, 'Hi June, would it be possible to check in an hour earlier on the first day?');
}

/** A request that the host declined. */
async function* declinedRequest(scene: Scene): Story {
  yield daysAgo(scene, 41);
  const { id } = await bookAtPartner(scene, { arrivesIn: -22, nights: 3, isInstant: false });
  yield daysAgo(scene, 41, 8);
  await scene.world.call(scene.partner, declineReservation, {
    params: { bookingId: id },
    body: { reason: 'rules' },
  });
}

/** A request that was not answered within a day. */
async function* unansweredRequest(scene: Scene): Story {
  yield daysAgo(scene, 28, 3);
  await bookAtPartner(scene, { arrivesIn: 5, nights: 3, isInstant: false });
}

/** A confirmed stay that the host canceled. */
async function* tripCanceledByHost(scene: Scene): Story {
  const { world, partner } = scene;
  yield daysAgo(scene, 23);
  const booking = await bookAtPartner(scene, { arrivesIn: 21, nights: 4, isInstant: true });
  yield daysAgo(scene, 11, 1);
  await world.call(partner, cancelReservation, { params: { bookingId: booking.id } });
}

/** Trips of the guest at stays of the partner, who answers. */
export const partnerTrips: Stories = {
  'a reviewed trip': reviewedTrip,
  'a trip to review': tripToReview,
  'a current trip': currentTrip,
  'an accepted request': acceptedRequest,
  'a waiting request': waitingRequest,
  'a declined request': declinedRequest,
  'an unanswered request': unansweredRequest,
  'a trip that the host canceled': tripCanceledByHost,
};
