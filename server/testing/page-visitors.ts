import { randomUUID } from 'node:crypto';
import { signUp } from '@golark/contract/accounts/calls';
import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { type Locale, localeCookieName, locales, themeCookieName } from '@golark/contract/locale/rules';
import { makeMember } from './factories.ts';
import type { TestApp } from './test-app.ts';

export interface PageVisitor {
  /** Texts that no page of another visitor may contain. */
  marks: readonly string[];
  locale: Locale;
  theme: 'system' | 'light' | 'dark';
  isSignedIn: boolean;
  headers: Record<string, string>;
}

export const themes = ['system', 'light', 'dark'] as const;

const cookiesOf = (cookies: Record<string, string>): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

const preferencesOf = (locale: Locale, theme: PageVisitor['theme']): Record<string, string> => ({
  [deviceIdCookieName]: randomUUID(),
  [localeCookieName]: locale,
  ...(theme === 'system' ? {} : { [themeCookieName]: theme }),
});

/** A visitor without a session, whose mark is in everything that a browser sends; every third one logged in before. */
const signedOut = (n: number, locale: Locale, theme: PageVisitor['theme']): PageVisitor => {
  const mark = `Quillfeather${n}x`;
  const cookies = {
    ...preferencesOf(locale, theme),
    ...(n % 3 === 0 ? { golark_last_email: `${mark}%40example.com` } : {}),
    tracker: mark,
  };
  const headers = { cookie: cookiesOf(cookies), 'user-agent': mark, referer: `https://${mark}.example/` };
  return { marks: [mark], locale, theme, isSignedIn: false, headers };
};

/** A visitor without any cookie. */
const stranger = (locale: Locale): PageVisitor => ({
  marks: [],
  locale,
  theme: 'system',
  isSignedIn: false,
  headers: { 'accept-language': locale },
});

const signedIn = async (golark: TestApp, n: number, isMember: boolean): Promise<PageVisitor> => {
  const mark = `Zephyrine${n}x`;
  const email = `${mark.toLowerCase()}@example.com`;
  const answer = await golark.app.inject({
    method: signUp.method,
    url: signUp.path,
    payload: { firstName: mark, lastName: 'Ortega', email, password: 'metolius-at-nine' },
  });
  const session = answer.cookies.find(({ name }) => name === 'golark_session');
  if (!session) throw new Error('the account got no session');
  const { accountId } = answer.json<{ account: { accountId: string } }>().account;
  if (isMember) await makeMember(golark, accountId);
  const [locale, theme] = [locales[n % locales.length] ?? 'en', themes[n % themes.length] ?? 'system'];
  const cookies = { ...preferencesOf(locale, theme), golark_session: session.value };
  return {
    marks: [mark, email],
    ...{ locale, theme, isSignedIn: true },
    headers: { cookie: cookiesOf(cookies) },
  };
};

/** Members and other accounts, and visitors without a session in both languages and every theme. */
export const createPageVisitors = async (golark: TestApp): Promise<PageVisitor[]> => {
  const accounts = [];
  for (let n = 0; n < 6; n++) accounts.push(await signedIn(golark, n, n % 3 === 0));
  const others = locales.flatMap((locale, place) =>
    themes.map((theme, n) => signedOut(place * themes.length + n, locale, theme)),
  );
  return [...accounts, ...others, ...locales.map(stranger)];
};
