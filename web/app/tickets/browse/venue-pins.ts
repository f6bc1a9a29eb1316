import { eventPath, venuePath } from '@golark/contract/event-paths';
import type { EventCard } from '@golark/contract/events/schemas';
import type { MapStay } from '../../map/index.ts';

type PinWords = { events: (count: number) => string; price: string };

/** One pin for each venue, with its lowest price: its events are all at the same point. */
export const venuePins = (events: readonly EventCard[], words: PinWords): MapStay[] => {
  const byVenue = Map.groupBy(events, ({ venue }) => venue.id);
  return [...byVenue.values()].flatMap((atVenue): MapStay[] => {
    const [first] = atVenue;
    const prices = atVenue.flatMap(({ fromPrice }) => fromPrice?.amount ?? []);
    if (!first || prices.length === 0) return [];
    const { venue, image } = first;
    const isAlone = atVenue.length === 1;
    return [
      {
        id: venue.id,
        lat: venue.lat,
        lng: venue.lng,
        title: isAlone ? first.title : venue.name,
        place: isAlone ? venue.name : words.events(atVenue.length),
        to: isAlone ? eventPath(first.id) : venuePath(venue.slug),
        total: Math.min(...prices),
        nights: null,
        words: words.price,
        rating: null,
        image,
      },
    ];
  });
};
