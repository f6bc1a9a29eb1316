import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { MapRail } from './map-rail.tsx';
import type { MapStay } from './price-pins.tsx';

const stays = Array.from(
  { length: 70 },
  (_, at): MapStay => ({
    ...{ id: `s${at}`, title: `Cabin ${at}`, place: 'Bend', to: `/property/s${at}/` },
    ...{ lat: 44, lng: -121, total: 30_000, nights: 2, rating: null, image: null },
  }),
);

const Rail = ({ count, onMark }: { count: number; onMark: (ids: readonly string[]) => void }) => {
  const [chosenId, choose] = useState<string>();
  const [markedIds, mark] = useState<readonly string[]>([]);
  const follow = (ids: readonly string[]) => {
    onMark(ids);
    mark(ids);
  };
  return (
    <>
      <MapRail
        {...{ stays: stays.slice(0, count), kind: 'stays', total: count }}
        {...{ chosenId, markedIds, onMark: follow }}
      >
        <a href="#list">Back</a>
      </MapRail>
      <button type="button" onClick={() => choose('s2')}>
        third
      </button>
      <button type="button" onClick={() => choose('s69')}>
        last
      </button>
    </>
  );
};

const open = (count: number, locale: 'en' | 'es' = 'en') => {
  const onMark = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  const { unmount } = renderInApp(<Rail count={count} onMark={onMark} />, { root: { locale } });
  return { onMark, unmount };
};

const cards = () => screen.getAllByRole('listitem').map((card) => card.querySelector('h3')?.textContent);

it.each([
  ['en', 1, '1 stay'],
  ['es', 3, '3 alojamientos'],
] as const)('names the number of stays in %s', (locale, count, name) => {
  open(count, locale);
  expect(screen.getByRole('region', { name })).toBeTruthy();
});

it('the card in view is marked on the map until the rail is closed', async () => {
  const { onMark, unmount } = open(3);
  await vi.waitFor(() => expect(onMark).toHaveBeenCalledWith(['s0']));
  const list = screen.getByRole('list');
  for (const [at, card] of [...list.children].entries())
    card.getBoundingClientRect = () => new DOMRect(300 * at - 320, 0, 280, 100);
  fireEvent.scroll(list);
  await vi.waitFor(() => expect(onMark).toHaveBeenLastCalledWith(['s1']));
  expect([...list.children].map((card) => card.hasAttribute('data-marked'))).toEqual([false, true, false]);
  unmount();
  expect(onMark).toHaveBeenLastCalledWith([]);
});

it('the stay of a pin comes into view with the focus, also one beyond the cards', () => {
  open(70);
  expect(cards()).toHaveLength(60);
  fireEvent.click(screen.getByText('third'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cabin 2' }));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText('last'));
  expect(cards()[0]).toBe('Cabin 69');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cabin 69' }));
});
