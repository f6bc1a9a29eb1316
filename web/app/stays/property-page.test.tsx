import { unknownAccessibility } from '@golark/contract/stays/accessibility';
import type { Property } from '@golark/contract/stays/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { sampleStay } from '../../testing/sample-stay.ts';
import * as propertyPage from './property-page.tsx';

const openStay = (stay: Property, locale: 'en' | 'es' = 'en', untilServed: () => unknown = () => undefined) =>
  openPage(propertyPage, {
    path: '/property/:id/',
    address: '/property/stay1/',
    locale,
    api: {
      'GET /v1/property/stay1': async () => {
        await untilServed();
        return Response.json(stay);
      },
      'GET /v1/property/stay1/availability': () => Response.json({ nights: [] }),
      'POST /v1/properties/search': () => Response.json({ properties: [] }),
    },
  });

it.each([
  {
    locale: 'en',
    name: 'On this page',
    words: ['Amenities', 'Dates', 'Reviews', 'Location', 'Nearby', 'House rules'],
    nearby: ['What’s nearby', 'Center of Healy0.9 mi'],
  },
  {
    locale: 'es',
    name: 'En esta página',
    words: ['Servicios', 'Fechas', 'Opiniones', 'Ubicación', 'Cerca', 'Normas'],
    nearby: ['Qué hay cerca', 'Centro de Healy0.9 mi'],
  },
] as const)(
  'the bar of a stay leads to each of its sections, among them what is nearby, in $locale',
  async ({ locale, name, words, nearby }) => {
    await openStay(sampleStay, locale);
    const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(words);
    for (const link of links)
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBeTruthy();
    const around = document.getElementById('nearby');
    expect(around?.querySelector('h2')?.textContent).toBe(nearby[0]);
    expect([...(around?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(
      nearby.slice(1),
    );
  },
);

it.each([
  ['en', ['Steps to the entrance', 'None', 'Narrowest door', '32 in (81 cm)']],
  ['es', ['Escalones hasta la entrada', 'Ninguno', 'Puerta más angosta', '81 cm (32 pulgadas)']],
] as const)('says what its host has measured, and nothing else about access (%s)', async (locale, words) => {
  const accessibility = { ...unknownAccessibility, stepsToEntrance: 0, doorInches: 32 };
  await openStay({ ...sampleStay, accessibility }, locale);
  const terms = document.querySelectorAll('#accessibility dt, #accessibility dd');
  expect([...terms].map(({ textContent }) => textContent)).toEqual(words);
});

it('the photo of a fact about access is beside it, and opens the tour at this photo', async () => {
  const accessibility = { ...unknownAccessibility, stepsToEntrance: 0, doorInches: 32 };
  const images = sampleStay.images.map((image, i) => ({
    ...image,
    access: i === 1 ? ['doorInches' as const] : [],
  }));
  const { user } = await openStay({ ...sampleStay, accessibility, images });
  const facts = document.querySelectorAll<HTMLElement>('#accessibility .access-fact');
  const buttons = [...facts].flatMap((fact) => within(fact).queryAllByRole('button'));
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Open the picture: Illustration: a kitchen.',
  ]);
  await user.click(buttons[0] as HTMLElement);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('View larger: Illustration: a kitchen.'),
  );
});

it('an imported stay without amenities, rating and texts of reviews has no empty sections', async () => {
  await openStay({ ...sampleStay, source: 'airbnb', amenities: [], rating: null, reviewCount: 605 });
  expect(screen.queryByText('Amenities')).toBeNull();
  expect(screen.queryByText('New')).toBeNull();
  expect(screen.queryByRole('link', { name: /605/ })).toBeNull();
  expect(screen.getByText(/written on another site/)).toBeTruthy();
});

it.each([
  ['en', 'You can also book just a part of this place:'],
  ['es', 'También puedes reservar solo una parte de este lugar:'],
] as const)('links to the parts in which a place can also be booked (%s)', async (locale, words) => {
  await openStay(
    { ...sampleStay, sharesRoomsWith: [{ id: 'attic', title: 'The attic', isPart: true }] },
    locale,
  );
  screen.getByText(words);
  expect(screen.getByRole('link', { name: 'The attic' }).getAttribute('href')).toBe('/property/attic/');
});

it('adds a change to one whose price is still loading, and shows both at once', async () => {
  const responses = [Promise.resolve(), new Promise<void>(() => {}), Promise.resolve()];
  const { user } = await openStay(sampleStay, 'en', () => responses.shift());
  await user.click(screen.getByRole('button', { name: /^Guests/ }));
  const more = await screen.findByRole('button', { name: 'More: Adults' });
  const adults = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' }).value;
  await user.click(more);
  await waitFor(() => expect(adults()).toBe('3'));
  await user.click(more);
  await waitFor(() => expect(responses).toHaveLength(0));
  await waitFor(() => expect(adults()).toBe('4'));
});
