import { drawOrder, type Sha256 } from './draw.ts';
import type { QueueLog } from './schemas.ts';

type Entry = QueueLog['entries'][number];

/** What is wrong with a log; a page translates the code, `number` says where. */
export interface LogProblem {
  code: 'no-draw' | 'seed' | 'gap' | 'late-drawn' | 'twice' | 'draw' | 'arrival' | 'admission';
  /** The number of a place; 0 if the problem isn't about one. */
  number: number;
}

/** Sentences for people who read them in a terminal. */
export const logProblemSentences: Readonly<Record<LogProblem['code'], string>> = {
  'no-draw': 'There was no draw yet.',
  seed: 'The seed is not the one that was committed to before the sale.',
  gap: 'Number {number} is missing.',
  'late-drawn': 'Number {number} was there before the sale, but stands behind someone who was not.',
  twice: 'A place is in the log twice.',
  draw: 'The draw was not followed: number {number} belongs to somebody else.',
  arrival: 'Number {number} joined before the number in front of it.',
  admission: 'Number {number} was let in before someone in front of it.',
};

const checkDraw = async (seed: string, drawn: readonly Entry[], sha256: Sha256): Promise<LogProblem[]> => {
  const codes = drawn.map(({ code }) => code);
  if (new Set(codes).size < codes.length) return [{ code: 'twice', number: 0 }];
  const expected = await drawOrder(seed, codes, sha256);
  const at = expected.findIndex((code, i) => drawn[i]?.code !== code);
  return at < 0 ? [] : [{ code: 'draw', number: at + 1 }];
};

/** Places taken after the draw come after all earlier ones. */
const checkArrivals = (later: readonly Entry[]): LogProblem[] =>
  later.flatMap((entry, i) => {
    const before = later[i - 1];
    return before && before.joinedAt > entry.joinedAt ? [{ code: 'arrival', number: entry.number ?? 0 }] : [];
  });

const isLetInBefore = (entry: Entry, before: Entry): boolean =>
  entry.admittedAt !== null && (before.admittedAt === null || before.admittedAt > entry.admittedAt);

/** No place was admitted before a lower number that was still waiting. */
const checkAdmissions = (entries: readonly Entry[]): LogProblem[] => {
  const waiting = entries.filter(({ admittedAt, leftAt }) => admittedAt !== null || leftAt === null);
  return waiting.flatMap((entry, i) => {
    const before = waiting[i - 1];
    return before && isLetInBefore(entry, before) ? [{ code: 'admission', number: entry.number ?? 0 }] : [];
  });
};

/** What is wrong with a published log of a queue; empty if the draw and the order were followed. */
export const verifyLog = async (log: QueueLog, sha256: Sha256): Promise<LogProblem[]> => {
  const { commitment, seed, drawnAt, saleAt, entries } = log;
  if (seed === null || drawnAt === null) return [{ code: 'no-draw', number: 0 }];
  if ((await sha256(seed)) !== commitment) return [{ code: 'seed', number: 0 }];
  const numbered = entries.filter(({ number }) => number !== null);
  const gap = numbered.findIndex(({ number }, i) => number !== i + 1);
  if (gap >= 0) return [{ code: 'gap', number: gap + 1 }];
  const drawn = numbered.filter(({ joinedAt }) => joinedAt < saleAt);
  const later = numbered.slice(drawn.length);
  const passed = later.find(({ joinedAt }) => joinedAt < saleAt);
  if (passed) return [{ code: 'late-drawn', number: passed.number ?? 0 }];
  return [...(await checkDraw(seed, drawn, sha256)), ...checkArrivals(later), ...checkAdmissions(numbered)];
};
