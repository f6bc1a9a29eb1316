import { expect, test } from 'vitest';
import { translatorOf } from './translator-of.ts';

test('a missing parameter or message throws instead of becoming part of a text', () => {
  const t = translatorOf('en', 'bookingEmails');
  expect(() => t('refund')).toThrow();
  expect(() => t('refunds' as 'refund')).toThrow('MISSING_MESSAGE');
  expect(t('refund', { amount: '$5.00' })).toContain('$5.00');
});
