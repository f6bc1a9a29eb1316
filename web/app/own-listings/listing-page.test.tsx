import type { OwnListingDetails } from '@golark/contract/own-listings/schemas';
import type { ListingLinks } from '@golark/contract/partners/parts-schemas';
import type { ListingStayRules } from '@golark/contract/stay-rules/schemas';
import { unknownAccessibility } from '@golark/contract/stays/accessibility';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import { aDraftListing, host, responsesOfListing } from '../../testing/sample-own-listing.ts';
import * as listingPage from './listing-page.tsx';

// a map, which this environment cannot draw, would show a place
const draft = aDraftListing({ place: { version: 0, values: null, isComplete: false, changedAt: null } });
const details: OwnListingDetails = {
  ...draft,
  listing: { ...draft.listing, title: 'Cedar house', missing: ['rooms'] },
};
const nothing = {
  from: null,
  until: null,
  weekdays: null,
  minStayArrival: null,
  minStayThrough: null,
  maxStay: null,
  closedToArrival: null,
  closedToDeparture: null,
};
const stayRules: ListingStayRules = {
  minStayArrival: 2,
  maxStay: 14,
  preparationNights: 1,
  notice: { days: 0, untilHour: 18 },
  bookingWindowDays: 365,
  gapNights: null,
  rules: [
    { ...nothing, from: '2027-06-01', until: '2027-09-01', minStayArrival: 5 },
    {
      ...nothing,
      weekdays: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
      closedToArrival: true,
    },
  ],
  version: 4,
};
const named = (id: string, title: string) => ({ id, title, status: 'published' as const });
const links: ListingLinks = {
  version: 2,
  closesTogether: false,
  parts: [named('li-2', 'Upper floor')],
  wholes: [],
  others: [named('li-3', 'Garden flat')],
  otherCount: 25,
};

const openListing = (api: ApiResponses = {}, locale: 'en' | 'es' = 'en') =>
  openPage(listingPage, {
    path: '/partner/listings/:listingId',
    address: '/partner/listings/li-1/',
    locale,
    account: { ...maya, hosts: [host] },
    api: {
      ...responsesOfListing(details, { stayRules, links }),
      ...api,
    },
  });
/** A part of the page by the id of its panel. */
const panel = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no panel ${id}`);
  return { element, ...within(element) };
};
const rulesSaved = { 'PUT /v1/partner/listings/li-1/stay-rules': () => Response.json(stayRules) };

it.each([
  {
    ...{ locale: 'en' as const, title: 'Accessibility', door: 'Narrowest door', floor: 'Way to its floor' },
    ...{ elevator: 'By elevator', unknown: 'I don’t know', save: 'Save' },
    ...{ add: 'Add a picture: Narrowest door', picture: 'a porch' },
  },
  {
    ...{
      locale: 'es' as const,
      title: 'Accesibilidad',
      door: 'Puerta más angosta',
      floor: 'Cómo se llega al piso',
    },
    ...{ elevator: 'En elevador', unknown: 'No lo sé', save: 'Guardar' },
    ...{ add: 'Agregar una foto: Puerta más angosta', picture: 'un porche' },
  },
] as const)(
  'a host says what is measured, and nothing about the rest ($locale)',
  async ({ locale, ...words }) => {
    const { title, door, floor, elevator, unknown, save, add, picture } = words;
    const saved = { 'POST /v1/partner/listings/li-1': () => Response.json(details) };
    const { user, sent } = await openListing(saved, locale);
    const form = panel('accessibility');
    await user.click(form.getByRole('heading', { name: title }));
    expect(form.getAllByRole('option', { name: unknown, selected: true })).toHaveLength(5);
    await user.type(form.getByRole('textbox', { name: new RegExp(`^${door}`) }), '32');
    await user.selectOptions(form.getByLabelText(floor), elevator);
    const photo = within(form.getByLabelText(add).closest('details') as HTMLElement);
    await user.click(photo.getByAltText(picture));
    // a fact without a value has no picture
    await user.click(form.getAllByAltText(picture).at(-1) as HTMLElement);
    await user.click(form.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
        ...{ section: 'accessibility', version: 0 },
        values: {
          ...{ ...unknownAccessibility, doorInches: 32, floorAccess: 'elevator' },
          photos: { doorInches: 'li-1.porch' },
        },
      }),
    );
  },
);

describe('stay rules', () => {
  it.each([
    ['en', '2 to 14 nights.', 'Guests can arrive on Fridays and Saturdays.'],
    ['es', 'De 2 a 14 noches.', 'Los huéspedes pueden llegar los viernes y sábados.'],
  ] as const)('say in plain words what guests can book (%s)', async (locale, lengths, arrivals) => {
    await openListing({}, locale);
    const { getByText } = panel('stay-rules');
    getByText(lengths);
    getByText(arrivals);
    getByText(
      locale === 'en'
        ? /Jun 1 – Aug 31, 2027: 5 nights or more/
        : /1 de jun – 31 de ago 2027: 5 noches o más al llegar/,
    );
  });

  it('a rule is added without saving, and all are sent with the version of the form', async () => {
    const { user, sent } = await openListing(rulesSaved);
    const form = panel('stay-rules');
    await user.click(form.getByRole('button', { name: 'Add a rule' }));
    const added = within(await form.findByRole('group', { name: 'Rule 2' }));
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    await user.click(added.getByLabelText('Friday'));
    await user.type(added.getByLabelText(/Maximum nights/), '3');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Saved.');
    const body = sent.find(({ method }) => method === 'PUT')?.body;
    expect(body).toMatchObject({ version: 4, notice: { days: 0, untilHour: 18 }, preparationNights: 1 });
    expect((body as { rules: unknown[] }).rules).toMatchObject([
      { from: '2027-06-01', until: '2027-09-01', minStayArrival: 5 },
      { weekdays: ['friday'], maxStay: 3, closedToArrival: null },
      { weekdays: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], closedToArrival: true },
    ]);
  });

  it('are refused at each field that is wrong, in plain words', async () => {
    const { user, sent } = await openListing(rulesSaved);
    const form = panel('stay-rules');
    const wrong = [
      ['Minimum nights', '-1', 'Enter a whole number from 1 to 365'],
      ['How many days ahead stays can end', '1000000000', 'Enter a whole number from 1 to 730'],
      ['Free nights before and after each booking', 'two', 'Enter a whole number from 0 to 7'],
      [/^Last day/, '2027-05-01', 'The last day can’t be before the first'],
    ] as const;
    for (const [label, typed] of wrong)
      fireEvent.change(form.getByLabelText(label), { target: { value: typed } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(wrong[0][2]);
    for (const [label, , sentence] of wrong)
      expect(form.getByLabelText(label).getAttribute('aria-describedby'), sentence).toContain(
        form.getByText(sentence).closest('p')?.id,
      );
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('are refused with a minimum above the maximum', async () => {
    const { user } = await openListing(rulesSaved);
    const form = panel('stay-rules');
    fireEvent.change(form.getByLabelText('Minimum nights'), { target: { value: '20' } });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('The maximum can’t be below the minimum');
  });

  it('show what a colleague has saved beside what was typed', async () => {
    const current = { ...stayRules, version: 5, minStayArrival: 3 };
    const { user } = await openListing({
      'PUT /v1/partner/listings/li-1/stay-rules': () => problem(409, 'SECTION_CHANGED', { current }),
    });
    const form = panel('stay-rules');
    const field = form.getByLabelText('Minimum nights');
    await user.clear(field);
    await user.type(field, '6');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('3 to 14 nights.');
    form.getByDisplayValue('6');
    expect(form.element.querySelector<HTMLInputElement>('[name=version]')?.value).toBe('5');
  });
});

it('the section of rules sends the lengths of now, which are changed elsewhere on the page', async () => {
  const values = {
    minNights: 2,
    maxNights: 14,
    checkInFrom: '16:00',
    checkInUntil: '21:00',
    checkOutBy: '10:00',
    quietFrom: null,
    isInstantBook: true,
    cancellationPolicy: 'moderate' as const,
    isPetsAllowed: false,
    isSmokingAllowed: false,
  };
  const withRules = (minNights: number, version: number): OwnListingDetails => {
    const rules = { version, isComplete: true, changedAt: null, values: { ...values, minNights } };
    return { ...details, sections: { ...details.sections, rules } };
  };
  const { user } = await openListing({
    'GET /v1/partner/listings/li-1': () => Response.json(withRules(2, 1)),
    'POST /v1/partner/listings/li-1': () =>
      problem(409, 'SECTION_CHANGED', { section: 'rules', current: withRules(5, 2) }),
  });
  const { getByRole, getByLabelText, findByText, element } = panel('rules');
  await user.click(getByLabelText('Pets are allowed'));
  await user.click(getByRole('button', { name: 'Save' }));
  await findByText('5 – 14');
  const field = element.querySelector<HTMLInputElement>('[name=minNights]');
  expect([field?.type, field?.value]).toEqual(['hidden', '5']);
});

describe('linked listings', () => {
  it('shows more of the host’s listings by title, keeps what was chosen, and saves all of it', async () => {
    let hasSearched = false;
    const { user, sent } = await openListing({
      'GET /v1/partner/listings/li-1/links': () =>
        Response.json(hasSearched ? { ...links, others: [named('li-9', 'Garage')], otherCount: 1 } : links),
      'PUT /v1/partner/listings/li-1/parts': () =>
        Response.json({ parts: [], wholes: [], closesTogether: true, version: 3 }),
    });
    const { getByRole, getAllByRole, findByRole, findByText } = panel('links');
    await user.click(getByRole('checkbox', { name: 'Garden flat' }));
    // the first one is that of the parts
    const [search] = getAllByRole('searchbox');
    const [find] = getAllByRole('button', { name: 'Search' });
    if (!search || !find) throw new Error('no search');
    await user.type(search, 'gara');
    hasSearched = true;
    await user.click(find);
    await user.click(await findByRole('checkbox', { name: 'Garage' }));
    expect(getByRole('checkbox', { name: 'Garden flat', checked: true })).toBeTruthy();
    await user.click(getByRole('checkbox', { name: /Nights that I close/ }));
    await user.click(getByRole('button', { name: 'Save the parts' }));
    await findByText('Saved.');
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      parts: ['li-2', 'li-3', 'li-9'],
      closesTogether: true,
      version: 2,
    });
  });

  it('names the listing that cannot be a part, and why', async () => {
    const refusal = { path: 'parts.1', code: 'part_booked', params: { day: '2026-12-24' }, message: 'x' };
    const { user } = await openListing({
      'PUT /v1/partner/listings/li-1/parts': () => problem(422, 'VALIDATION_ERROR', { errors: [refusal] }),
    });
    const { getByRole, findByText } = panel('links');
    await user.click(getByRole('checkbox', { name: 'Garden flat' }));
    await user.click(getByRole('button', { name: 'Save the parts' }));
    await findByText(/A night is booked in both, such as Dec 24, 2026. “Garden flat” can’t be linked/);
    expect(getByRole('checkbox', { name: 'Garden flat' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('makes the place a part of another one, beside the parts that it has', async () => {
    const { user, sent } = await openListing({
      'GET /v1/partner/listings/li-3/parts': () =>
        Response.json({ parts: ['li-8'], wholes: [], closesTogether: false, version: 7 }),
      'PUT /v1/partner/listings/li-3/parts': () =>
        Response.json({ parts: [], wholes: [], closesTogether: false, version: 8 }),
    });
    const { getByRole, findByText } = panel('links');
    await user.click(getByRole('button', { name: 'Make it a part' }));
    await findByText('Choose a listing', { selector: '.field-error *' });
    await user.selectOptions(getByRole('combobox', { name: 'Which listing is the whole place?' }), 'li-3');
    await user.click(getByRole('button', { name: 'Make it a part' }));
    await findByText('This place is a part now.');
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/v1/partner/listings/li-3/parts',
      body: { parts: ['li-8', 'li-1'], closesTogether: false, version: 7 },
    });
  });
});

it('a copy leads to its own page; too many drafts are refused with a sentence', async () => {
  let isFull = true;
  const { user } = await openListing({
    'POST /v1/partner/listings/li-1/duplicate': () =>
      isFull
        ? problem(409, 'INVALID_STATE', { reason: 'TOO_MANY_DRAFTS' })
        : Response.json({ listing: { ...details.listing, id: 'li-5' } }, { status: 201 }),
  });
  const make = () => user.click(screen.getByRole('button', { name: 'Make a copy: Cedar house' }));
  await make();
  await screen.findByText('You have 50 drafts already. Publish or delete one first.');
  isFull = false;
  await make();
  await screen.findByText(/\/partner\/new-listing\/li-5\//);
});
