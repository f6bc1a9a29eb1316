import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyTicketQuery, readTicketQuery, writeTicketQuery } from './ticket-query.ts';

const read = (query: string) => readTicketQuery(new URLSearchParams(query));

it('ignores what is no value', () => {
  const nonsense =
    'll=91,0&radius=10&dateFrom=2026-02-30&event_type=opera&when=tomorrow&priceTo=0&sort=best&page=-1';
  expect(read(nonsense)).toEqual(emptyTicketQuery);
  for (const ll of ['', ',', '1', 'x,y', '1,2,3']) expect(read(`ll=${ll}`)).toEqual(emptyTicketQuery);
  expect(read('dateFrom=2026-12-04&dateTo=2026-12-01')).toMatchObject({
    dateFrom: '2026-12-04',
    dateTo: null,
  });
});

const words = fc.string({ maxLength: 60 }).map((text) => text.trim());

it('what is written is read again, whatever it is', () => {
  const query = fc.record({
    q: words,
    where: words,
    ll: fc.option(
      fc.record({ lat: fc.integer({ min: -90, max: 90 }), lng: fc.integer({ min: -180, max: 180 }) }),
    ),
    radius: fc.option(fc.integer({ min: 1000, max: 1_000_000 })),
    dateFrom: fc.constantFrom(null, '2026-12-04'),
    dateTo: fc.constantFrom(null, '2026-12-06'),
    category: fc.constantFrom(null, 'sports' as const),
    when: fc.constantFrom(null, 'today' as const),
    priceTo: fc.option(fc.integer({ min: 1, max: 10_000 })),
    sort: fc.constantFrom('soonest' as const, 'nearest' as const),
    page: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(query, (asked) => {
      expect(read(writeTicketQuery(asked))).toEqual(asked);
    }),
  );
});
