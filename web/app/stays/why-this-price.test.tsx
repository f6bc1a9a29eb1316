import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { samplePassport } from '../../testing/sample-stay.ts';
import { WhyThisPrice } from './why-this-price.tsx';

const words = () => screen.getByRole('group').textContent;

it('says every input of a price in words', () => {
  renderInApp(<WhyThisPrice passport={samplePassport} />);
  expect(screen.getByText('Why this price?')).toBeTruthy();
  for (const part of [
    'Computed on Nov 20, 2026, 51 days before arrival.',
    'Jan 10 – 12$170.00 a night: the regular rate',
    'Jan 12 – 13$170.00 a night: the rate of the season',
    '10% off from 7 nights.',
    '15% off for booking up to 7 days before arrival.',
    '8% off for Go+ members, not part of this price. The host pays for it.',
    'Cleaning: $110.00 per stay.',
    'Guests beyond 2: $15.00 per guest and night.',
    'Association fee: $40.00 per stay, not taxed.',
    'Service fee: 10%',
    'State lodging tax: 2.9% of everything taxable. Source: the table of the state; as of Jan 1, 2026.',
    samplePassport.hash,
  ])
    expect(words()).toContain(part);
});

it('says them in Spanish, with the coupon and the member price', () => {
  const coupon = { code: 'SUMMER', percent: 20, amount: null, minimumAmount: 10_000 };
  const passport = {
    ...samplePassport,
    variant: 'member' as const,
    rules: { ...samplePassport.rules, coupon },
  };
  renderInApp(<WhyThisPrice passport={{ ...passport, rules: { ...passport.rules, hostFees: [] } }} />, {
    locale: 'es',
  });
  for (const part of [
    '8% menos por ser miembro de Go+. Lo paga el anfitrión.',
    'Cupón SUMMER: 20% menos. Lo paga Golark. Para precios por noche que sumen $100.00 o más.',
    'Impuesto estatal: 2.9% de todo lo que tributa.',
  ])
    expect(words()).toContain(part);
});
