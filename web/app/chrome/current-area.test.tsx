import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-in-app.tsx';
import AccountLayout from './account-layout.tsx';
import { TabBar } from './tab-bar.tsx';

const currentOf = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent);

it.each(['/account/tickets/sold/', '/account/tickets/listings/active/', '/account/tickets/sell/'])(
  'Selling is current at %s',
  (path) => {
    renderRoute({ path, Component: AccountLayout }, { address: path });
    for (const navigation of screen.getAllByRole('navigation', { name: 'Account' }))
      expect(currentOf(navigation).map((name) => name?.trim())).toEqual(['Selling']);
  },
);

it.each([
  ['/tickets/event/ev1/', 'Tickets'],
  ['/account/trips/b1/', 'Trips'],
])('the tabs of a phone name the area of %s', (path, tab) => {
  renderRoute({ path, Component: TabBar }, { address: path });
  expect(currentOf(screen.getByRole('navigation'))).toEqual([tab]);
});
