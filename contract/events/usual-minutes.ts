import type { EventGenre } from './rules.ts';

/**
 * How long events of a genre usually take, with breaks: schedules give no end, and a calendar needs one to show the time as
 * busy. docs/decisions/0125-events-in-calendars.md says how they were estimated.
 */
const minutes: Readonly<Record<EventGenre, number>> = {
  rock: 150,
  pop: 150,
  country: 150,
  'hip-hop': 120,
  electronic: 240,
  jazz: 120,
  classical: 120,
  festivals: 600,
  hockey: 150,
  basketball: 150,
  football: 195,
  soccer: 120,
  baseball: 165,
  musicals: 150,
  plays: 150,
  ballet: 150,
  opera: 180,
  comedy: 90,
  family: 120,
  talks: 90,
};

export const usualEndOf = ({ startsAt, genre }: { startsAt: string; genre: EventGenre }): Date =>
  new Date(Date.parse(startsAt) + minutes[genre] * 60_000);
