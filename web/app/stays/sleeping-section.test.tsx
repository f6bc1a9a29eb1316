import type { Property } from '@golark/contract/stays/schemas';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { sampleStay } from '../../testing/sample-stay.ts';
import { SleepingSection } from './sleeping-section.tsx';

const show = (sleeping: Property['sleeping'], locale: 'en' | 'es' = 'en') => {
  renderInApp(<SleepingSection property={{ ...sampleStay, sleeping }} />, { locale });
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
};

it('says which beds are in which room', () => {
  const places = show([
    { room: 'bedroom', beds: [{ kind: 'king', count: 1 }] },
    {
      room: 'bedroom',
      beds: [
        { kind: 'queen', count: 1 },
        { kind: 'bunk', count: 2 },
      ],
    },
    { room: 'common', beds: [{ kind: 'sofa', count: 1 }] },
  ]);
  expect(places).toEqual([
    'Bedroom 11 king bed',
    'Bedroom 21 queen bed, 2 bunk beds',
    'Living areas1 sofa bed',
  ]);
});

it('calls the only room of a studio by its name, in Spanish', () => {
  expect(show([{ room: 'common', beds: [{ kind: 'double', count: 1 }] }], 'es')).toEqual([
    'Estudio1 cama doble',
  ]);
});

it('is left out where the beds are not known', () => {
  show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('shows each bedroom with its own picture', () => {
  const photo = (number: number | null) => ({
    ...{ id: `stay1.${number}`, alt: 'Illustration: a bedroom.', access: [] },
    room: { kind: 'bedroom' as const, number },
  });
  const bed = { room: 'bedroom' as const, beds: [{ kind: 'king' as const, count: 1 }] };
  const images = [...sampleStay.images, photo(2)];
  renderInApp(<SleepingSection property={{ ...sampleStay, images, sleeping: [bed, bed] }} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.querySelector('img')).toBeNull();
  expect(second?.querySelector('img')?.getAttribute('src')).toContain('stay1.2');
});
