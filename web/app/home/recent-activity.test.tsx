import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { storeLastSearch, storeViewedStay } from '../platform/recent-activity.ts';
import { RecentActivity } from './recent-activity.tsx';

beforeEach(() => localStorage.clear());

const stay = (id: string) => ({ id, title: `Cabin ${id}`, place: 'Bend, Oregon', pictureId: `${id}.1` });
const names = () => screen.queryAllByRole('link').map((link) => link.textContent);

it('offers the last search and the stays seen in this browser, the latest first and each once', () => {
  for (const id of ['one', 'two', 'one']) storeViewedStay(stay(id));
  storeLastSearch({ place: 'Bend', address: '/s/oregon/bend/?dateFrom=2027-01-01' });
  renderInApp(<RecentActivity />);
  expect(names()).toEqual(['Continue your search in Bend', 'Cabin oneBend, Oregon', 'Cabin twoBend, Oregon']);
});

it('is forgotten on request', async () => {
  storeViewedStay(stay('one'));
  renderInApp(<RecentActivity />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(names()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it.each(['not json', '{}', '[{"id":3}]', '[null]'])('ignores %s in the storage', (stored) => {
  localStorage.setItem('golark.viewedStays', stored);
  localStorage.setItem('golark.lastSearch', stored);
  renderInApp(<RecentActivity />);
  expect(names()).toEqual([]);
});
