import { expect, it } from 'vitest';
import { type Draft, readDraft, writeDraft } from './draft.ts';

const draft: Draft = {
  section: '101',
  row: '2',
  from: '1',
  to: '4',
  quantity: '',
  inHand: '2026-12-01',
  holding: 'transfer',
  price: '78.50',
  face: '60',
  split: 'no-single',
  disclosures: ['aisle', 'net-in-view'],
};

it('is the same after the address, whatever was typed', () => {
  expect(readDraft(new URLSearchParams(writeDraft(draft)))).toEqual(draft);
  const odd = { ...draft, row: 'Bay 103A & B', price: 'a lot?' };
  expect(readDraft(new URLSearchParams(writeDraft(odd)))).toEqual(odd);
});

it('has no price while the field shows the advised one', () => {
  const read = (price: string) => readDraft(new URLSearchParams({ price, advised: '78' })).price;
  expect(read('78')).toBe('');
  expect(read('79')).toBe('79');
});

it('ignores what is not there', () => {
  const read = readDraft(
    new URLSearchParams('holding=pigeon&split=thirds&disclosures=haunted&disclosures=aisle'),
  );
  expect(read).toMatchObject({ holding: 'upload', split: null, disclosures: ['aisle'] });
});
