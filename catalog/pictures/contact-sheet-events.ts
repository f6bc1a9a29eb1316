import { type EventGenre, eventGenres, type VenueKind, venueKinds } from '../../contract/events/rules.ts';
import type { CatalogPerformer } from '../events/catalog-event.ts';
import { generateEvents } from '../events/generate-events.ts';
import type { PicturePlan } from './plans/picture-plan.ts';
import { planEventPicture, planSeatView, planVenuePicture } from './plans/plan-event-pictures.ts';

const CITIES_OF_VENUES = [
  {
    state: 'NY',
    city: 'New York',
    latitude: 40.7,
    longitude: -74,
    isCoastal: true,
    cityPopulation: 8_300_000,
  },
  { state: 'CO', city: 'Denver', latitude: 39.7, longitude: -105, isCoastal: false, cityPopulation: 715_000 },
  { state: 'FL', city: 'Tampa', latitude: 27.9, longitude: -82.5, isCoastal: true, cityPopulation: 390_000 },
  {
    state: 'AZ',
    city: 'Tucson',
    latitude: 32.2,
    longitude: -110.9,
    isCoastal: false,
    cityPopulation: 540_000,
  },
  { state: 'WA', city: 'George', latitude: 47.1, longitude: -119.9, isCoastal: false, cityPopulation: 800 },
  {
    state: 'TN',
    city: 'Nashville',
    latitude: 36.2,
    longitude: -86.8,
    isCoastal: false,
    cityPopulation: 690_000,
  },
];

const KINDS_BY_GENRE: Record<EventGenre, VenueKind[]> = {
  rock: ['concert-arena', 'club', 'amphitheater'],
  pop: ['concert-arena'],
  country: ['concert-arena', 'amphitheater'],
  'hip-hop': ['concert-arena', 'club'],
  electronic: ['concert-arena', 'club', 'festival-grounds'],
  jazz: ['club'],
  classical: ['concert-hall'],
  festivals: ['festival-grounds'],
  hockey: ['hockey-arena'],
  talks: ['theater'],
  basketball: ['basketball-arena'],
  football: ['football-stadium'],
  soccer: ['soccer-stadium'],
  baseball: ['ballpark'],
  musicals: ['theater'],
  plays: ['theater'],
  ballet: ['theater'],
  opera: ['theater'],
  comedy: ['comedy-club', 'theater'],
  family: ['hockey-arena', 'theater'],
};

/** Six events of each of these genres, or of all. */
export const planEvents = (...genres: EventGenre[]): PicturePlan[] =>
  (genres.length ? genres : eventGenres).flatMap((genre) =>
    CITIES_OF_VENUES.map((place, index) => {
      const kinds = KINDS_BY_GENRE[genre];
      const kind = kinds[index % kinds.length] as VenueKind;
      const id = `${kind}-${index}`;
      const when = { isNight: index % 3 !== 0, month: ((index * 2 + 3) % 12) + 1 };
      return planEventPicture({
        id,
        kind,
        name: 'Venue',
        ...place,
        eventId: `${genre}-${index}`,
        genre,
        ...when,
      });
    }),
  );

export const planVenues = (): PicturePlan[] =>
  venueKinds.flatMap((kind) =>
    CITIES_OF_VENUES.map((place, index) =>
      planVenuePicture({ id: `${kind}-${index}`, kind, name: 'Venue', ...place }),
    ),
  );

export const planSeatViews = (): PicturePlan[] =>
  venueKinds.flatMap((kind) =>
    [
      [180, 0.3, 0.1],
      [120, 0.6, 0.4],
      [200, 1, 0.95],
    ].map(([angle = 0, distance = 0, height = 0]) => planSeatView({ kind, angle, distance, height })),
  );

/** Every performer of a full catalog on its stage. */
export const planPerformers = (): PicturePlan[] => {
  const performers = new Map<string, CatalogPerformer>();
  const events = generateEvents({ size: 2000, now: new Date('2026-11-22T18:00:00Z') });
  for (const event of events.events())
    for (const one of event.performers) if (one.category !== 'sports') performers.set(one.id, one);
  return [...performers.values()]
    .sort((one, other) => one.genre.localeCompare(other.genre) || one.name.localeCompare(other.name))
    .map((performer) => {
      const { id, genre } = performer;
      const isShow = genre === 'family' && !/\bice\b/i.test(performer.name);
      const kind = isShow ? 'theater' : (KINDS_BY_GENRE[genre][0] as VenueKind);
      const place = { state: 'KS', city: '', latitude: 39, longitude: -97 };
      return planEventPicture({
        ...place,
        id,
        eventId: id,
        kind,
        name: '',
        genre,
        performer,
        isNight: true,
        month: 10,
      });
    });
};
