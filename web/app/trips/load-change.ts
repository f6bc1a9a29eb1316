import type { Booking } from '@golark/contract/booking/schemas';
import { getAvailability } from '@golark/contract/calendars/calls';
import type { ResponseOf } from '@golark/contract/call';
import { addDays, dayInZone } from '@golark/contract/dates/rules';
import { listCards } from '@golark/contract/payments/calls';
import { getProperty } from '@golark/contract/stays/calls';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';
import { nightsLoaded } from '../stays/load-property.ts';

type Night = ResponseOf<typeof getAvailability>['nights'][number];

/** The nights of the booking itself are free for its change. */
const withOwnNights = (nights: readonly Night[], { arriveDay, departDay }: Booking): Night[] =>
  nights.map((night) =>
    night.date >= arriveDay && night.date < departDay ? { ...night, free: true, closed: null } : night,
  );

/** What the form needs besides the trip: the calendar and the limits of the stay, and saved cards. A stay that is no longer listed has none. */
export const loadChange = async (api: Api, booking: Booking, now: Date) => {
  const params = { globalId: booking.propertyId };
  const today = dayInZone(now, booking.property.timeZone);
  const [first = today] = [booking.arriveDay, today].toSorted();
  const from = `${first.slice(0, 7)}-01`;
  const query = { from, until: addDays(from, nightsLoaded) };
  const [property, availability, cards] = await Promise.all([
    callApi(api, getProperty, { params }),
    callApi(api, getAvailability, { params, query }),
    callApi(api, listCards),
  ]);
  const { guests } = booking;
  return {
    maximumGuests: property.ok ? property.data.maxGuests : guests.adults + guests.children,
    hasPets: property.ok ? property.data.rules.pets : guests.pets,
    nights: availability.ok ? withOwnNights(availability.data.nights, booking) : [],
    cards: cards.ok ? cards.data.cards : [],
  };
};
