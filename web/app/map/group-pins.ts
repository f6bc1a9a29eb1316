import type { Size } from './map-view.ts';

/** A stay in the frame: its place in pixels and its total in cents. */
export type PinSpot = {
  id: string;
  x: number;
  y: number;
  total: number;
  /** Where the right edge of the frame would cut it off, a pin is to the left of its place. */
  isFlipped?: boolean;
};

/** Stays that share a pin, in their order; the tip of the pin is at the place of the first one. */
export type PinGroup<Spot extends PinSpot> = { spots: Spot[]; from: number };

export type Box = { left: number; top: number; right: number; bottom: number };

/** The text of a pin: the lowest total of its stays, or the total of its only one. */
export type PinText = (from: number, count: number) => string;

/** The measures of `.price-pin` in `map.css`; a character and a digit of the count are at most this wide. */
const pin = { height: 32, padding: 11, characterWidth: 9.5, tip: 14 };
const badge = { padding: 12, gap: 7 };
const gap = 2;

const widthOf = (text: string, count: number): number => {
  const counted = count > 1 ? String(count).length * pin.characterWidth + badge.padding + badge.gap : 0;
  return text.length * pin.characterWidth + 2 * pin.padding + counted;
};

const boxAt = ({ x, y, isFlipped }: PinSpot, text: string, count: number): Box => {
  const width = widthOf(text, count);
  const left = isFlipped ? x + pin.tip - width : x - pin.tip;
  return { left, top: y - pin.height, right: left + width, bottom: y };
};

export const overlaps = (one: Box, other: Box) =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

export const boxOfPin = <Spot extends PinSpot>({ spots, from }: PinGroup<Spot>, textOf: PinText): Box => {
  const [first] = spots;
  if (!first) throw new Error('a pin without a stay');
  return boxAt(first, textOf(from, spots.length), spots.length);
};

type Placed<Spot extends PinSpot> = { members: { spot: Spot; rank: number }[]; from: number; box: Box };

const place = <Spot extends PinSpot>(members: Placed<Spot>['members'], textOf: PinText): Placed<Spot> => {
  const ranked = members.toSorted((one, other) => one.rank - other.rank);
  const from = Math.min(...ranked.map(({ spot }) => spot.total));
  return { members: ranked, from, box: boxOfPin({ spots: ranked.map(({ spot }) => spot), from }, textOf) };
};

/**
 * Groups stays whose pins would overlap. A pin stays at the place of the first of its stays, so a pin that grows by a count can
 * meet another one, and is joined with that too.
 */
export const groupPins = <Spot extends PinSpot>(
  spots: readonly Spot[],
  textOf: PinText,
): PinGroup<Spot>[] => {
  let placed: Placed<Spot>[] = [];
  for (const [rank, spot] of spots.entries()) {
    let next = place([{ spot, rank }], textOf);
    let met = placed.find(({ box }) => overlaps(box, next.box));
    while (met) {
      const joined = met;
      placed = placed.filter((other) => other !== joined);
      next = place([...joined.members, ...next.members], textOf);
      const { box } = next;
      met = placed.find((other) => overlaps(other.box, box));
    }
    placed.push(next);
  }
  return placed
    .toSorted((one, other) => (one.members[0]?.rank ?? 0) - (other.members[0]?.rank ?? 0))
    .map(({ members, from }) => ({ spots: members.map(({ spot }) => spot), from }));
};

/** The stays in the frame whose pin no button of the map covers, however many share it. */
export const spotsInFrame = <Spot extends PinSpot>(
  spots: readonly Spot[],
  { size, covered, textOf }: { size: Size; covered: readonly Box[]; textOf: PinText },
): Spot[] =>
  spots.flatMap((spot) => {
    if (spot.x < 0 || spot.y < 0 || spot.x > size.width || spot.y > size.height) return [];
    const widest = [textOf(spot.total, spots.length), spots.length] as const;
    const next = { ...spot, isFlipped: boxAt(spot, ...widest).right > size.width };
    const box = boxAt(next, ...widest);
    return covered.some((other) => overlaps(other, box)) ? [] : [next];
  });
