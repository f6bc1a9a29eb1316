import { planSeatMap } from '@golark/catalog/venues';
import type { EventGenre, VenueKind } from '@golark/contract/events/rules';
import type { IllustrateEvents } from '../illustrate.ts';
import { keyOfEvent, keyOfPerformer, keyOfSeatView, keyOfVenue } from './drawing-event-key.ts';

const venueWords: Record<VenueKind, { en: string; es: string }> = {
  'hockey-arena': { en: 'a hockey arena', es: 'una arena de hockey' },
  'basketball-arena': { en: 'a basketball arena', es: 'una arena de básquetbol' },
  'concert-arena': { en: 'an arena', es: 'una arena' },
  'football-stadium': { en: 'a football stadium', es: 'un estadio de fútbol americano' },
  'soccer-stadium': { en: 'a soccer stadium', es: 'un estadio de fútbol' },
  ballpark: { en: 'a ballpark', es: 'un estadio de béisbol' },
  theater: { en: 'a theater', es: 'un teatro' },
  'concert-hall': { en: 'a concert hall', es: 'una sala de conciertos' },
  club: { en: 'a music club', es: 'un club de música' },
  'comedy-club': { en: 'a comedy club', es: 'un club de comedia' },
  amphitheater: { en: 'an amphitheater', es: 'un anfiteatro' },
  'festival-grounds': { en: 'festival grounds', es: 'un recinto de festivales' },
};

const genreWords: Record<EventGenre, { en: string; es: string }> = {
  rock: { en: 'a rock concert', es: 'un concierto de rock' },
  pop: { en: 'a pop concert', es: 'un concierto de pop' },
  country: { en: 'a country concert', es: 'un concierto de country' },
  'hip-hop': { en: 'a hip-hop concert', es: 'un concierto de hip-hop' },
  electronic: { en: 'an electronic music night', es: 'una noche de música electrónica' },
  jazz: { en: 'a jazz concert', es: 'un concierto de jazz' },
  classical: { en: 'a classical concert', es: 'un concierto de música clásica' },
  festivals: { en: 'a music festival', es: 'un festival de música' },
  hockey: { en: 'a hockey game', es: 'un partido de hockey' },
  basketball: { en: 'a basketball game', es: 'un partido de básquetbol' },
  football: { en: 'a football game', es: 'un partido de fútbol americano' },
  soccer: { en: 'a soccer match', es: 'un partido de fútbol' },
  baseball: { en: 'a baseball game', es: 'un partido de béisbol' },
  musicals: { en: 'a musical', es: 'un musical' },
  plays: { en: 'a play', es: 'una obra de teatro' },
  ballet: { en: 'a ballet', es: 'un ballet' },
  opera: { en: 'an opera', es: 'una ópera' },
  comedy: { en: 'a comedy night', es: 'una noche de comedia' },
  family: { en: 'a family show', es: 'un espectáculo familiar' },
  talks: { en: 'a talk on a stage', es: 'una charla en un escenario' },
};

const altOf = ({ en, es }: { en: string; es: string }) => ({ en: `Drawing of ${en}`, es: `Dibujo de ${es}` });

export const illustrateEventsWithDrawings: IllustrateEvents = {
  planVenue: planSeatMap,
  venuePicture: (venue) => ({ key: keyOfVenue(venue), alt: altOf(venueWords[venue.kind]) }),
  performerPicture: (performer) => ({
    key: keyOfPerformer(performer),
    alt: altOf(genreWords[performer.genre]),
  }),
  eventPicture: (event) => ({ key: keyOfEvent(event), alt: altOf(genreWords[event.genre]) }),
  seatViewKey: keyOfSeatView,
};
