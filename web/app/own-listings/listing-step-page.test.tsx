import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import { aDraftListing, at, host } from '../../testing/sample-own-listing.ts';
import * as stepPage from './listing-step-page.tsx';
import * as newPage from './new-listing-page.tsx';

const links = { version: 0, closesTogether: true, parts: [], wholes: [], others: [], otherCount: 0 };

const openStep = (step: string, api: ApiResponses = {}, details = aDraftListing()) =>
  openPage(stepPage, {
    path: '/partner/new-listing/:listingId/:step?',
    address: `/partner/new-listing/li-1/${step ? `${step}/` : ''}`,
    account: { ...maya, hosts: [host] },
    api: {
      'GET /v1/partner/listings/li-1': () => Response.json(details),
      'GET /v1/partner/listings/li-1/links': () => Response.json(links),
      ...api,
    },
  });

it('sends what was typed with the version of the form, and goes on to the next page', async () => {
  const { user, sent } = await openStep('texts', {
    'POST /v1/partner/listings/li-1': () => Response.json(aDraftListing()),
  });
  const [title] = screen.getAllByLabelText(/Title/);
  const [description] = screen.getAllByLabelText(/Description/);
  if (title) await user.type(title, 'Quiet cabin');
  if (description) await user.type(description, 'Among pines.');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByRole('heading', { level: 1, name: 'Price' });
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    host: 'pm-1',
    body: {
      ...{ section: 'texts', version: 0 },
      values: { en: { title: 'Quiet cabin', description: 'Among pines.' }, es: null },
    },
  });
});

it('a bedroom is added without saving, and a room without beds is named at its place', async () => {
  const { user, sent } = await openStep('rooms');
  await user.click(screen.getByRole('button', { name: 'Add a bedroom' }));
  await screen.findByRole('group', { name: 'Bedroom 2' });
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect((await screen.findAllByText('Each room needs at least one bed')).length).toBe(2);
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

it('shows what another person has saved beside what was typed', async () => {
  const theirs = { en: { title: 'Loud cabin', description: 'By the road.' }, es: null };
  const current = aDraftListing({ texts: { version: 2, values: theirs, isComplete: true, changedAt: at } });
  const { user } = await openStep('texts', {
    'POST /v1/partner/listings/li-1': () => problem(409, 'SECTION_CHANGED', { section: 'texts', current }),
  });
  const [title] = screen.getAllByLabelText(/Title/);
  const [description] = screen.getAllByLabelText(/Description/);
  if (title) await user.type(title, 'Quiet cabin');
  if (description) await user.type(description, 'Among pines.');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByText('Loud cabin');
  screen.getByDisplayValue('Quiet cabin');
  expect(document.querySelector<HTMLInputElement>('input[name=version]')?.value).toBe('2');
});

it('names what is missing before a listing can be published', async () => {
  const { user } = await openStep('review', {
    'POST /v1/partner/listings/li-1/publish': () =>
      problem(422, 'VALIDATION_ERROR', {
        errors: [{ path: 'photos', code: 'required', params: {}, message: 'is required' }],
      }),
  });
  const link = screen.getByRole('link', { name: 'rooms and beds' });
  expect(link.getAttribute('href')).toBe('/partner/new-listing/li-1/rooms/');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Still missing: at least one picture');
});

it('a town that is not clear has to be chosen, and nothing is created before', async () => {
  const places = [
    { cityId: 'or-springfield', cityName: 'Springfield', stateName: 'Oregon', pin: { lat: 44, lng: -123 } },
    { cityId: 'mo-springfield', cityName: 'Springfield', stateName: 'Missouri', pin: { lat: 37, lng: -93 } },
  ];
  const { user, sent } = await openPage(newPage, {
    path: '/partner/new-listing',
    address: '/partner/new-listing/',
    account: { ...maya, hosts: [host] },
    api: {
      'GET /v1/partner/places': () => Response.json({ places }),
      'PUT /v1/partner/listings': () => Response.json({ listing: aDraftListing().listing }),
    },
  });
  await user.selectOptions(screen.getByLabelText('Kind of place'), 'cabin');
  await user.type(screen.getByLabelText('Street and number'), '1 Main Street');
  await user.type(screen.getByLabelText('Town'), 'Springfield');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await user.click(await screen.findByLabelText('Springfield, Missouri'));
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await screen.findByText(/\/partner\/new-listing\/.+\/place\//);
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    place: { cityId: 'mo-springfield', pin: { lat: 37, lng: -93 }, kind: 'cabin' },
  });
});
