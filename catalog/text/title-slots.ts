import type { StayLook } from '../facts/look.ts';
import type { Random } from '../stays/random.ts';
import { addLookSlots } from './look-slots.ts';
import type { SlotPair, TextFacts } from './slots.ts';
import { type BilingualText, typeNouns } from './word-lists.ts';

const qualities: readonly BilingualText[] = [
  ['cozy', 'acogedor{/a}'],
  ['charming', 'encantador{/a}'],
  ['quiet', 'tranquil{o/a}'],
  ['sunny', 'solead{o/a}'],
  ['bright', 'luminos{o/a}'],
  ['relaxing', 'relajante'],
  ['comfy', 'cómod{o/a}'],
  ['peaceful', 'apacible'],
  ['lovely', 'lind{o/a}'],
  ['private', 'privad{o/a}'],
  ['stylish', 'con estilo'],
  ['inviting', 'agradable'],
  ['easygoing', 'sencill{o/a}'],
];

const features: readonly (readonly [tag: string, words: BilingualText])[] = [
  ['hot-tub', ['a hot tub', 'jacuzzi']],
  ['pool', ['a pool', 'alberca']],
  ['fireplace', ['a fireplace', 'chimenea']],
  ['fire-pit', ['a fire pit', 'fogata']],
  ['patio', ['a patio', 'patio']],
  ['garden', ['a garden', 'jardín']],
  ['grill', ['a grill', 'parrilla']],
  ['sauna', ['a sauna', 'sauna']],
  ['free-parking', ['free parking', 'estacionamiento gratis']],
  ['kitchen', ['a full kitchen', 'cocina completa']],
  ['workspace', ['a workspace', 'escritorio']],
  ['washer', ['a washer', 'lavadora']],
];

const anything: BilingualText = ['fast Wi-Fi', 'buena conexión wifi'];

const gendered = (text: string, gender: 'm' | 'f'): string =>
  text.replace(/\{([^/}]*)\/([^}]*)\}/g, (_, m: string, f: string) => (gender === 'm' ? m : f));

/** Adds the words of the look and of the amenities to the slots of a title. */
export const addTitleSlots = (
  slots: SlotPair,
  stay: { facts: TextFacts; tags: Set<string>; look: StayLook },
  random: Random,
): void => {
  const noun = typeNouns[stay.facts.propertyType] ?? { en: 'place', es: 'lugar', gender: 'm' as const };
  const add = (slot: string, en: string, es: string): void => {
    slots.en[slot] = en;
    slots.es[slot] = gendered(es, noun.gender);
  };
  // "Stone cottage" would name a material
  if (slots.en['surname'] === 'Stone') {
    for (const locale of ['en', 'es'] as const) slots[locale]['surname'] = 'Sloan';
    Object.assign(slots.en, { surnames: 'Sloans' });
    Object.assign(slots.es, { surnames: 'Sloan' });
  }
  addLookSlots(slots, stay.look);
  const quality = random.pick(qualities);
  add('quality', ...quality);
  const own = features.filter(([tag]) => stay.tags.has(tag)).map(([, words]) => words);
  add('feature', ...random.pick(own.length > 0 ? own : [anything]));
  const { bedrooms } = stay.facts;
  const rooms = bedrooms > 0 ? ` de ${bedrooms} ${bedrooms === 1 ? 'recámara' : 'recámaras'}` : '';
  const en = bedrooms > 0 ? `${bedrooms}-bedroom ${noun.en}` : noun.en;
  add('brtype', en, `${noun.es}${rooms}`);
  add('brquality', `${quality[0]} ${en}`, `${noun.es} ${quality[1]}${rooms}`);
};
