import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import { sampleSellerListing } from '../../../testing/sample-selling.ts';
import * as listingsPage from './listings-page.tsx';

const pageInfo = { pageNumber: 1, pageSize: 10, totalPages: 1, totalCount: 1 };

const open = (listings: readonly object[], api: ApiResponses = {}) =>
  openPage(listingsPage, {
    path: '/account/tickets/listings/:status/',
    address: '/account/tickets/listings/active/',
    account: maya,
    api: {
      'GET /v1/tickets/listings': () =>
        Response.json({
          edges: listings.map((node) => ({ node })),
          pageInfo,
          counts: { active: listings.length, paused: 2 },
        }),
      ...api,
    },
  });

const name = /Rail v. Kings, Section 101, Row 2, Seats 1, 2, 3, and 4/;

describe("a seller's listings", () => {
  it('are those for sale at an address without a status', async () => {
    await openPage(listingsPage, {
      path: '/account/tickets/listings/:status?/',
      address: '/account/tickets/listings/',
      account: maya,
      api: {
        'GET /v1/tickets/listings': () =>
          Response.json({ edges: [{ node: sampleSellerListing }], pageInfo, counts: { active: 1 } }),
      },
    });
    expect(screen.getByRole('link', { current: 'page', name: /For sale|Active/ })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('are counted by status, and say what is missing and what is held', async () => {
    await open([{ ...sampleSellerListing, heldCount: 2, soldCount: 2, remainingCount: 4 }]);
    expect(screen.getByRole('link', { name: 'Paused 2' })).toBeTruthy();
    for (const words of ['4 left', '2 sold', 'A buyer is holding 2 right now', 'PDF missing'])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it('are paused in one press', async () => {
    const { user, sent } = await open([sampleSellerListing], {
      'POST /v1/tickets/listings/own1': () => Response.json({ listing: sampleSellerListing }),
    });
    await user.click(screen.getByRole('button', { name: new RegExp(`^Pause: ${name.source}`) }));
    await waitFor(() => expect(sent.at(-2)?.body).toEqual({ status: 'paused' }));
    expect(await screen.findByText('Paused. Buyers don’t see it anymore.')).toBeTruthy();
  });

  it('are removed in two presses, and a reason against it is shown there', async () => {
    const { user, sent } = await open([sampleSellerListing], {
      'DELETE /v1/tickets/listings/own1': () => problem(503, 'UNAVAILABLE'),
    });
    await user.click(screen.getByLabelText(new RegExp(`^Remove: ${name.source}`)));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Remove the listing' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  });

  it('that cannot be offered again say why', async () => {
    const paused = { ...sampleSellerListing, status: 'paused' };
    const { user } = await open([paused], {
      'GET /v1/tickets/listings/own1': () => Response.json({ listing: paused }),
      'POST /v1/tickets/listings/own1': () => problem(409, 'SEATS_LISTED', { listingId: null }),
    });
    await user.click(screen.getByRole('button', { name: /^Put on sale/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Someone else is selling some');
  });

  it('are offered again with the tickets in hand when their day is over', async () => {
    const paused = { ...sampleSellerListing, status: 'paused', inHandOn: '2026-11-10' };
    const { user, sent } = await open([paused], {
      'GET /v1/tickets/listings/own1': () => Response.json({ listing: paused }),
      'POST /v1/tickets/listings/own1': () => Response.json({ listing: sampleSellerListing }),
    });
    await user.click(screen.getByRole('button', { name: /^Put on sale/ }));
    expect(await screen.findByText('On sale.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      status: 'active',
      inHandOn: '2026-11-20',
    });
  });

  it('have words for an empty tab', async () => {
    await open([]);
    expect(screen.getByText('Nothing on sale')).toBeTruthy();
  });
});
