/** As the specification spells them; pages translate them. */
export const eventCategories = ['concerts', 'sports', 'theatre', 'other'] as const;
export type EventCategory = (typeof eventCategories)[number];

/** What happens at an event; each belongs to one category. */
export const genresByCategory = {
  concerts: ['rock', 'pop', 'country', 'hip-hop', 'electronic', 'jazz', 'classical', 'festivals'],
  sports: ['hockey', 'basketball', 'football', 'soccer', 'baseball'],
  theatre: ['musicals', 'plays', 'ballet', 'opera'],
  other: ['comedy', 'family', 'talks'],
} as const satisfies Record<EventCategory, readonly string[]>;

export type EventGenre = (typeof genresByCategory)[EventCategory][number];

export const eventGenres: readonly EventGenre[] = eventCategories.flatMap(
  (category): readonly EventGenre[] => genresByCategory[category],
);

/** `categoryOfGenre('hockey')` is `sports`. */
export const categoryOfGenre = (genre: EventGenre): EventCategory =>
  eventCategories.find((category) => genresByCategory[category].some((known) => known === genre)) ?? 'other';

export const venueKinds = [
  'hockey-arena',
  'basketball-arena',
  'concert-arena',
  'football-stadium',
  'soccer-stadium',
  'ballpark',
  'theater',
  'concert-hall',
  'club',
  'comedy-club',
  'amphitheater',
  'festival-grounds',
] as const;
export type VenueKind = (typeof venueKinds)[number];

export const eventStatuses = ['SCHEDULED', 'MOVED', 'CANCELED'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Days in the venue's time zone; a weekend is Friday to Sunday. */
export const timeWords = ['today', 'this-weekend', 'this-month'] as const;
export type TimeWord = (typeof timeWords)[number];

export const eventSorts = ['soonest', 'cheapest', 'nearest'] as const;
export type EventSort = (typeof eventSorts)[number];

/** How many hours before an event companion seats are released, unless its organizer says otherwise; 0 is never. */
export const usualCompanionReleaseHours = 24;
export const mostCompanionReleaseHours = 8760;
