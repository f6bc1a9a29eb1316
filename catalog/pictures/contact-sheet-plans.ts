import { regionOf, settingsFor } from './plans/landscapes.ts';
import {
  CITY_SETTINGS,
  DECK_SCENES,
  HOUSE_SCENES,
  type PicturePlan,
  ROOM_SCENES,
  ROOM_STYLES,
  SEASONS,
  SETTINGS,
  type Setting,
  TIMES,
} from './plans/picture-plan.ts';
import { planCityPicture, planPagePicture } from './plans/plan-city-picture.ts';
import { planStayPictures, type StayFacts } from './plans/plan-stay-pictures.ts';

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

const stayFacts = (id: string, changes: Partial<StayFacts>): StayFacts => ({
  id,
  type: 'house',
  stateCode: 'NC',
  urban: false,
  amenities: [],
  bedrooms: 2,
  ...changes,
});

const planHouses = (): PicturePlan[] =>
  HOUSE_SCENES.flatMap((scene) =>
    TIMES.map((time, index): PicturePlan => {
      const places = settingsFor(scene, SETTINGS);
      const setting = places[index % places.length] as Setting;
      const season = setting === 'ski' ? 'winter' : (SEASONS[index % 3] ?? 'summer');
      const region = regionOf(setting, 'CA');
      return { scene, seed: `${scene}-${time}`, time, region, season, setting, hotTub: index === 3 };
    }),
  );

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
        region: regionOf(view, 'CA'),
        view,
        style,
        fireplace: index === 1,
      };
    }),
  );

const planCards = (facts: Partial<StayFacts>): PicturePlan[] =>
  Array.from(
    { length: 20 },
    (_, index) => planStayPictures(stayFacts(`card-${index}`, facts))[0] as PicturePlan,
  );

const planCities = (): PicturePlan[] =>
  CITIES.map(([slug, stateCode, population, coastal]) =>
    planCityPicture({ id: slug, slug, stateCode, population, coastal }),
  );

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
  houses: planHouses,
  rooms: planRooms,
  cities: planCities,
  'city-settings': planCitySettings,
  cabins: () => planCards({ type: 'cabin' }),
  'city-cards': () => planCards({ type: 'apartment', urban: true, stateCode: 'IL' }),
  'house-cards': () => planCards({ type: 'house', stateCode: 'TX' }),
  stay: () =>
    planStayPictures(
      stayFacts('one-stay', { type: 'cabin', stateCode: 'CO', amenities: ['hot-tub', 'fireplace'] }),
    ),
  pages: () => [
    planPagePicture('hero', 'light'),
    planPagePicture('hero', 'dark'),
    planPagePicture('gone-traveling', 'light'),
    planPagePicture('gone-traveling', 'dark'),
    planPagePicture('golf-green', 'light'),
    planPagePicture('golf-green', 'dark'),
  ],
};
