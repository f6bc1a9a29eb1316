import type { NearbyPlace } from '@golark/contract/destinations/schemas';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { NearbyPlaces } from './nearby-places.tsx';

const mile = 1609.344;
const place = (kind: NearbyPlace['kind'], name: string, miles: number): NearbyPlace => ({
  ...{ kind, name, code: kind === 'airport' ? 'SEA' : null },
  distanceMeters: Math.round(miles * mile),
});

const seattle = { id: 'wa-seattle', name: 'Seattle', slug: 'seattle' };
const nearby = [
  place('center', 'Seattle', 4.14),
  place('neighborhood', 'Fremont', 1.5),
  place('neighborhood', 'Queen Anne', 2.26),
  place('national-park', 'Mount Rainier National Park', 58.6),
  place('lake', 'Green Lake', 0.1),
  place('airport', 'Seattle–Tacoma International Airport', 16.4),
];

const rowsOf = (name: string): (string | null)[] =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('names what is near with its distance, and the neighborhood in a sentence', () => {
  renderInApp(<NearbyPlaces property={{ nearby, neighborhood: 'Ballard', city: seattle }} />);
  expect(rowsOf('Near this place in Seattle')).toEqual([
    'Center of Seattle4.1 mi',
    'Mount Rainier National Park59 mi',
    'Green Lakeunder 0.3 mi',
    'Seattle–Tacoma International Airport (SEA)16 mi',
  ]);
  expect(
    screen.getByText(
      'This place is in Ballard, 4.1 mi from the center of Seattle. The nearest other neighborhoods are Fremont (1.5 mi) and Queen Anne (2.3 mi).',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/in a straight line; to a national park/)).toBeTruthy();
});

it('is as natural in Spanish', () => {
  renderInApp(<NearbyPlaces property={{ nearby, neighborhood: 'Downtown', city: seattle }} />, {
    locale: 'es',
  });
  expect(rowsOf('Cerca de este alojamiento en Seattle').slice(0, 3)).toEqual([
    'Centro de Seattle4.1 mi',
    'Mount Rainier National Park59 mi',
    'Green Lakemenos de 0.3 mi',
  ]);
  expect(screen.getByText(/^Este alojamiento está en el centro de Seattle\. Los otros barrios/)).toBeTruthy();
});

it('says nothing about a neighborhood that is not known or is the city itself', () => {
  const [center] = nearby;
  if (!center) throw new Error('no center');
  for (const neighborhood of [null, 'Seattle']) {
    const { unmount } = renderInApp(
      <NearbyPlaces property={{ nearby: [center], neighborhood, city: seattle }} />,
    );
    expect(screen.queryByText(/This place is in/)).toBeNull();
    expect(screen.getByText('Distances are approximate and in a straight line.')).toBeTruthy();
    unmount();
  }
});
