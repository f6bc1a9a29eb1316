import type { Host } from '@golark/contract/hosts/schemas';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, problem } from '../../testing/open-page.tsx';
import * as hostPage from './host-page.tsx';

const host: Host = {
  id: 'host1',
  name: 'House of Harlan',
  joinedOn: '2020-10-27',
  languages: ['en', 'es'],
  listingCount: 1,
  rating: 4.71,
  reviewCount: 12,
  reviews: [
    {
      propertyId: 'stay1',
      propertyTitle: 'Olive Street cabin',
      review: {
        authorName: 'Ana',
        authorPlace: null,
        stayedIn: '2026-05-01',
        rating: 5,
        text: 'Great stay!',
        locale: 'en',
        reply: null,
      },
    },
  ],
  response: { ratePercent: 80, medianMinutes: 90 },
};

const open = (shown: Host, locale: 'en' | 'es' = 'en', found = () => problem(503, 'UNAVAILABLE')) =>
  openPage(hostPage, {
    path: '/hosts/:hostId/',
    address: '/hosts/host1/',
    locale,
    api: { 'GET /v1/hosts/host1': () => Response.json(shown), 'POST /v1/properties/search': found },
  });

it('says since when, in which languages and how fast a host answers', async () => {
  await open(host);
  for (const text of ['October 2020', 'English and Spanish', '80% within a day', 'Within a few hours'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Olive Street cabin' }).getAttribute('href')).toBe(
    '/property/stay1/',
  );
});

it('leaves out what is not known yet, in Spanish', async () => {
  const nothing = { properties: [], estimatedTotalResults: 0, queryId: '', nextPageToken: null, facets: {} };
  await open({ ...host, languages: [], reviews: [], response: null, listingCount: 0 }, 'es', () =>
    Response.json(nothing),
  );
  expect(screen.getByText('octubre de 2020')).toBeTruthy();
  for (const gone of ['Idiomas', 'Tasa de respuesta', 'Lo que dicen los huéspedes'])
    expect(screen.queryByText(gone)).toBeNull();
  expect(screen.getByText('Este anfitrión no tiene alojamientos por ahora.')).toBeTruthy();
});
