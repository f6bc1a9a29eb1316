import { genresByCategory } from '../../contract/events/rules.ts';
import { BUILDINGS, type Building, decideLook, facadeOfBuilding, factsOfBuilding } from '../facts/index.ts';
import { generateCatalog } from '../stays/generate-catalog.ts';
import { planEvents, planPerformers, planSeatViews, planVenues } from './contact-sheet-events.ts';
import { Random } from './drawing/random.ts';
import { CITY_HEROES } from './plans/heroes/index.ts';
import {
  CITY_SETTINGS,
  DECK_SCENES,
  type PicturePlan,
  type Region,
  ROOM_SCENES,
  ROOM_STYLES,
  SETTINGS,
  type Setting,
  TIMES,
} from './plans/picture-plan.ts';
import { planCityPicture, planPagePicture } from './plans/plan-city-picture.ts';
import { planStayPictures } from './plans/plan-stay-pictures.ts';

const CITIES = [
  ['san-francisco', 'CA', 870_000, true],
  ['st-louis', 'MO', 300_000, false],
  ['seattle', 'WA', 740_000, true],
  ['chicago', 'IL', 2_700_000, false],
  ['miami', 'FL', 460_000, true],
  ['phoenix', 'AZ', 1_600_000, false],
  ['denver', 'CO', 715_000, false],
  ['portland', 'ME', 68_000, true],
  ['moab', 'UT', 5_300, false],
  ['asheville', 'NC', 94_000, false],
  ['new-york', 'NY', 8_300_000, true],
  ['savannah', 'GA', 147_000, true],
] as const;

const REGIONS_OF_VIEWS: Partial<Record<Setting, Region>> = {
  desert: 'desert',
  tropics: 'tropics',
  beach: 'coast',
  alpine: 'alpine',
};

interface SampleStay {
  type: string;
  stateId: string;
  amenities?: string[];
}

const planStay = (id: string, { type, stateId, amenities = [] }: SampleStay): PicturePlan[] => {
  const facts = { id, type, stateId, amenities, bedrooms: 2 };
  const place = { population: 90_000, isCoastal: false, latitude: 36, elevation: 400 };
  const input = { ...facts, ...place, tags: new Set<string>() };
  return planStayPictures({ ...facts, look: decideLook(input, new Random(id)) });
};

/** Every building, in the landscape and the light of its column. */
const planBuildings = (): PicturePlan[] =>
  (Object.keys(BUILDINGS) as Building[]).flatMap((building) =>
    (['day', 'golden', 'dawn'] as const).map((time, index): PicturePlan => {
      const { scene } = factsOfBuilding(building);
      const isUrban = scene === 'block' || scene === 'row' || scene === 'condo' || scene === 'loft';
      const setting = isUrban ? 'city' : ((['forest', 'suburb', 'lake'] as const)[index] ?? 'forest');
      const seed = `${building}-${index}`;
      const facade = facadeOfBuilding(building, isUrban ? 'broadleaf' : 'conifer', new Random(seed));
      return { scene, seed, time, region: 'forest', season: 'summer', setting, facade };
    }),
  );

/** What the last sheet of stays shows, in its order. */
export const listed: string[] = [];

/** Stays of a generated catalog, with the pictures of one gallery after another. */
const planCatalog =
  (stateIds: string, perState: number, pictures = 1) =>
  (): PicturePlan[] => {
    const stays = [
      ...generateCatalog({ size: 5000, seed: 20_251, today: '2026-11-22', hasTitlesOnly: true }),
    ];
    return stateIds.split(' ').flatMap((stateId) =>
      stays
        .filter(({ listing }) => listing.state_id === stateId)
        .filter((_, index, all) => index % Math.max(1, Math.floor(all.length / perState)) === 0)
        .slice(0, perState)
        .flatMap(({ listing, look, texts }) => {
          const { id, property_type: type, amenities, bedrooms } = listing;
          listed.push(
            `${stateId} ${type}: ${texts[0]?.title} [${look.facade.color} ${look.facade.building}]`,
          );
          return planStayPictures({ id, type, look, amenities, bedrooms }).slice(0, pictures);
        }),
    );
  };

const planRooms = (): PicturePlan[] =>
  [...ROOM_SCENES, ...DECK_SCENES].flatMap((scene, row) =>
    ROOM_STYLES.map((style, index): PicturePlan => {
      const view = SETTINGS[(row * 5 + index * 2) % SETTINGS.length] as Setting;
      const time = TIMES[(row + index) % TIMES.length] ?? 'day';
      const season = view === 'ski' ? 'winter' : 'summer';
      return {
        scene,
        seed: `${scene}-${style}`,
        time,
        season,
        region: REGIONS_OF_VIEWS[view] ?? 'forest',
        layout: index % 4,
        view,
        style,
        fireplace: index === 1,
      };
    }),
  );

const planCities = (): PicturePlan[] =>
  CITIES.map(([slug, stateCode, population, coastal]) =>
    planCityPicture({ id: slug, slug, stateCode, population, coastal }),
  );

/** The cities that have a picture of their own. */
const planHeroes = (): PicturePlan[] =>
  [...CITY_HEROES.keys()].map((id) => {
    listed.push(id);
    const stateCode = id.slice(0, 2).toUpperCase();
    return planCityPicture({ id, slug: id.slice(3), stateCode, population: 500_000 });
  });

const planCitySettings = (): PicturePlan[] =>
  CITY_SETTINGS.flatMap((setting) =>
    (['metro', 'mid', 'town'] as const).map((size, index): PicturePlan => {
      const time = TIMES[(CITY_SETTINGS.indexOf(setting) + index * 2) % TIMES.length] ?? 'day';
      const region = setting === 'desert' ? 'desert' : setting === 'beach' ? 'tropics' : 'south';
      return { scene: 'skyline', seed: `${setting}-${size}`, time, region, season: 'summer', setting, size };
    }),
  );

/** The picture plans of each contact sheet, by name. */
export const SHEETS: Record<string, () => PicturePlan[]> = {
  buildings: planBuildings,
  states: planCatalog('co fl az ma ca tn', 10),
  galleries: planCatalog('nc ny ut', 3, 7),
  rooms: planRooms,
  cities: planCities,
  heroes: planHeroes,
  'city-settings': planCitySettings,
  events: () => planEvents(),
  sports: () => planEvents(...genresByCategory.sports),
  concerts: () => planEvents(...genresByCategory.concerts),
  theatre: () => planEvents(...genresByCategory.theatre, ...genresByCategory.other),
  performers: planPerformers,
  venues: planVenues,
  'seat-views': planSeatViews,
  stay: () => planStay('one-stay', { type: 'cabin', stateId: 'co', amenities: ['hot-tub', 'fireplace'] }),
  pages: () => [
    planPagePicture('hero', 'light'),
    planPagePicture('hero', 'dark'),
    planPagePicture('gone-traveling', 'light'),
    planPagePicture('gone-traveling', 'dark'),
    planPagePicture('golf-green', 'light'),
    planPagePicture('golf-green', 'dark'),
  ],
};
