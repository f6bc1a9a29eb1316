import { describe, expect, it } from 'vitest';
import { sampleEvent } from '../../../testing/sample-event.ts';
import { wayOnPath } from './browsing-links.ts';
import { type Browsing, daysLater, loadEventList } from './load-tickets.ts';
import { emptyTicketQuery } from './ticket-query.ts';

it.each([
  ['2026-11-04', 'month', '2026-11-09', '2026-11-30'],
  ['2026-11-15', 'month', '2026-11-16', '2026-11-30'],
  ['2026-11-22', 'month', '2026-11-23', '2026-11-30'],
  ['2026-11-25', 'weeks', '2026-11-30', '2026-12-29'],
] as const)('after the weekend of %s comes the rest of the %s, from %s', (today, ...[kind, from, to]) => {
  expect(daysLater(today)).toEqual({ kind, from, to });
});

const portland: Browsing = {
  category: 'sports',
  genre: null,
  when: 'today',
  asked: { ...emptyTicketQuery, where: 'Portland' },
  near: { lat: 45.52, lng: -122.68, radius: 40_234, name: 'Portland', place: null },
};

/** Only searches with all of these parameters find something. */
const answering = (count: (query: URLSearchParams) => number) => ({
  fetch: async (request: Request): Promise<Response> => {
    const totalCount = count(new URL(request.url).searchParams);
    return Response.json({
      edges: totalCount > 0 ? [{ node: sampleEvent() }] : [],
      pageInfo: { pageNumber: 1, pageSize: 24, totalPages: 1, totalCount },
      categories: {},
    });
  },
});

describe('when nothing is found', () => {
  it('shows where there is something, with its count, and nothing that is empty too', async () => {
    const api = answering((query) => {
      if (query.get('when') === 'this-weekend') return 38;
      return query.has('lat') ? 0 : 7;
    });
    const { waysOn } = await loadEventList(api, portland);
    expect(waysOn).toEqual([
      { kind: 'weekend', count: 38 },
      { kind: 'everywhere', count: 7 },
    ]);
  });

  it('leads to the same search with that changed', () => {
    expect(wayOnPath(portland, 'weekend')).toBe('/tickets/sports/this-weekend/?where=Portland');
    expect(wayOnPath(portland, 'allCategories')).toBe('/tickets/today/?where=Portland');
    expect(wayOnPath(portland, 'wider')).toBe('/tickets/sports/today/?where=Portland&radius=241000');
    expect(wayOnPath(portland, 'everywhere')).toBe('/tickets/sports/today/');
  });

  it('nothing else is asked when there are events', async () => {
    let asked = 0;
    const api = answering(() => {
      asked += 1;
      return 3;
    });
    expect((await loadEventList(api, portland)).waysOn).toEqual([]);
    expect(asked).toBe(1);
  });
});
