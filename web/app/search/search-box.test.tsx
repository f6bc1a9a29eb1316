import { screen, waitFor } from '@testing-library/react';
import { useNavigationType } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInApp, renderRoute } from '../../testing/render-in-app.tsx';
import { sampleCity } from '../../testing/sample-city.ts';
import { readRecentPlaces } from './recent-places.ts';
import { SearchBox } from './search-box.tsx';
import { emptySearch, readSearchQuery } from './search-query.ts';

type Asked = { query: string; isLookUp: boolean; respond: (...names: string[]) => void; fail: () => void };

const city = (label: string) => ({
  kind: 'city',
  id: label,
  label,
  detail: 'Georgia',
  path: `/s/georgia/${label.toLowerCase()}/`,
  stayCount: 2,
});

/** A search box whose lookups of places are answered by the test, however late that is. */
const openBox = (address = '?adults=2', locale: 'en' | 'es' = 'en') => {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { searchParams } = new URL(request.url);
    const query = searchParams.get('q') ?? '';
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      const respond = (...names: string[]) => resolve(Response.json({ suggestions: names.map(city) }));
      const fail = () => reject(new TypeError('Failed to fetch'));
      asked.push({ query, isLookUp: searchParams.get('limit') === '1', respond, fail });
    });
  });
  const search = readSearchQuery(new URLSearchParams(address));
  const view = renderInApp(() => <SearchBox search={search} />, { locale });
  const request = async (query: string, isLookUp: boolean) => {
    const find = () => asked.find((one) => one.query === query && one.isLookUp === isLookUp);
    await waitFor(() => expect(find()).toBeTruthy());
    return find() as Asked;
  };
  const suggestions = (query: string) => request(query, false);
  const lookUp = (query: string) => request(query, true);
  return { ...view, suggestions, lookUp };
};

const where = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^(Where|Adónde)/ });

/** The list of popular places is there: suggestions for another text than the one that is typed next. */
const typeLate = async ({ user, suggestions }: ReturnType<typeof openBox>, text: string) => {
  await user.click(where());
  (await suggestions('')).respond('New York City');
  await screen.findByRole('option', { name: 'New York City, Georgia' });
  await user.keyboard(text);
};

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('a search for a typed place', () => {
  it('hides suggestions for another text at once', async () => {
    const box = openBox();
    await typeLate(box, 'savannah');
    expect(screen.queryByRole('option', { name: /New York/ })).toBeNull();
  });

  it('looks the text up when it is submitted before its suggestions are there', async () => {
    const box = openBox();
    await typeLate(box, 'savannah');
    await box.user.keyboard('{Enter}');
    const lookUp = await box.lookUp('savannah');
    lookUp.respond('Savannah');
    expect(await screen.findByText('page /s/georgia/savannah/')).toBeTruthy();
  });

  it.each([
    ['en', 'We couldn’t find “zzqq”'],
    ['es', 'No encontramos «zzqq»'],
  ] as const)('says in %s that it is unknown', async (locale, words) => {
    const box = openBox('', locale);
    await typeLate(box, 'zzqq');
    await box.user.keyboard('{Enter}');
    (await box.lookUp('zzqq')).respond();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/^page /)).toBeNull();
  });

  it('stays on the page when the text is changed while it is looked up', async () => {
    const box = openBox();
    await typeLate(box, 'savannah');
    await box.user.keyboard('{Enter}');
    const lookUp = await box.lookUp('savannah');
    await box.user.type(where(), 's');
    lookUp.respond('Savannah');
    await waitFor(() => expect(screen.queryByText(/Working/)).toBeNull());
    expect(screen.queryByText(/^page /)).toBeNull();
    expect(where().value).toBe('savannahs');
  });

  it('is looked up by the results page when that fails here', async () => {
    const box = openBox('adults=3');
    await typeLate(box, 'savannah');
    await box.user.keyboard('{Enter}');
    (await box.lookUp('savannah')).fail();
    expect(await screen.findByText('page /s/?q=savannah&adults=3')).toBeTruthy();
  });
});

const EmptyBox = () => <SearchBox search={emptySearch} />;
const Arrived = () => <p>{`arrived by ${useNavigationType()}`}</p>;

it.each([
  ['/help/', 'PUSH'],
  ['/s/oregon/bend/', 'REPLACE'],
])('from %s, results are a %s of the history', async (address, expected) => {
  vi.stubGlobal('fetch', async () => Response.json({ suggestions: [city('Savannah')] }));
  const { user } = renderRoute(
    { id: 'box', path: address.slice(1), Component: EmptyBox },
    { address, pages: [{ id: 'results', path: 's/georgia/savannah', Component: Arrived }] },
  );
  await user.type(where(), 'savannah');
  await user.click(await screen.findByRole('option', { name: 'Savannah, Georgia' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText(`arrived by ${expected}`)).toBeTruthy();
});

describe('the box without a text', () => {
  const box = async (position: Partial<Geolocation> | undefined, found: object[]) => {
    const bodies: unknown[] = [];
    if (position) Object.defineProperty(navigator, 'geolocation', { configurable: true, value: position });
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method === 'GET') return Response.json({ suggestions: [] });
      bodies.push(await request.json());
      return Response.json({ hits: found, nbHits: found.length });
    });
    const { user } = renderInApp(() => <SearchBox search={emptySearch} />);
    await user.click(where());
    await user.click(await screen.findByRole('option', { name: 'Nearby' }));
    return bodies;
  };
  it('finds the city of the position, which is told to a kilometer', async () => {
    const coords = { latitude: 44.058_173, longitude: -121.315_31 };
    const bodies = await box(
      { getCurrentPosition: (onFound) => onFound({ coords } as GeolocationPosition) },
      [sampleCity],
    );
    await waitFor(() => expect(where().value).toBe('Bend, Oregon'));
    expect(bodies).toEqual([{ aroundLatLng: { lat: 44.06, lng: -121.32 }, hitsPerPage: 1 }]);
    where().form?.requestSubmit();
    await screen.findByText(/^page \/s\/oregon\/bend\//);
    // the city, and nothing called nearby
    expect(readRecentPlaces().map(({ id }) => id)).toEqual([`city.${sampleCity.objectID}`]);
  });

  it('asks for the place of the connection without a position, and says when nothing is known', async () => {
    const bodies = await box(undefined, []);
    expect(await screen.findByText('We couldn’t tell where you are. Type a city instead.')).toBeTruthy();
    expect(bodies).toEqual([{ aroundLatLngViaIP: true, hitsPerPage: 1 }]);
  });
});

const words = {
  en: {
    ...{
      when: /^When/,
      way: 'I’m flexible',
      length: 'A week',
      month: 'Mar',
      apply: 'Apply',
      search: /^Search/,
    },
    within: 'A week in March 2027',
  },
  es: {
    ...{ when: /^Cuándo/, way: 'Tengo flexibilidad', length: 'Una semana', month: 'mar', apply: 'Aplicar' },
    ...{ search: /^Buscar/, within: 'Una semana de marzo de 2027' },
  },
} as const;

describe('a search with flexible dates', () => {
  it.each(['en', 'es'] as const)('asks for a week of a month, in %s', async (locale) => {
    const box = openBox('', locale);
    const name = words[locale];
    await typeLate(box, 'savannah');
    await box.user.keyboard('{Escape}');
    await box.user.click(screen.getByRole('button', { name: name.when }));
    for (const choice of [name.way, name.length, name.month])
      await box.user.click(await screen.findByRole('radio', { name: choice }));
    await box.user.click(screen.getByRole('button', { name: name.apply }));
    expect(screen.getByRole('button', { name: name.when }).textContent).toBe(name.within);
    await box.user.click(screen.getByRole('button', { name: name.search }));
    (await box.lookUp('savannah')).respond('Savannah');
    expect(await screen.findByText('page /s/georgia/savannah/?flexible=week-2027-03')).toBeTruthy();
  });

  it('moves the chosen dates, and not without dates', async () => {
    const dates = 'dateFrom=2026-12-04&dateTo=2026-12-06';
    const box = openBox(`?${dates}`);
    const when = () => screen.findByRole('button', { name: words.en.when });
    const press = async (name: string) => box.user.click(await screen.findByRole('button', { name }));
    await box.user.click(await when());
    await box.user.click(await screen.findByRole('radio', { name: '± 2 days' }));
    await press('Apply');
    expect((await when()).textContent).toBe('Dec 4 – 6 ± 2 days');
    await box.user.click(await when());
    await press('Clear');
    expect(await screen.findByText('Any dates')).toBeTruthy();
  });
});

const namesOf = {
  en: { who: /^Who/, more: 'More: Children', done: 'Done', search: /^Search/, age: 'Age of child 1' },
  es: { who: /^Huéspedes/, more: 'Más: Niños', done: 'Listo', search: /^Buscar/, age: 'Edad del niño 1' },
} as const;

describe('a search with children', () => {
  it.each([
    ['en', 'Choose an age for each child'],
    ['es', 'Elige la edad de cada niño'],
  ] as const)('asks in %s for an age that was not chosen', async (locale, words) => {
    const box = openBox('', locale);
    const name = namesOf[locale];
    await typeLate(box, 'savannah');
    await box.user.keyboard('{Escape}');
    const guests = () => screen.getByRole('button', { name: name.who });
    const search = () => box.user.click(screen.getByRole('button', { name: name.search }));
    await box.user.click(guests());
    await box.user.click(await screen.findByRole('button', { name: name.more }));
    await box.user.click(screen.getByRole('button', { name: name.done }));
    await search();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(guests());
    await box.user.click(guests());
    await box.user.selectOptions(await screen.findByRole('combobox', { name: name.age }), '4');
    await box.user.click(screen.getByRole('button', { name: name.done }));
    await search();
    (await box.lookUp('savannah')).respond('Savannah');
    expect(await screen.findByText('page /s/georgia/savannah/?ages=4')).toBeTruthy();
  });
});
