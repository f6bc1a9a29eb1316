import { expect, it } from 'vitest';
import { placeNameOf } from './place-names.ts';

it.each([
  ['Orchestra Left', { word: 'orchestra', side: 'left', number: '' }],
  ['VIP Deck Right', { word: 'vip-deck', side: 'right', number: '' }],
  ['General Admission', { word: 'general-admission', side: null, number: '' }],
  ['Bay 103A', { word: 'bay', side: null, number: '103A' }],
  ['Bay A', { word: 'bay', side: null, number: 'A' }],
  ['Box 12', { word: 'box', side: null, number: '12' }],
  ['VIP 3', { word: 'vip', side: null, number: '3' }],
  ['Pit', { word: 'pit', side: null, number: '' }],
  ['Left', { word: null, side: 'left', number: '' }],
] as const)('%s has parts that can be translated', (label, parts) => {
  expect(placeNameOf(label)).toEqual(parts);
});

it.each(['The Green Room', '108', 'T26', 'A', 'Left Field Pavilion', ''])('%s stays as it is', (label) => {
  expect(placeNameOf(label)).toBeNull();
});
