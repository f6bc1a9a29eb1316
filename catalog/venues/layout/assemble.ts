import type { AccessibleBay, SeatMap, SeatSection } from '../../../contract/events/seat-map-schemas.ts';
import { tiers } from '../../../contract/events/seat-map-terms.ts';
import { clamp } from '../../pictures/drawing/numbers.ts';
import type { Point } from '../../pictures/drawing/path.ts';
import { type Counts, countSeats } from './count-seats.ts';
import type { SectionDraft, VenueDraft } from './draft.ts';
import { COMPANIONS_PER_SPACE, placeBays } from './place-bays.ts';

const rounded = (value: number, digits: number): number => {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor || 0;
};

const roundedPoint = ([x, y]: Point): [number, number] => [rounded(x, 1), rounded(y, 1)];

/** Degrees clockwise from the top. */
const angleTo = (from: Point, [x, y]: Point): number =>
  ((Math.atan2(x - from[0], from[1] - y) * 180) / Math.PI + 360) % 360;

const idOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll('+', ' plus')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `Bay 103A` in a numbered section, otherwise `Bay A`, `Bay B`. */
const bayOf = (draft: SectionDraft, spaces: number, order: number): AccessibleBay[] => {
  if (!spaces) return [];
  const label = /^\d+$/.test(draft.label) ? `Bay ${draft.label}A` : `Bay ${LETTERS[order % LETTERS.length]}`;
  return [{ label, spaces, companions: COMPANIONS_PER_SPACE, at: roundedPoint(draft.piece.corner) }];
};

/** Sections of one tier at the same angle would have no order for arrow keys. */
const separateAngles = (sections: SeatSection[]): SeatSection[] => {
  const taken = new Set<string>();
  return sections.map((section) => {
    let { angle } = section;
    while (taken.has(`${section.tier} ${angle}`)) angle = rounded((angle + 0.1) % 360, 1) % 360;
    taken.add(`${section.tier} ${angle}`);
    return { ...section, angle };
  });
};

const byTierAndAngle = (first: SeatSection, second: SeatSection): number =>
  tiers.indexOf(first.tier) - tiers.indexOf(second.tier) || first.angle - second.angle;

/** Counts the seats of every section and completes what a drawing and a list need. */
export const assemble = (venue: VenueDraft, capacity: number): SeatMap => {
  const { width, height, field, sections: drafts, action } = venue;
  const spaces = placeBays(drafts, capacity);
  const counts = countSeats(
    drafts,
    capacity,
    spaces.map((count) => count * (1 + COMPANIONS_PER_SPACE)),
  );
  const distances = drafts.map(({ piece: { middle } }) =>
    Math.hypot(middle[0] - action[0], middle[1] - action[1]),
  );
  const farthest = Math.max(...distances);
  const sections = drafts.map((draft, index): SeatSection => {
    const { label, tier, piece } = draft;
    const { seats, places } = counts[index] as Counts;
    const exact = angleTo(action, piece.middle);
    const angle = rounded(exact, 1) % 360;
    const order = spaces.slice(0, index).filter(Boolean).length;
    return {
      ...{ id: idOf(label), label, tier, outline: piece.outline, labelAt: roundedPoint(piece.middle), angle },
      quality: rounded(clamp(draft.quality, 0.08, 1), 2),
      viewpoint: {
        angle: Math.round(exact) % 360,
        distance: rounded((distances[index] as number) / farthest, 2),
        height: rounded(draft.height, 2),
      },
      rows: draft.rows ? { ...draft.rows, seats } : null,
      places,
      bays: bayOf(draft, spaces[index] ?? 0, order),
    };
  });
  return { width, height, field, sections: separateAngles(sections.toSorted(byTierAndAngle)) };
};
