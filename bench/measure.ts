/** One call, made and answered; throws when the answer is not the expected one. */
export type Contender = () => Promise<void>;

export interface Comparison {
  peer: Contender;
  subject: Contender;
  concurrency: number;
}

export interface Times {
  median: number;
  p95: number;
}

export interface Compared {
  peer: Times;
  subject: Times;
  /** Median of the subject over median of the peer. */
  ratio: number;
}

const rounds = 10;
const callsPerRound = 60;
const warmUpCalls = 150;

/** Makes `calls` calls, `concurrency` of them at a time, and gives the milliseconds of each. */
export const timesOf = async (
  contender: Contender,
  { calls, concurrency }: { calls: number; concurrency: number },
): Promise<number[]> => {
  const times: number[] = [];
  let left = calls;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const startedAt = performance.now();
      await contender();
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return times;
};

const quantile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const summaryOf = (times: number[]): Times => {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
};

/** Rounds of peer and subject in turn, so that both meet the same machine; the first calls of each do not count. */
export const compare = async ({ peer, subject, concurrency }: Comparison): Promise<Compared> => {
  for (const contender of [peer, subject]) await timesOf(contender, { calls: warmUpCalls, concurrency });
  const times = { peer: [] as number[], subject: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.peer.push(...(await timesOf(peer, { calls: callsPerRound, concurrency })));
    times.subject.push(...(await timesOf(subject, { calls: callsPerRound, concurrency })));
  }
  const compared = { peer: summaryOf(times.peer), subject: summaryOf(times.subject) };
  return { ...compared, ratio: compared.subject.median / compared.peer.median };
};

/** Calls a second over all of `calls`. */
export const ratePerSecond = async (
  contender: Contender,
  load: { calls: number; concurrency: number },
): Promise<number> => {
  const startedAt = performance.now();
  await timesOf(contender, load);
  return (load.calls * 1000) / (performance.now() - startedAt);
};
