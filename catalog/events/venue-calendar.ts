import type { CatalogVenue } from './catalog-event.ts';

/** Nobody performs then. */
const closed = ['12-24', '12-25'];

/** Which venue is in use on which day: two tours never meet, and no concert is given on a game's ice. */
export class VenueCalendar {
  readonly #taken = new Set<string>();

  isFree(venue: CatalogVenue, days: readonly string[]): boolean {
    return days.every((day) => !closed.includes(day.slice(5)) && !this.#taken.has(`${venue.id} ${day}`));
  }

  take(venue: CatalogVenue, days: readonly string[]): void {
    for (const day of days) this.#taken.add(`${venue.id} ${day}`);
  }
}
