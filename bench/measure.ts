/** Makes one call and waits for its response; throws on an unexpected response. */
export type Call = () => Promise<void>;

export interface Comparison {
  baseline: Call;
  subject: Call;
  concurrency: number;
}

export interface DurationSummary {
  median: number;
  p95: number;
}

export interface ComparisonResult {
  baseline: DurationSummary;
  subject: DurationSummary;
  /** Median of the subject divided by the median of the baseline. */
  ratio: number;
}

const rounds = 10;
const callsPerRound = 60;
const warmUpCalls = 150;

/** Makes `calls` calls, `concurrency` at a time, and returns the duration of each in milliseconds. */
export const measureDurations = async (
  call: Call,
  { calls, concurrency }: { calls: number; concurrency: number },
): Promise<number[]> => {
  const durations: number[] = [];
  let remaining = calls;
  const runCalls = async (): Promise<void> => {
    while (remaining > 0) {
      remaining -= 1;
      const startedAt = performance.now();
      await call();
      durations.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runCalls));
  return durations;
};

const quantile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const summarize = (durations: number[]): DurationSummary => {
  const sorted = durations.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
};

/** Alternates rounds of baseline and subject, so that both run under the same machine load; warm-up calls are not counted. */
export const compareCalls = async ({
  baseline,
  subject,
  concurrency,
}: Comparison): Promise<ComparisonResult> => {
  for (const call of [baseline, subject]) await measureDurations(call, { calls: warmUpCalls, concurrency });
  const durations = { baseline: [] as number[], subject: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    durations.baseline.push(...(await measureDurations(baseline, { calls: callsPerRound, concurrency })));
    durations.subject.push(...(await measureDurations(subject, { calls: callsPerRound, concurrency })));
  }
  const result = { baseline: summarize(durations.baseline), subject: summarize(durations.subject) };
  return { ...result, ratio: result.subject.median / result.baseline.median };
};

/** Returns the calls per second over the whole load. */
export const measureCallsPerSecond = async (
  call: Call,
  load: { calls: number; concurrency: number },
): Promise<number> => {
  const startedAt = performance.now();
  await measureDurations(call, load);
  return (load.calls * 1000) / (performance.now() - startedAt);
};
