import type { CalendarChange } from '@golark/contract/host-calendar/calendar-schemas';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../../testing/open-page.tsx';
import * as changesPage from './changes-page.tsx';

const own = '/v1/partner/listings/stay1/calendar/changes';
const host = {
  ...{ id: 'pm-1', propertyManagerId: 'pm-1', name: 'House of Maya', dataSource: 'DIRECT' },
  role: 'owner' as const,
};
const change: CalendarChange = {
  ...{ id: '0d9e6fd0-52c1-4f0e-9c2b-1d5fd8b3a001', changedAt: '2026-11-20T15:40:00.000Z', kind: 'nights' },
  ...{ author: 'June Hall', from: '2026-12-20', until: '2026-12-23', reservation: null, undoes: null },
  isUndone: false,
  values: [
    {
      ...{ field: 'minNights', from: '2026-12-20', until: '2026-12-23', roomTypeId: 'r1' },
      ...{ before: null, after: 3 },
    },
  ],
};
const pageWith = (changes: CalendarChange[], pages = 1) =>
  Response.json({
    listing: { id: 'stay1', title: 'Cedar cabin', timeZone: 'America/Denver' },
    edges: changes.map((node) => ({ node })),
    pageInfo: { pageNumber: 1, pageSize: 20, totalPages: pages, totalCount: changes.length },
  });
const open = (query: string, api: ApiResponses, locale: 'en' | 'es' = 'en') =>
  openPage(changesPage, {
    path: '/partner/calendar/changes',
    address: `/partner/calendar/changes/?listing=stay1${query}`,
    account: { ...maya, hosts: [host] },
    ...{ locale, api },
  });

it('shows the log of a calendar with its author, its values and the next pages', async () => {
  await open('', { [`GET ${own}`]: () => pageWith([change], 3) });
  expect(screen.getByRole('heading', { level: 1, name: 'Changes of the calendar' })).toBeTruthy();
  expect(screen.getByText('Minimum stay: by the rules → 3')).toBeTruthy();
  expect(screen.getByText(/June Hall/)).toBeTruthy();
  const pages = within(screen.getByRole('navigation'));
  expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
    '/partner/calendar/changes/?listing=stay1&page=2',
  );
});

it('shows what was changed in one night, and leads back to it', async () => {
  const { sent } = await open('&night=2026-12-21', { [`GET ${own}`]: () => pageWith([change]) });
  expect(sent[0]?.search).toBe('?pageNumber=1&night=2026-12-21');
  expect(screen.getByRole('heading', { level: 1, name: /Changes of Mon, Dec 21/ })).toBeTruthy();
  expect(screen.getByLabelText('Night').getAttribute('value')).toBe('2026-12-21');
  expect(screen.getByRole('link', { name: 'Back to the calendar' }).getAttribute('href')).toContain(
    'first=2026-12-21&last=2026-12-21',
  );
  expect(screen.getByRole('link', { name: 'All nights' })).toBeTruthy();
});

it('says in Spanish that nothing was changed in a night; what is no day is as if it were not there', async () => {
  const nothing = { [`GET ${own}`]: () => pageWith([]) };
  const { unmount } = await open('&night=2026-12-21', nothing, 'es');
  expect(screen.getByText(/En el último año no se cambió nada del/)).toBeTruthy();
  unmount();
  const { sent } = await open('&night=2026-02-31', { [`GET ${own}`]: () => pageWith([]) }, 'es');
  expect(sent[0]?.search).toBe('?pageNumber=1');
  expect(screen.getByText('Aún no se ha cambiado nada.')).toBeTruthy();
});

it('undoes a change of an earlier page, or says why it cannot', async () => {
  const { user } = await open('', {
    [`GET ${own}`]: () => pageWith([change]),
    [`POST ${own}/${change.id}/undo`]: () =>
      problem(409, 'INVALID_STATE', { reason: 'sold', day: '2026-12-21' }),
  });
  await user.click(screen.getByRole('button', { name: /Undo the change/ }));
  expect((await screen.findAllByText(/The night of Mon, Dec 21 is sold now/)).length).toBeGreaterThan(0);
});
