import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { maya, openPage, problem } from '../../../testing/open-page.tsx';
import { sampleSale, sampleSellerListing } from '../../../testing/sample-selling.ts';
import * as sellerPage from './seller-page.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const pageInfo = { pageNumber: 1, pageSize: 10, totalPages: 1, totalCount: 1 };
const salesOf = (sales: readonly object[]) => () =>
  Response.json({ edges: sales.map((node) => ({ node })), pageInfo, held: usd(24_958), paid: usd(9900) });
const listingsOf = (listings: readonly object[]) => () =>
  Response.json({ edges: listings.map((node) => ({ node })), pageInfo, counts: { active: listings.length } });

type Responses = { sales: () => Response; listings: () => Response };

const open = ({ sales, listings }: Responses) =>
  openPage(sellerPage, {
    path: '/account/tickets/sell/',
    account: maya,
    api: { 'GET /v1/tickets/sales': sales, 'GET /v1/tickets/listings': listings },
  });

describe("a seller's overview", () => {
  it('begins with what has to be delivered, and says what is held and paid', async () => {
    await open({
      sales: salesOf([sampleSale, { ...sampleSale, orderId: 'order2', state: 'DELIVERED' }]),
      listings: listingsOf([sampleSellerListing]),
    });
    expect(screen.getByText('1 sale to deliver')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deliver' }).getAttribute('href')).toBe(
      '/account/tickets/sold/#sale-order1',
    );
    expect(screen.getByText('$249.58')).toBeTruthy();
    expect(screen.getByText('$99.00')).toBeTruthy();
  });

  it('shows a part that did not load as such, and the other all the same', async () => {
    await open({ sales: () => problem(503, 'UNAVAILABLE'), listings: listingsOf([sampleSellerListing]) });
    expect(screen.getByRole('link', { name: 'Rail v. Kings' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Reload the page' })).toBeTruthy();
  });

  it('leads somebody new to the form', async () => {
    await open({ sales: salesOf([]), listings: listingsOf([]) });
    expect(screen.getByText('You haven’t listed any tickets')).toBeTruthy();
  });
});
