import type { RoofColor } from './colors.ts';
import type { Material } from './materials.ts';

/** How a building is drawn: `home`, `block` and `row` are composed of parts, the others have a drawing of their own. */
export const HOUSE_SCENES = [
  'cabin',
  'log-cabin',
  'a-frame',
  'beach-house',
  'townhouse',
  'loft',
  'ranch',
  'adobe',
  'chalet',
  'hotel',
  'motel',
  'villa',
  'treehouse',
  'tiny-house',
  'farmhouse',
  'dome',
  'condo',
  'bungalow',
  'home',
  'block',
  'row',
] as const;
export type HouseScene = (typeof HOUSE_SCENES)[number];

export interface BuildingFacts {
  scene: HouseScene;
  materials: readonly Material[];
  floors: readonly [number, number];
  roofs?: readonly RoofColor[];
  /** only in these states; everywhere by default */
  states?: string;
}

type Detail = Pick<BuildingFacts, 'floors'> & Partial<BuildingFacts>;

const PITCHED: readonly RoofColor[] = ['charcoal', 'slate', 'brown', 'weathered', 'moss', 'rust'];
const TILED: readonly RoofColor[] = ['terracotta'];
const METAL: readonly RoofColor[] = ['zinc', 'charcoal', 'rust', 'moss'];
const FLAT: readonly RoofColor[] = ['zinc', 'charcoal'];

const painted: readonly Material[] = ['clapboard', 'clapboard', 'board', 'shingle'];
const anyWall: readonly Material[] = ['clapboard', 'clapboard', 'brick', 'stucco', 'shingle', 'stone'];

const SUNNY = 'ca az nv nm tx fl hi';

const home = (materials: readonly Material[], floors: number, more: Partial<Detail> = {}): BuildingFacts => ({
  scene: 'home',
  materials,
  floors: [floors, floors],
  roofs: PITCHED,
  ...more,
});

const block = (
  materials: readonly Material[],
  floors: readonly [number, number],
  more: Partial<Detail> = {},
): BuildingFacts => ({
  scene: 'block',
  materials,
  roofs: FLAT,
  ...more,
  floors,
});

const row = (materials: readonly Material[], floors: number, more: Partial<Detail> = {}): BuildingFacts => ({
  scene: 'row',
  materials,
  floors: [floors, floors],
  roofs: PITCHED,
  ...more,
});

const own = (
  scene: HouseScene,
  materials: readonly Material[],
  more: Partial<Detail> = {},
): BuildingFacts => ({
  scene,
  materials,
  floors: [1, 1],
  roofs: PITCHED,
  ...more,
});

export const BUILDINGS = {
  // houses
  colonial: home(['clapboard', 'clapboard', 'brick'], 2),
  foursquare: home(['clapboard', 'brick', 'stucco'], 2),
  cape: home(['shingle', 'clapboard'], 1),
  'gable-front': home(painted, 2),
  'ell-house': home(painted, 2),
  tudor: home(['brick', 'stone', 'stucco'], 2),
  mission: home(['stucco'], 1, { roofs: TILED, states: SUNNY }),
  'modern-shed': home(['board', 'timber', 'panel'], 2, { roofs: METAL }),
  'modern-flat': home(['stucco', 'panel', 'timber'], 2, { roofs: FLAT }),
  gambrel: home(['clapboard', 'shingle'], 2),
  saltbox: home(['shingle', 'clapboard'], 2),
  'queen-anne': home(['clapboard'], 2),
  mansard: home(['brick', 'clapboard'], 2, { roofs: ['slate', 'charcoal'] }),
  // small houses
  'hip-cottage': home(anyWall, 1),
  'steep-cottage': home(['stone', 'shingle', 'clapboard', 'brick'], 1),
  'saltbox-cottage': home(['shingle', 'clapboard'], 1),
  'ell-cottage': home(painted, 1),
  'gambrel-cottage': home(['shingle', 'board'], 1),
  'dormer-cottage': home(['clapboard', 'stone', 'shingle'], 1),
  'porch-cottage': home(painted, 1),
  shotgun: home(['clapboard'], 1),
  'garage-apartment': home(['clapboard', 'board', 'stucco'], 2),
  'garden-studio': home(['timber', 'board', 'panel'], 1, { roofs: METAL }),
  'mini-barn': home(['board'], 1, { roofs: METAL }),
  'flat-studio': home(['stucco', 'timber'], 1, { roofs: FLAT }),
  casita: home(['stucco'], 1, { roofs: TILED, states: SUNNY }),
  'wide-bungalow': home(['shingle', 'clapboard', 'brick'], 1),
  'brick-bungalow': home(['brick'], 1),
  'airplane-bungalow': home(['shingle', 'clapboard'], 2),
  'stucco-bungalow': home(['stucco'], 1, { roofs: ['terracotta', 'weathered', 'brown'] }),
  'hip-bungalow': home(['clapboard', 'brick', 'stucco'], 1),
  // by the sea, on piles
  'stilt-hip': home(['clapboard', 'shingle'], 1, { roofs: METAL }),
  'stilt-gambrel': home(['shingle', 'clapboard'], 1),
  'stilt-modern': home(['board', 'panel'], 1, { roofs: FLAT }),
  'shingle-beach': home(['shingle'], 2),
  // cabins
  'porch-cabin': home(['timber', 'log'], 1),
  'saltbox-cabin': home(['timber'], 1, { roofs: METAL }),
  'gambrel-cabin': home(['timber', 'timber', 'log'], 1),
  'shed-cabin': home(['timber'], 1, { roofs: METAL }),
  'ell-cabin': home(['log', 'timber'], 1),
  'loft-cabin': home(['timber', 'log'], 1),
  'stone-cabin': home(['stone'], 1),
  // tiny houses on a foundation
  'tiny-gable': home(['clapboard', 'board', 'timber'], 1),
  'tiny-porch': home(['clapboard', 'shingle', 'board'], 1),
  'tiny-saltbox': home(['timber', 'board'], 1, { roofs: METAL }),
  'tiny-shed': home(['timber', 'panel', 'board'], 1, { roofs: METAL }),
  'tiny-gambrel': home(['board', 'shingle'], 1),
  'tiny-box': home(['panel', 'timber'], 1, { roofs: FLAT }),
  'tiny-loft': home(['board', 'timber', 'clapboard'], 1, { roofs: METAL }),
  // ranches, chalets, villas, adobe
  'log-ranch': home(['log', 'timber'], 1),
  'stone-ranch': home(['stone'], 1),
  'hip-ranch': home(['brick', 'stucco', 'clapboard'], 1),
  bunkhouse: home(['board', 'timber'], 1, { roofs: METAL }),
  'ranch-barn': home(['board'], 1, { roofs: METAL }),
  'balcony-chalet': home(['timber'], 2),
  'steep-chalet': home(['timber', 'board'], 2, { roofs: METAL }),
  'stone-chalet': home(['stone', 'timber'], 2),
  'arcade-villa': home(['stucco'], 2, { roofs: TILED, states: SUNNY }),
  'country-villa': home(['stucco', 'stone', 'brick'], 2, { roofs: ['terracotta', 'brown', 'slate'] }),
  'pueblo-house': home(['adobe'], 1, { roofs: FLAT }),
  'two-story-adobe': home(['adobe'], 2, { roofs: FLAT }),
  'territorial-house': home(['adobe'], 1, { roofs: FLAT }),
  // inns
  'colonial-inn': home(['clapboard', 'brick'], 2),
  'porch-inn': home(['clapboard'], 2),
  'gambrel-inn': home(['shingle', 'clapboard'], 2),
  'shingle-inn': home(['shingle'], 2),
  'stone-inn': home(['stone'], 2),
  'tudor-inn': home(['brick', 'stucco'], 2),
  'brick-inn': block(['brick'], [3, 3]),
  // apartments
  'walk-up': block(['brick'], [3, 5]),
  prewar: block(['brick', 'stone'], [5, 8]),
  'triple-decker': block(['clapboard', 'shingle'], [3, 3]),
  'deco-block': block(['stucco'], [3, 4], { states: `${SUNNY} la ga sc al ms` }),
  'corner-shop': block(['brick', 'stucco'], [2, 4]),
  'glass-block': block(['panel'], [4, 7]),
  courtyard: block(['stucco', 'brick'], [2, 3], { roofs: ['terracotta', 'brown'] }),
  'garden-apartments': block(['clapboard', 'brick', 'stucco'], [2, 3], { roofs: PITCHED }),
  'gabled-condo': block(['clapboard', 'board', 'timber'], [3, 4], { roofs: PITCHED }),
  'terrace-condo': block(['stucco', 'panel'], [4, 7]),
  'brick-condo': block(['brick'], [3, 5]),
  'mill-loft': block(['brick'], [3, 5]),
  'factory-loft': block(['brick'], [2, 4]),
  // hotels
  'corner-hotel': block(['brick', 'stone'], [3, 4]),
  'main-street-hotel': block(['brick', 'stucco'], [2, 3]),
  'roadside-hotel': block(['stucco'], [3, 4]),
  'lodge-hotel': block(['timber'], [3, 4], { roofs: PITCHED }),
  'pueblo-hotel': block(['adobe'], [2, 3], { states: 'nm az' }),
  'deco-hotel': block(['stucco'], [3, 4]),
  'mansard-hotel': block(['stone', 'brick'], [3, 4], { roofs: ['slate', 'charcoal'] }),
  'modern-hotel': block(['panel'], [3, 4]),
  'tower-hotel': own('hotel', ['stucco', 'panel'], { floors: [6, 15], roofs: FLAT }),
  // rows
  brownstones: row(['brick', 'stone'], 3, { roofs: FLAT }),
  'federal-row': row(['brick'], 3),
  'painted-row': row(['clapboard'], 3),
  'mansard-row': row(['brick', 'stone'], 3, { roofs: ['slate', 'charcoal'] }),
  'modern-row': row(['panel', 'stucco', 'timber'], 3, { roofs: FLAT }),
  'gabled-row': row(['clapboard', 'shingle'], 2),
  'stucco-row': row(['stucco'], 3, { roofs: TILED, states: SUNNY }),
  'timber-row': row(['timber', 'board'], 3),
  'brick-row': row(['brick'], 3, { roofs: FLAT }),
  // buildings with a drawing of their own
  craftsman: own('bungalow', ['clapboard', 'shingle', 'clapboard']),
  'ranch-house': own('ranch', ['brick', 'board', 'stucco', 'clapboard']),
  farmhouse: own('farmhouse', ['clapboard', 'board'], { floors: [2, 2] }),
  'front-cabin': own('cabin', ['timber']),
  'log-cabin': own('log-cabin', ['log']),
  'a-frame': own('a-frame', ['timber'], { floors: [2, 2] }),
  'raised-a-frame': own('a-frame', ['timber'], { floors: [2, 2] }),
  'balcony-a-frame': own('a-frame', ['timber', 'board'], { floors: [2, 2] }),
  'board-a-frame': own('a-frame', ['board'], { floors: [2, 2] }),
  'knee-a-frame': own('a-frame', ['timber', 'board'], { floors: [2, 2], roofs: METAL }),
  'twin-a-frame': own('a-frame', ['timber'], { floors: [2, 2], roofs: METAL }),
  'stilt-gable': own('beach-house', ['clapboard', 'board'], {
    roofs: ['zinc', 'slate', 'weathered', 'rust'],
  }),
  'balcony-block': own('condo', ['stucco', 'panel'], { floors: [4, 5], roofs: FLAT }),
  warehouse: own('loft', ['brick'], { floors: [4, 5], roofs: FLAT }),
  'adobe-house': own('adobe', ['adobe'], { roofs: FLAT }),
  chalet: own('chalet', ['timber'], { floors: [2, 2] }),
  motel: own('motel', ['stucco'], { floors: [2, 2], roofs: FLAT }),
  'motor-court': own('motel', ['clapboard', 'brick', 'stucco']),
  'office-motel': own('motel', ['stucco'], { roofs: FLAT }),
  'brick-motel': own('motel', ['brick'], { floors: [2, 2] }),
  'cabin-court': own('motel', ['clapboard', 'timber']),
  'lodge-motel': own('motel', ['timber', 'board'], { floors: [2, 2] }),
  'long-motel': own('motel', ['brick', 'stucco', 'clapboard']),
  'pueblo-motel': own('motel', ['adobe'], { roofs: FLAT, states: 'nm az' }),
  villa: own('villa', ['stucco'], { floors: [2, 2], roofs: FLAT }),
  treehouse: own('treehouse', ['timber']),
  'shed-treehouse': own('treehouse', ['timber', 'board'], { roofs: METAL }),
  'tent-treehouse': own('treehouse', ['timber']),
  'stilt-treehouse': own('treehouse', ['timber', 'board']),
  'tall-treehouse': own('treehouse', ['board', 'timber'], { roofs: METAL }),
  'tiny-house': own('tiny-house', ['timber', 'board'], { roofs: METAL }),
  dome: own('dome', ['canvas']),
  'geodesic-dome': own('dome', ['canvas', 'panel']),
  'twin-dome': own('dome', ['canvas']),
  'shingle-dome': own('dome', ['shingle']),
  'plaster-dome': own('dome', ['stucco']),
} as const satisfies Record<string, BuildingFacts>;

export type Building = keyof typeof BUILDINGS;

export const factsOfBuilding = (building: Building): BuildingFacts => BUILDINGS[building];
