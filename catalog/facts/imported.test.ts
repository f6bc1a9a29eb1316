import { describe, expect, it } from 'vitest';
import { lookOfStay } from '../pictures/plans/look-of-stay.ts';
import { planStayPictures } from '../pictures/plans/plan-stay-pictures.ts';
import type { StayLook } from './look.ts';
import { WOODS } from './materials.ts';

type Facts = Parameters<typeof lookOfStay>[0];

const denver = { stateId: 'co', latitude: 39.74, longitude: -104.98, population: 715_000, isCoastal: false };
const tahoe = { stateId: 'ca', latitude: 38.94, longitude: -119.98, population: 21_000, isCoastal: false };
const flagstaff = { stateId: 'az', latitude: 35.2, longitude: -111.65, population: 70_000, isCoastal: false };
const tucson = { stateId: 'az', latitude: 32.22, longitude: -110.97, population: 540_000, isCoastal: false };
const naples = { stateId: 'fl', latitude: 26.14, longitude: -81.79, population: 22_000, isCoastal: true };
const asheville = { stateId: 'nc', latitude: 35.6, longitude: -82.55, population: 94_000, isCoastal: false };
const lamar = { stateId: 'co', latitude: 38.09, longitude: -102.62, population: 7800, isCoastal: false };
const camden = { stateId: 'me', latitude: 44.21, longitude: -69.06, population: 5000, isCoastal: true };

/** Every seed must agree: what the title does not say is different for each. */
const looksOf = (facts: Omit<Facts, 'id' | 'amenities' | 'bedrooms'>, amenities: string[] = []): StayLook[] =>
  Array.from({ length: 12 }, (_, n) => lookOfStay({ id: `import-${n}`, amenities, bedrooms: 2, ...facts }));

const facadesOf = (
  type: string,
  words: string,
  place: Omit<Facts, 'id' | 'type' | 'amenities' | 'bedrooms'>,
) => looksOf({ ...place, type, words }).map(({ facade }) => facade);

describe('an imported stay', () => {
  it.each([
    ['cottage', 'Blue cottage near the park', asheville, { color: 'blue' }],
    ['cabin', 'Log cabin with hot tub', asheville, { material: 'log' }],
    ['house', 'Historic BRICK house, walk to everything', denver, { material: 'brick' }],
    ['cottage', 'Stone cottage on five acres', asheville, { material: 'stone' }],
    ['house', 'White house close to downtown', camden, { color: 'white' }],
    ['cabin', 'Cabaña de troncos junto al río', asheville, { material: 'log' }],
    ['house', 'Casa de ladrillo en el centro', denver, { material: 'brick' }],
    ['house', 'Casa amarilla con jardín', naples, { color: 'yellow' }],
    ['tiny-house', 'Red tiny house', lamar, { color: 'red' }],
    ['motel', 'Brick motel by the highway', lamar, { material: 'brick' }],
    ['a-frame', 'Black A-frame with sauna', camden, { color: 'black' }],
  ] as const)('of type %s has the walls of its title: %s', (...[type, title, place, expected]) => {
    for (const facade of facadesOf(type, title, place)) expect(facade).toMatchObject(expected);
  });

  it('has the color that the title names in daylight', () => {
    for (const { time } of looksOf({ ...naples, type: 'house', words: 'Pink house' }))
      expect(['day', 'dawn', 'mist']).toContain(time);
  });

  it('takes no color or material from the name of a place', () => {
    const facades = facadesOf('cabin', 'Cabin in Blue Ridge near Stone Mountain', asheville);
    expect(facades.every(({ material }) => WOODS.includes(material) || material === 'stone')).toBe(true);
    expect(new Set(facades.map(({ material }) => material)).size).toBeGreaterThan(1);
    expect(facadesOf('house', 'House near Red Lodge', lamar).some(({ color }) => color !== 'red')).toBe(true);
  });

  it.each([
    ['beach-house', 'Beach house with a view', tahoe, ['lake']],
    ['condo', 'Beachfront condo', naples, ['beach', 'tropics']],
    ['house', 'Oceanfront home', camden, ['coast', 'beach']],
    ['condo', 'Ocean dreams condo', denver, ['city']],
    ['cabin', 'Cabin in the woods', asheville, ['forest']],
    ['cabin', 'Lakefront cabin', asheville, ['lake']],
    ['dome', 'Desert dome', tucson, ['desert']],
    ['apartment', 'Apartment in the city center', denver, ['city']],
    ['house', 'Cozy house', lamar, ['town', 'prairie']],
  ] as const)(
    'of type %s stands where its title and its place are: %s',
    (...[type, words, place, settings]) => {
      for (const { setting } of looksOf({ ...place, type, words })) expect(settings).toContain(setting);
    },
  );

  it('has no palms, saguaros or beaches in the mountains, and no mountains on the plains', () => {
    for (const type of ['house', 'villa', 'resort', 'motel', 'beach-house', 'cabin']) {
      const high = looksOf({ ...flagstaff, type, words: 'Beach vibes' }, ['waterfront', 'beach-access']);
      for (const { setting, region, facade } of high) {
        expect(['beach', 'coast', 'tropics']).not.toContain(setting);
        expect(['palm', 'saguaro']).not.toContain(facade.flora);
        expect(region).not.toBe('tropics');
      }
      for (const { setting, region } of looksOf({ ...lamar, type }))
        expect([setting, region]).not.toContain('alpine');
    }
    for (const { setting } of looksOf({ ...tahoe, type: 'house', words: 'Desert modern' }))
      expect(setting).not.toBe('desert');
  });

  it('shows its pool, its hot tub and its fireplace', () => {
    const stay = { id: 'import', type: 'villa', amenities: ['pool', 'hot-tub', 'fireplace'], bedrooms: 3 };
    const [outside, ...rooms] = planStayPictures({ ...stay, look: lookOfStay({ ...stay, ...tucson }) });
    expect(outside).toMatchObject({ pool: true, hotTub: true });
    expect(rooms.map(({ scene }) => scene)).toEqual(expect.arrayContaining(['poolside', 'hot-tub']));
    expect(rooms.some((room) => 'fireplace' in room && room.fireplace)).toBe(true);
  });
});
