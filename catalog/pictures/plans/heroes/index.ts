import type { CityHero, FrontName, LandName, RowName, Sight, SightName, ToneName } from './city-hero.ts';
import { heroTable } from './table.ts';

const parseSights = (text = ''): Sight[] =>
  text
    .split(', ')
    .filter(Boolean)
    .map((sight) => {
      const [name, x, down = 0] = sight.split(' ');
      return [name as SightName, Number(x), Number(down)];
    });

const parseTowers = (text: string): CityHero['towers'] => {
  const [tones, height, center, spread = 260] = text.split(' ');
  return text
    ? { tones: tones as ToneName, height: Number(height), center: Number(center), spread: Number(spread) }
    : undefined;
};

const parseHero = (line: string): [id: string, hero: CityHero] => {
  const [id = '', light = '', ground = '', towers = '', houses = '', front, ...sights] = line.split('|');
  const [time, season, region, setting, flora, side, base, variant = 0] = light.split(' ');
  const [land, rise = 0] = ground.split(' ');
  const [row, slope = 0] = houses.split(' ');
  const [behind, middle, near] = sights.map(parseSights);
  const hero = {
    time,
    season,
    region,
    setting,
    flora,
    sun: side === 'left' ? -1 : 1,
    base: Number(base),
    variant: Number(variant),
    land: land as LandName,
    rise: Number(rise),
    towers: parseTowers(towers),
    row: row ? (row as RowName) : undefined,
    slope: Number(slope),
    front: front as FrontName,
    behind,
    sights: middle,
    near,
  } as CityHero;
  return [id, hero];
};

/** The forty cities of the catalog that are visited most, each with a picture of its own; by id. */
export const CITY_HEROES = new Map<string, CityHero>(heroTable.trim().split('\n').map(parseHero));
