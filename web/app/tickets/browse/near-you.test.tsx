import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sampleEvent } from '../../../testing/sample-event.ts';
import { sampleHit } from '../../../testing/sample-hit.ts';
import { NearYou } from './near-you.tsx';

const portland = {
  objectID: 'or-portland',
  name: 'Portland',
  nameSlug: 'portland',
  stateNameSlug: 'oregon',
  _geoloc: { lat: 45.52, lng: -122.68 },
};

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

/** The bodies of the calls that look for a place. */
const show = (hits: object[]) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/v1/destinations/search') {
      asked.push(await request.json());
      return Response.json({ hits, nbHits: hits.length });
    }
    if (pathname === '/v1/events')
      return Response.json({ edges: [{ node: sampleEvent() }], pageInfo: { totalCount: 9 } });
    return Response.json({ properties: [sampleHit()] });
  });
  renderInApp(<NearYou />);
  return asked;
};

it('shows events and stays of the area of the last search in this browser', async () => {
  const last = { place: 'Portland, Oregon', address: '/s/oregon/portland/' };
  window.localStorage.setItem('golark.lastSearch', JSON.stringify(last));
  const asked = show([portland]);
  await screen.findByRole('heading', { name: 'On sale near Portland' });
  expect(screen.getByRole('heading', { name: 'Stays near Portland' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All 9 events' }).getAttribute('href')).toBe(
    '/s/events/oregon/portland/',
  );
  expect(screen.getByRole('link', { name: 'All stays' }).getAttribute('href')).toBe('/s/oregon/portland/');
  expect(asked).toEqual([{ query: 'Portland, Oregon', hitsPerPage: 1 }]);
});

it('looks for the address of the connection without a search, and shows nothing where that is not known', async () => {
  const asked = show([]);
  await waitFor(() => expect(asked).toEqual([{ aroundLatLngViaIP: true, hitsPerPage: 1 }]));
  expect(screen.queryByRole('heading')).toBeNull();
});
