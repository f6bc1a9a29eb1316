import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { MapList } from './map-list.tsx';
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

const Pins = ({ stays, on }: { stays: MapStay[]; on: Record<'moveTo' | 'choose' | 'mark', () => void> }) => {
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
      {...{ stays, surface, kind: 'stays', markedId: null, chosenIds: [] }}
      pins={layOutPins(stays, surface, textOf)}
      onMark={on.mark}
      onChoose={on.choose}
      onShowAll={() => undefined}
    />
  );
};

const open = (stays: MapStay[], locale: 'en' | 'es' = 'en') => {
  const on = { moveTo: vi.fn(), choose: vi.fn(), mark: vi.fn() };
  renderInApp(<Pins stays={stays} on={on} />, { root: { locale } });
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

it('a pin of stays at one place opens their list, which links to each', async () => {
  const stays = [stayAt('a', bend, 40_000), stayAt('b', bend, 30_000)];
  const { on, user } = open(stays);
  await user.tab();
  expect(on.mark).toHaveBeenCalledWith('a');
  await user.keyboard('{Enter}');
  expect(on.choose).toHaveBeenCalledWith(['a', 'b']);
  expect(on.moveTo).not.toHaveBeenCalled();
  renderInApp(<MapList stays={stays} kind="stays" onClose={() => undefined} />);
  expect(screen.getByRole('heading', { name: '2 stays at this place' })).toBeTruthy();
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.textContent)).toEqual(['Cabin a$400', 'Cabin b$300']);
});
