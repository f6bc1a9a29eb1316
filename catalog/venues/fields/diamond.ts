import type { Point } from '../../pictures/drawing/path.ts';
import { oneDecimal, pointText } from '../geometry/piece.ts';
import type { FieldShape } from '../layout/draft.ts';
import { circle, polygon, polyline } from './lines.ts';

const DIAGONAL = Math.SQRT1_2;

interface Diamond {
  /** home plate; the field opens to the top */
  home: Point;
  /** a foot */
  unit: number;
  /** the fence, from the right to the left foul pole */
  fence: string;
}

export const diamond = ({ home: [x, y], unit, fence }: Diamond): FieldShape[] => {
  const at = (right: number, up: number): Point => [x + right * unit, y - up * unit];
  /** A point on the right (1) or left (-1) foul line. */
  const onLine = (side: number, feet: number): Point => at(side * feet * DIAGONAL, feet * DIAGONAL);
  const base = (point: Point): string => {
    const size = 3.4 * unit;
    const [px, py] = point;
    return polygon([px, py - size], [px + size, py], [px, py + size], [px - size, py]);
  };
  const skin = oneDecimal(97 * unit);
  const second = at(0, 90 * Math.SQRT2);
  const infieldDirt = `M${pointText(onLine(1, 152))}A${skin} ${skin} 0 0 0 ${pointText(onLine(-1, 152))}L${pointText(at(0, -8))}Z`;
  const infieldGrass = polygon(at(0, 14), onLine(1, 82), at(0, 82 * Math.SQRT2), onLine(-1, 82));
  return [
    { role: 'grass', d: fence },
    { role: 'dirt', d: infieldDirt + circle([x, y], 13 * unit) },
    { role: 'grass', d: infieldGrass },
    { role: 'dirt', d: circle(at(0, 60.5), 9 * unit) },
    { role: 'line', d: polyline(onLine(1, 330), [x, y], onLine(-1, 330)) },
    { role: 'surface', d: [onLine(1, 90), second, onLine(-1, 90), [x, y] as Point].map(base).join('') },
  ];
};
