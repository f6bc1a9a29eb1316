import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import { fewCompared, sampleAdvice, sampleSellerListing } from '../../../testing/sample-selling.ts';
import { sampleEvent } from '../../../testing/sample-ticket-event.ts';
import * as listPage from './list-page.tsx';

type Options = {
  query?: string;
  api?: ApiResponses;
  advice?: typeof sampleAdvice;
  event?: Partial<typeof sampleEvent>;
  isSignedOut?: boolean;
};

const four = '?section=101&row=2&from=1&to=4';

const open = async ({ query = four, api = {}, advice = sampleAdvice, ...more }: Options = {}) => {
  const respond = () => Response.json(advice);
  // the browser asks again for what is typed
  vi.stubGlobal('fetch', vi.fn(respond));
  return openPage(listPage, {
    path: '/tickets/sell/:eventId/',
    address: `/tickets/sell/ev1/${query}`,
    ...(more.isSignedOut ? {} : { account: maya }),
    api: {
      'GET /v1/events/ev1': () => Response.json({ event: { ...sampleEvent, ...more.event } }),
      'GET /v1/events/ev1/price-advice': respond,
      'GET /v1/tickets/listings/own1': () => Response.json({ listing: sampleSellerListing }),
      ...api,
    },
  });
};

const list = () => screen.getAllByRole('button', { name: /^List/ })[0] as HTMLElement;
const alternative = () => screen.getAllByRole('img', { name: /^Prices? of/ })[0]?.getAttribute('aria-label');

afterEach(() => localStorage.clear());

describe('the form that lists tickets', () => {
  it('says what the chosen numbers mean, and what the seller gets', async () => {
    await open();
    expect(screen.getByText('4 seats side by side: 1, 2, 3, and 4.')).toBeTruthy();
    expect(screen.getAllByText('$249.58').length).toBeGreaterThan(0);
    expect(screen.getAllByText('You’ll get, if all 4 sell')).toHaveLength(2);
    expect(screen.getAllByText('Tue, Dec 8')).toHaveLength(2);
  });

  it('has the figures of the plot as a sentence and as a table', async () => {
    const { user } = await open();
    expect(alternative()).toBe(
      'Prices of 10 similar offers in sections 101 to 107, all in. 6 sold for $60 to $88, most for $72. ' +
        '4 are listed now for $76 to $116. Your price, $78, is inside the advised range, $72 to $82.',
    );
    await user.click(screen.getByText('As a table'));
    const row = screen.getByRole('row', { name: /^\$76/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '1']);
  });

  it('advises nothing from a few offers, and says so', async () => {
    await open({ advice: fewCompared });
    expect(screen.getByText('Too few similar seats for advice')).toBeTruthy();
    expect(alternative()).toContain('Your price is $78.');
  });

  it('draws what each split rule means for these tickets', async () => {
    await open();
    const drawing = screen.getByRole('img', { name: '4 seats. A buyer can stop after 1 or 2.' });
    expect([...drawing.children].map((seat) => seat.hasAttribute('data-cut'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(screen.getByRole('img', { name: '4 seats that stay together.' })).toBeTruthy();
  });

  it('rejects what is missing at its fields, and focuses the first of them', async () => {
    const { user, sent } = await open({ query: '', event: { resaleCapPercent: 110 } });
    await user.click(list());
    const section = await screen.findByRole('combobox', {
      name: 'Section',
      description: 'Choose the section on your tickets',
    });
    await waitFor(() => expect(document.activeElement).toBe(section));
    const face = screen.getByRole('textbox', { name: 'Printed price per ticket' });
    expect(face.getAttribute('aria-invalid')).toBe('true');
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('lists the tickets with everything that was said about them', async () => {
    const { user, sent } = await open({
      api: {
        'PUT /v1/tickets/listings': () => Response.json({ listing: sampleSellerListing }, { status: 201 }),
      },
    });
    await user.click(screen.getByRole('checkbox', { name: /On the aisle/ }));
    await user.click(screen.getByRole('button', { name: 'One dollar more' }));
    await user.click(list());
    await screen.findByRole('heading', { name: 'Your 4 tickets are on sale' });
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      sectionId: '101',
      row: '2',
      seats: { from: '1', to: '4' },
      priceAmount: 7900,
      splitRule: 'no-single',
      disclosures: ['aisle'],
      delivery: 'upload',
      // the seller has the PDF today
      inHandOn: '2026-11-20',
      status: 'active',
    });
  });

  it('names the own listing that has the seats, and leads to it', async () => {
    const { user } = await open({
      api: { 'PUT /v1/tickets/listings': () => problem(409, 'SEATS_LISTED', { listingId: 'own1' }) },
    });
    await user.click(list());
    const link = await screen.findByRole('link', { name: 'Open that listing' });
    expect(link.getAttribute('href')).toBe('/account/tickets/listings/edit/own1/');
    const from = screen.getByRole('combobox', { name: 'First seat' });
    await waitFor(() => expect(document.activeElement).toBe(from));
  });

  it('shows a rule of the server in its own words at the field', async () => {
    const errors = [{ path: 'inHandOn', code: 'in_hand_late', params: { limit: '2026-12-04' }, message: '' }];
    const { user } = await open({
      api: { 'PUT /v1/tickets/listings': () => problem(422, 'VALIDATION_ERROR', { errors }) },
    });
    await user.click(list());
    expect(await screen.findByText(/choose 2026-12-04 or earlier/)).toBeTruthy();
  });

  it('asks a visitor to log in only at the end, and keeps what was typed', async () => {
    const { user } = await open({ isSignedOut: true });
    const price = screen.getByRole('textbox', { name: 'Price per ticket in dollars' });
    await user.clear(price);
    await user.type(price, '85.50');
    await user.click(screen.getAllByRole('button', { name: 'Log in to list them' })[0] as HTMLElement);
    const page = await screen.findByText(/^page \/login/);
    const next = new URLSearchParams(page.textContent?.split('?')[1]).get('next');
    expect(next).toBe('/tickets/sell/ev1/?section=101&row=2&from=1&to=4&price=85.50&split=no-single');
  });

  it('starts with the price that was typed last for the event', async () => {
    localStorage.setItem(
      'golark.sellAmounts',
      JSON.stringify([{ eventId: 'ev1', price: '91', quantity: '' }]),
    );
    await open();
    expect(await screen.findByDisplayValue('91')).toBeTruthy();
  });

  it('is not there for an event that is over', async () => {
    await open({ event: { salesEndAt: '2026-11-01T03:00:00.000Z' } });
    expect(screen.getByText('Tickets for this event can no longer be sold.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^List/ })).toBeNull();
  });
});

describe('the files of a new listing', () => {
  const pdf = (size: number) => new File(['%PDF-1.7', new Uint8Array(size)], 'tickets.pdf');
  const upload = () => screen.getByRole('button', { name: 'Upload' });
  const field = () => screen.getByLabelText('PDF with 4 tickets');

  it.each([
    ['Choose a PDF', null],
    ['This isn’t a PDF. Save the tickets as a PDF first', new File(['hello'], 'tickets.pdf')],
    [/larger than 4 MB/, pdf(4 * 1024 * 1024)],
  ])('are checked before they are sent: %s', async (words, file) => {
    const request = vi.fn();
    vi.stubGlobal('XMLHttpRequest', request);
    const { user } = await open({ query: '?listed=own1' });
    if (file) await user.upload(field(), file);
    await user.click(upload());
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(request).not.toHaveBeenCalled();
  });

  it('are sent for their seats, with what is done so far and why one was not taken', async () => {
    const sent: { path: string; body: string }[] = [];
    class Request {
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
      status = 422;
      responseText = '';
      onload: () => void = () => undefined;
      #path = '';
      open(_method: string, path: string) {
        this.#path = path;
      }
      setRequestHeader() {}
      async send(body: string) {
        sent.push({ path: this.#path, body });
        this.upload.onprogress?.({ loaded: 1, total: 4 });
        await screen.findByText('Uploading, 25%');
        const errors = [
          { path: 'content', code: 'file_pages', params: { count: 1, expected: 4 }, message: '' },
        ];
        this.responseText = JSON.stringify({ code: 'VALIDATION_ERROR', errors });
        this.onload();
      }
    }
    vi.stubGlobal('XMLHttpRequest', Request);
    const { user } = await open({ query: '?listed=own1' });
    await user.upload(field(), pdf(10));
    await user.click(upload());
    expect(await screen.findByText(/This PDF has 1 page for 4 tickets/)).toBeTruthy();
    expect(sent[0]?.path).toBe('/v1/tickets/listings/own1/files');
    expect(JSON.parse(sent[0]?.body ?? '{}')).toMatchObject({ seats: ['1', '2', '3', '4'] });
  });

  it('are not needed for tickets that are transferred after the sale', async () => {
    const listing = { ...sampleSellerListing, delivery: 'transfer', inHandOn: null };
    await open({
      query: '?listed=own1',
      api: { 'GET /v1/tickets/listings/own1': () => Response.json({ listing }) },
    });
    expect(screen.getByText(/Transfer the tickets by Fri, Dec 4, 7 PM PST/)).toBeTruthy();
    expect(screen.queryByLabelText(/PDF/)).toBeNull();
  });
});
