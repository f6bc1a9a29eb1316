import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupPins, type PinText } from './group-pins.ts';
import { pixelOf, viewOfCircle } from './map-view.ts';
import { viewThatSeparates } from './separate-pins.ts';

const size = { width: 360, height: 640 };
const textOf: PinText = (from, count) => `${count > 1 ? 'from ' : ''}$${from / 100}`;
const bend = { lat: 44.06, lng: -121.31 };
const shown = { view: viewOfCircle(bend, 20_000, size), size, textOf };

it('pressing a pin of several stays shows all of them in at least two pins', () => {
  const away = fc.double({ min: 0.004, max: 0.03, noNaN: true });
  fc.assert(
    fc.property(away, away, fc.integer({ min: 0, max: 10 }), (lat, lng, others) => {
      const corner = { lat: bend.lat + lat, lng: bend.lng + lng };
      const places = [bend, corner, ...Array.from({ length: others }, () => corner)];
      const stays = places.map((place, index) => ({ id: String(index), total: 30_000, ...place }));
      const view = viewThatSeparates(stays, shown);
      if (!view) throw new Error('no view');
      const spots = stays.map((stay) => ({ ...stay, ...pixelOf(stay, view, size) }));
      expect(groupPins(spots, textOf).length).toBeGreaterThan(1);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(size.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(size.height);
      }
    }),
  );
});

it('no zoom separates stays at one place', () => {
  const stays = ['one', 'two'].map((id) => ({ id, total: 30_000, ...bend }));
  expect(viewThatSeparates(stays, shown)).toBeNull();
});
