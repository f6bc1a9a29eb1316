import { locales } from '@golark/contract/locale/rules';
import { describe, expect, test } from 'vitest';
import type { AccountEmailKind } from './account-email-texts.ts';
import { accountEmailTexts } from './texts-by-locale.ts';

const kinds = Object.keys(accountEmailTexts.en.emails) as AccountEmailKind[];
const facts = { firstName: 'Ximena', email: 'new@example.com' };
const said = (locale: (typeof locales)[number], kind: AccountEmailKind) =>
  accountEmailTexts[locale].emails[kind](facts);
const withLink: AccountEmailKind[] = ['verifyEmail', 'resetPassword', 'confirmNewEmail'];
/** They go to addresses that anybody may have typed. */
const toStrangers: AccountEmailKind[] = ['verifyEmail', 'confirmNewEmail'];

describe.each(kinds)('the email %s', (kind) => {
  test('has different texts in each language', () => {
    const [english, spanish] = [said('en', kind), said('es', kind)];
    expect(spanish.paragraphs).toHaveLength(english.paragraphs.length);
    for (const [i, paragraph] of english.paragraphs.entries())
      expect(spanish.paragraphs[i]).not.toBe(paragraph);
    expect(spanish.subject).not.toBe(english.subject);
  });

  test.each(locales)('has a button only if it contains a link (%s)', (locale) => {
    expect(said(locale, kind).action !== undefined).toBe(withLink.includes(kind));
  });

  test.each(locales)(
    'names the recipient, unless a stranger may have entered name and address (%s)',
    (locale) => {
      expect(said(locale, kind).paragraphs.join().includes('Ximena')).toBe(!toStrangers.includes(kind));
    },
  );
});

test('names a device by the known parts', () => {
  const { deviceName } = accountEmailTexts.en;
  expect([deviceName('Chrome', 'Windows'), deviceName('Chrome', null), deviceName(null, 'iOS')]).toEqual([
    'Chrome on Windows',
    'Chrome',
    'iOS',
  ]);
  expect(accountEmailTexts.es.deviceName(null, null)).toBe('Dispositivo desconocido');
});
