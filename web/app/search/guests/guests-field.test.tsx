import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { readSearchQuery } from '../search-query.ts';
import { GuestsField } from './guests-field.tsx';
import { guestsOf } from './search-guests.ts';

const Field = ({ address }: { address: string }) => {
  const [guests, setGuests] = useState(guestsOf(readSearchQuery(new URLSearchParams(address))));
  return <GuestsField value={guests} onChange={setGuests} error={null} />;
};

const open = async (address: string, locale: 'en' | 'es' = 'en') => {
  const { user } = renderInApp(() => <Field address={address} />, { locale });
  await user.click(screen.getByRole('button', { name: /^(Who|Huéspedes)/ }));
  await screen.findByRole('spinbutton', { name: /^(Rooms|Habitaciones)/ });
  return user;
};

const room = (name: string) => within(screen.getByRole('group', { name }));
const counts = (name: string) =>
  room(name)
    .getAllByRole<HTMLInputElement>('spinbutton')
    .map(({ value }) => Number(value));
const words = () => document.getElementById('search-guests-value')?.textContent;

it('asks who sleeps in which room once there are two, and spreads the party', async () => {
  const user = await open('adults=3&ages=7');
  expect(screen.queryByRole('group')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More: Rooms' }));
  expect([counts('Room 1'), counts('Room 2')]).toEqual([
    [2, 0],
    [1, 1],
  ]);
  expect(room('Room 2').getByRole<HTMLSelectElement>('combobox', { name: 'Age of child 1' }).value).toBe('7');
  expect(words()).toBe('4 guests, 2 rooms');
  await user.click(room('Room 1').getByRole('button', { name: 'Fewer: Adults' }));
  await user.click(room('Room 2').getByRole('button', { name: 'More: Adults' }));
  expect([counts('Room 1'), counts('Room 2')]).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(document.querySelector<HTMLInputElement>('input[name=rooms][type=hidden]')?.value).toBe(
    '1.0.0,2.1.0',
  );
  await user.click(screen.getByRole('button', { name: 'Fewer: Rooms' }));
  expect(words()).toBe('4 guests');
});

it('opens with the rooms of the address, in Spanish', async () => {
  const user = await open('adults=16&rooms=8.0.0,8.0.0', 'es');
  expect(words()).toBe('16 huéspedes, 2 hab.');
  await user.click(room('Habitación 2').getByRole('button', { name: 'Más: Niños' }));
  expect(counts('Habitación 2')).toEqual([8, 0]);
  expect(screen.getByText('Una búsqueda admite como máximo 16 huéspedes.')).toBeTruthy();
});
