import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { sampleEvent, sampleListings } from '../../../testing/sample-ticket-event.ts';
import * as eventPage from './event-page.tsx';

const storageKey = 'golark.ticketQuantity';
afterEach(() => localStorage.clear());

/** Where a link to another event leads; null if it stays there. */
const follow = async (query = ''): Promise<string | null> => {
  const args = {
    params: { eventId: 'ev2' },
    request: new Request(`https://golark.test/tickets/event/ev2/${query}`),
    serverLoader: vi.fn().mockResolvedValue({}),
  };
  try {
    // the parts of the router's arguments that the loader reads
    await eventPage.clientLoader(args as never);
    return null;
  } catch (error) {
    return error instanceof Response ? error.headers.get('location') : String(error);
  }
};

it('other events are shown for as many people as the last one', async () => {
  const { user } = await openPage(eventPage, {
    path: '/tickets/event/:eventId/',
    address: '/tickets/event/ev1/',
    api: {
      'GET /v1/events/ev1': () => Response.json({ event: sampleEvent }),
      'GET /v1/events/ev1/listings': () => Response.json(sampleListings),
      'POST /v1/properties/search': () => Response.json({ properties: [] }),
    },
  });
  expect(await follow()).toBeNull();
  await user.click(screen.getByRole('link', { name: '4 tickets' }));
  expect(await follow()).toBe('/tickets/event/ev2/?quantity=4');
  expect(await follow('?sort=price')).toBe('/tickets/event/ev2/?quantity=4&sort=price');
});

it('an address that says how many, and an invalid memory, stay as they are', async () => {
  localStorage.setItem(storageKey, '3');
  expect(await follow('?quantity=1')).toBeNull();
  for (const invalid of ['99', '0', '"4"', 'no json', '2.5']) {
    localStorage.setItem(storageKey, invalid);
    expect(await follow()).toBeNull();
  }
});
