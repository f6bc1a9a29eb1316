import { type Guard, replaceInFunction } from './guard.ts';

export const ownListingGuards: readonly Guard[] = [
  {
    name: 'unpublished listing cannot be booked',
    guarantee: 'A stay that its host takes off sale while it is being booked gets no nights.',
    break: { sql: replaceInFunction('is_room_offered', "l.status = 'published'", "l.status <> ''") },
    tests: ['calendars/listing-status.race'],
    group: 'postgres',
  },
  {
    name: 'listing locked before its status',
    guarantee: 'Bookings and writers of nights wait for whoever publishes a listing or takes it off sale.',
    break: {
      file: 'server/src/stays/own/change-status.ts',
      from: 'WHERE listing_id = ${listingId} ORDER BY id FOR NO KEY UPDATE`',
      to: 'WHERE listing_id = ${listingId}`',
    },
    tests: ['calendars/listing-status.race'],
    group: 'postgres',
  },
  {
    name: 'unpublished listing is not found',
    guarantee: 'The page of a listing that is not published does not exist.',
    break: {
      file: 'server/src/stays/store.ts',
      from: "WHERE l.id = ${id} AND l.status = 'published'",
      to: 'WHERE l.id = ${id}',
    },
    tests: ['stays/listing-status.test'],
  },
  {
    name: 'section overwritten only if it was seen',
    guarantee: 'Nobody overwrites what somebody else has saved since.',
    break: {
      file: 'server/src/partners/listings/save-section.ts',
      from: 'if (version !== versionOf(current, section))',
      to: 'if (version < 0)',
    },
    tests: ['partners/listings/save-section'],
  },
  {
    name: 'own listings only',
    guarantee: 'A host reads and changes no listing of another host.',
    break: {
      file: 'server/src/stays/own/own-listing-row.ts',
      from: ".where('property_manager_id', '=', hostId)",
      to: ".where('property_manager_id', '<>', '')",
    },
    tests: ['authorization', 'partners/listings/publish-listing'],
  },
  {
    name: 'one host for one account',
    guarantee: 'However often the first step is sent, an account becomes one host.',
    break: {
      file: 'server/src/partners/onboarding/save-onboarding.ts',
      from: "await lockOpenAccount(trx, accountId, 'change')",
      to: "await lockOpenAccount(trx, accountId, 'share')",
    },
    tests: ['partners/onboarding/save-onboarding'],
    group: 'postgres',
  },
];
