import { createTextIndex } from './text-index.ts';

/** A thing that people find by its name; all texts are folded. */
export interface Named {
  name: string;
  /** Other names. */
  aliases?: readonly string[];
  /** Texts that people add to the name, such as a state, in each of its forms. */
  contexts?: readonly string[];
}

export interface NameMatch {
  /** The position among the names. */
  at: number;
  edits: number;
  isExact: boolean;
  /** The name begins with it; otherwise a later word does. */
  isStart: boolean;
}

export interface NameIndex {
  /** The best matches first, and among equals in the order of the names. There are at most two forms. */
  find(forms: readonly string[]): NameMatch[];
}

interface Key {
  text: string;
  at: number;
  /** Letters of the name without a context; a typed text of this length, or of the whole, is the name. */
  nameLength: number;
  isStart: boolean;
}

/** People split words and join them: `sand iego` is compared as `sandiego`. */
const joined = (text: string): string => text.replaceAll(' ', '');

const editsAllowed = (letters: number): number => {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
};

/** A name may begin at each of its words: `vegas` finds Las Vegas. */
const keysOf = ({ name, aliases = [], contexts = [''] }: Named, at: number): Key[] =>
  [name, ...aliases].flatMap((form) => {
    const words = form.split(' ');
    return words.flatMap((_, from) => {
      const rest = words.slice(from).join('');
      const common = { at, nameLength: rest.length, isStart: from === 0 };
      return contexts.map((context) => ({ ...common, text: rest + joined(context) }));
    });
  });

interface Typed {
  text: string;
  /** The likeliest form is the first: `st` is `saint`, and maybe the beginning of `stockton`. */
  form: number;
}

const ranksOfForm = 2;
const ranksOfEdit = 5;

/** Exact names, then beginnings, then words further on; each edit weighs more than all of that. */
const rankOf = (key: Key, typed: Typed, edits: number): number => {
  const isWhole = typed.text.length === key.nameLength || typed.text.length === key.text.length;
  if (key.isStart && edits === 0 && isWhole) return 0;
  return edits * ranksOfEdit + typed.form * ranksOfForm + (key.isStart ? 1 : 2);
};
const editsOf = (rank: number): number => Math.floor(rank / ranksOfEdit);
const isStartOf = (rank: number): boolean => {
  const inEdit = rank % ranksOfEdit;
  return inEdit === 0 || inEdit % ranksOfForm === 1;
};

/**
 * The nearest names; one that is an edit farther only if it is larger than all of them: Milwaukie, Oregon is also a misspelled Milwaukee, while
 * Denver is not a misspelled Denham.
 */
const worthShowing = (ranks: ReadonlyMap<number, number>): [at: number, rank: number][] => {
  let nearest = Number.POSITIVE_INFINITY;
  for (const rank of ranks.values()) nearest = Math.min(nearest, editsOf(rank));
  let largest = Number.POSITIVE_INFINITY;
  for (const [at, rank] of ranks) if (editsOf(rank) === nearest) largest = Math.min(largest, at);
  return [...ranks].filter(
    ([at, rank]) => editsOf(rank) === nearest || (editsOf(rank) === 1 && at < largest),
  );
};

const byText = ({ text: one }: Key, { text: other }: Key): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Finds names by what has been typed of them, also misspelled. The names are in the order of their size. */
export const createNameIndex = (names: readonly Named[]): NameIndex => {
  const keys = names.flatMap(keysOf).sort(byText);
  const texts = createTextIndex(keys.map(({ text }) => text));
  return {
    find: (forms) => {
      const ranks = new Map<number, number>();
      for (const [form, given] of forms.entries()) {
        const text = joined(given);
        if (text === '') continue;
        texts.find(text, editsAllowed(text.length), (position, edits) => {
          const key = keys[position] as Key;
          const rank = rankOf(key, { text, form }, edits);
          const known = ranks.get(key.at);
          if (known === undefined || rank < known) ranks.set(key.at, rank);
        });
      }
      return worthShowing(ranks)
        .sort(([one, rank], [other, otherRank]) => rank - otherRank || one - other)
        .map(([at, rank]) => ({ at, edits: editsOf(rank), isExact: rank === 0, isStart: isStartOf(rank) }));
    },
  };
};
