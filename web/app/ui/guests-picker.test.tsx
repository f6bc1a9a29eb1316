import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { type Guests, useFormatGuests } from './format-guests.ts';
import { GuestsPicker } from './guests-picker.tsx';

type Limits = { maximumGuests?: number; maximumPets?: number };

const Picker = ({ start, ...limits }: Limits & { start: Guests }) => {
  const [guests, setGuests] = useState(start);
  const formatGuests = useFormatGuests();
  return (
    <>
      <GuestsPicker value={guests} onChange={setGuests} {...limits} />
      <p data-testid="summary">{formatGuests(guests)}</p>
    </>
  );
};

const two: Guests = { adults: 2, childAges: [], infants: 0, pets: 0 };
const show = (limits: Limits = {}, locale: 'en' | 'es' = 'en', start = two) =>
  renderInApp(<Picker start={start} {...limits} />, { locale });

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const count = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const summary = () => screen.getByTestId('summary').textContent;
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe('the guests', () => {
  it.each([
    { locale: 'en', moreAdults: 'More: Adults', morePets: 'More: Pets', words: '3 guests, 1 pet' },
    { locale: 'es', moreAdults: 'Más: Adultos', morePets: 'Más: Mascotas', words: '3 huéspedes, 1 mascota' },
  ] as const)('are counted in $locale', async ({ locale, moreAdults, morePets, words }) => {
    const { user } = show({}, locale);
    await user.click(button(moreAdults));
    await user.click(button(morePets));
    expect(summary()).toBe(words);
  });

  it('are at least one adult', async () => {
    const { user } = show();
    await user.click(button('Fewer: Adults'));
    expect(count('Adults').value).toBe('1');
    expect(button('Fewer: Adults').disabled).toBe(true);
  });

  it('are at most what the place sleeps, adults and children together; the limit is announced', async () => {
    const { user } = show({ maximumGuests: 3 });
    await user.click(button('More: Children'));
    expect(announced()).toEqual([]);
    await user.click(button('More: Adults'));
    expect(count('Adults').value).toBe('2');
    expect(announced()).toEqual(['This place sleeps up to 3.']);
    expect(count('Adults').getAttribute('aria-describedby')).toBeTruthy();
    await user.click(button('Fewer: Adults'));
    expect(announced()).toEqual([]);
  });

  it('bring no pets where pets are not allowed', async () => {
    const { user } = show({ maximumPets: 0 });
    await user.click(button('More: Pets'));
    expect(count('Pets').value).toBe('0');
    expect(announced()).toEqual(['No pets allowed.']);
  });

  it('can be typed, within the limits', async () => {
    const { user } = show({ maximumGuests: 4 });
    await user.tripleClick(count('Adults'));
    await user.keyboard('9');
    expect(count('Adults').value).toBe('4');
    expect(announced()).toEqual(['This place sleeps up to 4.']);
  });
});

describe('the ages of children', () => {
  it('are asked for each child, and kept when a child is added', async () => {
    const { user } = show();
    await user.click(button('More: Children'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 1' }), '7 years');
    await user.click(button('More: Children'));
    const ages = screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
    expect(ages).toEqual(['7', '']);
    expect(summary()).toBe('4 guests');
  });

  it('are from 2 to 17; the last child is removed first', async () => {
    const { user } = show({}, 'en', { ...two, childAges: [3, 9] });
    const offered = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Age of child 1' }).options];
    expect([offered[1]?.text, offered.at(-1)?.text]).toEqual(['2 years', '17 years']);
    await user.click(button('Fewer: Children'));
    expect(screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)).toEqual(['3']);
  });
});
