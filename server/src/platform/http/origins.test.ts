import { describe, expect, it } from 'vitest';
import { assertSameOrigin } from './origins.ts';

const ours = new Set(['https://golark.example']);
const post = (origin: string | undefined, site?: string) => () =>
  assertSameOrigin({ method: 'POST', origin, site }, ours);

describe('a request that changes something', () => {
  it('comes from our own origin', () => {
    expect(post('https://golark.example')).not.toThrow();
    expect(post('https://evil.example')).toThrow();
    expect(post(undefined)).toThrow();
  });

  it('may hide its origin only when the browser says that it is ours', () => {
    expect(post('null', 'same-origin')).not.toThrow();
    for (const site of ['same-site', 'cross-site', 'none', undefined]) expect(post('null', site)).toThrow();
    expect(post('https://evil.example', 'same-origin')).toThrow();
  });
});
