import type { PersonalData } from '#platform/personal-data';

const reason = 'belongs to the listing and is deleted with it; the guest has no account here';

export const calendarFeedPersonalData: PersonalData = {
  feature: 'calendar-feeds',
  tables: {
    calendar_feeds: {
      onDeletion: 'retained',
      contains: 'the secret address of a calendar of another site',
      reason: 'belongs to the listing and is deleted with it',
      identifyingColumns: ['url'],
    },
    feed_events: {
      onDeletion: 'retained',
      contains: 'reservations of other sites: dates, code, and the text of the site, which may name a guest',
      reason,
      identifyingColumns: ['summary'],
    },
    feed_fetches: {
      onDeletion: 'retained',
      contains: 'how reservations of other sites changed; for a year',
      reason,
      identifyingColumns: ['differences'],
    },
  },
};
