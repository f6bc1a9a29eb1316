import { locales } from '@golark/contract/locale/rules';
import { describe, expect, test } from 'vitest';
import type { AccountMailKind } from './account-mail-words.ts';
import { accountMailWords } from './words-by-locale.ts';

const kinds = Object.keys(accountMailWords.en.mails) as AccountMailKind[];
const facts = { firstName: 'Ximena', email: 'new@example.com' };
const said = (locale: (typeof locales)[number], kind: AccountMailKind) =>
  accountMailWords[locale].mails[kind](facts);
const withLink: AccountMailKind[] = ['verifyEmail', 'resetPassword', 'confirmNewEmail'];
/** They go to addresses that anybody may have typed. */
const toStrangers: AccountMailKind[] = ['verifyEmail', 'confirmNewEmail'];

describe.each(kinds)('the mail %s', (kind) => {
  test('is said in each language in words of its own', () => {
    const [english, spanish] = [said('en', kind), said('es', kind)];
    expect(spanish.paragraphs).toHaveLength(english.paragraphs.length);
    for (const [i, paragraph] of english.paragraphs.entries())
      expect(spanish.paragraphs[i]).not.toBe(paragraph);
    expect(spanish.subject).not.toBe(english.subject);
  });

  test.each(locales)('has a button exactly when it carries a link (%s)', (locale) => {
    expect(said(locale, kind).action !== undefined).toBe(withLink.includes(kind));
  });

  test.each(locales)('names its reader, unless a stranger may have typed name and address (%s)', (locale) => {
    expect(said(locale, kind).paragraphs.join().includes('Ximena')).toBe(!toStrangers.includes(kind));
  });
});

test('names a device by what is known of it', () => {
  const { deviceName } = accountMailWords.en;
  expect([deviceName('Chrome', 'Windows'), deviceName('Chrome', null), deviceName(null, 'iOS')]).toEqual([
    'Chrome on Windows',
    'Chrome',
    'iOS',
  ]);
  expect(accountMailWords.es.deviceName(null, null)).toBe('Dispositivo desconocido');
});
