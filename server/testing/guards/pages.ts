import type { Guard } from './guard.ts';

const web = 'server/src/web';
const unchanged = `${web}/refresh-rendering.ts`;
const key = `${web}/shared-page-key.ts`;

const guards: readonly Guard[] = [
  {
    name: 'stored page asks for changes',
    guarantee: 'A page whose data has changed is not sent from memory.',
    break: {
      file: unchanged,
      from: 'return known.version === version ? known : null;',
      to: 'return known;',
    },
    tests: ['web/reused-pages', 'web/changes-while-rendering'],
  },
  {
    name: 'version is read before the calls',
    guarantee: 'A change that is committed while a page is made shows in the next response.',
    break: {
      file: unchanged,
      from: 'version: isAllVersioned ? version : null',
      to: 'version: isAllVersioned ? publicVersionOf(ctx).latest() : null',
    },
    tests: ['web/changes-while-rendering'],
  },
  {
    name: 'changes of public data are reported',
    guarantee: 'Every table that a stored page reads tells its changes to the feed.',
    break: { sql: 'DROP TRIGGER public_data_updated ON reviews' },
    tests: ['web/versioned-calls'],
  },
  {
    name: 'feed finds late commits',
    guarantee: 'A transaction that began before a snapshot and was committed after it is a change.',
    break: {
      file: 'server/src/platform/database/feed-version.ts',
      from: 'changed_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)',
      to: 'changed_by >= pg_snapshot_xmax(${snapshot}::pg_snapshot)',
    },
    tests: ['platform/database/public-changes', 'stays/listing-changes', 'search/engine'],
  },
  {
    name: 'failed calls are not stored',
    guarantee: 'A page that shows less because a call failed is not sent to others.',
    break: {
      file: unchanged,
      from: 'const isForOthers = page.isForOthers && !api.hasFailed();',
      to: 'const isForOthers = page.isForOthers;',
    },
    tests: ['web/reused-pages'],
  },
  {
    name: 'session gets no stored page',
    guarantee: 'A request with a session is neither stored nor answered with a page for others.',
    break: {
      file: key,
      from: 'request.cookies[sessionCookieName] === undefined &&',
      to: '',
    },
    tests: ['web/shared-page-key', 'web/register-pages'],
  },
  {
    name: 'theme is part of the key',
    guarantee: 'Visitors get stored pages in their own theme.',
    break: { file: key, from: 'key.theme, ', to: '' },
    tests: ['web/shared-page-key', 'web/mixed-visitors'],
  },
  {
    name: 'language is part of the key',
    guarantee: 'Visitors get stored pages in their own language.',
    break: { file: key, from: 'key.locale, ', to: '' },
    tests: ['web/shared-page-key', 'web/mixed-visitors'],
  },
  {
    name: 'encoding is part of the tag',
    guarantee: 'A client with one encoding of a page never combines it with another.',
    break: {
      file: `${web}/send-rendering.ts`,
      from: '`"${page.hash}-${encoding}"`',
      to: '`"${page.hash}"`',
    },
    tests: ['web/stored-encodings', 'web/mixed-visitors'],
  },
  {
    name: 'encodings are stored apart',
    guarantee: 'No client gets bytes in an encoding that it does not accept.',
    break: {
      file: `${web}/compressed-pages.ts`,
      from: '=> `${hash}-${encoding}`',
      to: '=> hash',
    },
    tests: ['web/compressed-pages', 'web/stored-encodings'],
  },
];

/** Stored pages: no visitor gets an older page, or the page of another visitor. They do not depend on the kind of database. */
export const pageGuards: readonly Guard[] = guards.map((guard) => ({ ...guard, group: 'postgres' }));
