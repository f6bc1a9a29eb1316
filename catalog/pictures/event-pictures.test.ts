import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventGenres, venueKinds } from '../../contract/events/rules.ts';
import {
  drawPicture,
  type EventPictureFacts,
  type PicturePlan,
  pictureText,
  planEventPicture,
  planSeatView,
  planVenuePicture,
} from './index.ts';
import { TIMES } from './plans/picture-plan.ts';
import { VENUE_DESIGNS } from './scenes/venues/venue.ts';

const MAX_BYTES = 20_000;
const STATES = [
  'AK',
  'AZ',
  'CA',
  'CO',
  'FL',
  'HI',
  'IL',
  'KS',
  'LA',
  'ME',
  'NV',
  'NY',
  'TN',
  'TX',
  'UT',
  'WA',
];

const anyFacts: fc.Arbitrary<EventPictureFacts> = fc.record({
  id: fc.uuid(),
  eventId: fc.uuid(),
  kind: fc.constantFrom(...venueKinds),
  genre: fc.constantFrom(...eventGenres),
  name: fc.constantFrom('', 'Red Rock Canyon Stage', 'Lakeside Pavilion', 'Pine Woods Theater'),
  state: fc.constantFrom(...STATES),
  city: fc.constant('Somewhere'),
  latitude: fc.double({ min: 19, max: 64, noNaN: true }),
  longitude: fc.double({ min: -160, max: -67, noNaN: true }),
  isCoastal: fc.constantFrom(true, false, undefined),
  cityPopulation: fc.constantFrom(900, 40_000, 300_000, 8_000_000, undefined),
  colors: fc.constantFrom(['#c9372c', '#f4f1ea'] as const, ['#000', '#ffd700'] as const, undefined),
  isNight: fc.boolean(),
  month: fc.integer({ min: 1, max: 12 }),
});

const anySeat = fc.record({
  kind: fc.constantFrom(...venueKinds),
  angle: fc.integer({ min: 0, max: 359 }),
  distance: fc.double({ min: 0, max: 1, noNaN: true }),
  height: fc.double({ min: 0, max: 1, noNaN: true }),
});

const arena: EventPictureFacts = {
  ...{ id: 'v1', eventId: 'e1', kind: 'hockey-arena', genre: 'hockey', name: 'Coliseum', state: 'OR' },
  ...{ city: 'Portland', latitude: 45.5, longitude: -122.7, cityPopulation: 650_000 },
  ...{ colors: ['#1f7a54', '#f4f1ea'], isNight: true, month: 11 },
};

const faultOf = (plan: PicturePlan): string | null => {
  const svg = drawPicture(plan);
  const bytes = Buffer.byteLength(svg);
  if (bytes > MAX_BYTES) return `${bytes} bytes: ${JSON.stringify(plan)}`;
  const invalid = /NaN|undefined|Infinity|e-\d/.exec(svg)?.[0];
  return invalid ? `${invalid}: ${JSON.stringify(plan)}` : null;
};

describe('pictures of venues and events', () => {
  it('are the same bytes for the same facts, and survive JSON', () => {
    for (const plan of [
      planEventPicture(arena),
      planVenuePicture(arena),
      planSeatView({ kind: 'theater', angle: 170, distance: 0.5, height: 0.2 }),
    ]) {
      expect(drawPicture(JSON.parse(JSON.stringify(plan)) as PicturePlan)).toBe(drawPicture(plan));
    }
    expect(planEventPicture({ ...arena })).toEqual(planEventPicture(arena));
  });

  it('differ between events that are neighbors in a list', () => {
    for (const genre of eventGenres) {
      const drawn = Array.from({ length: 8 }, (_, index) =>
        drawPicture(planEventPicture({ ...arena, genre, eventId: `${genre}-${index}` })),
      );
      expect(new Set(drawn).size, genre).toBe(drawn.length);
    }
  });

  it('show the colors of the teams', () => {
    expect(drawPicture(planEventPicture(arena))).toContain('#1f7a54');
    expect(drawPicture(planEventPicture({ ...arena, colors: ['#5b3a92', '#f0c24a'] }))).not.toContain(
      '#1f7a54',
    );
  });

  it('have at least three designs for every kind of venue', () => {
    for (const kind of venueKinds) expect(new Set(VENUE_DESIGNS[kind]).size, kind).toBeGreaterThanOrEqual(3);
  });

  it('lie in the land of their place when they are in the open', () => {
    const open = { ...arena, kind: 'amphitheater', isCoastal: false } as const;
    const desert = planVenuePicture({ ...open, state: 'AZ', latitude: 33.4, longitude: -112 });
    expect(desert).toMatchObject({ surroundings: 'desert' });
    const prairie = planVenuePicture({
      ...open,
      state: 'IL',
      latitude: 41.5,
      longitude: -88,
      cityPopulation: 9000,
    });
    expect(prairie).toMatchObject({ surroundings: 'prairie' });
    expect(planVenuePicture({ ...arena, kind: 'theater' })).toMatchObject({ surroundings: 'city' });
  });

  it('never throw and have at most 20 kB for random facts', () => {
    fc.assert(
      fc.property(anyFacts, anySeat, (facts, seat) => {
        const plans = [planEventPicture(facts), planVenuePicture(facts), planSeatView(seat)];
        expect(plans.map(faultOf).filter(Boolean)).toEqual([]);
      }),
      { numRuns: 120, endOnFailure: true },
    );
  });

  it('plan thousands of random facts, each with a text in both languages', () => {
    fc.assert(
      fc.property(anyFacts, anySeat, (facts, seat) => {
        for (const plan of [planEventPicture(facts), planVenuePicture(facts), planSeatView(seat)]) {
          expect(pictureText(plan, 'en')).toMatch(/^Illustration: (an?|the) .+\.$/);
          expect(pictureText(plan, 'es')).toMatch(/^Ilustración: (una?|el|la) .+\.$/);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('have a text for every combination in both languages', () => {
    const common = {
      seed: 's',
      region: 'city',
      season: 'summer',
      surroundings: 'city',
      flora: 'broadleaf',
    } as const;
    const texts = venueKinds
      .flatMap((kind) =>
        TIMES.flatMap((time) => [
          ...eventGenres.map((genre): PicturePlan => ({ ...common, scene: 'event', kind, time, genre })),
          { ...common, scene: 'venue', kind, time } as const,
        ]),
      )
      .flatMap((plan) => [pictureText(plan, 'en'), pictureText(plan, 'es')]);
    expect(texts.filter((text) => text.includes('undefined'))).toEqual([]);
    expect(pictureText(planEventPicture(arena), 'en')).toBe('Illustration: a hockey game in an arena.');
    expect(pictureText(planSeatView({ kind: 'theater', angle: 180, distance: 0.2, height: 0 }), 'es')).toBe(
      'Ilustración: el escenario de un teatro, desde un lugar cercano.',
    );
  });
});
