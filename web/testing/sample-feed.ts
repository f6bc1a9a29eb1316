import type { CalendarFeed, ChannelListing } from '@golark/contract/calendar-feeds/schemas';

const at = '2026-11-20T17:56:00.000Z';

/** A calendar that was read four minutes ago. */
export const sampleFeed: CalendarFeed = {
  ...{ id: '6b1f0a52-7c1d-4f5e-9d7b-0a1b2c3d4e5f', roomTypeId: 'r1', name: 'Airbnb', host: 'www.airbnb.com' },
  ...{ importedAt: at, triedAt: at, nextFetchAt: '2026-11-20T18:20:00.000Z', fault: null, held: null },
  ...{ usualMinutes: 30, isLate: false },
  counts: { reservations: 5, blocks: 2, shadows: 1 },
  exportUrl: 'https://golark.example/ical/secret-of-airbnb.ics',
};

export const sampleChannel: ChannelListing = {
  ...{ id: 'stay1', title: 'Cedar cabin', photoId: null, timeZone: 'America/Denver' },
  rooms: [{ id: 'r1', name: 'Cabin', units: 1, exportUrl: 'https://golark.example/ical/secret-of-all.ics' }],
  feeds: [sampleFeed],
};
