import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

type Shown = ReturnType<typeof usePlaceSuggestions>;

const hit = (name: string) => ({
  objectID: name,
  name,
  nameSlug: name.toLowerCase(),
  stateName: 'Oregon',
  stateNameSlug: 'oregon',
});

const answer = (...names: string[]) =>
  new Response(JSON.stringify({ hits: names.map(hit), nbHits: names.length }), {
    headers: { 'content-type': 'application/json' },
  });

let shown: Shown | undefined;
let setTyped: (typed: string) => void = () => undefined;

const Probe = () => {
  const [typed, set] = useState('');
  setTyped = set;
  shown = usePlaceSuggestions(typed, true);
  return null;
};

/** What the hook returns for a text; each request is answered by the test. */
const suggest = () => {
  const requests: { query: string; respond: (response: Response) => void }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { query = '' } = (await request.clone().json()) as { query?: string };
    return new Promise<Response>((respond, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      requests.push({ query, respond });
    });
  });
  renderInApp(<Probe />);
  return {
    type: (typed: string) => act(() => setTyped(typed)),
    request: async (query: string) => {
      await waitFor(() => expect(requests.at(-1)?.query).toBe(query));
      return requests.at(-1) as (typeof requests)[number];
    },
    state: () => shown?.state,
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
});
