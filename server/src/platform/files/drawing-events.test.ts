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
const eventAt = {
  id: 'ev-1',
  title: 'A Night Out',
  venue,
  day: '2026-12-01',
  time: '19:30',
  performer: null,
} as const;

test('the key of every kind of venue and event can be drawn, and its text names it in both languages', () => {
  const pictures = [
    ...venueKinds.map((kind) => illustrate.venuePicture({ ...venue, kind })),
    ...eventGenres.map((genre) => illustrate.eventPicture({ ...eventAt, genre })),
    ...eventGenres.map((genre) =>
      illustrate.performerPicture({ id: 'p-1', name: 'Tin Horizon', genre, colors: null }),
    ),
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
  const rail = { id: 'rail', name: 'Rail', genre: 'hockey', colors: ['#7a1f3d', '#f2c14e'] } as const;
  const game = illustrate.eventPicture({ ...eventAt, genre: 'hockey', performer: rail });
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

test('an event shows its first performer, with the line-up and the colors of the picture of the performer', () => {
  const trio = { id: 'trio', name: 'Tin Horizon', genre: 'rock', colors: null, people: 3 } as const;
  const ofEvent = planOfDrawingKey(
    illustrate.eventPicture({ ...eventAt, genre: 'rock', performer: trio }).key,
  );
  const own = planOfDrawingKey(illustrate.performerPicture(trio).key);
  if (ofEvent?.scene !== 'event' || own?.scene !== 'event') throw new Error('no picture of an event');
  expect(ofEvent.act?.lineup).toHaveLength(3);
  expect([ofEvent.act, ofEvent.colors]).toEqual([own.act, own.colors]);
});
