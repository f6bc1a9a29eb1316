import type { SuggestionKind } from '@golark/contract/suggestions/rules';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { useSuggestions } from './use-suggestions.ts';

type Shown = ReturnType<typeof useSuggestions>;

const city = (label: string, stayCount = 3) => ({
  kind: 'city',
  id: label,
  label,
  detail: 'Oregon',
  path: `/s/oregon/${label.toLowerCase()}/`,
  icon: `/pictures/city.${label}/60.webp`,
  stayCount,
});

const answer = (...names: string[]) => Response.json({ suggestions: names.map((name) => city(name)) });

let shown: Shown | undefined;
let setTyped: (typed: string) => void = () => undefined;

type Kinds = { kinds?: readonly SuggestionKind[] };

const Probe = (options: Kinds) => {
  const [typed, set] = useState('');
  setTyped = set;
  shown = useSuggestions(typed, { isWanted: true, ...options });
  return null;
};

/** The hook with a text; each request is answered by the test. */
const suggest = (options: Kinds = {}) => {
  const requests: { query: string; kinds: string[]; respond: (response: Response) => void }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { searchParams } = new URL(request.url);
    const [query, kinds] = [searchParams.get('q') ?? '', searchParams.getAll('kinds')];
    return new Promise<Response>((respond, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      requests.push({ query, kinds, respond });
    });
  });
  renderInApp(<Probe {...options} />);
  return {
    type: (typed: string) => act(() => setTyped(typed)),
    request: async (query: string) => {
      await waitFor(() => expect(requests.at(-1)?.query).toBe(query));
      return requests.at(-1) as (typeof requests)[number];
    },
    state: () => shown?.state,
    groups: () =>
      shown?.groups
        .filter(({ options }) => options.length > 0)
        .map(({ id, options }) => [
          id,
          ...options.map(({ label, note }) => [label, note].filter(Boolean).join(' | ')),
        ]),
    places: () => [...(shown?.places.values() ?? [])].map(({ label }) => label),
  };
};

afterEach(() => vi.unstubAllGlobals());

describe('suggestions of places', () => {
  it('are loading until the answer for the typed text is there', async () => {
    const box = suggest();
    expect(box.state()).toBe('loading');
    (await box.request('')).respond(answer('Bend'));
    await waitFor(() => expect(box.state()).toBe('ready'));
    box.type('port');
    expect(box.state()).toBe('loading');
    (await box.request('port')).respond(answer('Portland'));
    await waitFor(() => expect(box.state()).toBe('ready'));
    expect(box.places()).toEqual(['Portland, Oregon']);
    const options = shown?.groups.flatMap((group) => group.options);
    expect(options?.map(({ picture }) => picture)).toEqual(['/pictures/city.Portland/60.webp']);
  });

  it('that could not be loaded are not taken for none', async () => {
    const box = suggest();
    (await box.request('')).respond(new Response('{}', { status: 503 }));
    await waitFor(() => expect(box.state()).toBe('failed'));
    box.type('bend');
    expect(box.state()).toBe('loading');
    (await box.request('bend')).respond(answer('Bend'));
    await waitFor(() => expect(box.places()).toEqual(['Bend, Oregon']));
  });

  it('ignore an answer that was overtaken', async () => {
    const box = suggest();
    const slow = await box.request('');
    box.type('bend');
    const fast = await box.request('bend');
    fast.respond(answer('Bend'));
    await waitFor(() => expect(box.state()).toBe('ready'));
    slow.respond(answer('Portland'));
    expect(box.places()).toEqual(['Bend, Oregon']);
  });

  it('are grouped by what they lead to, with what is near before anything is typed', async () => {
    localStorage.setItem(
      'golark.recentPlaces',
      JSON.stringify([
        { id: 'city.Salem', label: 'Salem, Oregon', path: '/s/oregon/salem/' },
        { id: 'x', label: 'Elsewhere', path: 'https://example.com/' },
      ]),
    );
    const box = suggest();
    (await box.request('')).respond(answer('Salem', 'Bend'));
    await waitFor(() => expect(box.state()).toBe('ready'));
    expect(box.groups()).toEqual([
      ['near', 'Nearby'],
      ['recent', 'Salem, Oregon'],
      ['places', 'Bend, Oregon | 3 stays'],
    ]);
    box.type('port');
    const page = {
      kind: 'performer',
      id: 'p',
      label: 'Port of Call',
      detail: '4 events',
      path: '/tickets/p/',
      stayCount: null,
    };
    const airport = { ...city('Portland Airport (PDX)', 1), kind: 'airport', detail: 'Portland, Oregon' };
    (await box.request('port')).respond(Response.json({ suggestions: [page, city('Portland', 0), airport] }));
    await waitFor(() => expect(box.state()).toBe('ready'));
    expect(box.groups()).toEqual([
      ['places', 'Portland, Oregon', 'Portland Airport (PDX) | Portland, Oregon · 1 stay'],
      ['events', 'Port of Call | 4 events'],
    ]);
    localStorage.clear();
  });

  it('are of the kinds that a form asks for, without numbers of stays', async () => {
    localStorage.setItem(
      'golark.recentPlaces',
      JSON.stringify([
        { id: 'zip.97701', label: '97701', path: '/s/oregon/bend/?ll=44,-121' },
        { id: 'city.Salem', label: 'Salem, Oregon', path: '/s/oregon/salem/' },
      ]),
    );
    const box = suggest({ kinds: ['city', 'venue'] });
    const request = await box.request('');
    expect(request.kinds).toEqual(['city', 'venue']);
    request.respond(answer('Bend'));
    await waitFor(() => expect(box.state()).toBe('ready'));
    expect(box.groups()).toEqual([
      ['recent', 'Salem, Oregon'],
      ['places', 'Bend, Oregon'],
    ]);
    localStorage.clear();
  });
});
