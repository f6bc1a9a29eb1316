import { categoryOfGenre, type EventGenre } from '../../../contract/events/rules.ts';
import { shiftColor } from '../drawing/color.ts';
import { Random } from '../drawing/random.ts';

/** Everything that people on stage play or do. */
export const INSTRUMENTS = [
  'sing',
  'talk',
  'dance',
  'guitar',
  'acoustic',
  'bass',
  'keys',
  'drums',
  'decks',
  'sax',
  'trumpet',
  'fiddle',
  'piano',
  'upright',
] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/** The shape of light behind a band; of a theater, the set. */
export const STAGES = ['screen', 'arch', 'disk', 'panels', 'hexagon', 'triangle', 'oval', 'diamond'] as const;
export type StageName = (typeof STAGES)[number];

/** A sign by which a performer is known, drawn behind it. */
export const EMBLEMS = [
  'star',
  'moon',
  'sun',
  'bolt',
  'wave',
  'flower',
  'heart',
  'gem',
  'bird',
  'flame',
  'leaf',
  'crown',
  'mountain',
  'bell',
  'planet',
  'wheel',
  'cloud',
  'eye',
  'key',
  'arrow',
] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** The look of a performer on stage. */
export interface Act {
  lineup: readonly Instrument[];
  stage: StageName;
  emblem: Emblem;
}

export interface PerformerPictureFacts {
  id: string;
  name: string;
  genre: EventGenre;
  /** how many are on stage */
  people?: number | null | undefined;
  colors?: readonly [string, string] | null | undefined;
}

const PEOPLE_BY_WORD: readonly (readonly [RegExp, number])[] = [
  [/\b(duo|brothers|sisters|twins)\b/i, 2],
  [/\btrio\b/i, 3],
  [/\bquartet\b/i, 4],
  [/\b(quintet|five)\b/i, 5],
  [/\bsextet\b/i, 6],
  [/\b(septet|seven)\b/i, 7],
  [/\b(big band|ensemble|collective|improv)\b/i, 8],
];
const LARGE = /symphony|orchestra|philharmoni|sinfonia|chorale|choir|camerata|baroque|players/i;

const CHOIR = /choir|chorale/i;

/** The whole orchestra; the drawing has as many as fit. */
const MANY = 40;
const PEOPLE_OF_BAND: readonly number[] = [3, 4, 4, 5];
const OF_BANDS: readonly EventGenre[] = ['rock', 'country'];

/** How many a name says, or a fact; a name that begins with "The" is that of a band. */
const peopleOf = ({ name, genre, people }: PerformerPictureFacts, random: Random): number => {
  if (people) return people;
  const said = PEOPLE_BY_WORD.find(([word]) => word.test(name))?.[1];
  if (said) return said;
  if (genre === 'classical' && LARGE.test(name)) return MANY;
  const isBand = /^the /i.test(name) || OF_BANDS.includes(genre);
  return isBand && categoryOfGenre(genre) === 'concerts' ? random.pick(PEOPLE_OF_BAND) : 1;
};

type Lineups = Partial<
  Record<
    EventGenre,
    { alone: readonly Instrument[]; first: readonly Instrument[]; others: readonly Instrument[] }
  >
>;

/** The part of one person alone, that of the first in a band, and those of the others. */
const LINEUPS: Lineups = {
  rock: { alone: ['guitar', 'sing'], first: ['drums', 'bass'], others: ['guitar', 'sing', 'guitar', 'keys'] },
  pop: {
    alone: ['sing', 'dance', 'keys', 'acoustic'],
    first: ['sing'],
    others: ['keys', 'drums', 'guitar', 'bass', 'dance'],
  },
  country: {
    alone: ['acoustic', 'acoustic', 'sing'],
    first: ['acoustic', 'fiddle'],
    others: ['bass', 'drums', 'acoustic', 'sing'],
  },
  'hip-hop': {
    alone: ['talk', 'sing', 'dance'],
    first: ['talk', 'decks'],
    others: ['sing', 'dance', 'talk'],
  },
  electronic: { alone: ['decks'], first: ['decks', 'keys'], others: ['sing', 'bass', 'drums'] },
  jazz: {
    alone: ['sax', 'sing', 'piano', 'trumpet'],
    first: ['piano', 'upright', 'drums'],
    others: ['sax', 'trumpet', 'sing', 'guitar', 'sax'],
  },
  classical: {
    alone: ['piano', 'fiddle', 'sing'],
    first: ['fiddle', 'fiddle', 'upright'],
    others: ['fiddle', 'piano', 'sing'],
  },
  festivals: { alone: ['sing'], first: ['guitar', 'sing', 'drums'], others: ['keys', 'bass'] },
};

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => [random.next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

const MOST_ON_STAGE = 8;

const lineupOf = (facts: PerformerPictureFacts, random: Random): Instrument[] => {
  const people = peopleOf(facts, random);
  const known = LINEUPS[facts.genre];
  if (!known)
    return Array.from({ length: Math.min(people, MOST_ON_STAGE) }, () => random.pick(['talk', 'sing']));
  if (people === 1) return [random.pick(known.alone)];
  if (CHOIR.test(facts.name)) return Array.from({ length: MOST_ON_STAGE }, () => 'sing');
  const { first, others } = known;
  const wanted = Math.min(people, MOST_ON_STAGE);
  const rest = Array.from(
    { length: wanted },
    (_, index) => others[(index + (people % 2)) % others.length] as Instrument,
  );
  return shuffled([...first, ...shuffled(rest, random)].slice(0, wanted), random);
};

const WORDS: readonly (readonly [Emblem, RegExp])[] = [
  ['star', /star|night|aurora|nova|sonata/i],
  ['moon', /moon|lumen|nocturn|sleeping|dark/i],
  ['sun', /sun|bright|soleil|summer|copper|dust/i],
  ['bolt', /volt|static|thunder|circuit|grid|flux|modular|machine|robot/i],
  ['wave', /wave|tide|sea|harbor|salt|river|monsoon|brackish|quay|ferry|coral|lake|tempest|captain/i],
  ['flower', /bloom|rose|orchard|marigold|juniper|ivy|lemon|cherry|botan/i],
  ['heart', /heart|love|sugar|velvet|velour|soft/i],
  ['gem', /glass|silver|metric|neon|prism|ledger/i],
  ['bird', /sparrow|bird|thrush|wren|heron|swan|feather/i],
  ['flame', /fire|arson|lantern|flame|candle|riot/i],
  ['leaf', /leaf|lawn|fern|grass|wood|field|sycamore|hours/i],
  ['crown', /king|lady|baron|lion|deacon|prince|queen|crown/i],
  ['mountain', /hill|stone|gravel|horizon|meteor|ditch|dune/i],
  ['bell', /bell|chime|choir|chorale|kettle/i],
  ['planet', /orbit|polar|planet|moonbeam|astronaut/i],
  ['wheel', /road|motor|avenue|tractor|engine|nightbus|tennessee|ransom/i],
  ['cloud', /cloud|weather|umbrella|winter|bubble/i],
  ['eye', /cipher|ghost|hollow|vision|secret/i],
  ['key', /turnstile|key|lock|payphone|typewriter/i],
  ['arrow', /antler|fence|silo|buckthorn|fox/i],
];

/** Decides what nothing says by the name, so that a performer always looks the same. */
export const planAct = (facts: PerformerPictureFacts): Act => {
  const random = new Random(`act:${facts.genre}:${facts.id}`).fork();
  return {
    lineup: lineupOf(facts, random),
    stage: random.pick(STAGES),
    emblem: WORDS.find(([, words]) => words.test(facts.name))?.[0] ?? random.pick(EMBLEMS),
  };
};

const PAINTS = ['#e0523f', '#f0904a', '#a83a6f', '#d0604f', '#f2b25a'];
const SECONDS = [48, -62, 165, 104, -118];

/** Two colors by a number: those of neighbors differ most. */
export const colorsOfNumber = (number: number): readonly [string, string] => {
  const hue = number * 137.5;
  const first = shiftColor(PAINTS[number % PAINTS.length] as string, { hue });
  const second = shiftColor('#f2a65a', { hue: hue + (SECONDS[(number * 2) % SECONDS.length] as number) });
  return [first, second];
};

/** Colors for performers that have none. */
export const colorsOfName = (id: string): readonly [string, string] =>
  colorsOfNumber(new Random(`colors:${id}`).integer(0, 359));
