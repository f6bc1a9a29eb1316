import type { Measured, Rehearsal } from './rehearse.ts';
import type { Limit } from './strain.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const milliseconds = (value: number): string =>
  value < 10 ? `${value.toFixed(1)} ms` : `${whole.format(value)} ms`;

const steps: readonly (readonly [Measured, string])[] = [
  ['join', 'take a place'],
  ['ask', 'ask for the place'],
  ['list', 'list the tickets'],
  ['hold', 'hold seats'],
  ['pay', 'pay'],
  ['browse', 'others, who browse'],
];

const sentences: Readonly<Record<Limit, (value: number) => string>> = {
  processor: (value) => `the processor: for ${milliseconds(value)} nothing else could be done`,
  connections: (value) => `the database connections: ${whole.format(value)} requests waited for one`,
  refusals: () => 'the work queues: a request was refused as busy and came again later',
  'slow-holds': (value) => `holding seats: one took ${milliseconds(value)}`,
};

const strainLines = ({ strain }: Rehearsal): string[] => {
  if (strain.length === 0) return ['Nothing reached its limit.'];
  return strain.map(({ limit, afterSeconds, value }, i) => {
    const first = i === 0 ? 'First to reach its limit' : 'Then';
    return `${first}, after ${afterSeconds.toFixed(0)} s: ${sentences[limit](value)}.`;
  });
};

const stepLines = ({ durations }: Rehearsal): string[] =>
  steps
    .filter(([kind]) => durations.count(kind) > 0)
    .map(([kind, name]) => {
      const [median, p99] = [durations.quantile(kind, 0.5), durations.quantile(kind, 0.99)];
      return `  ${name.padEnd(20)}${whole.format(durations.count(kind)).padStart(8)} times, median ${milliseconds(median)}, p99 ${milliseconds(p99)}`;
    });

/** What an operator wants to know about a rehearsal, in lines. */
export const reportOf = (rehearsal: Rehearsal): string[] => {
  const { buyers, tickets, sold, soldTwice, outcomes, saleSeconds, durations } = rehearsal;
  const perMinute = saleSeconds > 0 ? (sold / saleSeconds) * 60 : sold;
  const times = durations.quantile('hold', 0.99) / durations.quantile('calm-hold', 0.5);
  return [
    `${whole.format(sold)} of ${whole.format(tickets)} tickets sold to ${whole.format(outcomes.bought)} of ${whole.format(buyers)} buyers; ${soldTwice === 0 ? 'no seat twice' : `${soldTwice} SEATS TWICE`}.`,
    `${whole.format(perMinute)} tickets per minute, ${whole.format(rehearsal.bestPerMinute)} in the best ten seconds.`,
    `A hold took at most ${times.toFixed(0)} times as long as without load, in 99 of 100 cases.`,
    `${whole.format(outcomes['sold-out'])} went away because everything was sold, ${whole.format(outcomes['gave-up'])} for another reason.`,
    ...stepLines(rehearsal),
    ...strainLines(rehearsal),
  ];
};
