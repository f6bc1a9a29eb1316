import { dayInZone } from '@golark/contract/dates/rules';
import { eventPath } from '@golark/contract/event-paths';
import type { EventCard } from '@golark/contract/events/schemas';
import type { Addresses } from '../../platform/page/describe-page.server.ts';
import type { Thing } from '../../platform/page/page-description.ts';
import {
  cityAddress,
  decimalAmount,
  pointThing,
  zonedTime,
} from '../../platform/page/structured-data.server.ts';

const statusOf: Record<EventCard['status'], string> = {
  SCHEDULED: 'EventScheduled',
  MOVED: 'EventRescheduled',
  CANCELED: 'EventCancelled',
};

export const venueThing = (venue: EventCard['venue']): Thing => ({
  '@type': 'EventVenue',
  name: venue.name,
  address: cityAddress(venue),
  geo: pointThing(venue),
});

const availabilityOf = ({ fromPrice, onSaleAt }: EventCard): string => {
  if (onSaleAt !== null) return 'https://schema.org/PreOrder';
  return fromPrice === null ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock';
};

/** The all-in price of the cheapest ticket, as pages show it. */
export const offersOf = (event: EventCard, at: Addresses): Thing => {
  const { fromPrice, onSaleAt } = event;
  return {
    '@type': 'AggregateOffer',
    url: at.page(eventPath(event.id)),
    priceCurrency: 'USD',
    availability: availabilityOf(event),
    ...(fromPrice ? { lowPrice: decimalAmount(fromPrice.amount) } : {}),
    ...(onSaleAt ? { validFrom: zonedTime(onSaleAt, event.venue.timeZone) } : {}),
  };
};

/** An event for search engines; nothing is offered of one that is canceled. */
export const eventThing = (event: EventCard, at: Addresses): Thing => {
  const { venue, startsAt, status } = event;
  return {
    '@type': event.category === 'sports' ? 'SportsEvent' : 'Event',
    name: event.title,
    url: at.page(eventPath(event.id)),
    image: at.picture(event.image.id),
    // without the hour where it is not known
    startDate: event.isTimeTbd
      ? dayInZone(new Date(startsAt), venue.timeZone)
      : zonedTime(startsAt, venue.timeZone),
    eventStatus: `https://schema.org/${statusOf[status]}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: venueThing(venue),
    performer: event.performers.map(({ name }) => ({ '@type': 'PerformingGroup', name })),
    ...(status === 'CANCELED' ? {} : { offers: offersOf(event, at) }),
  };
};

/** The events of a page in their order; nothing for an empty page. */
export const eventListThings = (events: readonly EventCard[], at: Addresses): Thing[] =>
  events.length === 0
    ? []
    : [
        {
          '@type': 'ItemList',
          itemListElement: events.map((event, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: eventThing(event, at),
          })),
        },
      ];
