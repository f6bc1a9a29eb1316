import type { Guard } from './guard.ts';

const claimed = ['server/src/calendar-feeds/claimed-nights.test.ts'];
const imported = ['server/src/calendar-feeds/import-feeds.test.ts'];
const importFeed = 'server/src/calendar-feeds/import-feed.ts';

/** Guards of calendars of other sites. */
export const calendarFeedGuards: readonly Guard[] = [
  {
    name: 'free unit goes to the site that sold it',
    guarantee:
      'A night that is sold here and on another site is not sold again here once our booking is canceled.',
    break: { sql: 'DROP TRIGGER nights_claimed ON nights' },
    tests: claimed,
  },
  {
    name: 'room types locked before an import',
    guarantee: 'Bookings and imports of the same nights never wait for each other in a circle.',
    break: { file: importFeed, from: '  await lockRoomTypes(trx, [room_type_id]);\n', to: '' },
    tests: claimed,
    group: 'postgres',
  },
  {
    name: 'older fetch ignored',
    guarantee: 'Of two fetches at once, the one that began later decides.',
    break: { file: importFeed, from: 'feed.tried_at > at', to: 'feed.tried_at < new Date(0)' },
    tests: claimed,
  },
  {
    name: 'suspicious fetch held',
    guarantee: 'A calendar that is empty by mistake does not open the nights that another site has sold.',
    break: { file: importFeed, from: 'if (loss && !isConfirmed', to: 'if (loss && isConfirmed' },
    tests: imported,
  },
  {
    name: 'own export is a shadow',
    guarantee: 'Our bookings that come back in the calendar of another site take no second night.',
    break: {
      file: 'server/src/calendar-feeds/fetch-feed.ts',
      from: '      ownUidSuffix: ownUidSuffixOf(ctx),\n',
      to: "      ownUidSuffix: '@nowhere',\n",
    },
    tests: imported,
  },
  {
    name: 'feed of the listing in the address',
    guarantee: 'A host reads and removes calendars of its own listings only.',
    break: {
      file: 'server/src/calendar-feeds/store/feeds.ts',
      from: 'return feed?.listing_id === listingId ? feed : undefined;',
      to: 'return feed;',
    },
    tests: imported,
  },
];
