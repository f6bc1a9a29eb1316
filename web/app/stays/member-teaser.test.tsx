import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { sampleQuote } from '../../testing/sample-stay.ts';
import { MemberTeaser } from './member-teaser.tsx';

const offer = { code: 'GO2025', firstAmount: 5900, isFirstReduced: true, ticketFeePercentOff: 50 };
const returnTo = '/property/stay1/?dateFrom=2027-01-10&dateTo=2027-01-13';

type Shown = { saved: number; applies?: 'member' | 'nonMember'; goPlus?: typeof offer | null };

const show = ({ saved, applies = 'nonMember', goPlus = offer }: Shown, locale: 'en' | 'es' = 'en') => {
  const total = { amount: 68_200 - saved, currency: 'USD' as const };
  const member = { ...sampleQuote.member, total, savings: { ...total, amount: saved } };
  const rate = { ...sampleQuote, applies, member };
  return renderInApp(<MemberTeaser {...{ rate, goPlus, returnTo }} />, { locale });
};

it('compares what a stay saves with what Go+ costs, and leads to the plan and back', () => {
  show({ saved: 4100 });
  expect(screen.getByText('Go+ members pay $641 for this stay, $41 less.')).toBeTruthy();
  expect(screen.getByText(/costs \$59 in the first year, more than this stay saves/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'When Go+ pays off' }).getAttribute('href')).toBe(
    `/membership/GO2025/?next=${encodeURIComponent(returnTo)}`,
  );
});

it.each([
  [6000, offer, 'Go+ costs $59 in the first year, so this stay alone pays for it.'],
  [6000, { ...offer, code: '', firstAmount: 7900, isFirstReduced: false }, 'Go+ costs $79 a year, more than'],
  [
    8000,
    { ...offer, code: '', firstAmount: 7900, isFirstReduced: false },
    'Go+ costs $79 a year, so this stay alone',
  ],
])('says for %d cents and %j whether this stay alone pays for it', (saved, goPlus, words) => {
  show({ saved, goPlus });
  expect(screen.getByText(words, { exact: false })).toBeTruthy();
});

it('offers members nothing', () => {
  show({ saved: 4100, applies: 'member' });
  expect(screen.getByText('Your Go+ price. You save $41.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('does not mention Go+ for a stay without a member price', () => {
  show({ saved: 0 });
  expect(screen.queryByText(/Go\+/)).toBeNull();
});

it('still says what members pay when the price of Go+ is not known', () => {
  show({ saved: 4100, goPlus: null }, 'es');
  expect(screen.getByText('Con Go+ esta estancia cuesta $641, $41 menos.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
