import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxOfView,
  middlePoint,
  pixelOf,
  radiusOf,
  viewAround,
  viewOfBox,
  viewOfCircle,
  viewOfPoints,
} from './map-view.ts';

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

  it('shows the box again that it has shown, also across the 180th meridian', () => {
    const anywhere = fc.record({
      lat: fc.double({ min: -70, max: 70, noNaN: true }),
      lng: fc.double({ min: -180, max: 179.9, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, fc.double({ min: 5, max: 13, noNaN: true }), (center, zoom) => {
        const box = boxOfView({ center, zoom }, size);
        const view = viewOfBox(box, size);
        expect(view?.zoom).toBeCloseTo(zoom, 1);
        expect(view?.center.lat).toBeCloseTo(center.lat, 2);
        const turn = Math.abs((view?.center.lng ?? 0) - center.lng);
        expect(Math.min(turn, 360 - turn)).toBeLessThan(0.01);
      }),
    );
  });

  it('is none without stays', () => {
    expect(viewOfPoints([], size)).toBeNull();
  });

  it('around stays has all of them in the circle that is then searched', () => {
    const town = fc.record({
      lat: fc.double({ min: 35, max: 36, noNaN: true }),
      lng: fc.double({ min: -83, max: -82, noNaN: true }),
    });
    const frames = fc.constantFrom(size, { width: 360, height: 640 });
    fc.assert(
      fc.property(fc.array(town, { minLength: 1, maxLength: 20 }), frames, (points, frame) => {
        const view = viewAround(points, frame);
        for (const point of points) {
          const { x, y } = view ? pixelOf(point, view, frame) : { x: Number.NaN, y: Number.NaN };
          const away = Math.hypot(x - frame.width / 2, y - frame.height / 2);
          expect(away).toBeLessThan(Math.min(frame.width, frame.height) / 2);
        }
      }),
    );
  });

  it('moves toward a stay among others, never between two towns', () => {
    const near = [
      { lat: 44.06, lng: -121.31 },
      { lat: 44.07, lng: -121.3 },
    ];
    expect(near).toContain(middlePoint([{ lat: 44.06, lng: -120.3 }, ...near]));
    expect(middlePoint([])).toBeNull();
  });
});
