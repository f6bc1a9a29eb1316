import type { ValueLevel, ValueReason } from '@golark/contract/tickets/rules';

/** A ticket for sale, or one that was sold lately, as the score compares it. */
export interface ComparedTicket {
  /** Cents per ticket, all in. */
  priceAmount: number;
  /** 0 to 1. */
  quality: number;
  section: string;
}

export interface ValueScore {
  /** 0 to 100. */
  value: number;
  level: ValueLevel;
  reason: ValueReason;
  /** Cents per ticket between the price and that of similar seats. */
  difference: number;
  comparedSections: string[];
  comparedCount: number;
}

/** Seats whose quality differs by less than about one step are similar. */
const steps = 25;
const fewest = 4;
/** Of a ticket that costs what similar seats cost. */
const usualValue = 65;
const aboutPercent = 5;
const leastOfLevel: readonly [ValueLevel, number][] = [
  ['great', 84],
  ['good', 70],
  ['fair', 55],
];

interface Similar {
  median: number;
  count: number;
  sections: string[];
}

/** What similar seats cost, by quality. */
export interface Comparison {
  bySimilarity: readonly Similar[];
  lowest: number;
  highestQuality: number;
}

const stepOf = (quality: number): number => Math.min(steps - 1, Math.floor(quality * steps));

/** Whether two seats are compared with each other: their steps are the same or next to each other. */
export const isSimilar = (quality: number, other: number): boolean =>
  Math.abs(stepOf(quality) - stepOf(other)) <= 1;

const medianOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

const bySection = new Intl.Collator('en', { numeric: true });

/** The first and last of these sections by their labels. */
export const sectionEnds = (sections: Iterable<string>): string[] => {
  const sorted = [...new Set(sections)].sort(bySection.compare);
  const [first] = sorted;
  const last = sorted.at(-1);
  return first === undefined || last === undefined || first === last ? sorted : [first, last];
};

const summarize = (tickets: readonly ComparedTicket[]): Similar => ({
  median: medianOf(tickets.map(({ priceAmount }) => priceAmount).sort((a, b) => a - b)),
  count: tickets.length,
  sections: sectionEnds(tickets.map(({ section }) => section)),
});

/** Groups what is for sale and was sold lately by how good the seats are. */
export const compareTickets = (
  forSale: readonly ComparedTicket[],
  sold: readonly ComparedTicket[],
): Comparison => {
  const groups = Array.from({ length: steps }, (): ComparedTicket[] => []);
  for (const ticket of [...forSale, ...sold]) groups[stepOf(ticket.quality)]?.push(ticket);
  const bySimilarity = groups.map((group, step) =>
    summarize([...(groups[step - 1] ?? []), ...group, ...(groups[step + 1] ?? [])]),
  );
  return {
    bySimilarity,
    lowest: forSale.reduce((lowest, { priceAmount }) => Math.min(lowest, priceAmount), Infinity),
    highestQuality: forSale.reduce((highest, { quality }) => Math.max(highest, quality), 0),
  };
};

const reasonOf = (
  { priceAmount, quality }: ComparedTicket,
  { median, lowest, highestQuality }: { median: number; lowest: number; highestQuality: number },
): ValueReason => {
  const percent = ((priceAmount - median) / median) * 100;
  if (priceAmount === lowest) return 'lowest-price';
  if (percent <= -aboutPercent) return 'below-similar';
  if (percent >= aboutPercent) return 'above-similar';
  return quality === highestQuality ? 'best-view' : 'about-similar';
};

/**
 * How a price compares with the middle price of similar seats of the event, for sale and sold lately. Every price has all fees in
 * it, so that fees play no part; nothing else does either.
 */
export const scoreOf = (ticket: ComparedTicket, comparison: Comparison): ValueScore => {
  const similar = comparison.bySimilarity[stepOf(ticket.quality)];
  if (!similar || similar.count < fewest)
    return {
      ...{ value: usualValue, level: 'fair', reason: 'few-to-compare', difference: 0 },
      comparedSections: similar?.sections ?? [],
      comparedCount: similar?.count ?? 0,
    };
  const { median, count, sections } = similar;
  const saved = ((median - ticket.priceAmount) / median) * 100;
  const value = Math.round(Math.min(99, Math.max(5, usualValue + saved)));
  return {
    value,
    level: leastOfLevel.find(([, least]) => value >= least)?.[0] ?? 'high',
    reason: reasonOf(ticket, { median, ...comparison }),
    difference: Math.abs(median - ticket.priceAmount),
    comparedSections: sections,
    comparedCount: count,
  };
};
