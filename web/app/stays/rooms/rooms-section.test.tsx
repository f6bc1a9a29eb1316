import type { Rate } from '@golark/contract/pricing/schemas';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sampleQuote, sampleStay } from '../../../testing/sample-stay.ts';
import type { Priced } from '../priced.ts';
import { readStayChoice } from '../stay-choice.ts';
import type { RoomsToChoose } from './load-rooms.ts';
import { RoomsSection } from './rooms-section.tsx';

const room = { bedrooms: 1, beds: 1, amenities: ['wifi'] };
const hotel = {
  ...sampleStay,
  stayType: 'hotels' as const,
  rooms: [
    {
      ...room,
      id: 'h-1',
      name: 'Queen room',
      units: 9,
      maxGuests: 2,
      bedding: [{ kind: 'queen' as const, count: 1 }],
    },
    {
      ...room,
      id: 'h-2',
      name: 'Twin room',
      units: 2,
      maxGuests: 2,
      bedding: [{ kind: 'single' as const, count: 2 }],
    },
    { ...room, id: 'h-3', name: 'Suite', units: 1, maxGuests: 4, bedding: [] },
  ],
};
const rate = { units: 2, guests: 3, unitsLeft: null, total: 30_000, refusal: null };
const rooms: RoomsToChoose = {
  units: { 'h-1': 1, 'h-2': 1 },
  rates: {
    'h-1': rate,
    'h-2': { ...rate, unitsLeft: 2, total: 34_000 },
    'h-3': { ...rate, total: null, refusal: 'This room is sold out for these dates.' },
  },
};
const priced: Priced = {
  kind: 'rate',
  rate: {
    ...(sampleQuote as unknown as Rate),
    rooms: [
      { roomTypeId: 'h-1', name: 'Queen room', units: 1, guests: [{ adults: 2, children: 0, infants: 0 }] },
      { roomTypeId: 'h-2', name: 'Twin room', units: 1, guests: [{ adults: 1, children: 1, infants: 0 }] },
    ],
  },
};
const search = readStayChoice(new URLSearchParams('dateFrom=2027-01-10&dateTo=2027-01-13&adults=3&ages=7'));

const show = (change: Partial<Parameters<typeof RoomsSection>[0]> = {}, locale: 'en' | 'es' = 'en') =>
  renderInApp(<RoomsSection property={hotel} {...{ rooms, priced, search }} {...change} />, { locale });

const rowOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

describe('the rooms of a hotel', () => {
  it('have beds, what is included, a price with its nights, and few units', () => {
    show();
    expect(rowOf('Queen room').getByText('1 queen bed · sleeps 2')).toBeTruthy();
    expect(rowOf('Queen room').getByText('Included: Wi-Fi')).toBeTruthy();
    expect(rowOf('Twin room').getByText('Only 2 left')).toBeTruthy();
    expect(rowOf('Twin room').getByText(/2 rooms, 3 nights/)).toBeTruthy();
    expect(screen.getByText('1 × Twin room (1 adult, 1 child)')).toBeTruthy();
  });

  it('say why one cannot be chosen', () => {
    show();
    expect(rowOf('Suite').getByText('This room is sold out for these dates.')).toBeTruthy();
    expect(rowOf('Suite').queryByRole('combobox')).toBeNull();
  });

  it('are chosen by their number, which changes the address', async () => {
    const { user } = show();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Number of rooms Queen room' }), '2');
    const page = await screen.findByText(/^page \/property\/stay1\//);
    expect(page.textContent).toContain('units.h-1=2');
    expect(page.textContent).toContain('ages=7');
    expect(page.textContent).not.toContain('adults.0');
  });

  it('let the traveler say who sleeps where', async () => {
    const { user } = show();
    await user.click(screen.getByText('Change who sleeps where'));
    const second = within(screen.getByRole('group', { name: 'Room 2: Twin room' }));
    await user.selectOptions(second.getByRole('combobox', { name: 'Adults' }), '2');
    expect(screen.queryByText(/^page /)).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Update rooms' })[1] as HTMLElement);
    expect((await screen.findByText(/^page /)).textContent).toContain('adults.1=2');
  });

  it('ask for dates without them, and say in Spanish what does not fit', () => {
    const nothing = { rooms: { units: {}, rates: {} }, priced: { kind: 'none' } as const };
    const { unmount } = show({ ...nothing, search: readStayChoice(new URLSearchParams()) });
    expect(screen.getByRole('link', { name: /^Add dates/ }).getAttribute('href')).toBe('#dates');
    expect(screen.queryByRole('combobox')).toBeNull();
    unmount();
    const refusal = { rule: 'rooms_small', limit: 2, day: null };
    show({ priced: { kind: 'refused', refusal } }, 'es');
    expect(screen.getByRole('status').textContent).toContain('caben 2 personas');
  });
});
