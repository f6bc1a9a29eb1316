import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchMessages, messageRetryDelays } from './fetch-messages.ts';

const named = '/_i18n/0123456789abcdef/es/messages.json';
const current = '/_i18n/current/es/messages.json';
const words = { ui: { close: 'Cerrar' } };
const asked: [address: string, cache: string | undefined][] = [];

const answerWith = (answer: (address: string) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    asked.push([address, cache]);
    return answer(address);
  });

describe('the messages of a page', () => {
  beforeEach(() => {
    asked.length = 0;
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are the file that the page names, from the cache if it is there', async () => {
    answerWith(() => Response.json(words));
    expect(await fetchMessages('es', named)).toEqual(words);
    expect(asked).toEqual([[named, 'default']]);
  });

  it('are the current ones, past every cache, when the named file does not come', async () => {
    answerWith((address) => (address === named ? new Response('', { status: 502 }) : Response.json(words)));
    const messages = fetchMessages('es', named);
    await vi.runAllTimersAsync();
    expect(await messages).toEqual(words);
    expect(asked).toEqual([
      [named, 'default'],
      [current, 'no-cache'],
    ]);
  });

  it('are asked for again and again, ever more slowly, until they come', async () => {
    let isDown = true;
    answerWith(() => (isDown ? Promise.reject(new TypeError('no network')) : Response.json(words)));
    const messages = fetchMessages('es', named);
    const waits = messageRetryDelays.reduce<number>((sum, delay) => sum + delay, 0);
    await vi.advanceTimersByTimeAsync(waits);
    expect(asked).toHaveLength(1 + messageRetryDelays.length);
    isDown = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await messages).toEqual(words);
  });
});
