import type { Event } from '@golark/contract/events/schemas';
import type { EventPage } from './load-event.ts';

const statusOf: Record<Event['status'], string> = {
  SCHEDULED: 'EventScheduled',
  MOVED: 'EventRescheduled',
  CANCELED: 'EventCancelled',
};

const dollars = (amount: number): string => (amount / 100).toFixed(2);

/** All-in prices, as the page shows them; no prices while nothing is for sale. */
const offersOf = ({ event, listings, phase, canonical }: EventPage) => {
  const { lowest, highest } = listings;
  const isOnSale = phase === 'onSale';
  const availability = isOnSale ? 'InStock' : phase === 'later' ? 'PreOrder' : 'SoldOut';
  return {
    '@type': 'AggregateOffer',
    url: canonical,
    priceCurrency: 'USD',
    availability: `https://schema.org/${availability}`,
    ...(isOnSale && lowest && highest
      ? { lowPrice: dollars(lowest.amount), highPrice: dollars(highest.amount) }
      : {}),
    ...(event.onSaleAt ? { validFrom: event.onSaleAt } : {}),
  };
};

const localDay = ({ startsAt, venue }: Event): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: venue.timeZone }).format(new Date(startsAt));

/** The event for search engines (schema.org). An hour that is not known is left out. */
export const structuredEvent = (page: EventPage) => {
  const { event, canonical, phase } = page;
  const { venue, performers, isTimeTbd, movedFrom, image } = event;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    url: canonical,
    image: new URL(`/pictures/${image.id}/1280.jpg`, canonical).href,
    startDate: isTimeTbd ? localDay(event) : event.startsAt,
    ...(event.doorsAt && !isTimeTbd ? { doorTime: event.doorsAt } : {}),
    ...(movedFrom ? { previousStartDate: movedFrom } : {}),
    eventStatus: `https://schema.org/${statusOf[event.status]}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue.name,
      address: {
        '@type': 'PostalAddress',
        addressLocality: venue.city.name,
        addressRegion: venue.state.id.toUpperCase(),
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: venue.lat, longitude: venue.lng },
    },
    performer: performers.map(({ name }) => ({ '@type': 'PerformingGroup', name })),
    ...(phase === 'past' || phase === 'canceled' ? {} : { offers: offersOf(page) }),
  };
};
