import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitDescription } from './split-description.ts';

const sentence = (letters: number) => `${'word '.repeat(letters / 5).trim()}.`;

it('shows the sentences that fit, and keeps the rest for who asks', () => {
  const text = [sentence(150), sentence(150), sentence(150), sentence(150)].join(' ');
  const { lead, rest } = splitDescription(text);
  expect(lead).toBe([sentence(150), sentence(150)].join(' '));
  expect(`${lead} ${rest}`).toBe(text);
});

it('leaves a description whole when little would be hidden', () => {
  const text = `${sentence(300)} ${sentence(100)}`;
  expect(splitDescription(text)).toEqual({ lead: text, rest: '' });
});

it('never loses a word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 1000 }), (text) => {
      const { lead, rest } = splitDescription(text);
      const letters = (of: string) => of.replaceAll(/\s/g, '');
      expect(letters(lead + rest)).toBe(letters(text));
    }),
  );
});
