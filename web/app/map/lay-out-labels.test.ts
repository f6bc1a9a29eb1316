import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Box } from './group-pins.ts';
import { layOutLabels } from './lay-out-labels.ts';
import { pixelOf } from './map-view.ts';

const size = { width: 360, height: 640 };
const view = { center: { lat: 35.6, lng: -82.55 }, zoom: 11 };

const place = fc.record({
  kind: fc.constantFrom('city', 'national-park', 'airport', 'sight'),
  name: fc.constantFrom('Asheville', 'Biltmore Forest', 'Great Smoky Mountains National Park'),
  nameEs: fc.constantFrom('Asheville', 'Parque nacional de las Grandes Montañas Humeantes'),
  rank: fc.integer({ min: 29, max: 70 }),
  lat: fc.double({ min: 35.4, max: 35.8, noNaN: true }),
  lng: fc.double({ min: -82.75, max: -82.35, noNaN: true }),
});

const pin = fc
  .record({ left: fc.integer({ min: -60, max: 340 }), top: fc.integer({ min: -20, max: 620 }) })
  .map(({ left, top }): Box => ({ left, top, right: left + 90, bottom: top + 32 }));

it('labels overlap neither pins nor each other, and are near their places', () => {
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 40 }),
      fc.array(pin, { maxLength: 12 }),
      fc.constantFrom('en' as const, 'es' as const),
      (places, taken, locale) => {
        const boxes = [...taken];
        for (const { id, text, x, y } of layOutLabels(places, { view, size, taken, locale })) {
          // the text is a little narrower than the room for it
          const half = (text.length * 7) / 2;
          const box = { left: x - half, right: x + half, top: y - 9, bottom: y + 9 };
          for (const other of boxes)
            expect(
              box.right <= other.left ||
                other.right <= box.left ||
                box.bottom <= other.top ||
                other.bottom <= box.top,
            ).toBe(true);
          boxes.push(box);
          const ways = places
            .filter(({ kind, name, lat }) => `${kind} ${name} ${lat}` === id)
            .map((found) => pixelOf(found, view, size))
            .map((at) => Math.hypot(at.x - x, at.y - y));
          expect(Math.min(...ways)).toBeLessThan(45);
        }
      },
    ),
  );
});

it('a city gives way to the pin at its center', () => {
  const city = { kind: 'city', name: 'Asheville', nameEs: 'Asheville', rank: 50, ...view.center };
  const taken = [{ left: 166, right: 250, top: 288, bottom: 320 }];
  expect(layOutLabels([city], { view, size, taken, locale: 'en' })).toMatchObject([{ x: 180, y: 344 }]);
  expect(layOutLabels([city], { view, size, taken: [], locale: 'en' })).toMatchObject([{ x: 180, y: 320 }]);
});
