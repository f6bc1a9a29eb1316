import { describe, expect, it } from 'vitest';
import { cities } from '../places/index.ts';
import { elevationAt } from './elevation.ts';
import { isHighCountry, snowLatitudeOf, treeLineAt } from './heights.ts';

const elevationOf = (id: string): number => {
  const city = cities().find((found) => found.id === id);
  if (!city) throw new Error(`no city ${id}`);
  return elevationAt(city);
};

describe('elevation', () => {
  it('is that of the town where it is listed', () => {
    expect(elevationOf('co-denver')).toBe(1609);
    expect(elevationOf('ca-mammoth-lakes')).toBeGreaterThan(2300);
    expect(elevationOf('fl-key-west')).toBeLessThan(10);
    expect(elevationOf('ca-palm-springs')).toBeLessThan(200);
  });

  it('is estimated from the towns around where it is not', () => {
    expect(elevationOf('co-monument')).toBeGreaterThan(1700);
    expect(elevationOf('ks-ulysses')).toBeGreaterThan(700);
    expect(elevationOf('ks-ulysses')).toBeLessThan(1200);
    expect(elevationOf('fl-ocala')).toBeLessThan(60);
    expect(elevationOf('ca-malibu')).toBeLessThanOrEqual(60);
  });

  it('without coordinates is the mean of the state, and low at the coast', () => {
    expect(elevationAt({ stateId: 'co' })).toBeGreaterThan(1500);
    expect(elevationAt({ stateId: 'fl' })).toBeLessThan(60);
    expect(elevationAt({ stateId: 'ca', isCoastal: true })).toBeLessThan(60);
  });

  it('decides what are mountains, where trees end and where snow stays', () => {
    const noTags = new Set<string>();
    expect(isHighCountry({ stateId: 'co', elevation: elevationOf('co-lamar'), tags: noTags })).toBe(false);
    expect(isHighCountry({ stateId: 'co', elevation: elevationOf('co-leadville'), tags: noTags })).toBe(true);
    expect(isHighCountry({ stateId: 'fl', elevation: 50, tags: new Set(['ski']) })).toBe(false);
    expect(treeLineAt(40)).toBeGreaterThan(elevationOf('co-leadville'));
    expect(treeLineAt(71)).toBeLessThan(0);
    const flagstaff = { latitude: 35.2, elevation: elevationOf('az-flagstaff') };
    const phoenix = { latitude: 33.4, elevation: elevationOf('az-phoenix') };
    expect(snowLatitudeOf(flagstaff)).toBeGreaterThan(39.5);
    expect(snowLatitudeOf(phoenix)).toBeLessThan(36);
  });
});
