import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import { sampleAdvice, sampleSellerListing } from '../../../testing/sample-selling.ts';
import { sampleEvent } from '../../../testing/sample-ticket-event.ts';
import * as editPage from './edit-listing-page.tsx';

type Options = { listing?: Partial<typeof sampleSellerListing>; api?: ApiResponses };

const open = ({ listing = {}, api = {} }: Options = {}) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Response.json(sampleAdvice)),
  );
  return openPage(editPage, {
    path: '/account/tickets/listings/edit/:listingId/',
    address: '/account/tickets/listings/edit/own1/',
    account: maya,
    api: {
      'GET /v1/tickets/listings/own1': () =>
        Response.json({ listing: { ...sampleSellerListing, ...listing } }),
      'GET /v1/events/ev1': () => Response.json({ event: sampleEvent }),
      'GET /v1/events/ev1/price-advice': () => Response.json(sampleAdvice),
      ...api,
    },
  });
};

const price = () => screen.getByRole('textbox', { name: 'Price per ticket in dollars' });
const save = () => screen.getByRole('button', { name: 'Save the changes' });

describe('the page that changes a listing', () => {
  it('saves what was changed, and leaves a day alone that is over by now', async () => {
    const { user, sent } = await open({
      listing: { inHandOn: '2026-11-18' },
      api: { 'POST /v1/tickets/listings/own1': () => Response.json({ listing: sampleSellerListing }) },
    });
    await user.clear(price());
    await user.type(price(), '82');
    await user.click(screen.getByRole('radio', { name: /All together/ }));
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      priceAmount: 8200,
      facePriceAmount: null,
      splitRule: 'all',
      disclosures: [],
    });
  });

  it('says in which file no barcode was found', async () => {
    const uploadedAt = '2026-11-20T18:00:00.000Z';
    const file = { pageCount: 1, uploadedAt };
    await open({
      listing: {
        files: [
          { ...file, seats: ['1'], hasBarcode: true },
          { ...file, seats: ['2'], hasBarcode: false },
          { ...file, seats: ['3'], hasBarcode: null },
        ],
      },
    });
    const notes = screen.getAllByText(/We found no barcode in it/);
    expect(notes.map((note) => note.closest('li')?.textContent)).toEqual([
      expect.stringContaining('1 page for seat 2'),
    ]);
  });

  it('rejects a price that cannot be, at its field', async () => {
    const { user } = await open();
    await user.clear(price());
    await user.type(price(), '0');
    await user.click(save());
    expect(await screen.findByText('Enter a price from $1 to $10,000')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(price()));
  });

  it('says so when somebody holds seats, and whom the changes reach', async () => {
    await open({ listing: { heldCount: 2 } });
    expect(screen.getByText('A buyer is holding 2 tickets right now.')).toBeTruthy();
  });

  it('says that it ended in the meantime', async () => {
    const { user } = await open({
      api: { 'POST /v1/tickets/listings/own1': () => problem(409, 'INVALID_STATE') },
    });
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('can’t be changed anymore');
  });

  it('has no form for what is sold', async () => {
    await open({ listing: { status: 'sold', remainingCount: 0, soldCount: 4 } });
    expect(screen.getByText(/All its tickets are sold/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save the changes' })).toBeNull();
  });
});
