import { expect, it } from 'vitest';
import { mayPrefetch, mayPrefetchPayload } from './connection.ts';

it.each([
  [{}, { ahead: true, payload: true }],
  [{ effectiveType: '4g' }, { ahead: true, payload: true }],
  [{ effectiveType: '3g' }, { ahead: true, payload: true }],
  [{ effectiveType: '2g' }, { ahead: false, payload: true }],
  [{ effectiveType: 'slow-2g' }, { ahead: false, payload: false }],
  [
    { effectiveType: '4g', saveData: true },
    { ahead: false, payload: false },
  ],
])('on %o fetches ahead: %o', (connection, expected) => {
  expect({ ahead: mayPrefetch(connection), payload: mayPrefetchPayload(connection) }).toEqual(expected);
});
