import type { SuggestionKind } from '@golark/contract/suggestions/rules';

export interface Candidate {
  kind: SuggestionKind;
  /** The entry that the visitor sees. */
  shownAs: string;
  /** In inhabitants, or what is as well known as a city of that size. */
  size: number;
  edits: number;
  isExact: boolean;
  /** The name begins with what was typed; otherwise a later word does. */
  isStart: boolean;
}

const classOf = ({ edits, isExact, isStart }: Candidate): number => {
  if (isExact) return 0;
  return edits * 2 + (isStart ? 1 : 2);
};

/** A kind gets so much of the list, as long as others have something to show. */
const shareOf = (kind: SuggestionKind): number => (kind === 'city' ? 1 / 2 : 1 / 5);

/** How much larger than what is spelled like that, which is at least a small town. */
const timesLarger = 10;
const smallTown = 20_000;

/** A misspelled name is offered if no other is, or if it is much larger than all of them: Milwaukie, Oregon and Milwaukee, Wisconsin. */
const worthShowing = <C extends Candidate>(candidates: readonly C[]): C[] => {
  const nearest = Math.min(...candidates.map(({ edits }) => edits));
  const sizes = candidates.filter(({ edits }) => edits === nearest).map(({ size }) => size);
  const leastSize = timesLarger * Math.max(smallTown, ...sizes);
  return candidates.filter(({ edits, size }) => edits === nearest || (edits === 1 && size > leastSize));
};

/** Two towns of a state with one name look the same: only the first one is listed. */
const withoutRepetitions = <C extends Candidate>(ranked: readonly C[]): C[] =>
  [...new Map(ranked.toReversed().map((candidate) => [candidate.shownAs, candidate])).values()].reverse();

/** The best first: exact names, then beginnings of names and of words, then misspelled ones; larger ones first. */
export const rankSuggestions = <C extends Candidate>(candidates: readonly C[], limit: number): C[] => {
  const ranked = withoutRepetitions(
    worthShowing(candidates).sort((one, other) => classOf(one) - classOf(other) || other.size - one.size),
  );
  const shown = new Map<SuggestionKind, number>();
  const withinShare = ranked.filter(({ kind }) => {
    const count = shown.get(kind) ?? 0;
    shown.set(kind, count + 1);
    return count < Math.max(1, Math.floor(limit * shareOf(kind)));
  });
  const chosen = new Set([...withinShare, ...ranked].slice(0, limit));
  // those beyond a share only fill what is left
  for (const candidate of ranked) if (chosen.size < limit) chosen.add(candidate);
  return ranked.filter((candidate) => chosen.has(candidate));
};
