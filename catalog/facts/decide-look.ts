import { BUILDINGS, type Building, factsOfBuilding } from './buildings.ts';
import { BUILDINGS_BY_TYPE, DESERT_BUILDINGS, SKI_BUILDINGS } from './buildings-by-type.ts';
import { floraOf, regionOf, seasonOf } from './climate.ts';
import { COLORS_BY_MATERIAL, DOORS, type DoorColor, type WallColor } from './colors.ts';
import { type Flora, type Setting, type Time, towerPopulation } from './land.ts';
import type { Facade, StayLook } from './look.ts';
import type { LookInput } from './look-input.ts';
import { type Random, weighted } from './random-choice.ts';
import { settingOf } from './setting-of.ts';
import { type NamedFacts, namedIn } from './words.ts';

const TIMES: Record<Time, number> = { day: 44, golden: 22, dawn: 14, dusk: 12, mist: 4, night: 4 };

/** From here on a stay needs a second floor, if there are buildings of its type with one. */
const manyBedrooms = 4;

const fittingBuildings = (
  { type, stateId, population, bedrooms }: LookInput,
  setting: Setting,
): readonly Building[] => {
  const bySetting = setting === 'desert' ? DESERT_BUILDINGS : setting === 'ski' ? SKI_BUILDINGS : {};
  const ofType = bySetting[type] ?? BUILDINGS_BY_TYPE[type] ?? BUILDINGS_BY_TYPE['house'] ?? [];
  const fitting = ofType.filter((building) => {
    const { floors, states } = factsOfBuilding(building);
    const isLow = floors[0] <= 4 && !(population < 10_000 && floors[0] > 3);
    return (isLow || population >= towerPopulation) && (states ?? stateId).split(' ').includes(stateId);
  });
  const choices = fitting.length ? fitting : ofType;
  const large = choices.filter((building) => factsOfBuilding(building).floors[1] > 1);
  return bedrooms >= manyBedrooms && large.length ? large : choices;
};

const floorsOf = (building: Building, population: number, random: Random): number => {
  const [low, high] = factsOfBuilding(building).floors;
  const most = population >= towerPopulation ? high : Math.min(high, population < 10_000 ? 3 : 4);
  return low + Math.floor(random.next() * (Math.max(low, most) - low + 1));
};

/** Walls of a building; a host who names a material or a color in the title gets it. */
const facadeOf = (
  choices: readonly Building[],
  { flora, population, named }: { flora: Flora; population: number; named: NamedFacts },
  random: Random,
): Facade => {
  const { material: wanted, color: paint } = named;
  const canBe = (building: Building): boolean =>
    factsOfBuilding(building).materials.some(
      (material) =>
        (!wanted || material === wanted) && (!paint || COLORS_BY_MATERIAL[material].includes(paint)),
    );
  const matching = choices.filter(canBe);
  const building = random.pick(matching.length ? matching : choices);
  const { materials, roofs } = factsOfBuilding(building);
  const walls = materials.filter(
    (material) =>
      !matching.length ||
      ((!wanted || material === wanted) && (!paint || COLORS_BY_MATERIAL[material].includes(paint))),
  );
  const material = random.pick(walls.length ? walls : materials);
  const colors = COLORS_BY_MATERIAL[material];
  const color: WallColor = paint && colors.includes(paint) ? paint : random.pick(colors);
  return {
    building,
    floors: floorsOf(building, population, random),
    material,
    color,
    roof: random.pick(roofs ?? ['charcoal']),
    door: random.pick(Object.keys(DOORS) as DoorColor[]),
    flora,
  };
};

/** Decides the look of a stay from what is known about it; the random numbers must depend on its id only. */
export const decideLook = (input: LookInput, random: Random): StayLook => {
  const setting = settingOf(input, random);
  const region = regionOf(input, setting);
  const flora = floraOf(input, setting, random);
  const named = namedIn(input.words ?? '');
  return {
    setting,
    region,
    season: seasonOf(input, { setting, region }, random),
    time: weighted(random, named.color ? { ...TIMES, dusk: 0, night: 0, golden: 0 } : TIMES),
    facade: facadeOf(
      fittingBuildings(input, setting),
      { flora, population: input.population, named },
      random,
    ),
  };
};

export const facadeOfBuilding = (building: Building, flora: Flora, random: Random): Facade =>
  facadeOf([building], { flora, population: towerPopulation, named: {} }, random);

/** A facade for drawings that were planned before stays had one. */
export const facadeOfScene = (scene: string, flora: Flora, random: Random): Facade => {
  const all = Object.keys(BUILDINGS) as Building[];
  return facadeOfBuilding(
    all.find((building) => factsOfBuilding(building).scene === scene) ?? 'craftsman',
    flora,
    random,
  );
};
