import { describe, expect, it } from 'vitest';
import {
  assetsIn,
  changesSession,
  copySeconds,
  hasCodes,
  isAsset,
  isPageAddress,
  mayCopy,
  pageOfData,
} from './copy-rules.ts';

const day = 86_400;
const now = new Date('2026-11-20T18:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * day * 1000);

describe('what a device copies', () => {
  it('is trips and tickets, and nothing of payments, accounts and partners', () => {
    const copied = ['/account/trips/b1/', '/account/tickets/purchased/o1/', '/tickets/transfer/t1/'];
    expect(copied.filter(mayCopy)).toEqual(copied);
    expect(copied.filter(hasCodes)).toEqual(copied.slice(1));
    const others = [
      ...['/', '/login/', '/account/', '/account/payments/', '/account/trips/', '/account/trips/past/'],
      ...['/account/trips/b1/change/', '/account/trips/b1/invoice/', '/account/tickets/purchased/'],
      ...['/property/p1/booking/', '/tickets/event/e1/checkout/', '/partner/', '/v1/tickets/orders/o1'],
    ];
    expect(others.filter(mayCopy)).toEqual([]);
  });

  it('is there until two days after the end, 30 days at most, and not after that', () => {
    expect(copySeconds(inDays(3), now)).toBe(5 * day);
    expect(copySeconds(inDays(3), now, 0)).toBe(3 * day);
    expect(copySeconds(inDays(90), now)).toBe(30 * day);
    expect(copySeconds(inDays(-1), now)).toBe(day);
    expect(copySeconds(inDays(-2), now)).toBeNull();
  });

  it('is deleted by every form that starts, ends or replaces a session', () => {
    const forms = ['/login/', '/login/_.data', '/signup/', '/account/logout/', '/account/logout/_.data'];
    expect(forms.filter((path) => changesSession('POST', path))).toEqual(forms);
    expect(forms.filter((path) => changesSession('GET', path))).toEqual([]);
    expect(changesSession('POST', '/account/tickets/purchased/o1/_.data')).toBe(false);
  });
});

describe('what the worker handles', () => {
  it('is pages, not calls and files', () => {
    const pages = ['/', '/s/colorado/denver/', '/no/such/page/', '/account/export-me/', '/tickets'];
    expect(pages.filter(isPageAddress)).toEqual(pages);
    const others = [
      '/v1/events/e1',
      '/docs',
      '/account/trips/b1/receipt.pdf',
      '/account/export/',
      '/worker.js',
      '/builds/latest.json',
    ];
    expect(others.filter(isPageAddress)).toEqual([]);
  });

  it('is the data of a page, which is loaded as a document if there is none', () => {
    const page = (address: string) => pageOfData(new URL(address, 'https://golark.example'));
    expect(page('/login/_.data?_routes=routes%2Flogin')).toBe('/login/');
    expect(page('/search/_.data?q=a&_routes=root')).toBe('/search/?q=a');
    expect(page('/_root.data')).toBe('/');
  });

  it('is files with a hash in their name, which pages name', () => {
    const html =
      '<link href="/assets/a-1.css"><script>import "/assets/b-2.js"</script><link href="/_i18n/1-2/en/messages.json"><a href="/_i18n/current/en/messages.json">';
    const named = ['/assets/a-1.css', '/assets/b-2.js', '/_i18n/1-2/en/messages.json'];
    expect(assetsIn(html)).toEqual(named);
    expect(named.filter(isAsset)).toEqual(named);
    expect(['/v1/assets/a-1.css', '/_i18n/current/en/messages.json', '/'].filter(isAsset)).toEqual([]);
  });
});
