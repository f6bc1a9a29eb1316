import { type EventGenre, eventGenres } from '@golark/contract/events/rules';

/** What other sites call our genres. */
const others: Record<string, EventGenre> = {
  alternative: 'rock',
  'ballet/dance': 'ballet',
  'broadway-tickets-national': 'musicals',
  broadway_tickets_national: 'musicals',
  "children's theatre": 'family',
  classical_opera: 'opera',
  classical_orchestral_instrumental: 'classical',
  'dance/electronic': 'electronic',
  dance_performance_tour: 'ballet',
  'hip-hop/rap': 'hip-hop',
  literary: 'talks',
  metal: 'rock',
  mls: 'soccer',
  mlb: 'baseball',
  music_festival: 'festivals',
  musical: 'musicals',
  nba: 'basketball',
  nfl: 'football',
  nhl: 'hockey',
  ncaa_baseball: 'baseball',
  ncaa_basketball: 'basketball',
  ncaa_football: 'football',
  'r&b': 'hip-hop',
  theatre: 'plays',
  theater: 'plays',
  concert: 'pop',
  music: 'pop',
};

/** The first of some words that names a genre of ours. */
export const genreOfWords = (words: readonly (string | undefined)[]): EventGenre | null => {
  for (const word of words) {
    const text = word?.toLowerCase() ?? '';
    const genre = eventGenres.find((known) => known === text) ?? others[text];
    if (genre) return genre;
  }
  return null;
};
