import {
  type EventPictureFacts,
  type PicturePlan,
  pictureText,
  planEventPicture,
  planSeatView,
  planVenuePicture,
  type VenuePictureFacts,
} from '@golark/catalog/pictures';
import { planSeatMap } from '@golark/catalog/venues';
import type { EventGenre, VenueKind } from '@golark/contract/events/rules';
import type {
  EventFacts,
  IllustrateEvents,
  PerformerFacts,
  StoredPicture,
  VenueFacts,
} from '../illustrate.ts';
import { keyOfEventPlan, keyOfSeatView } from './drawing-event-key.ts';

const pictureOf = (plan: Extract<PicturePlan, { scene: 'venue' | 'event' }>): StoredPicture => ({
  key: keyOfEventPlan(plan),
  alt: { en: pictureText(plan, 'en'), es: pictureText(plan, 'es') },
});

const venueFactsOf = ({ id, kind, name, stateId, cityName, ...place }: VenueFacts): VenuePictureFacts => ({
  ...{ id, kind, name, city: cityName, state: stateId.toUpperCase() },
  ...place,
});

const evening = '17:30';

const factsOf = ({ id, title, genre, venue, day, time, performer }: EventFacts): EventPictureFacts => ({
  ...venueFactsOf(venue),
  eventId: id,
  title,
  genre,
  isNight: time >= evening,
  month: Number(day.slice(5, 7)),
  ...(performer ? { performer } : {}),
});

const stages: Partial<Record<EventGenre, VenueKind>> = {
  hockey: 'hockey-arena',
  basketball: 'basketball-arena',
  football: 'football-stadium',
  soccer: 'soccer-stadium',
  baseball: 'ballpark',
  festivals: 'festival-grounds',
  classical: 'concert-hall',
  jazz: 'club',
  comedy: 'comedy-club',
  musicals: 'theater',
  plays: 'theater',
  ballet: 'theater',
  opera: 'theater',
  family: 'theater',
  talks: 'theater',
};

const stageOfShow = ({ name, genre }: PerformerFacts): VenueKind =>
  genre === 'family' && /\bice\b/i.test(name) ? 'hockey-arena' : (stages[genre] ?? 'concert-arena');

/** Performers are drawn where they usually perform, in no particular city. */
const stageOf = (performer: PerformerFacts): EventPictureFacts => ({
  id: performer.id,
  eventId: performer.id,
  genre: performer.genre,
  performer,
  ...{ kind: stageOfShow(performer), name: '', state: 'KS', city: '' },
  ...{ latitude: 39, longitude: -97, isNight: true, month: 10 },
});

export const illustrateEventsWithDrawings: IllustrateEvents = {
  planVenue: planSeatMap,
  venuePicture: (venue) => pictureOf(planVenuePicture(venueFactsOf(venue))),
  performerPicture: (performer) => pictureOf(planEventPicture(stageOf(performer))),
  eventPicture: (event) => pictureOf(planEventPicture(factsOf(event))),
  seatViewKey: ({ venueKind, viewpoint }) => keyOfSeatView(planSeatView({ kind: venueKind, ...viewpoint })),
};
