import type { PriceAdvice } from '@golark/contract/selling/advice-schemas';

export type PlotSize = { width: number; height: number; radius: number; tickWidth: number };
export type Dot = { x: number; y: number; kind: 'sold' | 'listed' };

const margin = 20;
const topSpace = 58;
const axisSpace = 38;
const steps = [100, 200, 500, 1000, 2000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000];
/** Above it, single prices would press all others together. */
const drawnShare = 0.96;

type Given = Pick<PriceAdvice, 'comparables' | 'advised'> & { price: number };

/** The highest price that is drawn: a few far above all others are counted instead. */
const highestDrawn = ({ comparables, advised, price }: Given): number => {
  const prices = comparables.map((one) => one.price.amount).sort((a, b) => a - b);
  const most = prices[Math.min(prices.length - 1, Math.floor(prices.length * drawnShare))] ?? price;
  return Math.max(most * 1.15, price, advised?.to.amount ?? 0);
};

const ticksOf = (from: number, to: number, most: number): number[] => {
  const step = steps.find((one) => (to - from) / one <= most) ?? 500_000;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(1, Math.floor((to - first) / step) + 1) }, (_, i) => first + i * step);
};

/** With a little space at both ends; a single price is in the middle. */
const padded = (lowest: number, highest: number): { from: number; to: number } => {
  const space = Math.max((highest - lowest) * 0.06, 200);
  return { from: Math.max(0, lowest - space), to: highest + space };
};

/** Where everything of the plot is; one dot for each ticket, sold ones at the bottom of their column. */
export const plotGeometry = (given: Given, { width, height, radius, tickWidth }: PlotSize) => {
  const { comparables, advised, price } = given;
  const highest = highestDrawn(given);
  const drawn = comparables.filter((one) => one.price.amount <= highest);
  const prices = [...drawn.map((one) => one.price.amount), price, advised?.from.amount ?? price];
  const { from, to } = padded(Math.min(...prices), Math.max(...prices, advised?.to.amount ?? price));
  const bottomY = height - axisSpace;
  const usable = width - 2 * margin;
  const xOf = (amount: number): number => margin + ((amount - from) / (to - from)) * usable;
  const pitch = 2 * radius + 3;
  const columns = Math.max(1, Math.floor(usable / pitch));
  const columnOf = (amount: number): number => Math.round(((amount - from) / (to - from)) * columns);
  const columnX = (column: number): number => margin + (column / columns) * usable;
  const ordered = [...drawn].sort((a, b) => Number(a.kind === 'listed') - Number(b.kind === 'listed'));
  const heights = new Map<number, number>();
  const places = ordered.map(({ kind, price: { amount } }) => {
    const column = columnOf(amount);
    const level = heights.get(column) ?? 0;
    heights.set(column, level + 1);
    return { kind, column, level };
  });
  const tallest = Math.max(1, ...heights.values());
  const rise = Math.min(pitch, (bottomY - topSpace - radius) / tallest);
  return {
    dots: places.map(
      ({ kind, column, level }): Dot => ({
        kind,
        x: columnX(column),
        y: bottomY - 3 - radius - level * rise,
      }),
    ),
    radius: Math.min(radius, Math.max(2, rise / 2 - 0.5)),
    ticks: ticksOf(from, to, Math.floor(usable / tickWidth)).map((amount) => ({ amount, x: xOf(amount) })),
    band: advised && { from: xOf(advised.from.amount) - radius, to: xOf(advised.to.amount) + radius },
    you: { x: xOf(price), isLeft: xOf(price) > width - 70 },
    bottomY,
    /** How many cost more than the plot is wide. */
    beyond: comparables.length - drawn.length,
    highest,
  };
};

export type PlotGeometry = ReturnType<typeof plotGeometry>;
