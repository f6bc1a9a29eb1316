import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targetOf } from './navigation-target.ts';
import { withTrailingSlash } from './trailing-slash.ts';

describe('where a target leads', () => {
  it.each([
    ['/s/oregon/bend', '/s/oregon/bend/'],
    ['/s/oregon/bend/?dateFrom=2026-12-01#map', '/s/oregon/bend/?dateFrom=2026-12-01#map'],
    ['/', '/'],
    ['?page=2', '?page=2'],
    ['#rooms', '#rooms'],
  ])('%s is a page of ours', (to, path) => {
    expect(targetOf(to)).toEqual({ kind: 'page', path });
  });

  it('leads where the URL parser says, whatever the path looks like', () => {
    const characters = fc.constantFrom(...'/aZ09_-.?#=&%,~:+@\\ ');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 12 }), (rest) => {
        const target = targetOf(`/${rest}`);
        fc.pre(target.kind === 'page');
        const url = new URL(`/${rest}`, 'http://site.example');
        const asked = `${url.pathname}${url.search}${url.hash}`;
        expect(url.origin).toBe('http://site.example');
        expect(target).toEqual({ kind: 'page', path: withTrailingSlash(asked) });
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    'https://other.example/',
    '//other.example/',
    '/\\other.example/',
    '\\\\other.example/',
    '/\t/other.example/',
    'mailto:me@other.example',
  ])('%j leaves the site: blocked', (to) => {
    expect(targetOf(to)).toEqual({ kind: 'blocked' });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \tjava\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://other.example/1',
    'file:///etc/passwd',
    'https://someone:secret@other.example/',
    'http://[',
  ])('%j is blocked even where leaving is allowed', (to) => {
    expect(targetOf(to, { isExternalAllowed: true })).toEqual({ kind: 'blocked' });
  });

  it.each([
    ['https://other.example/a', 'https://other.example/a'],
    ['//other.example/a', 'http://other.example/a'],
    ['tel:+15035550142', 'tel:+15035550142'],
  ])('%s may be allowed', (to, url) => {
    expect(targetOf(to, { isExternalAllowed: true })).toEqual({ kind: 'external', url });
  });
});
