import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTicketPath } from './read-ticket-path.ts';

it.each([
  ['/tickets/', [], null, '/tickets/'],
  ['/tickets', [], null, '/tickets/'],
  ['/tickets/sports/hockey/', ['sports', 'hockey'], null, '/tickets/sports/hockey/'],
  ['/tickets/sports/hockey/portland/', ['sports', 'hockey'], null, '/tickets/sports/hockey/'],
  ['/tickets/a/b/c/d/', ['a', 'b'], null, '/tickets/a/b/'],
  ['/tickets/today/', [], 'today', '/tickets/today/'],
  ['/tickets/sports/this-month/', ['sports'], 'this-month', '/tickets/sports/this-month/'],
  [
    '/tickets/sports/hockey/this-weekend/',
    ['sports', 'hockey'],
    'this-weekend',
    '/tickets/sports/hockey/this-weekend/',
  ],
  ['/tickets/a/b/c/today/', ['a', 'b'], 'today', '/tickets/a/b/today/'],
  ['/tickets/sports/today/c/', ['sports'], 'today', '/tickets/sports/today/'],
  ['/tickets/parking/', [], null, '/tickets/'],
  ['/tickets/parking/sports/hockey/', ['sports', 'hockey'], null, '/tickets/sports/hockey/'],
  ['/tickets/sports/parking/today/', ['sports'], 'today', '/tickets/sports/today/'],
  ['/tickets/Sports/HOCKEY/Today/', ['sports', 'hockey'], 'today', '/tickets/sports/hockey/today/'],
  ['/tickets/venue/club%2Fbar/', ['venue', 'club/bar'], null, '/tickets/venue/club%2Fbar/'],
  ['/tickets/%E0%A4%A/', ['%e0%a4%a'], null, '/tickets/%25e0%25a4%25a/'],
] as const)('%s names %j, %s', (pathname, ...[parts, when, path]) => {
  expect(readTicketPath(pathname)).toEqual({ parts, when, path });
});

it.each(['/tickets/event/ev-1/', '/tickets/event/EV-1/checkout/parking/today/'])(
  '%s is left alone',
  (pathname) => {
    expect(readTicketPath(pathname)).toBeNull();
  },
);

const part = fc.oneof(
  fc.constantFrom(
    'sports',
    'Hockey',
    'today',
    'this-weekend',
    'This-Month',
    'parking',
    'venue',
    'event',
    '%',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }).filter((text) => text.isWellFormed()),
);

it('any path leads in one step to one that stays', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const first = readTicketPath(`/tickets/${parts.map(encodeURIComponent).join('/')}/`);
      if (first === null) return;
      expect(first.parts.length).toBeLessThanOrEqual(2);
      const again = readTicketPath(first.path);
      // a part that is called event after what was dropped before it is left alone from then on
      if (again !== null) expect(again).toEqual(first);
    }),
  );
});
