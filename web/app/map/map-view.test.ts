import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pixelOf, radiusOf, viewOfCircle, viewOfPoints } from './map-view.ts';

const size = { width: 560, height: 800 };
const place = fc.record({
  lat: fc.double({ min: 19, max: 65, noNaN: true }),
  lng: fc.double({ min: -160, max: -67, noNaN: true }),
});

describe('the view of a map', () => {
  it('has its centre in the middle of the frame, north above and east to the right', () => {
    fc.assert(
      fc.property(place, fc.double({ min: 3, max: 12, noNaN: true }), (center, zoom) => {
        const view = { center, zoom };
        expect(pixelOf(center, view, size)).toEqual({ x: 280, y: 400 });
        const other = pixelOf({ lat: center.lat + 0.1, lng: center.lng + 0.1 }, view, size);
        expect(other.x).toBeGreaterThan(280);
        expect(other.y).toBeLessThan(400);
      }),
    );
  });

  it('shows every stay it is made for', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (points) => {
        const view = viewOfPoints(points, size);
        for (const point of points) {
          const { x, y } = view ? pixelOf(point, view, size) : { x: -1, y: -1 };
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(size.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(size.height);
        }
      }),
    );
  });

  it('reads the radius back that it was made for', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 5, max: 400 }), (center, kilometers) => {
        expect(radiusOf(viewOfCircle(center, kilometers * 1000, size), size)).toBe(kilometers * 1000);
      }),
    );
  });

  it('is none without stays', () => {
    expect(viewOfPoints([], size)).toBeNull();
  });
});
