import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { sampleStay } from '../../testing/sample-stay.ts';
import * as propertyPage from './property-page.tsx';

it.each([
  ['en', 'On this page', ['Amenities', 'Dates', 'Reviews', 'Location', 'Nearby', 'House rules']],
  ['es', 'En esta página', ['Servicios', 'Fechas', 'Opiniones', 'Ubicación', 'Cerca', 'Normas']],
] as const)('the bar of a stay leads to each of its sections, in %s', async (locale, name, words) => {
  await openPage(propertyPage, {
    path: '/property/:id/',
    address: '/property/stay1/',
    locale,
    api: {
      'GET /v1/property/stay1': () => Response.json(sampleStay),
      'GET /v1/property/stay1/availability': () => Response.json({ nights: [] }),
      'POST /v1/properties/search': () => Response.json({ properties: [] }),
    },
  });
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(words);
  for (const link of links)
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBeTruthy();
});
