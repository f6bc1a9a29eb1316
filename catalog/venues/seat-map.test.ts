import { describe, expect, it } from 'vitest';
import { type VenueKind, venueKinds } from '../../contract/events/rules.ts';
import { capacityOf, qualityOfRow, rowLabels } from '../../contract/events/seat-map-rules.ts';
import { SeatMap } from '../../contract/events/seat-map-schemas.ts';
import { tiers } from '../../contract/events/seat-map-terms.ts';
import type { Point } from '../pictures/drawing/path.ts';
import { Random } from '../pictures/drawing/random.ts';
import { outlinePoints } from './geometry/outline-points.ts';
import { planSeatMap } from './index.ts';

const CAPACITIES: Record<VenueKind, readonly [number, number]> = {
  'hockey-arena': [3500, 21_000],
  'basketball-arena': [3500, 21_000],
  'concert-arena': [5000, 20_000],
  'football-stadium': [20_000, 105_000],
  'soccer-stadium': [8000, 45_000],
  ballpark: [5000, 56_000],
  theater: [250, 4200],
  'concert-hall': [600, 3500],
  club: [150, 3000],
  'comedy-club': [90, 520],
  amphitheater: [2500, 30_000],
  'festival-grounds': [5000, 120_000],
};
const PER_KIND = 24;
const LABEL_HEIGHT = 12;
const LETTER_WIDTH = 6.2;
const MIN_SIZE = 24;
const MIN_GAP = 3.5;

const cases = venueKinds.flatMap((kind) =>
  Array.from({ length: PER_KIND }, (_, index) => {
    const random = new Random(`${kind} ${index}`);
    const [low, high] = CAPACITIES[kind];
    const capacity = Math.round(low * (high / low) ** random.next());
    return { id: `${kind}-${index}`, kind, capacity };
  }),
);
const maps = cases.map((venue) => ({
  name: `${venue.id} of ${venue.capacity}`,
  venue,
  map: planSeatMap(venue),
}));

const isInside = ([x, y]: Point, corners: readonly Point[]): boolean => {
  let inside = false;
  for (const [index, [fromX, fromY]] of corners.entries()) {
    const [toX, toY] = corners[(index + 1) % corners.length] as Point;
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside;
  }
  return inside;
};

const distanceTo = ([x, y]: Point, [from, to]: readonly [Point, Point]): number => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - dx * share, y - from[1] - dy * share);
};

interface Shape {
  label: string;
  corners: Point[];
  box: [number, number, number, number];
}

const shapesOf = (map: SeatMap): Shape[] =>
  map.sections.map(({ label, outline }) => {
    const corners = outlinePoints(outline);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return { label, corners, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
  });

const areNear = ({ box: one }: Shape, { box: other }: Shape): boolean =>
  one[0] < other[2] + 5 && other[0] < one[2] + 5 && one[1] < other[3] + 5 && other[1] < one[3] + 5;

/** Pixels between two shapes; negative when they overlap. */
const gapBetween = (one: Shape, other: Shape): number =>
  Math.min(
    ...one.corners.map((corner) =>
      isInside(corner, other.corners)
        ? -1
        : Math.min(
            ...other.corners.map((from, index) =>
              distanceTo(corner, [from, other.corners[(index + 1) % other.corners.length] as Point]),
            ),
          ),
    ),
  );

describe('seat maps', () => {
  it('are valid, and the same for the same venue', () => {
    for (const { map, venue } of maps.filter((_, index) => index % 6 === 0)) {
      expect(SeatMap.parse(map)).toEqual(map);
      expect(planSeatMap({ ...venue })).toEqual(map);
    }
  });

  it('have as many seats as the venue, within two percent', () => {
    for (const { map, venue, name } of maps) {
      const total = map.sections.reduce((sum, section) => sum + capacityOf(section), 0);
      expect(Math.abs(total - venue.capacity) / venue.capacity, `${name} has ${total}`).toBeLessThan(0.02);
    }
  });

  it('keep a gap between sections, so that none overlaps another', () => {
    const close = maps.flatMap(({ map, name }) => {
      const shapes = shapesOf(map);
      return shapes.flatMap((shape, index) =>
        shapes
          .slice(index + 1)
          .filter((other) => areNear(shape, other))
          .map((other) => ({ other, gap: Math.min(gapBetween(shape, other), gapBetween(other, shape)) }))
          .filter(({ gap }) => gap < MIN_GAP)
          .map(({ other, gap }) => `${name}: ${shape.label} and ${other.label} ${gap.toFixed(1)}`),
      );
    });
    expect(close).toEqual([]);
  });

  it('have sections large enough to press, inside the drawing, with their labels inside', () => {
    const faults = maps.flatMap(({ map, name }) =>
      shapesOf(map).flatMap(({ label, corners, box: [left, top, right, bottom] }, index) => {
        const [x, y] = map.sections[index]?.labelAt ?? [0, 0];
        const half = (label.length * LETTER_WIDTH) / 2;
        const ends = [-half, half].flatMap((dx): Point[] => [
          [x + dx, y - LABEL_HEIGHT / 2],
          [x + dx, y + LABEL_HEIGHT / 2],
        ]);
        const isLarge = Math.min(right - left, bottom - top) > MIN_SIZE;
        const isDrawn = Math.min(left, top, map.width - right, map.height - bottom) > 0;
        const isLabelInside = ends.every((end) => isInside(end, corners));
        return isLarge && isDrawn && isLabelInside
          ? []
          : [`${name}: ${label} ${JSON.stringify({ isLarge, isDrawn, isLabelInside })}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('show accessible bays inside the drawing, with labels of their own', () => {
    for (const { map, name } of maps) {
      const bays = map.sections.flatMap(({ bays }) => bays);
      expect(bays.length, name).toBeGreaterThan(0);
      expect(new Set(bays.map(({ label }) => label)).size, name).toBe(bays.length);
      for (const { at } of bays) {
        expect(Math.min(at[0], at[1], map.width - at[0], map.height - at[1]), name).toBeGreaterThanOrEqual(4);
      }
      for (const { rows, bays } of map.sections) {
        const labels = rows ? rowLabels(rows) : [];
        expect(new Set(labels).size, name).toBe(labels.length);
        expect(
          bays.some(({ label }) => labels.includes(label)),
          name,
        ).toBe(false);
      }
    }
  });

  it('order sections by tier and clockwise, each with a place of its own for arrow keys', () => {
    for (const { map, name } of maps) {
      const places = map.sections.map(({ tier, angle }) => tiers.indexOf(tier) * 1000 + angle);
      expect(places, name).toEqual(places.toSorted((one, other) => one - other));
      expect(new Set(places).size, name).toBe(places.length);
      for (const unique of ['id', 'label'] as const) {
        expect(new Set(map.sections.map((section) => section[unique])).size, name).toBe(places.length);
      }
    }
  });

  it('are small: the geometry of a stadium is below 25 kB', () => {
    for (const { map, name } of maps) {
      const sections = map.sections.map(({ rows: _, ...geometry }) => geometry);
      const bytes = JSON.stringify({ ...map, sections }).length;
      expect(bytes, name).toBeLessThan(25_000);
    }
  });

  it('differ between venues of the same kind and size', () => {
    for (const kind of venueKinds) {
      const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((id) =>
        planSeatMap({ id: String(id), kind, capacity: CAPACITIES[kind][1] / 2 })
          .sections.map(({ outline }) => outline)
          .join(''),
      );
      expect(new Set(drawn).size, kind).toBe(drawn.length);
    }
  });

  it('judge the middle near the field best, and the far end of the last tier least', () => {
    const { sections } = planSeatMap({ id: 'quality', kind: 'hockey-arena', capacity: 18_000 });
    const sorted = sections.toSorted((one, other) => other.quality - one.quality);
    expect(sorted[0]).toMatchObject({ tier: 'lower' });
    expect([0, 180]).toContain((Math.round((sorted[0]?.angle ?? 0) / 180) * 180) % 360);
    expect(sorted.at(-1)).toMatchObject({ tier: 'upper' });
    const theater = planSeatMap({ id: 'quality', kind: 'theater', capacity: 1500 }).sections;
    const best = theater.toSorted((one, other) => other.quality - one.quality)[0];
    expect(best?.label).toBe('Orchestra Center');
  });

  it('judge the fifth to twelfth row of an orchestra best, and the front row of an arena', () => {
    const best = (map: SeatMap, label: string): number => {
      const section = map.sections.find((each) => each.label === label) as SeatMap['sections'][number];
      const qualities = (section.rows?.seats ?? []).map((_, row) => qualityOfRow(section, row));
      return qualities.indexOf(Math.max(...qualities)) + 1;
    };
    expect(best(planSeatMap({ id: 'quality', kind: 'theater', capacity: 1500 }), 'Orchestra Center')).toBe(5);
    expect(best(planSeatMap({ id: 'quality', kind: 'hockey-arena', capacity: 18_000 }), '305')).toBe(1);
  });
});
