import { actingHostHeader } from '@golark/contract/access/rules';
import type { PricedSection } from '@golark/contract/own-listings/rules';
import type { PreviewedStay, PricePreview } from '@golark/contract/own-listings/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { useParams } from 'react-router';
import { expect, it, vi } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import { aDraftListing, at, host, responsesOfListing } from '../../testing/sample-own-listing.ts';
import * as listingPage from './listing-page.tsx';
import { SectionForm } from './section-form.tsx';
import { outcomeOfSection } from './section-outcome.ts';

type Props = Pick<ComponentProps<typeof listingPage.default>, 'loaderData' | 'actionData'>;

/** The form of one section with the data of the page. */
const SectionPage = ({ loaderData, actionData }: Props) => {
  const section = useParams()['section'] as PricedSection;
  const outcome = outcomeOfSection(actionData, section);
  return (
    <main>
      <h1>{section}</h1>
      {outcome?.isDone && <p>done</p>}
      <SectionForm {...loaderData} {...{ section, outcome }} submit="Save" />
    </main>
  );
};
const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const stay = (total: number, change: Partial<PreviewedStay> = {}): PreviewedStay => ({
  ...{ arriveDay: '2026-12-04', departDay: '2026-12-06', guests: 2 },
  ...{ guestTotal: usd(total), payout: usd(total - 5000), member: null, nonRefundable: null },
  ...{ withExtras: null, deposit: null },
  ...change,
});
const previewOf = (change: Partial<PricePreview> = {}): PricePreview => ({
  ...{ weekend: stay(30_000), week: null, month: null, lastMinute: null, earlyBooking: null },
  ...{ deposit: null, seasonWeekend: null, seasonWeek: null },
  ...change,
});

const price = {
  ...{ version: 1, isComplete: true, changedAt: at },
  values: { rooms: [{ roomTypeId: 'li-1-1', nightly: usd(12_000), weekendNightly: usd(15_000) }] },
};
const save = 'POST /v1/partner/listings/li-1';

type Options = { api?: ApiResponses; locale?: 'en' | 'es'; live?: (body: unknown) => Response };

/** A page with the loader and the actions of that of the listing. Previews that the browser loads are `live`. */
const openSection = async (section: PricedSection, { api = {}, locale = 'en', live }: Options = {}) => {
  const previews: Request[] = [];
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    previews.push(request);
    const body: unknown = await request.json();
    bodies.push(body);
    return live?.(body) ?? Response.json(previewOf());
  });
  const page = await openPage(
    { ...listingPage, default: SectionPage },
    {
      ...{ path: '/partner/listings/:listingId/:section', locale },
      address: `/partner/listings/li-1/${section}/`,
      account: { ...maya, hosts: [host] },
      api: {
        ...responsesOfListing(aDraftListing({ price })),
        'POST /v1/partner/listings/li-1/price-preview': () => Response.json(previewOf()),
        ...api,
      },
    },
  );
  const saved = () => page.sent.find(({ method, path }) => `${method} ${path}` === save)?.body;
  return { ...page, saved, previews, bodies };
};

it('shows the totals of what is typed, with the guests whom a fee is for, before anything is saved', async () => {
  const extras = { guests: 3, pets: true, guestTotal: usd(43_210), payout: usd(39_000) };
  const { user, saved, previews, bodies } = await openSection('fees', {
    live: () => Response.json(previewOf({ weekend: stay(41_111, { withExtras: extras }) })),
  });
  screen.getByText('$300.00');
  const pets = within(screen.getByRole('group', { name: 'Pets' }));
  await user.type(pets.getByLabelText('Amount ($)'), '25');
  await user.selectOptions(pets.getByLabelText('Charged'), 'per night');
  await screen.findByText('$411.11');
  expect(screen.getByText('3 guests with a pet pay').nextSibling?.textContent).toBe('$432.10');
  expect(previews.at(-1)?.headers.get(actingHostHeader)).toBe('pm-1');
  expect(bodies.at(-1)).toMatchObject({
    unsaved: {
      section: 'fees',
      values: { cleaning: null, pets: { amount: usd(2500), unit: 'night' }, mandatory: [] },
    },
  });
  expect(saved()).toBeUndefined();
});

it('has no totals for a value that cannot be saved, and names its field in plain words', async () => {
  const { user, saved } = await openSection('deposit', { live: () => problem(422, 'VALIDATION_ERROR') });
  await user.type(screen.getByLabelText('Deposit (%)'), '95');
  await screen.findByText('The totals appear once every value can be saved.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter 90 or less');
  screen.getByText('This field is required');
  expect(saved()).toBeUndefined();
});

it('a season is added without saving, and its last night is not before its first one', async () => {
  const { user, saved, bodies } = await openSection('seasons', {
    api: { [save]: () => Response.json(aDraftListing({ price })) },
  });
  await user.click(screen.getByRole('button', { name: 'Add a season' }));
  fireEvent.input(await screen.findByLabelText('First night'), { target: { value: '2027-06-01' } });
  fireEvent.input(screen.getByLabelText('Last night'), { target: { value: '2027-05-01' } });
  await user.type(screen.getByLabelText('Price for a night ($)'), '200');
  await waitFor(() =>
    expect(bodies.at(-1)).toMatchObject({ unsaved: { section: 'seasons' }, seasonNight: '2027-06-01' }),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The last night can’t be before the first one');
  fireEvent.input(screen.getByLabelText('Last night'), { target: { value: '2027-08-31' } });
  await user.type(screen.getByLabelText('Price for a night ($)'), '{Enter}');
  await screen.findByText('done');
  const rates = [{ roomTypeId: 'li-1-1', nightly: usd(20_000), weekendNightly: usd(20_000) }];
  expect(saved()).toEqual({
    ...{ section: 'seasons', version: 0 },
    values: { seasons: [{ firstNight: '2027-06-01', lastNight: '2027-08-31', rates }] },
  });
});

it('un conflicto muestra lo que otra persona guardó junto a lo elegido', async () => {
  const members = { ...price, version: 3, values: { funder: 'host' as const, percent: 12 } };
  const member = { guestTotal: usd(27_654), payout: usd(22_000) };
  const { user } = await openSection('members', {
    locale: 'es',
    live: () => Response.json(previewOf({ weekend: stay(30_000, { member }) })),
    api: {
      [save]: () =>
        problem(409, 'SECTION_CHANGED', { section: 'members', current: aDraftListing({ price, members }) }),
    },
  });
  await user.click(screen.getByRole('radio', { name: /Lo paga Golark: 10%/ }));
  await screen.findByText('$276.54');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('12% menos, lo pagas tú');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Lo paga Golark/ }).checked).toBe(true);
  expect(document.querySelector<HTMLInputElement>('input[name=version]')?.value).toBe('3');
});
