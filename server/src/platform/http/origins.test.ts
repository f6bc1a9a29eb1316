import { describe, expect, it } from 'vitest';
import { allowedOrigins, assertSameOrigin } from './origins.ts';

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

describe('the origins of our own pages', () => {
  const address = { publicUrl: 'https://golark.example', port: 3000 };

  it('are in production the public one only: another program on the machine is not ours', () => {
    expect([...allowedOrigins({ mode: 'production', ...address })]).toEqual(['https://golark.example']);
  });

  it('include both names of loopback in a demo', () => {
    expect([...allowedOrigins({ mode: 'demo', publicUrl: null, port: 3000 })]).toEqual([
      'http://127.0.0.1:3000',
      'http://localhost:3000',
    ]);
  });
});
