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
    name: 'stay rules overwritten only if they were seen',
    guarantee: 'Nobody overwrites stay rules that somebody else has saved since, also in the calendar.',
    break: {
      file: 'server/src/partners/edit-stay-rules.ts',
      from: 'input.version !== current.version',
      to: 'input.version < 0',
    },
    tests: ['partners/edit-stay-rules'],
  },
  {
    name: 'calendar raises the version of stay rules',
    guarantee: 'A form with stay rules is out of date once the calendar has changed them.',
    break: {
      file: 'server/src/host-calendars/changes/change-day-rules.ts',
      from: "await raiseVersion(trx, { listingId, section: 'stay-rules', accountId, now });",
      to: 'if (accountId === String(now)) return [];',
    },
    tests: ['partners/edit-stay-rules'],
  },
  {
    name: 'parts overwritten only if they were seen',
    guarantee: 'Nobody overwrites the parts of a listing that somebody else has saved since.',
    break: {
      file: 'server/src/partners/edit-parts.ts',
      from: 'version !== current.version',
      to: 'version < 0',
    },
    tests: ['partners/edit-parts'],
  },
  {
    name: 'one copy of a listing',
    guarantee: 'However often a copy is asked for under one id, there is one.',
    break: {
      file: 'server/src/stays/own/lock-drafts.ts',
      from: 'WHERE id = ${hostId} FOR NO KEY UPDATE`',
      to: 'WHERE id = ${hostId}`',
    },
    tests: ['partners/listings/duplicate-listing'],
    group: 'postgres',
  },
  {
    name: 'copy without secrets',
    guarantee: 'The door code of one place is not told to guests of a copy.',
    break: {
      file: 'server/src/stays/own/copy-listing.ts',
      from: ".select(['line1', 'line2', 'zip', 'parking_en', 'parking_es'])",
      to: ".select(['line1', 'line2', 'zip', 'parking_en', 'parking_es', 'access_en'])",
    },
    tests: ['partners/listings/duplicate-listing'],
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
