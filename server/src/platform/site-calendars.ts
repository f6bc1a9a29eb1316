/** The calendars that hosts import from other sites, for features below the one that imports them. */
export interface SiteCalendars {
  /** Imports what the calendars of a listing say now, as far as their sites respond within a short time. Never throws. */
  refresh(listingId: string): Promise<void>;
}
