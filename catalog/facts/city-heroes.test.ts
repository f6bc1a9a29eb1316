import { expect, test } from 'vitest';
import type { CityHero, LandName, RowName } from '../pictures/plans/heroes/city-hero.ts';
import { CITY_HEROES } from '../pictures/plans/heroes/index.ts';
import type { CityPlan } from '../pictures/plans/picture-plan.ts';
import { planCityPicture } from '../pictures/plans/plan-city-picture.ts';
import { destinations } from '../places/destinations/index.ts';
import { type City, cities } from '../places/index.ts';
import { DESERT_STATES, isSnowLand, palmsGrow } from './climate.ts';
import { elevationAt } from './elevation.ts';
import { beachesUpTo } from './heights.ts';
import type { LookInput } from './look-input.ts';

const inputOf = (city: City): LookInput => ({
  ...{ id: city.id, type: 'city', stateId: city.stateId, population: city.population, amenities: [] },
  ...{ bedrooms: 0, tags: new Set(), latitude: city.latitude, isCoastal: city.isCoastal },
  elevation: elevationAt(city),
});

const all = cities();
const heroes = [...CITY_HEROES].map(([id, hero]) => {
  const city = all.find((one) => one.id === id);
  if (!city) throw new Error(`there is no city ${id}`);
  return { id, hero, city, input: inputOf(city) };
});
const planOf = ({ id, slug, stateId, population, isCoastal, isCapital, ...at }: City): CityPlan =>
  planCityPicture({
    ...{ id, slug, stateCode: stateId.toUpperCase(), population, coastal: isCoastal, capital: isCapital },
    ...{ latitude: at.latitude, longitude: at.longitude },
  });

const namesOf = ({ behind, sights, near }: CityHero): string[] =>
  [...behind, ...sights, ...near].map(([name]) => name);

/** A composition is everything but its light and the places of its parts. */
const partsOf = (hero: CityHero): string =>
  JSON.stringify([hero.land, hero.towers ? 'towers' : '', hero.row ?? '', hero.front, namesOf(hero)]);

const SNOWY_LANDS: readonly LandName[] = [
  'range',
  'alps',
  'volcano',
  'lone-volcano',
  'sisters',
  'ski-slopes',
];
const DESERT_LANDS: readonly LandName[] = ['red-rocks', 'camel', 'desert-range', 'bare-peaks'];
const WESTERN = ['ak', 'az', 'ca', 'co', 'id', 'mt', 'nm', 'nv', 'or', 'ut', 'wa', 'wy'];
const EASTERN_ROWS: readonly RowName[] = ['brick-row', 'pastel-row', 'squares-row', 'galleries'];

test('forty cities have pictures of their own, and no two of them are composed alike', () => {
  expect(heroes).toHaveLength(40);
  expect(new Set(heroes.map(({ hero }) => partsOf(hero))).size).toBe(40);
  expect(new Set(heroes.map(({ city }) => JSON.stringify({ ...planOf(city), seed: '' }))).size).toBe(40);
});

test('a city is drawn in the land that it lies in', () => {
  const wrong = heroes.filter(({ hero, city, input }) => {
    const { land, setting, season, row, region } = hero;
    const hasPalms = hero.flora === 'palm' || namesOf(hero).some((name) => name.endsWith('palms'));
    const isDry = DESERT_STATES.includes(city.stateId);
    if (['beach', 'bay'].includes(setting) && (!city.isCoastal || input.elevation > beachesUpTo)) return true;
    if ((setting === 'desert' || region === 'desert' || DESERT_LANDS.includes(land)) && !isDry) return true;
    if (SNOWY_LANDS.includes(land) && !WESTERN.includes(city.stateId)) return true;
    if (namesOf(hero).includes('saguaros') && city.stateId !== 'az') return true;
    if (hasPalms && !palmsGrow(input)) return true;
    if (row && EASTERN_ROWS.includes(row) && WESTERN.includes(city.stateId)) return true;
    return season === 'winter' && !isSnowLand(input);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('a church with a white steeple stands in no desert, nor in the West', () => {
  const wrong = all.filter((city) => {
    const { landmark, setting } = planOf(city);
    if (landmark === 'adobe-church') return setting !== 'desert';
    return landmark === 'steeple' && (setting === 'desert' || WESTERN.includes(city.stateId));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('the picture of a destination shows the land for which travelers come', () => {
  const byName = new Map(all.map((city) => [`${city.stateId} ${city.name}`, city]));
  const wrong = destinations.flatMap(({ stateId, cityName, tags }) => {
    const city = byName.get(`${stateId} ${cityName}`);
    if (!city || CITY_HEROES.has(city.id) || city.isCoastal) return [];
    const { setting } = planOf(city);
    const isIn = (...settings: CityPlan['setting'][]): boolean => settings.includes(setting);
    const agrees =
      (!tags.includes('ski') || isIn('mountain', 'hills', 'lake')) &&
      (!tags.includes('mountain') || isIn('mountain', 'hills', 'lake')) &&
      (!tags.includes('lake') || isIn('lake', 'mountain')) &&
      (!tags.includes('desert') || isIn('desert', 'mountain', 'lake'));
    return agrees ? [] : [`${city.id}: ${setting}`];
  });
  expect(wrong).toEqual([]);
});
