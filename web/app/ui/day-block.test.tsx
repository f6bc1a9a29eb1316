import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { useDayBlock } from './day-block.ts';

const Block = ({ at }: { at: string }) => {
  const { above, day, below } = useDayBlock()(new Date(at), 'America/Denver');
  return <p data-testid="day">{`${above} | ${day} | ${below}`}</p>;
};

it.each([
  // still the old year in Denver
  ['en', '2027-01-01T03:00:00Z', 'Thu, Dec | 31 | '],
  ['en', '2027-11-13T03:00:00Z', 'Fri, Nov | 12 | 2027'],
  ['es', '2026-11-28T03:00:00Z', 'vie | 27 | nov'],
  ['es', '2027-11-13T03:00:00Z', 'vie | 12 | nov 2027'],
] as const)('a day of another year has its year below (%s, %s)', (locale, at, words) => {
  renderInApp(<Block at={at} />, { locale });
  expect(screen.getByTestId('day').textContent).toBe(words);
});
