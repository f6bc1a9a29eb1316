import { type Disclosure, disclosures, type SplitRule, splitRules } from '@golark/contract/tickets/rules';

export const holdings = ['upload', 'transfer'] as const;
export type Holding = (typeof holdings)[number];

/** What is typed and chosen in the form, as text: it is in the address without JavaScript and across a login. */
export type Draft = {
  section: string;
  row: string;
  /** The first and last seat, as numbered in the row. */
  from: string;
  to: string;
  /** Of a standing area. */
  quantity: string;
  inHand: string;
  holding: Holding;
  /** Dollars, as typed; empty: the advised price. */
  price: string;
  face: string;
  split: SplitRule | null;
  disclosures: readonly Disclosure[];
};

/** What both a form and the query of an address offer. */
type Fields = { get(name: string): unknown; getAll(name: string): unknown[] };

const longest = 40;

const oneOf = <Word extends string>(words: readonly Word[], text: string): Word | null =>
  words.find((word) => word === text) ?? null;

export const readDraft = (fields: Fields): Draft => {
  const text = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim().slice(0, longest) : '';
  };
  const checked = new Set(fields.getAll('disclosures'));
  const price = text('price');
  return {
    section: text('section'),
    row: text('row'),
    from: text('from'),
    to: text('to'),
    quantity: text('quantity'),
    inHand: text('inHand'),
    holding: oneOf(holdings, text('holding')) ?? 'upload',
    // the field shows the advised price, which changes with the seats until the seller types another one
    price: price === text('advised') ? '' : price,
    face: text('face'),
    split: oneOf(splitRules, text('split')),
    disclosures: disclosures.filter((disclosure) => checked.has(disclosure)),
  };
};

/** The query of the address, without what is empty. */
export const writeDraft = ({ disclosures: checked, ...draft }: Draft): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(draft))
    if (value && !(name === 'holding' && value === 'upload')) query.set(name, value);
  for (const disclosure of checked) query.append('disclosures', disclosure);
  return query.size > 0 ? `?${query}` : '';
};
