import type { Landmark } from '../stays/destinations/index.ts';
import type { Random } from '../stays/random.ts';
import type { Slots } from './phrase.ts';
import * as lists from './word-lists.ts';

/** What the words need to know of a stay. */
export interface Scene {
  propertyType: string;
  cityName: string;
  stateName: string;
  neighborhood: string | null;
  kmToCenter: number;
  bedrooms: number;
  maxGuests: number;
  beds: number;
  hostName: string;
  landmarks: Landmark[];
  rooms: number;
}

export interface SlotPair {
  en: Slots;
  es: Slots;
}

const numbersEn =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
const numbersEs =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis'.split(
    ' ',
  );

const stateNamesEs: Record<string, string> = {
  'New York': 'Nueva York',
  'New Mexico': 'Nuevo México',
  'New Jersey': 'Nueva Jersey',
  'New Hampshire': 'Nuevo Hampshire',
  Hawaii: 'Hawái',
  'North Carolina': 'Carolina del Norte',
  'South Carolina': 'Carolina del Sur',
  'North Dakota': 'Dakota del Norte',
  'South Dakota': 'Dakota del Sur',
  'West Virginia': 'Virginia Occidental',
  Louisiana: 'Luisiana',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  Texas: 'Texas',
  'District of Columbia': 'el Distrito de Columbia',
};

const thingsEs: Record<string, string> = {
  'the plaza': 'la plaza',
  'the Plaza': 'la plaza',
  'the Square': 'la plaza',
  'the Mission': 'la misión',
  'the Missions': 'las misiones',
  'the pier': 'el muelle',
  'the city pier': 'el muelle',
  'the lighthouse': 'el faro',
  'the harbor': 'el puerto',
  'the boardwalk': 'el malecón',
  'the Boardwalk': 'el malecón',
  'the jetties': 'las escolleras',
  'the Mall': 'el National Mall',
  'the battlefield': 'el campo de batalla',
  'the old fort': 'el viejo fuerte',
  'the bayfront': 'la bahía',
  'the bluff': 'el acantilado',
  'the dunes': 'las dunas',
  'the orchards': 'los huertos',
  'the Falls': 'las cataratas',
  'the fern forest': 'el bosque de helechos',
  'the dance hall': 'el salón de baile',
  'the ferry landing': 'el embarcadero del ferry',
  'the racecourse': 'el hipódromo',
  'the Public Garden': 'el jardín público',
  'the Common': 'el parque Common',
  'the South Rim': 'el borde sur',
  'the Rio Grande Gorge': 'la garganta del Río Grande',
  'the Hana road': 'la carretera a Hana',
  'the Pueblo road': 'la carretera al Pueblo',
  'the Battery': 'la Battery',
  'the Catalinas': 'las Catalinas',
  'the La Sals': 'las La Sal',
};

const withArticleEs = (name: string): string => {
  if (!name.startsWith('the ')) return name;
  const bare = name.slice(4);
  return thingsEs[name] ?? `${bare.endsWith('s') ? 'los' : 'el'} ${bare}`;
};

const riverPair = (name: string): lists.Pair => {
  if (/Creek|Bayou|^the /.test(name)) return [name, withArticleEs(name)];
  return [`the ${name}`, `el río ${name.replace(/ River$/, '')}`];
};

const lakePair = (name: string): lists.Pair => {
  if (/Bay$|^the |Prairie|Fort Pond|Bowl|Reservoir/.test(name)) return [name, withArticleEs(name)];
  return [name, `el lago ${name.replace(/^Lake (of the )?| Lake$/g, '')}`];
};

const landmarkPair = ({ kind, name }: Landmark): lists.Pair => {
  if (kind === 'r') return riverPair(name);
  if (kind === 'l') return lakePair(name);
  return [name, withArticleEs(name)];
};

const landmarkSlots: Record<Landmark['kind'], string> = {
  r: 'river',
  l: 'lake',
  b: 'beach',
  m: 'mountain',
  p: 'sight',
};

const gendered = (text: string, gender: 'm' | 'f'): string =>
  text.replace(/\{([^/}]*)\/([^}]*)\}/g, (_, m: string, f: string) => (gender === 'm' ? m : f));

const addPair = (slots: SlotPair, slot: string, [en, es]: lists.Pair): void => {
  slots.en[slot] = en;
  slots.es[slot] = es;
};

const addDrawn = (slots: SlotPair, gender: 'm' | 'f', more: { isRustic: boolean; random: Random }): void => {
  const { isRustic, random } = more;
  const drawn: [string, readonly lists.Pair[]][] = [
    ['bird', lists.birds],
    ['color', lists.colors],
    // a town house of logs would be odd
    ['wood', isRustic ? lists.woods : lists.walls],
    ['wall', lists.walls],
    ['quality', lists.qualities],
  ];
  for (const [slot, pairs] of drawn) {
    const [en, es] = random.pick(pairs);
    addPair(slots, slot, [en, gendered(es, gender)]);
  }
  const street = random.pick(lists.streets);
  addPair(slots, 'street', [street, street]);
  const surname = random.pick(lists.surnames);
  addPair(slots, 'surname', [surname, surname]);
  addPair(slots, 'surnames', [`${surname}${/(s|x|z|ch|sh)$/.test(surname) ? 'es' : 's'}`, surname]);
};

const articleOf = (noun: string): string =>
  /^(a-?frame|a\b|apart|[eio]|adobe|u(?!ni))/i.test(noun) ? 'an' : 'a';

/** Fresh words for one stay; call again for other drawn words (street, bird, color) of the same stay. */
export const drawSlots = (scene: Scene, tags: Set<string>, random: Random): SlotPair => {
  const noun = lists.typeNouns[scene.propertyType] ?? { en: 'place', es: 'lugar', gender: 'm' as const };
  const hood = scene.neighborhood && scene.neighborhood !== 'Downtown' ? scene.neighborhood : null;
  const slots: SlotPair = { en: { gender: 'm' }, es: { gender: noun.gender } };
  addPair(slots, 'city', [scene.cityName, scene.cityName]);
  addPair(slots, 'state', [scene.stateName, stateNamesEs[scene.stateName] ?? scene.stateName]);
  addPair(slots, 'hood', [hood ?? 'downtown', hood ?? 'el centro']);
  addPair(slots, 'host', [scene.hostName, scene.hostName]);
  addPair(slots, 'type', [noun.en, noun.es]);
  addPair(slots, 'atype', [
    `${articleOf(noun.en)} ${noun.en}`,
    `${noun.gender === 'f' ? 'una' : 'un'} ${noun.es}`,
  ]);
  addPair(slots, 'thetype', [`the ${noun.en}`, `${noun.gender === 'f' ? 'la' : 'el'} ${noun.es}`]);
  const count = (n: number): lists.Pair => [numbersEn[n] ?? `${n}`, numbersEs[n] ?? `${n}`];
  addPair(slots, 'bedrooms', count(scene.bedrooms));
  addPair(slots, 'guests', count(scene.maxGuests));
  addPair(slots, 'beds', count(scene.beds));
  addPair(slots, 'rooms', [`${scene.rooms}`, `${scene.rooms}`]);
  addPair(slots, 'walk', count(Math.max(2, Math.round(scene.kmToCenter * 13))));
  addPair(slots, 'drive', count(Math.max(3, Math.round(scene.kmToCenter * 1.7))));
  // in a big city a named neighborhood says enough: its sights may be at the other end
  const isTooWide = hood !== null && tags.has('city');
  for (const kind of ['r', 'l', 'b', 'm', 'p'] as const) {
    const near = isTooWide ? [] : scene.landmarks.filter((landmark) => landmark.kind === kind);
    if (near.length === 0) continue;
    tags.add(`near-${landmarkSlots[kind]}`);
    addPair(slots, landmarkSlots[kind], landmarkPair(random.pick(near)));
  }
  if (hood) tags.add('named-hood');
  if (scene.kmToCenter < 1.2) tags.add('walkable');
  else tags.add('drive-in');
  addDrawn(slots, noun.gender, { isRustic: tags.has('rustic'), random });
  return slots;
};

/** Spanish contractions after a slot was filled in: `de el río` is `del río`. */
export const contractSpanish = (text: string): string =>
  text.replace(/\b([Dd])e el /g, '$1el ').replace(/\b([Aa]) el /g, '$1l ');
