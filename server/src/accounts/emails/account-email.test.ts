import { locales } from '@golark/contract/locale/rules';
import { en } from '@golark/messages/server/en';
import { describe, expect, test } from 'vitest';
import { emailHtml, emailText } from '#platform/email/render-email';
import { deviceName } from '../device-name.ts';
import { type AccountEmailKind, accountEmail } from './account-email.ts';

const { buttons, rows: _rows, footer: _footer, ...emails } = en.accountEmails;
const kinds = Object.keys(emails) as AccountEmailKind[];
const facts = { firstName: 'Ximena', email: 'new@example.com', link: 'https://golark.example/?token=1' };
const write = (locale: (typeof locales)[number], kind: AccountEmailKind) =>
  accountEmail({ ...facts, kind }, locale);
/** They go to addresses that anybody may have typed. */
const toStrangers: AccountEmailKind[] = ['verifyEmail', 'confirmNewEmail', 'emailCorrected'];

describe.each(kinds)('the email %s', (kind) => {
  test('has different texts in each language', () => {
    const [english, spanish] = [write('en', kind), write('es', kind)];
    expect(spanish.paragraphs).toHaveLength(english.paragraphs.length);
    for (const [i, paragraph] of english.paragraphs.entries())
      expect(spanish.paragraphs[i]).not.toBe(paragraph);
    expect(spanish.title).not.toBe(english.title);
  });

  test.each(locales)('contains its values and no unresolved parameter (%s)', (locale) => {
    const content = write(locale, kind);
    expect(emailText(content)).not.toMatch(/[{}]|undefined|accountEmails/);
    expect(emailText(content).includes('new@example.com')).toBe(
      ['newEmailRequested', 'emailChanged', 'emailRestored'].includes(kind),
    );
  });

  test.each(locales)('has a button only if it contains a link (%s)', (locale) => {
    expect(write(locale, kind).action !== null).toBe(kind in buttons);
  });

  test.each(locales)(
    'names the recipient, unless a stranger may have entered name and address (%s)',
    (locale) => {
      expect(write(locale, kind).paragraphs.join().includes('Ximena')).toBe(!toStrangers.includes(kind));
    },
  );
});

test('states how long a link is valid, with a singular and a plural', () => {
  const leadOf = (kind: AccountEmailKind, locale: 'en' | 'es') => write(locale, kind).paragraphs[0];
  expect(leadOf('resetPassword', 'en')).toContain('expires in 1 hour.');
  expect(leadOf('verifyEmail', 'en')).toContain('expires in 24 hours.');
  expect(leadOf('emailChanged', 'en')).toContain('for 7 days');
  expect(leadOf('emailChanged', 'es')).toContain('durante 7 días');
  expect(leadOf('resetPassword', 'es')).toContain('vence en 1 hora.');
  expect(leadOf('verifyEmail', 'es')).toContain('vence en 24 horas.');
});

test('shows a name with markup and braces as entered', () => {
  const name = `<b>Ana</b> & "{email}" 'Li'`;
  const content = accountEmail({ ...facts, kind: 'twoStepOff', firstName: name }, 'en');
  expect(content.paragraphs[0]).toContain(name);
  expect(emailHtml(content)).toContain('&lt;b&gt;Ana&lt;/b&gt; &amp; &quot;{email}&quot; &#39;Li&#39;');
});

test('names a device by the known parts', () => {
  const name = (browser: string | null, system: string | null) => deviceName({ browser, system }, 'en');
  expect([name('Chrome', 'Windows'), name('Chrome', null), name(null, 'iOS')]).toEqual([
    'Chrome on Windows',
    'Chrome',
    'iOS',
  ]);
  expect(deviceName({ browser: null, system: null }, 'es')).toBe('Dispositivo desconocido');
});
