import { Fragment, type ReactNode } from 'react';
import { arcBetween } from './arc-between.ts';
import type { Box } from './group-pins.ts';
import type { MapSurface } from './map-frame.tsx';
import { type Point, pixelOf } from './map-view.ts';
import './pair-arcs.css';

type MapEnd = Point & { id: string };

/** Two places in the order in which they are visited, such as the homes of a split stay. */
export type MapPair = readonly [MapEnd, MapEnd];

type PairArcsProps = {
  pairs: readonly MapPair[];
  surface: Pick<MapSurface, 'view' | 'size'>;
  markedIds: readonly string[];
  children: ReactNode;
};

/** The radius of `.pair-mark` in `pair-arcs.css`. */
const markRadius = 9;

const endsOf = (pair: MapPair, { view, size }: PairArcsProps['surface']) =>
  [pixelOf(pair[0], view, size), pixelOf(pair[1], view, size)] as const;

/** Labels of places are not drawn under the marks. */
export const boxesOfPairs = (pairs: readonly MapPair[], surface: PairArcsProps['surface']): Box[] =>
  pairs.flatMap((pair) =>
    endsOf(pair, surface).map(({ x, y }) => ({
      left: x - markRadius,
      right: x + markRadius,
      top: y - markRadius,
      bottom: y + markRadius,
    })),
  );

/**
 * Arcs under the pins, and their ends over them, so that no pin or group hides where a home is. The cards of the pairs say the same in
 * words.
 */
export const PairArcs = ({ pairs, surface, markedIds, children }: PairArcsProps) => {
  const isMarked = (pair: MapPair) => pair.every(({ id }) => markedIds.includes(id));
  const drawn = pairs.map((pair) => ({
    id: pair[0].id,
    ends: endsOf(pair, surface),
    marked: isMarked(pair) ? ('' as const) : undefined,
  }));
  return (
    <>
      <svg className="pair-arcs" aria-hidden="true">
        {drawn.map(({ id, ends, marked }) => (
          <path key={id} d={arcBetween(...ends)} data-marked={marked} />
        ))}
      </svg>
      {children}
      {drawn.map(({ id, ends: [first, second], marked }) => (
        <Fragment key={id}>
          <PairMark order={1} at={first} marked={marked} />
          <PairMark order={2} at={second} marked={marked} />
        </Fragment>
      ))}
    </>
  );
};

type PairMarkProps = { order: 1 | 2; at: { x: number; y: number }; marked: '' | undefined };

const PairMark = ({ order, at, marked }: PairMarkProps) => (
  <span
    className="pair-mark figures"
    style={{ left: at.x, top: at.y }}
    data-marked={marked}
    aria-hidden="true"
  >
    {order}
  </span>
);
