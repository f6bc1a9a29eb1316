import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import { tiers } from '@golark/contract/events/seat-map-terms';

export type Step = 'clockwise' | 'counterclockwise' | 'outward' | 'inward';
type Placed = Pick<SeatSection, 'id' | 'tier' | 'angle'>;

/** Degrees between two directions, whichever way round. */
const apart = (one: number, other: number): number => {
  const difference = Math.abs(one - other) % 360;
  return Math.min(difference, 360 - difference);
};

const tiersOf = (sections: readonly Placed[]) =>
  tiers.filter((tier) => sections.some((section) => section.tier === tier));

const alongTier = (sections: readonly Placed[], from: Placed, step: 1 | -1): Placed | undefined => {
  const row = sections.filter(({ tier }) => tier === from.tier).sort((a, b) => a.angle - b.angle);
  const at = row.findIndex(({ id }) => id === from.id);
  return row[(at + step + row.length) % row.length];
};

const acrossTiers = (sections: readonly Placed[], from: Placed, step: 1 | -1): Placed | undefined => {
  const order = tiersOf(sections);
  const tier = order[order.indexOf(from.tier) + step];
  return sections
    .filter((section) => section.tier === tier)
    .sort((a, b) => apart(a.angle, from.angle) - apart(b.angle, from.angle))[0];
};

/** The section that an arrow key leads to: along the tier clockwise from the top, or to the next tier at the same angle. */
export const stepFrom = (sections: readonly Placed[], id: string, step: Step): string => {
  const from = sections.find((section) => section.id === id);
  if (!from) return id;
  const to = {
    clockwise: () => alongTier(sections, from, 1),
    counterclockwise: () => alongTier(sections, from, -1),
    outward: () => acrossTiers(sections, from, 1),
    inward: () => acrossTiers(sections, from, -1),
  }[step]();
  return to?.id ?? id;
};

/** Left and right go along, up away from the field or stage and down toward it. */
export const stepOfKey: Readonly<Record<string, Step>> = {
  ArrowRight: 'clockwise',
  ArrowLeft: 'counterclockwise',
  ArrowUp: 'outward',
  ArrowDown: 'inward',
};

/** The first stop of the map: of the tier nearest to the field or stage, clockwise from the top. */
export const firstStop = (sections: readonly Placed[]): string | undefined => {
  const [tier] = tiersOf(sections);
  return sections.filter((section) => section.tier === tier).sort((a, b) => a.angle - b.angle)[0]?.id;
};
