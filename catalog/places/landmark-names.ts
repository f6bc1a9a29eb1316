import type { Landmark } from './destinations/index.ts';

type BilingualText = [en: string, es: string];

const sightsEs: Record<string, string> = {
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
  return sightsEs[name] ?? `${bare.endsWith('s') ? 'los' : 'el'} ${bare}`;
};

const riverPair = (name: string): BilingualText => {
  if (/Creek|Bayou|^the /.test(name)) return [name, withArticleEs(name)];
  return [`the ${name}`, `el río ${name.replace(/ River$/, '')}`];
};

const lakePair = (name: string): BilingualText => {
  if (/Bay$|^the |Prairie|Fort Pond|Bowl|Reservoir/.test(name)) return [name, withArticleEs(name)];
  return [name, `el lago ${name.replace(/^Lake (of the )?| Lake$/g, '')}`];
};

/** In a sentence: "the Deschutes", "el río Deschutes". */
export const landmarkPair = ({ kind, name }: Landmark): BilingualText => {
  if (kind === 'r') return riverPair(name);
  if (kind === 'l') return lakePair(name);
  return [name, withArticleEs(name)];
};

/** Names that stand alone, where the short one of a text would not be understood. */
const fullNames: Record<string, BilingualText> = {
  'the Mall': ['National Mall', 'National Mall'],
  'the Falls': ['Niagara Falls', 'Cataratas del Niágara'],
  'the dance hall': ['Gruene Hall', 'Salón de baile Gruene Hall'],
  'the old fort': ['Castillo de San Marcos', 'Castillo de San Marcos'],
  'the Watchman': ['The Watchman', 'The Watchman'],
  'the Rio Grande Gorge': ['Rio Grande Gorge', 'Garganta del Río Grande'],
  'the Elk Refuge': ['National Elk Refuge', 'Refugio National Elk Refuge'],
  Ajax: ['Aspen Mountain', 'Aspen Mountain'],
  Biltmore: ['Biltmore Estate', 'Biltmore Estate'],
  Brundage: ['Brundage Mountain', 'Brundage Mountain'],
  Camelback: ['Camelback Mountain', 'Camelback Mountain'],
  'Crystal Bridges': ['Crystal Bridges Museum', 'Museo Crystal Bridges'],
  Ecola: ['Ecola State Park', 'Parque estatal Ecola'],
  Equinox: ['Mount Equinox', 'Mount Equinox'],
  Mendenhall: ['Mendenhall Glacier', 'Glaciar Mendenhall'],
  'San Jacinto': ['San Jacinto Peak', 'San Jacinto Peak'],
  Schweitzer: ['Schweitzer Mountain', 'Schweitzer Mountain'],
  Sneffels: ['Mount Sneffels', 'Mount Sneffels'],
  'Wash Park': ['Washington Park', 'Washington Park'],
  Whiteface: ['Whiteface Mountain', 'Whiteface Mountain'],
};

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Alone in a list: "Ocean City Boardwalk", "Malecón de Ocean City". */
export const landmarkLabels = (landmark: Landmark, cityName: string): BilingualText => {
  const { name } = landmark;
  const full = fullNames[name];
  if (full) return full;
  if (name.startsWith('the ')) {
    const en = `${cityName} ${name.slice(4)}`;
    const es = sightsEs[name]?.replace(/^(el|la|los|las) /, '');
    return [en, es ? `${capitalized(es)} de ${cityName}` : en];
  }
  const [, es] = landmarkPair(landmark);
  return [name, capitalized(es.replace(/^(el|la|los|las) /, ''))];
};
