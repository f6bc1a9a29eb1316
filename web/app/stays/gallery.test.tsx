import type { PropertyPhoto } from '@golark/contract/stays/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Gallery } from './gallery.tsx';

const photo = (alt: string, kind?: string, number: number | null = null) =>
  ({ id: `stay.${alt}`, alt, room: kind ? { kind, number } : null }) as PropertyPhoto;

const images = [
  photo('a cabin', 'exterior'),
  photo('bunk beds', 'bedroom', 2),
  photo('a kitchen', 'kitchen'),
  photo('a bed', 'bedroom', 1),
  photo('a lake'),
];
const cabin = { title: 'Olive Street cabin', stayType: 'homes' as const, bedrooms: 2, images };

const openAt = async (what: string, property: Parameters<typeof Gallery>[0]['property'] = cabin) => {
  const { user } = renderInApp(<Gallery property={property} />);
  await user.click(screen.getByRole('button', { name: `Open the picture: ${what}` }));
  const tour = within(await screen.findByRole('dialog', { name: 'Olive Street cabin' }));
  return { user, tour };
};
const focused = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the tour of a stay’s pictures', () => {
  it.each([
    ['en', 'Open the picture: a kitchen', ['Exterior', 'Kitchen', 'Bedroom 1', 'Bedroom 2']],
    ['es', 'Abrir la imagen: a kitchen', ['Fachada', 'Cocina', 'Recámara 1', 'Recámara 2']],
  ] as const)('has a heading for each room, in %s; Escape leads back', async (locale, name, rooms) => {
    const { user } = renderInApp(<Gallery property={cabin} />, { locale });
    const opener = screen.getByRole('button', { name });
    await user.click(opener);
    const tour = within(await screen.findByRole('dialog', { name: 'Olive Street cabin' }));
    expect(tour.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(rooms);
    expect(tour.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
      ...['a lake', 'a cabin', 'a kitchen', 'a bed', 'bunk beds'],
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('starts at the picture that was opened, and follows the arrow keys', async () => {
    const { user } = await openAt('a kitchen');
    await waitFor(() => expect(focused()).toBe('View larger: a kitchen'));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('View larger: bunk beds');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('View larger: a bed');
  });

  it('leads to a room from the list of rooms, without an entry in the history', async () => {
    const { user, tour } = await openAt('a cabin');
    const entries = window.history.length;
    const rooms = within(tour.getByRole('navigation', { name: 'Rooms' }));
    await user.click(rooms.getByRole('button', { name: 'Bedroom 2' }));
    expect(document.activeElement).toBe(tour.getByRole('heading', { name: 'Bedroom 2' }));
    expect(window.history.length).toBe(entries);
  });

  it('has no headings and no list of rooms where no room is known', async () => {
    const { tour } = await openAt('a lake', { ...cabin, images: [photo('a lake'), photo('a path')] });
    expect(tour.getAllByRole('figure')).toHaveLength(2);
    expect(tour.queryByRole('heading', { level: 3 })).toBeNull();
    expect(tour.queryByRole('navigation')).toBeNull();
  });

  it.each([
    ['hotels', 1, 'Room'],
    ['homes', 0, 'Sleeping area'],
    ['homes', 1, 'Bedroom'],
  ] as const)('%s with %i bedrooms: what is slept in is called %s', async (stayType, bedrooms, name) => {
    const { tour } = await openAt('a bed', {
      ...cabin,
      stayType,
      bedrooms,
      images: [photo('a bed', 'bedroom')],
    });
    expect(tour.getByRole('heading', { level: 3 }).textContent).toBe(name);
  });
});

describe('a picture on the whole screen', () => {
  const caption = () => document.querySelector('.photo-viewer [aria-live="polite"]')?.textContent;

  it('is announced with its room and its number, and turns by keys and buttons to the ends', async () => {
    const { user, tour } = await openAt('a kitchen');
    await user.click(tour.getByRole('button', { name: 'View larger: a kitchen' }));
    await waitFor(() => expect(caption()).toBe('Kitchena kitchen3 of 5'));
    await user.keyboard('{ArrowRight}');
    expect(caption()).toBe('Bedroom 1a bed4 of 5');
    const viewer = within(screen.getByRole('dialog'));
    await user.click(viewer.getByRole('button', { name: 'Next picture' }));
    await user.keyboard('{ArrowRight}');
    expect(caption()).toBe('Bedroom 2bunk beds5 of 5');
    expect(viewer.getByRole('button', { name: 'Next picture' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(viewer.getByRole('button', { name: 'Previous picture' }));
    expect(caption()).toBe('Bedroom 1a bed4 of 5');
  });

  it('closes alone with Escape and gives the focus back', async () => {
    const { user, tour } = await openAt('a kitchen');
    await user.click(tour.getByRole('button', { name: 'View larger: a kitchen' }));
    await waitFor(() => expect(caption()).toBeTruthy());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(caption()).toBeUndefined());
    expect(screen.getByRole('dialog', { name: 'Olive Street cabin' })).toBeTruthy();
    await waitFor(() => expect(focused()).toBe('View larger: a kitchen'));
  });
});
