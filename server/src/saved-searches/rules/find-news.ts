/** Finds of earlier checks of a search about a stay. */
export interface KnownStay {
  listingId: string;
  /** Whether the last check found it. */
  isFound: boolean;
  /** The total of the first check, or a lower one that was reported since; null without dates. */
  lowestAmount: number | null;
}

export interface FoundStay {
  listingId: string;
  amount: number | null;
}

export interface Check {
  known: ReadonlyMap<string, KnownStay>;
  found: readonly FoundStay[];
  /** Listings that were added since the search was saved; known only where the last check did not have all results. */
  added: ReadonlySet<string>;
  /** Whether the last check and this one had all results, not only the first ones. */
  wasComplete: boolean;
  isComplete: boolean;
  dropPercent: number;
  /** Whether totals are those of the same kind of buyer as in the last check. */
  areTotalsComparable: boolean;
}

export interface News {
  kind: 'new' | 'back' | 'cheaper';
  listingId: string;
  /** The total that a lower one is compared with. */
  formerAmount: number | null;
}

/** Whether a total is that many percent below another one, in whole cents. */
const isDrop = (amount: number, from: number, percent: number): boolean =>
  amount * 100 <= from * (100 - percent);

const lower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const newsOf = ({ listingId, amount }: FoundStay, check: Check): News | null => {
  const known = check.known.get(listingId);
  const formerAmount = known?.lowestAmount ?? null;
  // of more results than are compared, a stay that moved up looks like a new one
  if (!known)
    return check.wasComplete || check.added.has(listingId) ? { kind: 'new', listingId, formerAmount } : null;
  if (!known.isFound) return { kind: 'back', listingId, formerAmount };
  if (amount === null || formerAmount === null || !check.areTotalsComparable) return null;
  return isDrop(amount, formerAmount, check.dropPercent)
    ? { kind: 'cheaper', listingId, formerAmount }
    : null;
};

const stateOf = ({ listingId, amount }: FoundStay, check: Check, news: News | null): KnownStay => {
  const before = check.areTotalsComparable ? (check.known.get(listingId)?.lowestAmount ?? null) : null;
  // what was not reported leaves the total that the next one is compared with, so that prices that go up and down are reported once
  const lowestAmount = news || before === null ? lower(before, amount) : before;
  return { listingId, isFound: true, lowestAmount };
};

/** The news for the account, in the order of the search, and the stays that the next check has to know. */
export const findNews = (check: Check): { news: News[]; stays: KnownStay[] } => {
  const results = check.found.map((stay) => {
    const news = newsOf(stay, check);
    return { news, stay: stateOf(stay, check, news) };
  });
  const found = new Set(check.found.map(({ listingId }) => listingId));
  const gone = check.isComplete
    ? [...check.known.values()].filter(({ listingId, isFound }) => isFound && !found.has(listingId))
    : [];
  return {
    news: results.flatMap(({ news }) => news ?? []),
    stays: [...results.map(({ stay }) => stay), ...gone.map((stay) => ({ ...stay, isFound: false }))],
  };
};

/** The first check stores these: nothing is news yet. */
export const baselineOf = (found: readonly FoundStay[]): KnownStay[] =>
  found.map(({ listingId, amount }) => ({ listingId, isFound: true, lowestAmount: amount }));
