import type { MemberDiscounts } from '@golark/contract/membership/rules';
import { type GoPlusPrices, savedOn, type Usage, usageLimits } from './savings.ts';

/** The size of a plot in its own pixels, and the space around the area of its data. */
export type PlotSize = { width: number; height: number; left: number; right: number; nightsPerTick: number };

const top = 24;
const bottom = 46;
const cents = 100;
const steps = [20, 50, 100, 200, 500, 1000, 2000, 5000].map((dollars) => dollars * cents);
const mostSteps = 5;
/** Above the higher price there is space for its label. */
const headroom = 1.3;
/** How much more than the price must be saved at the right edge for the label of the price to be there. */
const clearance = 1.6;

type Figures = { usage: Usage; discounts: MemberDiscounts; prices: GoPlusPrices };
type Point = { x: number; y: number };

const upTo = (most: number, step: number): number[] =>
  Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => place * step);

/** Where everything is on the plot of savings by nights away. */
export const plotGeometry = ({ usage, discounts, prices }: Figures, size: PlotSize) => {
  const mostNights = usageLimits.nights.maximum;
  const { rate } = usage;
  const mostSaved = savedOn({ nights: mostNights, rate }, discounts);
  const highest = Math.max(mostSaved, prices.later * headroom);
  const bottomY = size.height - bottom;
  const x = (nights: number) => size.left + (nights / mostNights) * (size.width - size.left - size.right);
  const y = (amount: number) => bottomY - (amount / highest) * (bottomY - top);
  const crossing = (price: number): Point | null =>
    mostSaved === 0 || mostSaved < price ? null : { x: x((price / mostSaved) * mostNights), y: y(price) };
  const step = steps.find((candidate) => highest / candidate <= mostSteps) ?? highest;
  return {
    leftX: size.left,
    rightX: size.width - size.right,
    bottomY,
    end: { x: x(mostNights), y: y(mostSaved) },
    you: { x: x(usage.nights), y: y(savedOn(usage, discounts)) },
    /** The height of the line of savings at a point of the other axis. */
    savedY: (at: number) => y((mostSaved * (at - size.left)) / (x(mostNights) - size.left)),
    first: { y: y(prices.first), crossing: crossing(prices.first) },
    later: { y: y(prices.later), crossing: crossing(prices.later) },
    isPriceLabelRight: mostSaved > prices.later * clearance,
    amounts: upTo(highest, step).map((amount) => ({ amount, y: y(amount) })),
    nights: upTo(mostNights, size.nightsPerTick).map((nights) => ({ nights, x: x(nights) })),
  };
};

export type PlotGeometry = ReturnType<typeof plotGeometry>;
