import { factsOfBuilding } from '../facts/buildings.ts';
import { BUILDINGS_WITH_BALCONY } from '../facts/buildings-by-type.ts';
import { DOOR_WORDS, isPaint, PAINT_WORDS } from '../facts/colors.ts';
import { OCEAN_SETTINGS, type Time } from '../facts/land.ts';
import type { StayLook } from '../facts/look.ts';
import { MATERIAL_WORDS } from '../facts/materials.ts';
import { countWords } from './count-words.ts';
import type { SlotPair } from './slots.ts';

/** A painted wall only looks like its color in daylight. */
const daylight: readonly Time[] = ['day', 'dawn', 'mist'];

/** Scenes in which the front door is painted; in others it is glass or hidden. */
const SCENES_WITH_DOOR = ['home', 'bungalow', 'cabin', 'ranch'];

/** Buildings of one floor with windows in the roof, or on piles. */
const WITH_ATTIC = /cape|dormer|gambrel|steep|loft|stilt|tree|beach|barn|dome/;

/**
 * What texts may say about the look: `paint`, `walls`, `modern-look`, `front-door`, `floors-2`, `tall`, `one-level` and where it stands
 * (`at-lake`), `balcony-seen`.
 */
export const tagsOfLook = ({ facade, setting, time }: StayLook): string[] => {
  const tags = [`at-${setting}`, `floors-${facade.floors}`];
  const isLight = daylight.includes(time);
  if (facade.floors > 2) tags.push('tall');
  if (facade.floors === 1 && !WITH_ATTIC.test(facade.building)) tags.push('one-level');
  if (OCEAN_SETTINGS.includes(setting)) tags.push('at-ocean');
  if (isPaint(facade.color) && isLight) tags.push('paint');
  // painted shingles look like painted boards
  const isBare = !isPaint(facade.color) || facade.material === 'stucco';
  if (MATERIAL_WORDS[facade.material] && isBare) tags.push('walls');
  if (BUILDINGS_WITH_BALCONY.includes(facade.building)) tags.push('balcony-seen');
  if (/modern|glass|terrace/.test(facade.building)) tags.push('modern-look');
  if (SCENES_WITH_DOOR.includes(factsOfBuilding(facade.building).scene) && isLight) tags.push('front-door');
  return tags;
};

const gendered = (text: string, gender: string | undefined): string =>
  text.replace(/\{([^/}]*)\/([^}]*)\}/g, (_, m: string, f: string) => (gender === 'f' ? f : m));

/** Adds the words of the look: `color` and `walls` agree with the noun of the stay. */
export const addLookSlots = (slots: SlotPair, { facade }: StayLook): void => {
  const add = (slot: string, { en, es }: { en: string; es: string }): void => {
    slots.en[slot] = en;
    slots.es[slot] = gendered(es, slots.es['gender']);
  };
  if (isPaint(facade.color)) add('color', PAINT_WORDS[facade.color]);
  const walls = MATERIAL_WORDS[facade.material];
  if (walls) add('walls', walls);
  const door = DOOR_WORDS[facade.door];
  add('door', { en: `${door.en === 'oak' ? 'an' : 'a'} ${door.en}`, es: door.es });
  add('floorcount', {
    en: countWords('en', facade.floors, ['floor', 'floors']),
    es: countWords('es', facade.floors, ['piso', 'pisos']),
  });
};
