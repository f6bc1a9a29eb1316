import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sampleAdvice } from '../../../testing/sample-selling.ts';
import { AdviceWords } from './advice-words.tsx';

it.each([
  [0, 0, 'Likely to sell today'],
  [0, 1, 'Likely to sell within a day'],
  [0, 3, 'Likely to sell within 3 days'],
  [2, 2, 'Likely to sell in 2 days'],
  [1, 2, 'Likely to sell in 1 to 2 days'],
])('says how soon it may sell: %d to %d days', (from, to, words) => {
  const advice = { ...sampleAdvice.advice, daysToSell: { from, to } };
  renderInApp(<AdviceWords {...sampleAdvice} advice={advice} />);
  expect(screen.getByText(words)).toBeTruthy();
});

it.each([
  [1, 0, 'The only similar listing doesn’t cost more.'],
  [4, 0, 'None of the 4 similar listings costs more.'],
  [4, 3, 'Cheaper than 3 of the 4 similar listings.'],
])('of %d offers, %d cost more', (listedCount, cheaperThan, words) => {
  const advice = { ...sampleAdvice.advice, listedCount, cheaperThan };
  renderInApp(<AdviceWords {...sampleAdvice} advice={advice} />);
  expect(screen.getByText(words)).toBeTruthy();
});

it('says between what similar seats sell when the price is outside', () => {
  const advice = { ...sampleAdvice.advice, level: 'high' as const };
  renderInApp(<AdviceWords {...sampleAdvice} advice={advice} />);
  expect(screen.getByText(/Similar seats are listed or sold for \$72 to \$82/)).toBeTruthy();
});
