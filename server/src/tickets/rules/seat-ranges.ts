import type { SeatRange } from '@golark/contract/tickets/rules';

const rangeInText = /\[(\d+),(\d+)\)/g;

/** `{[0,4),[6,8)}`, an int4multirange or int4range of the database, as ranges in their order. */
export const parseRanges = (text: string): SeatRange[] =>
  [...text.matchAll(rangeInText)].map(([, from, to]) => ({ from: Number(from), to: Number(to) }));

export const rangeText = ({ from, to }: SeatRange): string => `[${from},${to})`;

export const rangesText = (ranges: readonly SeatRange[]): string => `{${ranges.map(rangeText).join(',')}}`;

export const countSeats = (ranges: readonly SeatRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

export const containsRange = (ranges: readonly SeatRange[], { from, to }: SeatRange): boolean =>
  ranges.some((range) => range.from <= from && to <= range.to);

/** The ranges without these seats. */
export const withoutRange = (ranges: readonly SeatRange[], taken: SeatRange): SeatRange[] =>
  ranges.flatMap(({ from, to }) =>
    [
      { from, to: Math.min(to, taken.from) },
      { from: Math.max(from, taken.to), to },
    ].filter((rest) => rest.from < rest.to),
  );

/** The ranges with these seats; ranges that touch become one. */
export const withRange = (ranges: readonly SeatRange[], added: SeatRange): SeatRange[] => {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of [...ranges, added].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
};
