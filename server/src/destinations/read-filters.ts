import { badInput } from '#platform/failure';
import type { PlaceSearch } from './place-index.ts';

const keys = {
  stateNameSlug: 'stateSlug',
  nameSlug: 'citySlug',
  stateId: 'stateId',
  objectID: 'cityId',
} as const;

const isKey = (key: string): key is keyof typeof keys => Object.hasOwn(keys, key);

/** Reads `level:400 AND stateNameSlug:oregon AND nameSlug:bend`, or `stateId:or AND objectID:or-bend`. Throws BAD_INPUT with the part that it cannot read. */
export const readFilters = (text: string): PlaceSearch => {
  const found: PlaceSearch = {};
  for (const part of text.trim().split(/\s+AND\s+/)) {
    const [key = '', value = '', ...rest] = part.split(':');
    if (part === 'level:400') continue;
    const isReadable = isKey(key) && value.trim() !== '' && rest.length === 0;
    if (!isReadable || found[keys[key]] !== undefined)
      throw badInput('filters', 'unknown_filter', { filter: part.slice(0, 60) });
    found[keys[key]] = value;
  }
  return found;
};
