import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { nowOnTestClock } from '../server/testing/test-now.ts';
import { untilHydrated } from './open-browser.ts';

export const password = 'quiet-meadow-owl-42';

let made = 0;

/** An address that no other test uses. */
export const freshEmail = (): string => {
  made += 1;
  return `maya.${process.pid}.${made}@example.com`;
};

/** A new account, signed in on this page's window. */
export const signUpByApi = async (page: Page, url: string, email: string): Promise<void> => {
  const answer = await page.request.put(`${url}/v1/account/signup`, {
    data: { firstName: 'Maya', lastName: 'Ortega', email, password },
    headers: { origin: url },
  });
  expect(answer.status()).toBe(201);
};

export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilHydrated(page);
};

export const seen = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor();

export const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

/** The link to a page of ours in the newest mail to somebody, as the developer's mailbox shows it. */
export const linkInEmail = async (
  page: Page,
  url: string,
  to: { email: string; path: string },
): Promise<string> => {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const list = await (await page.request.get(`${url}/dev/mailbox`)).text();
        for (const [, id] of list.matchAll(/<a href="\/dev\/mailbox\/([^"]+)">[^<]*<\/a> to ([^ ]+) /g)) {
          const row = list.slice(list.indexOf(String(id)));
          if (!row.slice(0, row.indexOf('</li>')).includes(`to ${to.email} `)) continue;
          const text = await (await page.request.get(`${url}/dev/mailbox/${id}?text`)).text();
          link = new RegExp(`/${to.path}/?(?:[\\w-]+/)?\\?(?:token|key)=[^\\s>]+`).exec(text)?.[0];
          if (link) return true;
        }
        return false;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return String(link);
};

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret.replaceAll(/[^A-Z2-7]/g, '')]
    .map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** What an authenticator app shows now (RFC 6238), or one step earlier or later: no step is taken twice. */
export const appCode = (secret: string, step: -1 | 0 | 1): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowOnTestClock().getTime() / 30_000) + step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const start = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};
