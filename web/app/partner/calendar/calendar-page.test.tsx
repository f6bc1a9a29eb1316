import { addDays } from '@golark/contract/dates/rules';
import type {
  CalendarChange,
  HostCalendar,
  HostNight,
} from '@golark/contract/host-calendar/calendar-schemas';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import * as calendarPage from './calendar-page.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const listingRule = { source: 'listing' as const, from: null, until: null, weekday: null };
const decided = <Value,>(value: Value) => ({ value, rule: listingRule });

const from = '2026-11-29';
const nightOf = (distance: number, change: Partial<HostNight> = {}): HostNight => ({
  ...{ date: addDays(from, distance), state: 'open', freeUnits: 1, isBlocked: false, note: null },
  ...{ nightly: usd(21_300), rateSource: 'room' },
  minStayArrival: decided(2),
  minStayThrough: decided(1),
  maxStay: decided(30),
  closedToArrival: decided(false),
  closedToDeparture: decided(false),
  ...change,
});
const change: CalendarChange = {
  ...{ id: '0d9e6fd0-52c1-4f0e-9c2b-1d5fd8b3a001', changedAt: '2026-11-20T15:40:00.000Z', kind: 'nights' },
  ...{ author: 'June Hall', from: '2026-12-20', until: '2026-12-23', reservation: null, undoes: null },
  isUndone: false,
  values: [
    {
      ...{ field: 'nightlyAmount', from: '2026-12-20', until: '2026-12-23', roomTypeId: 'r1' },
      ...{ before: null, after: 25_000 },
    },
  ],
};
const calendar: HostCalendar = {
  listing: {
    ...{ id: 'stay1', title: 'Cedar cabin', timeZone: 'America/Denver', photoId: null, maxGuests: 4 },
    rooms: [{ id: 'r1', name: 'Entire place', units: 1 }],
  },
  listings: [{ id: 'stay1', title: 'Cedar cabin' }],
  ...{ roomTypeId: 'r1', from, until: addDays(from, 35), today: '2026-12-01', changeNumber: '1' },
  nights: Array.from({ length: 35 }, (_, i) => {
    if (i < 2) return nightOf(i, { state: 'past' });
    if (i === 10 || i === 11) return nightOf(i, { state: 'sold', freeUnits: 0 });
    return i === 14
      ? nightOf(i, { state: 'blocked', freeUnits: 0, isBlocked: true, note: 'Painting' })
      : nightOf(i);
  }),
  stays: [
    {
      ...{ kind: 'booking', id: 'b1', arriveDay: addDays(from, 10), departDay: addDays(from, 12), units: 1 },
      ...{ isPast: false, guestName: 'Rosa Trujillo', guestCount: 2, answerBy: null, own: null },
    },
  ],
  totals: [{ month: '2026-12', nightsSold: 2, booked: usd(42_600), nightsOpen: 30 }],
  changes: [change],
};

const host = {
  id: 'pm-1',
  propertyManagerId: 'pm-1',
  name: 'House of Maya',
  dataSource: 'DIRECT',
  role: 'owner' as const,
};
const path = '/v1/partner/listings/stay1/calendar';

const open = ({
  api = {} as ApiResponses,
  locale = 'en' as 'en' | 'es',
  query = '',
  shown = calendar,
} = {}) =>
  openPage(calendarPage, {
    path: '/partner/calendar',
    address: `/partner/calendar/?listing=stay1&month=2026-12${query}`,
    locale,
    account: { ...maya, hosts: [host] },
    api: {
      [`GET ${path}`]: () => Response.json(shown),
      ...api,
    },
  });

const cell = (day: string) => {
  const found = document.querySelector<HTMLElement>(`[data-day="2026-12-${day}"]`);
  if (!found) throw new Error(`no cell of Dec ${day}`);
  return found;
};
beforeEach(() => {
  const price = { total: usd(88_100), payout: usd(71_300) };
  vi.stubGlobal('fetch', async () => Response.json({ price, text: null }));
});
afterEach(() => vi.unstubAllGlobals());

const labelOf = (day: string) => cell(day).querySelector('.sr-only')?.textContent ?? '';
const selectedDays = () => [...document.querySelectorAll('[aria-selected="true"]')].length;
const editor = () => within(screen.getByRole('region', { name: /^Change/ }));

describe('the month', () => {
  it.each([
    {
      locale: 'en' as const,
      texts: [
        /Dec 9, Booking: Rosa Trujillo · 2/,
        /Dec 13, Blocked: Painting/,
        /Dec 5, Open, \$213, 2 nights/,
      ],
    },
    {
      locale: 'es' as const,
      texts: [
        /9 de dic, Reserva: Rosa/,
        /13 de dic, Bloqueada: Painting/,
        /5 de dic, Abierta, \$213, 2 noches/,
      ],
    },
  ])('says in words what each night is ($locale)', async ({ locale, texts }) => {
    await open({ locale });
    for (const [i, day] of ['09', '13', '05'].entries()) expect(labelOf(day)).toMatch(texts[i] ?? /^$/);
    expect(screen.getByText('$426')).toBeTruthy();
  });

  it('names who changed what', async () => {
    await open();
    const log = within(screen.getByRole('region', { name: 'Latest changes' }));
    expect(log.getByText('Price: by the rules → $250.00')).toBeTruthy();
    expect(log.getByText(/June Hall/)).toBeTruthy();
  });

  it('is empty for a host without listings', async () => {
    await openPage(calendarPage, {
      path: '/partner/calendar',
      account: { ...maya, hosts: [host] },
      api: {
        'GET /v1/partner/calendars': () =>
          Response.json({
            edges: [],
            pageInfo: { pageNumber: 1, pageSize: 24, totalCount: 0, totalPages: 0 },
          }),
      },
    });
    expect(screen.getByText('No calendar yet')).toBeTruthy();
  });
});

describe('nights', () => {
  it('are selected by dragging, and their price is shown for guests and host', async () => {
    await open();
    fireEvent.pointerDown(cell('03'), { button: 0, buttons: 1, pointerType: 'mouse' });
    fireEvent.pointerOver(cell('05'), { buttons: 1 });
    fireEvent.pointerUp(cell('05'));
    expect(selectedDays()).toBe(3);
    expect(editor().getByText('3 nights')).toBeTruthy();
    expect(await editor().findByText('$881')).toBeTruthy();
    expect(editor().getByText('$713')).toBeTruthy();
  });

  it('are selected by keyboard, from today on, and cleared with Escape', async () => {
    const { user } = await open();
    cell('01').focus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(selectedDays()).toBe(9);
    await user.keyboard('{Escape}');
    expect(selectedDays()).toBe(0);
    await user.keyboard('{Enter}{Enter}');
    expect(document.activeElement?.closest('#nights-editor')).not.toBeNull();
  });

  it('are selected by typing dates, which the address may have too', async () => {
    const { user } = await open({ query: '&first=2026-12-20&last=2026-12-22' });
    expect(editor().getByText('3 nights')).toBeTruthy();
    const dates = within(screen.getByRole('region', { name: 'Select by dates' }));
    fireEvent.change(dates.getByLabelText('First night'), { target: { value: '2026-12-03' } });
    fireEvent.change(dates.getByLabelText('Last night'), { target: { value: '2026-12-04' } });
    await user.click(dates.getByRole('button', { name: 'Select' }));
    expect(editor().getByText('2 nights')).toBeTruthy();
  });

  it('are changed for the host of the page, with only what was changed in the form', async () => {
    const api = {
      [`POST ${path}`]: () =>
        Response.json({ propertyId: 'stay1', nights: [], changeId: 'c1', soldNights: ['2026-12-09'] }),
    };
    const { user, sent } = await open({ api, query: '&first=2026-12-03&last=2026-12-05' });
    await user.clear(editor().getByLabelText('Price a night'));
    await user.type(editor().getByLabelText('Price a night'), '205');
    await user.click(editor().getByLabelText('Guests may leave'));
    await user.click(editor().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The nights are changed.')).toBeTruthy();
    expect(screen.getByText(/The night of Wed, Dec 9 is sold/)).toBeTruthy();
    const edit = sent.find(({ method, path: at }) => method === 'POST' && at === path);
    expect(edit?.host).toBe('pm-1');
    expect(edit?.body).toEqual({
      ...{ from: '2026-12-03', until: '2026-12-06', roomTypeId: 'r1', guestsMayLeave: false },
      nightly: usd(20_500),
    });
  });

  it('that were sold in the meantime are named when they cannot be blocked', async () => {
    const errors = [
      { path: 'isBlocked', code: 'night_booked', params: { day: '2026-12-04' }, message: 'is booked' },
    ];
    const api = { [`POST ${path}`]: () => problem(422, 'VALIDATION_ERROR', { errors }) };
    const { user } = await open({ api, query: '&first=2026-12-03&last=2026-12-05' });
    await user.click(editor().getByRole('button', { name: 'Block' }));
    expect(await editor().findByText('The night of Fri, Dec 4 is sold. Nothing was changed.')).toBeTruthy();
  });
});

describe('other forms', () => {
  it('undo a change, or say why it cannot be undone', async () => {
    const at = `POST ${path}/changes/${change.id}/undo`;
    const api = { [at]: () => problem(409, 'INVALID_STATE', { reason: 'sold', day: '2026-12-21' }) };
    const { user } = await open({ api });
    const log = within(screen.getByRole('region', { name: 'Latest changes' }));
    await user.click(log.getByRole('button', { name: /Undo the change/ }));
    expect((await screen.findAllByText(/The night of Mon, Dec 21 is sold now/)).length).toBeGreaterThan(0);
  });

  it('add a reservation of the host for the selected nights', async () => {
    const { user } = await open({ query: '&first=2026-12-03&last=2026-12-05' });
    await user.click(screen.getByText('Add your own reservation'));
    expect(screen.getByLabelText('Arrives').getAttribute('value')).toBe('2026-12-03');
    expect(screen.getByLabelText('Leaves').getAttribute('value')).toBe('2026-12-06');
  });

  it('answer whether a stay would be allowed, with the rule and the nearest one that is', async () => {
    const refusal = {
      ...{ rule: 'min_stay_through', text: 'Stays here have a 3-night minimum.', day: '2026-12-10' },
      decidedBy: { source: 'dates', from: '2026-12-01', until: '2027-01-01', weekday: null },
    };
    const alternative = {
      ...{ arriveDay: '2026-12-10', departDay: '2026-12-13' },
      price: { total: usd(112_600), payout: usd(91_200) },
    };
    const api = { [`POST ${path}/check`]: () => Response.json({ price: null, refusal, alternative }) };
    const { user, sent } = await open({ api });
    const form = within(screen.getByRole('region', { name: 'Would this stay be allowed?' }));
    fireEvent.change(form.getByLabelText('Arrive'), { target: { value: '2026-12-10' } });
    fireEvent.change(form.getByLabelText('Leave'), { target: { value: '2026-12-12' } });
    await user.click(form.getByRole('button', { name: 'Check' }));
    expect(await form.findByText(/Stays here have a 3-night minimum. Set for Dec 1/)).toBeTruthy();
    expect(form.getByText(/Dec 10 – 13, \$1,126, you get \$912/)).toBeTruthy();
    expect(form.getByRole('link', { name: 'Open the rule' }).getAttribute('href')).toBe(
      '/partner/listings/stay1/#stay-rules',
    );
    const asked = sent.find(({ path: at }) => at.endsWith('/check'));
    expect(asked?.body).toMatchObject({ arriveDay: '2026-12-10', departDay: '2026-12-12', adults: 2 });
  });
});
