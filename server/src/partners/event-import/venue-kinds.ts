import type { EventGenre, VenueKind } from '@golark/contract/events/rules';

const kinds: Partial<Record<EventGenre, VenueKind>> = {
  hockey: 'hockey-arena',
  basketball: 'basketball-arena',
  football: 'football-stadium',
  soccer: 'soccer-stadium',
  baseball: 'ballpark',
  festivals: 'festival-grounds',
  classical: 'concert-hall',
  musicals: 'theater',
  plays: 'theater',
  ballet: 'theater',
  opera: 'theater',
  family: 'theater',
  talks: 'theater',
};

const mostInClub = 1200;
const mostInTheater = 5000;
const mostInComedyClub = 500;

/** What kind of venue an event of this genre takes place in; concerts and comedy are everywhere. */
export const kindOfVenue = (genre: EventGenre, capacity: number | undefined): VenueKind => {
  const known = kinds[genre];
  if (known) return known;
  if (genre === 'comedy')
    return capacity === undefined || capacity <= mostInComedyClub ? 'comedy-club' : 'theater';
  if (capacity === undefined || capacity > mostInTheater) return 'concert-arena';
  return capacity <= mostInClub ? 'club' : 'theater';
};

/** For a venue of unknown size: what is usual for its kind. */
export const usualCapacities: Record<VenueKind, number> = {
  'hockey-arena': 18_000,
  'basketball-arena': 18_500,
  'concert-arena': 14_000,
  'football-stadium': 68_000,
  'soccer-stadium': 22_000,
  ballpark: 38_000,
  theater: 1800,
  'concert-hall': 2000,
  club: 600,
  'comedy-club': 280,
  amphitheater: 15_000,
  'festival-grounds': 25_000,
};
