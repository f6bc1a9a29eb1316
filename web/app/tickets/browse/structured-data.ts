import { dayInZone } from '@golark/contract/dates/rules';
import { eventPath } from '@golark/contract/event-paths';
import type { EventCard } from '@golark/contract/events/schemas';
import type { MetaDescriptor } from 'react-router';

const availabilityOf = ({ fromPrice, onSaleAt }: EventCard): string => {
  if (onSaleAt !== null) return 'https://schema.org/PreOrder';
  return fromPrice === null ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock';
};

const statusOf = {
  SCHEDULED: 'EventScheduled',
  MOVED: 'EventRescheduled',
  CANCELED: 'EventCancelled',
} as const;

const eventOf = (event: EventCard, origin: string) => {
  const url = new URL(eventPath(event.id), origin).href;
  const { venue, fromPrice } = event;
  return {
    '@type': event.category === 'sports' ? 'SportsEvent' : 'Event',
    name: event.title,
    url,
    // without the hour where it is not known
    startDate: event.isTimeTbd ? dayInZone(new Date(event.startsAt), venue.timeZone) : event.startsAt,
    eventStatus: `https://schema.org/${statusOf[event.status]}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: new URL(`/pictures/${event.image.id}/960.webp`, origin).href,
    performer: event.performers.map(({ name }) => ({ '@type': 'PerformingGroup', name })),
    location: {
      '@type': 'Place',
      name: venue.name,
      address: {
        '@type': 'PostalAddress',
        addressLocality: venue.city.name,
        addressRegion: venue.state.name,
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: venue.lat, longitude: venue.lng },
    },
    offers: {
      '@type': 'AggregateOffer',
      url,
      availability: availabilityOf(event),
      ...(fromPrice
        ? { lowPrice: (fromPrice.amount / 100).toFixed(2), priceCurrency: fromPrice.currency }
        : {}),
    },
  };
};

/** The events of a page for search engines (schema.org ItemList); nothing for an empty page. */
export const eventListData = (events: readonly EventCard[], origin: string): MetaDescriptor[] =>
  events.length === 0
    ? []
    : [
        {
          'script:ld+json': {
            '@context': 'https://schema.org',
            '@type': 'ItemList',
            itemListElement: events.map((event, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: eventOf(event, origin),
            })),
          },
        },
      ];
