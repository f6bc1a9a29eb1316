import { drawPicture } from '@golark/catalog/pictures';
import { eventGenres, venueKinds } from '@golark/contract/events/rules';
import { expect, test } from 'vitest';
import type { VenueFacts } from '../illustrate.ts';
import { illustrateEventsWithDrawings as illustrate } from './drawing-events.ts';
import { planOfDrawingKey } from './drawing-key.ts';

const venue: VenueFacts = {
  ...{ id: 'larimer', name: 'Larimer Hall', kind: 'concert-hall', stateId: 'co', cityName: 'Denver' },
  ...{ cityPopulation: 682_545, isCoastal: false, latitude: 39.74, longitude: -104.99 },
};
const eventAt = { id: 'ev-1', venue, day: '2026-12-01', time: '19:30', colors: null } as const;

test('the key of every kind of venue and event can be drawn, and its text names it in both languages', () => {
  const pictures = [
    ...venueKinds.map((kind) => illustrate.venuePicture({ ...venue, kind })),
    ...eventGenres.map((genre) => illustrate.eventPicture({ ...eventAt, genre })),
    ...eventGenres.map((genre) => illustrate.performerPicture({ id: 'p-1', genre, colors: null })),
  ];
  for (const { key, alt } of pictures) {
    const plan = planOfDrawingKey(key);
    if (!plan) throw new Error(`${key} is no plan`);
    expect(alt.en).not.toBe(alt.es);
    expect(key.split('/')).not.toContain('undefined');
  }
  expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
});

test('a key has the colors of the home team, the time of day and the place on the seat map', () => {
  const game = illustrate.eventPicture({ ...eventAt, genre: 'hockey', colors: ['#7a1f3d', '#f2c14e'] });
  expect(planOfDrawingKey(game.key)).toMatchObject({
    genre: 'hockey',
    colors: ['#7a1f3d', '#f2c14e'],
    seed: 'ev-1',
  });
  const matinee = illustrate.eventPicture({ ...eventAt, genre: 'plays', time: '14:00' });
  expect(matinee.key).not.toContain('/night/');
  const view = illustrate.seatViewKey({
    venueKind: 'theater',
    viewpoint: { angle: 182.5, distance: 0.4, height: 0.2 },
  });
  const plan = planOfDrawingKey(view);
  expect(plan).toMatchObject({
    scene: 'seat-view',
    kind: 'theater',
    angle: 182.5,
    distance: 0.4,
    height: 0.2,
  });
  expect(plan && drawPicture(plan)).toMatch(/^<svg/);
});
