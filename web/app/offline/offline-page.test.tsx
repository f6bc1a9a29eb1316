import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { withCopies, withoutScripts } from './copy-html.ts';
import * as offlinePage from './offline-page.tsx';

it.each(['en', 'es'] as const)(
  'the page without a connection is in the language of the visitor: %s',
  async (locale) => {
    await openPage(offlinePage, { path: '/offline/', locale });
    const title = locale === 'en' ? 'You’re offline' : 'No tienes conexión';
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  },
);

it('has a list and a link that the worker fills', async () => {
  const { container, unmount } = await openPage(offlinePage, { path: '/offline/' });
  const html = withoutScripts(container.innerHTML);
  unmount();
  const copies = [{ path: '/account/trips/b1/', title: 'Cabin in Lusk' }];
  document.body.innerHTML = withCopies(html, { copies, address: '/tickets/?q=a&b' });
  expect(screen.getByRole('link', { name: 'Cabin in Lusk' }).getAttribute('href')).toBe('/account/trips/b1/');
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/tickets/?q=a&b');
  expect(screen.queryByText(/Trips and tickets that you open/)).toBeNull();
  document.body.innerHTML = '';
});
