import { expect, it } from 'vitest';
import { readStamp, withCopies, withNote, withoutScripts } from './copy-html.ts';

const page = `<!DOCTYPE html><html lang="es" data-theme="system"><head><title>Boletos: R&amp;B | Golark</title>
<meta name="offline-seconds" content="60"/><meta name="offline-note" content="Así se veía el {time}."/>
<link rel="modulepreload" href="/assets/a-1.js"/></head><body class="x"><main>code</main><script nonce="n">run()</script></body></html>`;

it('a page says for how long it may be copied, and with which sentence', () => {
  expect(readStamp(page)).toEqual({ seconds: 60, note: 'Así se veía el {time}.', title: 'Boletos: R&amp;B' });
  expect(readStamp(page.replace('content="60"', 'content="0"'))).toBeNull();
  expect(readStamp('<html><body></body></html>')).toBeNull();
});

it('a copy says when the page looked like this, in its language', () => {
  const copy = withNote(page, { note: 'Así se veía el {time}.', at: new Date('2026-11-20T18:00:00Z') });
  expect(copy).toMatch(
    /<body class="x"><p role="status"[^>]*>Así se veía el 20 nov 2026, .*\.<\/p><main>code/,
  );
});

it('the offline page has no scripts, links to what was copied and to the address that failed', () => {
  const offline = withoutScripts(
    page.replace('code', '<a href="/offline/">Reintentar</a><ul class="y" data-copies=""><li>none</li></ul>'),
  );
  expect(offline).not.toMatch(/run|modulepreload/);
  const address = '/s/?q="><script>';
  expect(withCopies(offline, { copies: [], address })).toContain('<li>none</li>');
  const shown = withCopies(offline, {
    copies: [{ path: '/tickets/transfer/t1/', title: 'R&amp;B' }],
    address,
  });
  expect(shown).toContain(
    '<ul class="y" data-copies=""><li><a class="text-link" href="/tickets/transfer/t1/">R&amp;B</a></li></ul>',
  );
  expect(shown).toContain('<a href="/s/?q=&quot;>&lt;script>">Reintentar</a>');
});
