import { expect, test } from 'vitest';
import { mapAreaOf } from './map-area-of.ts';
import { readSearchQuery } from './search-query.ts';

const destination = {} as Parameters<typeof mapAreaOf>[0]['where']['destination'];

const areaOf = (address: string, isState = false) => {
  const query = new URLSearchParams(address);
  return mapAreaOf({ search: readSearchQuery(query), where: { destination, isState } }, query);
};

const center = { lat: 39.7, lng: -105 };

test.each([
  ['', false, null],
  ['ll=39.7,-105', false, { center, radius: 149_900, zoom: 8 }],
  ['ll=39.7,-105', true, { center, radius: 100_000, zoom: 8 }],
  ['ll=39.7,-105&zoom=11', false, { center, radius: 149_900, zoom: 11 }],
  ['ll=39.7,-105&zoom=99', false, { center, radius: 149_900, zoom: 8 }],
  ['ll=39.7,-105&radius=15000&zoom=11', false, { center, radius: 15_000, zoom: undefined }],
  [
    'll=39.7,-105&bounds=40,-104,39,-106',
    false,
    {
      box: [
        { lat: 39, lng: -106 },
        { lat: 40, lng: -104 },
      ],
    },
  ],
] as const)('the map of %s, in a state: %s', (address, isState, area) => {
  expect(areaOf(address, isState)).toEqual(area);
});
