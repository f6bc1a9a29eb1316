import type { SeatPlace } from '@golark/contract/tickets/listing-schemas';
import { expect, it } from 'vitest';
import { wordsOfPlace } from '../ticket-words.ts';

const place: SeatPlace = {
  sectionId: 's',
  section: '108',
  tier: 'lower',
  row: '12',
  seats: ['7', '8'],
  isAccessible: false,
  spaces: [],
};

it.each([
  [{}, 'Section 108, row 12, seats 7, 8', 'Sección 108, fila 12, asientos 7, 8'],
  [
    { section: 'Balcony Left' },
    'Balcony Left, row 12, seats 7, 8',
    'Balcón, izquierda, fila 12, asientos 7, 8',
  ],
  [{ section: 'VIP 3' }, 'VIP 3, row 12, seats 7, 8', 'VIP 3, fila 12, asientos 7, 8'],
  [{ section: 'Pit', row: null, seats: [] }, 'Pit', 'Frente al escenario'],
] as [Partial<SeatPlace>, string, string][])('emails name a place as pages do: %j', (change, en, es) => {
  const named = { ...place, ...change };
  expect([wordsOfPlace(named, 'en'), wordsOfPlace(named, 'es')]).toEqual([en, es]);
});
