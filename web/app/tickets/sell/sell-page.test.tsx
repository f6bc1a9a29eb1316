import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { sampleEvent } from '../../../testing/sample-ticket-event.ts';
import { storeViewedEvent, viewedEventOf } from '../parts/viewed-events.ts';
import * as sellPage from './sell-page.tsx';

const event = (id: string, more: Partial<typeof sampleEvent> = {}) => ({
  ...sampleEvent,
  id,
  title: id,
  ...more,
});

const open = (events: readonly object[], query = '') =>
  openPage(sellPage, {
    path: '/tickets/sell/',
    address: `/tickets/sell/${query}`,
    api: {
      'GET /v1/events': () =>
        Response.json({
          edges: events.map((node) => ({ node })),
          pageInfo: { pageNumber: 1, pageSize: 20, totalPages: 1, totalCount: events.length },
          categories: {},
        }),
    },
  });

const offered = () =>
  screen.queryAllByRole('link', { name: /Sell$/ }).map((link) => link.getAttribute('href'));

// another page of this process may have left what was seen
beforeEach(() => localStorage.clear());

describe('the page about selling', () => {
  it('offers the events with the fewest tickets left, and none that is not on sale', async () => {
    await open([
      event('plenty'),
      event('none', { fromPrice: null }),
      event('few', { fewLeft: 3 }),
      event('later', { fromPrice: null, onSaleAt: '2026-11-30T18:00:00.000Z' }),
      event('canceled', { fewLeft: 1, status: 'CANCELED' }),
    ]);
    expect(screen.getByRole('heading', { name: 'In demand' })).toBeTruthy();
    expect(offered()).toEqual(['/tickets/sell/few/', '/tickets/sell/none/']);
  });

  it('says at the start what is left for the seller', async () => {
    await open([]);
    expect(screen.getByText('Of $100 that a buyer pays, you get about $78')).toBeTruthy();
  });

  it('shows what was searched for without JavaScript, and says when there is nothing', async () => {
    await open([event('one'), event('two')], '?q=rail');
    expect(screen.getByRole('heading', { name: '2 events for “rail”' })).toBeTruthy();
    expect(offered()).toEqual(['/tickets/sell/one/', '/tickets/sell/two/']);
  });

  it('says that no event was found', async () => {
    await open([], '?q=nothing');
    expect(screen.getByText('No event for “nothing”')).toBeTruthy();
  });

  it('offers what was seen on this device until it is cleared or over', async () => {
    storeViewedEvent(viewedEventOf(event('seen')));
    storeViewedEvent(viewedEventOf(event('over', { startsAt: '2026-11-01T03:00:00.000Z' })));
    const { user } = await open([]);
    expect(offered()).toEqual(['/tickets/sell/seen/']);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(offered()).toEqual([]);
    expect(localStorage.getItem('golark.viewedEvents')).toBeNull();
  });
});
