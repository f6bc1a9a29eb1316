import { describe, expect, it } from 'vitest';
import { findRendering, renderingOf, storeRendering } from './render-cache.server.ts';

const page = { method: 'GET', url: 'https://golark.test/s/oregon/bend/' };
const ids = { nonce: 'bm9uY2Utb25l', requestId: '7c1f3d0e-one' };

type Change = { account?: unknown; found?: unknown; statusCode?: number; errors?: object | null };

const contextOf = (
  { account = null, found = 12, statusCode = 200, errors = null }: Change,
  requestId: string,
) =>
  ({
    loaderData: { root: { account, requestId, locale: 'en' }, search: { found } },
    statusCode,
    errors,
  }) as unknown as Parameters<typeof renderingOf>[1];

const rendering = (change: Change = {}, { nonce, requestId } = ids) =>
  renderingOf(page, contextOf(change, requestId), nonce);

describe('a stored rendering', () => {
  it('is reused for the same data, with the nonce and the request id of each response', () => {
    const first = rendering();
    if (!first) throw new Error('the page is not stored');
    expect(findRendering(first)).toBeNull();
    storeRendering(first, `<script nonce="${ids.nonce}">${ids.requestId}</script>`);
    const second = rendering({}, { nonce: 'bm9uY2UtdHdv', requestId: '7c1f3d0e-two' });
    expect(second && findRendering(second)).toBe('<script nonce="bm9uY2UtdHdv">7c1f3d0e-two</script>');
  });

  it('is not used when a loader returns other data', () => {
    const changed = rendering({ found: 11 });
    expect(changed && findRendering(changed)).toBeNull();
  });

  it.each([
    ['with an account', { account: { accountId: 'ac_1' } }],
    ['with an error', { errors: {} }],
    ['with another status than 200', { statusCode: 404 }],
  ])('does not exist for a page %s', (_, change) => {
    expect(rendering(change)).toBeNull();
  });

  it('does not exist for the response to a form', () => {
    expect(renderingOf({ ...page, method: 'POST' }, contextOf({}, ids.requestId), ids.nonce)).toBeNull();
  });
});
