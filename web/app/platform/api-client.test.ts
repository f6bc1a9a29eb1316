import { getAccount } from '@golark/contract/accounts/calls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserApi, callApi } from './api-client.ts';
import { onUnauthorized, type Unauthorized } from './auth-events.ts';
import { sendFlags } from './flags-header.ts';

const seen: Unauthorized[] = [];
let stop: () => void;
beforeEach(() => {
  seen.length = 0;
  stop = onUnauthorized((event) => seen.push(event));
});
afterEach(() => {
  stop();
  sendFlags({});
  vi.unstubAllGlobals();
});

/** The network answers this; the call itself is the real one. */
const answerWith = (status: number, body: object | string = {}) => {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return asked;
};
const call = (signal?: AbortSignal) => callApi(browserApi, getAccount, signal ? { signal } : {});

it('gives the problem with its status as the error of a call', async () => {
  answerWith(404, { code: 'NOT_FOUND', detail: 'gone' });
  expect(await call()).toMatchObject({ ok: false, error: { code: 'NOT_FOUND', statusCode: 404 } });
});

it('says unknown error when the answer is none of ours', async () => {
  answerWith(502, '<html>');
  expect(await call()).toMatchObject({ ok: false, error: { detail: 'unknown error', statusCode: 502 } });
});

it('tells an aborted call from a failed one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('stopped', 'AbortError')));
  const controller = new AbortController();
  controller.abort();
  expect(await call(controller.signal)).toMatchObject({ ok: false, isAborted: true });
  expect(await call()).toMatchObject({ ok: false, isAborted: false, error: { code: 'UNAVAILABLE' } });
});

it('emits UNAUTHORIZED: cleared by 401, kept by 403', async () => {
  for (const status of [200, 401, 403, 500]) {
    answerWith(status);
    await call();
  }
  expect(seen).toEqual([{ isCleared: true }, { isCleared: false }]);
});

it('sends the flags of its page, encoded, and none before it has any', async () => {
  const asked = answerWith(200);
  await call();
  sendFlags({ HEADLINE: 'Sí, «más»', REFINED_DESCRIPTION_TOGGLE: true });
  await call();
  const [first, second] = asked.map((request) => request.headers.get('x-feature-flags'));
  expect(first).toBeNull();
  expect(JSON.parse(decodeURIComponent(second ?? ''))).toEqual({
    HEADLINE: 'Sí, «más»',
    REFINED_DESCRIPTION_TOGGLE: true,
  });
});
