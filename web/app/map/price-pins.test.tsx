import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { ChosenStays } from './chosen-stays.tsx';
import { PairArcs } from './pair-arcs.tsx';
import { layOutPins, type MapStay, PricePins, usePinText } from './price-pins.tsx';

const bend = { lat: 44.06, lng: -121.31 };

const stayAt = (id: string, at: typeof bend, total: number): MapStay => ({
  ...at,
  id,
  title: `Cabin ${id}`,
  place: 'Bend',
  to: `/property/${id}/`,
  total,
  nights: 2,
  rating: null,
  image: null,
});

type Handlers = Record<'moveTo' | 'choose' | 'mark', () => void>;
type PinsProps = { stays: MapStay[]; on: Handlers; ids?: { chosenIds?: string[]; markedIds?: string[] } };

const Pins = ({ stays, on, ids }: PinsProps) => {
  const textOf = usePinText();
  const surface = {
    view: { center: bend, zoom: 10 },
    size: { width: 400, height: 600 },
    covered: [],
    moveTo: on.moveTo,
    jumpTo: () => undefined,
  };
  return (
    <PricePins
      {...{ stays, surface, kind: 'stays', markedIds: [], chosenIds: [], ...ids }}
      pins={layOutPins(stays, surface, textOf)}
      onMark={on.mark}
      onChoose={on.choose}
      onShowAll={() => undefined}
    />
  );
};

const open = (stays: MapStay[], locale: 'en' | 'es' = 'en', ids: PinsProps['ids'] = {}) => {
  const on = { moveTo: vi.fn(), choose: vi.fn(), mark: vi.fn() };
  renderInApp(<Pins stays={stays} on={on} ids={ids} />, { root: { locale } });
  return { on, user: userEvent.setup() };
};

it.each([
  ['en', ['2 stays from $300', '$900 total, Cabin c', 'Show 1 more, farther away']],
  ['es', ['2 alojamientos desde $300', '$900 en total, Cabin c', 'Ver 1 más a mayor distancia']],
] as const)('pins are named in %s, in the order of the list', (locale, expected) => {
  const near = { ...bend, lat: 44.0605 };
  const south = { ...bend, lat: 44 };
  const away = { ...bend, lat: 30 };
  const stays = [stayAt('a', bend, 40_000), stayAt('c', south, 90_000), stayAt('b', near, 30_000)];
  open([...stays, stayAt('d', away, 20_000)], locale);
  const names = screen.getAllByRole('button').map((pin) => pin.getAttribute('aria-label') ?? pin.textContent);
  expect(names).toEqual(expected);
});

it('a pin of stays that a larger zoom separates zooms in', async () => {
  const { on, user } = open([stayAt('a', bend, 40_000), stayAt('b', { ...bend, lat: 44.062 }, 30_000)]);
  await user.click(screen.getByRole('button'));
  expect(on.moveTo.mock.calls[0]?.[0].zoom).toBeGreaterThan(10);
  expect(on.choose).not.toHaveBeenCalled();
});

it('a pin marks the cards of all its stays, and is marked by the card of any', async () => {
  const stays = [stayAt('a', bend, 40_000), stayAt('b', bend, 30_000)];
  const { on, user } = open(stays, 'en', { markedIds: ['b'] });
  const pin = screen.getByRole('button');
  expect(pin.hasAttribute('data-marked')).toBe(true);
  await user.hover(pin);
  expect(on.mark).toHaveBeenLastCalledWith(['a', 'b']);
  await user.unhover(pin);
  expect(on.mark).toHaveBeenLastCalledWith([]);
});

it('a pin of stays at one place opens their list, which links to each', async () => {
  const stays = [stayAt('a', bend, 40_000), stayAt('b', bend, 30_000)];
  const { on, user } = open(stays);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(on.choose).toHaveBeenCalledWith(['a', 'b']);
  expect(on.moveTo).not.toHaveBeenCalled();
  renderInApp(<ChosenStays stays={stays} kind="stays" onMark={on.mark} onClose={() => undefined} />);
  expect(screen.getByRole('heading', { name: '2 stays at this place' })).toBeTruthy();
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.textContent)).toEqual(['Cabin a$400', 'Cabin b$300']);
});

const OpenedPin = ({ stays, onMark }: { stays: MapStay[]; onMark: (ids: readonly string[]) => void }) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <section className="map-frame">
      <button type="button" onClick={() => setIds(stays.map(({ id }) => id))}>
        pin
      </button>
      {ids.length > 0 && (
        <ChosenStays stays={stays} kind="stays" onMark={onMark} onClose={() => setIds([])} />
      )}
    </section>
  );
};

it.each([['a'], ['a', 'b']])(
  'the card or list of a pin has the focus until Escape or its button closes it',
  async (...ids) => {
    const mark = vi.fn();
    const { user } = renderInApp(
      <OpenedPin stays={ids.map((id) => stayAt(id, bend, 40_000))} onMark={mark} />,
    );
    const pin = screen.getByRole('button', { name: 'pin' });
    for (const close of [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Close' })),
    ]) {
      await user.click(pin);
      expect(document.activeElement).toBe(screen.getAllByRole('link')[0]);
      expect(mark).toHaveBeenLastCalledWith(ids);
      await close();
      expect(screen.queryByRole('link')).toBeNull();
      expect(document.activeElement).toBe(pin);
    }
  },
);

it('the pin of an open card closes it', async () => {
  const { on, user } = open([stayAt('a', bend, 40_000)], 'en', { chosenIds: ['a'] });
  await user.click(screen.getByRole('button', { expanded: true }));
  expect(on.choose).toHaveBeenCalledWith([]);
});

it('the homes of a pair have marks at their places, on an arc that is emphasized with both', () => {
  const pair = [
    { ...bend, id: 'a' },
    { lat: 44.06, lng: -121.2, id: 'b' },
  ] as const;
  const drawn = (markedIds: string[]) => {
    const surface = { view: { center: bend, zoom: 10 }, size: { width: 400, height: 600 } };
    const { unmount } = renderInApp(
      <PairArcs pairs={[pair]} surface={surface} markedIds={markedIds}>
        pins
      </PairArcs>,
    );
    const marks = [...document.querySelectorAll<HTMLElement>('.pair-mark')];
    const arc = document.querySelector('.pair-arcs path');
    const shown = {
      marks: marks.map(({ textContent, style }) => [
        textContent,
        Math.round(Number.parseFloat(style.left)),
        style.top,
      ]),
      isMarked: arc?.hasAttribute('data-marked'),
    };
    unmount();
    return shown;
  };
  const marks = [
    ['1', 200, '300px'],
    ['2', 360, '300px'],
  ];
  expect(drawn(['a'])).toEqual({ marks, isMarked: false });
  expect(drawn(['b', 'a'])).toEqual({ marks, isMarked: true });
});
