import type { SleepingRoom } from '@golark/contract/stays/beds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawPicture,
  lookOfStay,
  type PicturePlan,
  pictureText,
  planCityPicture,
  planPagePicture,
  planStayPictures,
  roomsOfPlans,
  type StayFacts,
} from './index.ts';
import { CITY_HEROES } from './plans/heroes/index.ts';
import {
  CITY_SETTINGS,
  DECK_SCENES,
  HOUSE_SCENES,
  LANDMARKS,
  PAGE_SCENES,
  ROOM_SCENES,
  ROOM_STYLES,
  SETTINGS,
  TIMES,
} from './plans/picture-plan.ts';

const MAX_BYTES = 20_000;

const TYPES = [
  ...[
    'house',
    'cabin',
    'a-frame',
    'cottage',
    'bungalow',
    'villa',
    'townhouse',
    'apartment',
    'condo',
    'loft',
    'studio',
  ],
  ...[
    'guesthouse',
    'farm-stay',
    'ranch',
    'treehouse',
    'tiny-house',
    'dome',
    'beach-house',
    'chalet',
    'adobe',
    'hotel',
  ],
  ...['resort', 'motel', 'inn', 'bed-and-breakfast', 'private-room', 'houseboat', ''],
];
const STATES = [
  'AK',
  'AZ',
  'CA',
  'CO',
  'DC',
  'FL',
  'HI',
  'IL',
  'KS',
  'LA',
  'MA',
  'ME',
  'MO',
  'NC',
  'NY',
  'TX',
  'UT',
  'VT',
  'WA',
  'PR',
];
const AMENITIES = [
  'hot-tub',
  'pool',
  'fireplace',
  'sea-view',
  'lake-view',
  'mountain-view',
  'patio',
  'wifi',
  'kitchen',
];

const cabin: StayFacts = {
  id: 'stay-1',
  type: 'cabin',
  amenities: ['hot-tub', 'fireplace', 'kitchen'],
  bedrooms: 2,
  look: lookOfStay({
    ...{ id: 'stay-1', type: 'cabin', stateId: 'co', population: 9000, isCoastal: false },
    ...{ amenities: ['hot-tub', 'fireplace'], bedrooms: 2 },
  }),
};

const anyStay: fc.Arbitrary<StayFacts> = fc
  .record({
    id: fc.uuid(),
    type: fc.constantFrom(...TYPES),
    stateId: fc.constantFrom(...STATES.map((code) => code.toLowerCase())),
    population: fc.constantFrom(900, 9000, 40_000, 90_000, 4_000_000),
    latitude: fc.integer({ min: 19, max: 64 }),
    isCoastal: fc.constantFrom(true, false, undefined),
    amenities: fc.uniqueArray(fc.constantFrom(...AMENITIES), { maxLength: 4 }),
    bedrooms: fc.integer({ min: 0, max: 8 }),
    words: fc.constantFrom('', 'Blue brick house', 'Ski cabin by the lake', 'Beach condo', 'Desert home'),
    count: fc.constantFrom(5, 6, 7),
  })
  .map(({ count, ...facts }) => ({ ...facts, count, look: lookOfStay(facts) }));

const anyCity = fc.record({
  id: fc.uuid(),
  stateCode: fc.constantFrom(...STATES),
  slug: fc.constantFrom('new-york', 'seattle', 'chicago', 'somewhere'),
  population: fc.integer({ min: 300, max: 9_000_000 }),
  coastal: fc.boolean(),
  capital: fc.boolean(),
});

const everyPlan = (): PicturePlan[] => {
  const common = { seed: 's', region: 'forest', season: 'summer' } as const;
  return TIMES.flatMap((time): PicturePlan[] => [
    ...HOUSE_SCENES.flatMap((scene) => SETTINGS.map((setting) => ({ ...common, time, scene, setting }))),
    ...[...ROOM_SCENES, ...DECK_SCENES].flatMap((scene) =>
      SETTINGS.map((view) => ({ ...common, time, scene, view, style: 'modern' as const })),
    ),
    ...CITY_SETTINGS.flatMap((setting) =>
      (['metro', 'mid', 'town'] as const).map((size) => ({
        ...common,
        time,
        scene: 'skyline' as const,
        setting,
        size,
      })),
    ),
    ...PAGE_SCENES.map((scene) => ({ ...common, time, scene })),
  ]);
};

describe('picture plans', () => {
  it('have twin beds exactly where the stay has them', () => {
    const single = { kind: 'single', count: 2 } as const;
    const rooms = [
      [{ kind: 'king', count: 1 } as const],
      [single],
      [{ kind: 'queen', count: 1 } as const, single],
    ];
    const sleeping = rooms.map((beds) => ({ room: 'bedroom' as const, beds }));
    for (let n = 0; n < 40; n++) {
      const plans = planStayPictures({ ...cabin, id: `beds-${n}`, bedrooms: 3, sleeping });
      const bedrooms = plans.flatMap((plan) =>
        plan.scene === 'bedroom' && 'layout' in plan ? [plan.layout] : [],
      );
      // the second layout of a bedroom
      expect(bedrooms.map((layout) => layout === 1)).toEqual([false, true, false].slice(0, bedrooms.length));
    }
  });

  it('have a single or bunk bed exactly where the bedroom has no wider one', () => {
    const rooms: SleepingRoom['beds'][] = [
      [{ kind: 'single', count: 1 }],
      [
        { kind: 'bunk', count: 1 },
        { kind: 'single', count: 1 },
      ],
      [
        { kind: 'double', count: 1 },
        { kind: 'bunk', count: 1 },
      ],
    ];
    const sleeping = rooms.map((beds) => ({ room: 'bedroom' as const, beds }));
    for (let n = 0; n < 40; n++) {
      const plans = planStayPictures({ ...cabin, id: `beds-${n}`, bedrooms: 3, sleeping });
      const bedrooms = plans.flatMap((plan) => (plan.scene === 'bedroom' && 'style' in plan ? [plan] : []));
      const expected = ['single', 'bunk', undefined].slice(0, bedrooms.length);
      expect(bedrooms.map(({ bed }) => bed)).toEqual(expected);
      // four posts stand around a wide bed
      for (const { bed, layout } of bedrooms) if (bed) expect([0, 3]).toContain(layout);
    }
  });

  it('are the same for the same facts', () => {
    expect(planStayPictures(cabin)).toEqual(planStayPictures({ ...cabin }));
  });

  it('start with the exterior and include the hot tub', () => {
    const scenes = planStayPictures(cabin).map((plan) => plan.scene);
    expect(['cabin', 'log-cabin', 'home']).toContain(scenes[0]);
    expect(scenes).toContain('hot-tub');
    expect(scenes).toHaveLength(7);
  });

  it('name the room that each shows, and number the bedrooms of a place with several', () => {
    const roomsOf = (bedrooms: number) =>
      roomsOfPlans(planStayPictures({ ...cabin, bedrooms }), bedrooms).map(({ kind, number }) =>
        number ? `${kind} ${number}` : kind,
      );
    expect(roomsOf(3)).toEqual(expect.arrayContaining(['exterior', 'hot-tub', 'bedroom 1', 'bedroom 2']));
    expect(roomsOf(1)).toContain('bedroom');
    expect(roomsOf(1).join()).not.toMatch(/\d/);
  });

  it('are 5 to 7 for any stay and can be serialized as JSON', () => {
    fc.assert(
      fc.property(anyStay, (facts) => {
        const plans = planStayPictures(facts);
        expect(plans.length).toBeGreaterThanOrEqual(5);
        expect(plans.length).toBeLessThanOrEqual(7);
        expect(HOUSE_SCENES as readonly string[]).toContain(plans[0]?.scene);
        expect(JSON.parse(JSON.stringify(plans))).toEqual(plans);
      }),
    );
  });

  it('never show a beach for a stay that is not coastal', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.constantFrom(...TYPES.filter((type) => type !== 'beach-house')),
        (id, type) => {
          const inland = {
            id,
            type,
            stateId: 'fl',
            population: 9000,
            isCoastal: false,
            amenities: [],
            bedrooms: 2,
          };
          expect(['beach', 'coast', 'tropics']).not.toContain(lookOfStay(inland).setting);
        },
      ),
    );
  });
});

describe('drawPicture', () => {
  it('returns the same bytes for the same plan', () => {
    for (const plan of planStayPictures(cabin)) {
      expect(drawPicture(JSON.parse(JSON.stringify(plan)) as PicturePlan)).toBe(drawPicture(plan));
    }
  });

  it('draws different pictures for stays of the same type and state', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 20, maxLength: 20 }), (ids) => {
        const first = ids.map((id) => drawPicture(planStayPictures({ ...cabin, id })[0] as PicturePlan));
        expect(new Set(first).size).toBe(ids.length);
      }),
      { numRuns: 5 },
    );
    const [one, other] = ['a', 'b'].map((id) => planStayPictures({ ...cabin, id }).map(drawPicture));
    expect((one as string[]).some((picture) => (other as string[]).includes(picture))).toBe(false);
  });

  it('draws pictures of random stays in at most 20 kB each, with valid numbers', () => {
    fc.assert(
      fc.property(anyStay, fc.nat(), (facts, which) => {
        const plans = planStayPictures(facts);
        for (const plan of [plans[0], plans[1 + (which % (plans.length - 1))]])
          expectValidSvg(plan as PicturePlan);
      }),
      { numRuns: 150, endOnFailure: true },
    );
  });

  it('draws a row of gabled houses with clapboards, which takes the most bytes, in at most 20 kB', () => {
    expectValidSvg({
      ...{ scene: 'row', seed: '9fe720d0-75d0-3671-aa0f-855190816d2a/0', time: 'dusk', region: 'desert' },
      ...{ season: 'summer', setting: 'city' },
      facade: {
        ...{ building: 'gabled-row', floors: 2, material: 'clapboard', color: 'blue', roof: 'weathered' },
        ...{ door: 'oak-door', flora: 'broadleaf' },
      },
    } as PicturePlan);
  });

  it('draws random cities and all page pictures within the same limits', () => {
    fc.assert(
      fc.property(anyCity, (facts) => expectValidSvg(planCityPicture(facts))),
      { numRuns: 150, endOnFailure: true },
    );
    for (const id of CITY_HEROES.keys())
      expectValidSvg(
        planCityPicture({ id, slug: id.slice(3), stateCode: id.slice(0, 2), population: 100_000 }),
      );
    for (const scene of PAGE_SCENES)
      for (const theme of ['light', 'dark'] as const) expectValidSvg(planPagePicture(scene, theme));
  });

  it('draws every landmark and every room style', () => {
    const common = { seed: 'x', time: 'dusk', region: 'coast', season: 'summer' } as const;
    for (const landmark of LANDMARKS)
      expectValidSvg({ ...common, scene: 'skyline', setting: 'bay', size: 'metro', landmark });
    for (const style of ROOM_STYLES)
      for (const scene of ROOM_SCENES) expectValidSvg({ ...common, scene, style, view: 'coast' });
  });
});

const expectValidSvg = (plan: PicturePlan): void => {
  const svg = drawPicture(plan);
  const bytes = Buffer.byteLength(svg);
  expect(bytes, JSON.stringify(plan)).toBeLessThanOrEqual(MAX_BYTES);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/);
};

describe('pictureText', () => {
  it('describes every scene, place and time in both languages', () => {
    for (const plan of everyPlan()) {
      const [english, spanish] = [pictureText(plan, 'en'), pictureText(plan, 'es')];
      expect(english).toMatch(/^Illustration: (an?|the) .+\.$/);
      expect(spanish).toMatch(/^Ilustración: (una?|el|la) .+\.$/);
      expect(english + spanish).not.toContain('undefined');
    }
  });

  it('combines scene, place and time into a sentence', () => {
    const plan = {
      scene: 'a-frame',
      seed: 's',
      time: 'dusk',
      region: 'forest',
      season: 'summer',
      setting: 'lake',
    } as const;
    expect(pictureText(plan, 'en')).toBe('Illustration: an A-frame house by a lake, at dusk.');
    expect(pictureText(plan, 'es')).toBe(
      'Ilustración: una casa en forma de A a la orilla de un lago, al anochecer.',
    );
  });
});
