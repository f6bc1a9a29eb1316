import { homePath, loginPath, searchPath } from '@golark/contract/paths';
import { logIn } from '@golark/contract/sessions/calls';
import { beforeAll, expect, it } from 'vitest';
import { messagesOfFile } from './messages.ts';
import { golark } from './shared-golark.ts';

let session: string;

beforeAll(async () => {
  const answer = await fetch(golark.url + logIn.path, {
    method: logIn.method,
    headers: { 'content-type': 'application/json', origin: golark.url },
    body: JSON.stringify({ email: 'guest@golark.example', password: 'golark-demo-2026' }),
  });
  session = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});

interface Page {
  html: string;
  headers: Headers;
  /** The sources of scripts that the policy allows. */
  scriptSources: string[];
}

const open = async (headers: Record<string, string> = {}, path = homePath()): Promise<Page> => {
  const answer = await fetch(golark.url + path, { headers });
  expect(answer.status).toBe(200);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const scriptSources = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
  return { html: await answer.text(), headers: answer.headers, scriptSources };
};

const heading = (locale: 'en' | 'es') => `>${messagesOfFile(locale)('home.heading')}<`;
const requestIdOf = (page: Page) => page.headers.get('x-request-id') ?? '';

it('does not mix the pages of visitors and of a logged-in account', async () => {
  expect(session).toContain('golark_session=');
  const english = await open({ 'accept-language': 'en' });
  const signedIn = await open({ 'accept-language': 'en', cookie: session });
  const spanish = await open({ 'accept-language': 'es' });
  const englishAgain = await open({ 'accept-language': 'en' });
  for (const page of [english, signedIn, englishAgain]) expect(page.html).toContain(heading('en'));
  expect(spanish.html).toContain(heading('es'));
  expect(spanish.html).not.toContain(heading('en'));
  expect(signedIn.html).toContain('guest@golark.example');
  expect(signedIn.headers.get('cache-control')).toBe('private, no-cache');
  const visitors = [english, spanish, englishAgain];
  for (const page of visitors) expect(page.html).not.toContain('guest@golark.example');
  // each browser gets an id of its own, and no other cookie
  const cookies = visitors.flatMap((page) => page.headers.getSetCookie());
  expect(new Set(cookies).size).toBe(3);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^golark_device=[\w-]{36}; Max-Age=34560000; Path=\/; SameSite=Lax$/);
  }
});

it('preserves the device id of a browser, and renders other flags for other devices', async () => {
  const known = await open({ cookie: 'golark_device=0b0f3c52-6d6c-4a3e-9d53-0f5a8a3c0d11' });
  expect(known.headers.getSetCookie()).toEqual([]);
  const flags = encodeURIComponent(JSON.stringify({ REFINED_DESCRIPTION_TOGGLE: false }));
  const other = await open({ 'x-feature-flags': flags });
  expect(other.html).not.toContain('REFINED_DESCRIPTION_TOGGLE\\",true');
  expect((await open()).html).not.toBe(other.html);
});

it('allows the scripts of a stored page by their hashes, and those of a personal page by a nonce', async () => {
  const stored = await open();
  expect(stored.html).not.toContain('nonce=');
  expect(stored.scriptSources.length).toBeGreaterThan(1);
  for (const source of stored.scriptSources) expect(source).toMatch(/^'(self|sha256-[\w+/]{43}=)'$/);
  const personal = [await open({ cookie: session }), await open({ cookie: session })];
  const nonces = personal.map(({ html, scriptSources }) => {
    const [, source = ''] = scriptSources;
    const used = new Set([...html.matchAll(/<script[^>]* nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
    expect([...used].map((nonce) => `'nonce-${nonce}'`)).toEqual([source]);
    return source;
  });
  expect(new Set(nonces).size).toBe(2);
});

it('is the same for everyone, and contains nothing of the first visitor', async () => {
  const marks = { cookie: 'golark_theme=dark; tracker=first-visitor', 'user-agent': 'first-visitor/1.0' };
  const first = await open(marks);
  const second = await open({ cookie: 'golark_theme=dark' });
  expect(second.html).toBe(first.html);
  expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  expect(first.html).not.toContain('first-visitor');
  expect(first.html).not.toContain(requestIdOf(first));
  expect(requestIdOf(second)).not.toBe(requestIdOf(first));
});

it('the login page is shared, except by visitors whose last email address it shows', async () => {
  const [first, second] = [await open({}, loginPath()), await open({}, loginPath())];
  expect(second.html).toBe(first.html);
  const known = await open({ cookie: 'golark_last_email=maya%40example.com' }, loginPath());
  expect(known.html).toContain('value="maya@example.com"');
  expect(known.headers.get('cache-control')).toBe('no-store');
  expect((await open({}, loginPath())).html).toBe(first.html);
});

it('is not sent again to a browser that has it', async () => {
  const { headers } = await open({ 'accept-encoding': 'gzip' });
  const tag = headers.get('etag') ?? '';
  const again = (more: Record<string, string> = {}) =>
    fetch(golark.url, { headers: { 'accept-encoding': 'gzip', 'if-none-match': tag, ...more } });
  expect((await again()).status).toBe(304);
  expect((await again({ 'accept-language': 'es' })).status).toBe(200);
  expect((await again({ 'accept-encoding': 'identity' })).status).toBe(200);
  expect((await again({ cookie: session })).status).toBe(200);
});

it('depends on the color mode, and does not share an address with unknown parameters', async () => {
  const dark = await open({ cookie: 'golark_theme=dark' });
  const light = await open({ cookie: 'golark_theme=light' });
  const pressed = (page: Page) =>
    /value="(\w+)" aria-pressed="true"/.exec(page.html.replace(/name="locale"[^>]*/g, ''))?.[1];
  expect([pressed(dark), pressed(light)]).toEqual(['dark', 'light']);
  const marked = await open({}, homePath('?utm_source=mail'));
  expect(marked.html).toContain(requestIdOf(marked));
});

it('does not answer a POST from the cache', async () => {
  const answer = await fetch(golark.url, { method: 'POST', headers: { origin: golark.url } });
  expect(answer.status).not.toBe(200);
  expect((await open()).html).toContain(heading('en'));
});

it('a search page with the same data is the same for every visitor without a session', async () => {
  const path = searchPath({ state: 'california', city: 'los-angeles' }, '?adults=3');
  const [first, second] = [await open({}, path), await open({}, path)];
  expect(second.html).toBe(first.html);
  const signedIn = await open({ cookie: session }, path);
  expect(signedIn.html).toContain('guest@golark.example');
  const visitor = await open({}, path);
  expect(visitor.html).not.toContain('guest@golark.example');
  expect((await open({ 'accept-language': 'es' }, path)).html).toContain('<html lang="es"');
});
