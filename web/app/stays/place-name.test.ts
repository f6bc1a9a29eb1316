import { expect, test } from 'vitest';
import { placeNameOf } from './place-name.ts';

const place = (neighborhood: string | null, city: string, state: string) =>
  placeNameOf({
    neighborhood,
    city: { id: '', name: city, slug: '' },
    state: { id: '', name: state, slug: '' },
  });

test('names a place from its neighborhood to its state, each once', () => {
  expect(place('Alki', 'Seattle', 'Washington')).toBe('Alki, Seattle, Washington');
  expect(place('Big Sky', 'Big Sky', 'Montana')).toBe('Big Sky, Montana');
  expect(place(null, 'New York', 'New York')).toBe('New York, New York');
});
