import type { Track } from '../../../../venues/geometry/track.ts';
import { trackAround } from '../../../../venues/geometry/tracks.ts';
import { mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { type Point, roughPath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import type { Camera, Place } from './camera.ts';
import type { SportFacts } from './sports.ts';

export interface Tier {
  /** meters outward from the field, and up */
  inner: number;
  outer: number;
  low: number;
  high: number;
  rows: number;
}

export interface Stands {
  camera: Camera;
  facts: SportFacts;
  tiers: readonly Tier[];
  /** the concrete between the seats */
  concrete: readonly [near: string, far: string];
  /** clothes in the crowd */
  crowd: readonly string[];
  /** an illuminated ring above the lowest tier */
  ribbon: string | null;
}

interface Ring {
  offset: number;
  z: number;
  samples: number;
}

const ringOf = (track: Track, { offset, z, samples }: Ring): Place[] => {
  const length = track.length(offset);
  return range(samples + 1).map((index): Place => {
    const [x, y] = track.point((index / samples) * length * 0.9999, offset);
    return [x, y, z];
  });
};

/** Points of a ring: fewer in a picture that is drawn again because it was too large. */
const samplesOf = ({ detail }: Scene['canvas']): number => (detail > 0.9 ? 36 : detail > 0.4 ? 30 : 22);

/** The part between two rings that is in front of the camera, as one path. */
const bandPath = (camera: Camera, inner: readonly Place[], outer: readonly Place[]): string => {
  const runs: number[][] = [[]];
  for (const index of inner.keys()) {
    const isSeen = [inner[index] as Place, outer[index] as Place].every((place) => camera.depth(place) > 2);
    if (isSeen) runs.at(-1)?.push(index);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs
    .filter(({ length }) => length > 1)
    .map((run) => {
      const places = [
        ...run.map((index) => inner[index] as Place),
        ...run.toReversed().map((index) => outer[index] as Place),
      ];
      return roughPath(places.map((place) => camera.project(place)));
    })
    .join('');
};

const openPath = (points: readonly Point[]): string => roughPath(points).slice(0, -1);

/** A row of people: the part of a ring that is well in front of the camera. */
const rowPath = (camera: Camera, ring: readonly Place[]): string => {
  const parts: Place[][] = [[]];
  for (const place of ring) {
    const [x] = camera.project(place);
    const isSeen = camera.depth(place) > 12 && x > -160 && x < 1360;
    if (isSeen) parts.at(-1)?.push(place);
    else if (parts.at(-1)?.length) parts.push([]);
  }
  return parts
    .filter(({ length }) => length > 1)
    .map((part) => openPath(part.map((place) => camera.project(place))))
    .join('');
};

const drawPeople = ({ canvas }: Scene, { camera, tiers, crowd }: Stands, track: Track): void => {
  const paths = ['', '', ''];
  const samples = samplesOf(canvas);
  let widest = 4;
  let row = 0;
  for (const tier of tiers) {
    const count = canvas.detail > 0.9 ? tier.rows : Math.ceil(tier.rows * (canvas.detail > 0.4 ? 0.7 : 0.5));
    for (const index of range(count)) {
      const share = (index + 0.6) / count;
      const offset = tier.inner + (tier.outer - tier.inner) * share;
      const ring = ringOf(track, { offset, z: tier.low + (tier.high - tier.low) * share + 0.8, samples });
      paths[row % 3] += rowPath(camera, ring);
      row += 1;
      const far = ring.reduce((best, place) => Math.max(best, camera.depth(place)), 0);
      widest = Math.max(widest, (1.1 * camera.scale([0, 0, 0]) * camera.depth([0, 0, 0])) / Math.max(far, 1));
    }
  }
  const width = Math.min(9, Math.max(4, widest));
  for (const [index, data] of paths.entries()) {
    const styles = [0, 1].map((shift) => {
      const gap = width * (shift ? 1.9 : 1.15);
      const dash = [width * 0.75, gap, width * 0.75, gap * 2.3].map((length) => length.toFixed(1)).join(' ');
      const paint = crowd[(index * 2 + shift) % crowd.length] as string;
      return { paint, width, dash, dashOffset: index * 7 + shift * 4, opacity: 0.95 };
    });
    canvas.strokeWithStyles(data, styles);
  }
};

export const trackOf = ({ center, half, corner }: SportFacts): Track =>
  trackAround({ center, halfWidth: half[0], halfHeight: half[1], corner });

/** Rings of seats around the field, the farthest first, and the ground inside them. */
export const drawStands = (scene: Scene, stands: Stands): void => {
  const { canvas } = scene;
  const { camera, facts, tiers, concrete, ribbon } = stands;
  const track = trackOf(facts);
  const samples = samplesOf(canvas);
  const rings = tiers.map(({ inner, outer, low, high }) => ({
    front: ringOf(track, { offset: inner, z: low, samples }),
    back: ringOf(track, { offset: outer, z: high, samples }),
    foot: ringOf(track, { offset: inner, z: 0, samples }),
  }));
  for (const [index, { front, back, foot }] of rings.toReversed().entries()) {
    const isLowest = index === rings.length - 1;
    const paint = mixColors(concrete[0], concrete[1], isLowest ? 0.2 : 0.8);
    canvas.fill(bandPath(camera, front, back), paint);
    canvas.fill(bandPath(camera, foot, front), mixColors(concrete[0], '#101522', isLowest ? 0.45 : 0.6));
  }
  drawPeople(scene, stands, track);
  const second = rings[1];
  if (!ribbon || !second) return;
  const below = second.front.map(([x, y, z]): Place => [x, y, z - 1.7]);
  canvas.fill(bandPath(camera, below, second.front), ribbon);
};
