import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { keepAddress, leaveOverlays, wasOverlayOpen } from './overlay-entries.ts';
import { useBackCloses } from './use-back-closes.ts';

const Overlay = ({ name, onClose }: { name: string; onClose: () => void }) => {
  useBackCloses(true, onClose, name);
  return (
    <button type="button" onClick={onClose}>
      {`Close ${name}`}
    </button>
  );
};

const names = ['map', 'filters'];

const Page = () => {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const close = (name: string) => setOpened((now) => now.filter((other) => other !== name));
  return (
    <>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setOpened((now) => [...now, name])}>
          {`Open ${name}`}
        </button>
      ))}
      {opened.map((name) => (
        <Overlay key={name} name={name} onClose={() => close(name)} />
      ))}
      <button type="button" onClick={() => setOpened([])}>
        Close all
      </button>
      <p>{`open: ${opened.join(' ')}`}</p>
    </>
  );
};

/** What the router hears of: a step in the history that is not about an overlay. */
const router = vi.fn();
/** The browser takes its steps in the history later, and calls the router in the same task. */
const stepTaken = async (from: unknown) => {
  await waitFor(() => expect(window.history.state).not.toBe(from));
};
const goBack = async () => {
  const from: unknown = window.history.state;
  window.history.back();
  await stepTaken(from);
};

beforeEach(() => {
  router.mockReset();
  window.history.pushState({ key: 'home' }, '', '/');
  window.history.pushState({ key: 'results' }, '', '/s/?pets=1');
  window.addEventListener('popstate', router);
});

afterEach(() => {
  window.removeEventListener('popstate', router);
});

const open = async (...asked: string[]) => {
  const { user } = renderInApp(Page);
  for (const name of asked) await user.click(screen.getByRole('button', { name: `Open ${name}` }));
  expect(screen.getByText(`open: ${asked.join(' ')}`)).toBeTruthy();
  return user;
};

describe('Back', () => {
  it('closes the overlay and stays on the page, then leaves it', async () => {
    await open('map');
    await goBack();
    expect(await screen.findByText('open:')).toBeTruthy();
    expect(window.location.search).toBe('?pets=1');
    expect(router).not.toHaveBeenCalled();
    await goBack();
    expect(router).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/');
  });

  it('closes the topmost of two overlays first', async () => {
    await open('map', 'filters');
    await goBack();
    expect(await screen.findByText('open: map')).toBeTruthy();
    await goBack();
    expect(await screen.findByText('open:')).toBeTruthy();
    expect(router).not.toHaveBeenCalled();
  });

  it('leaves the page at once after its overlays were closed by their buttons', async () => {
    const user = await open('map', 'filters');
    const from: unknown = window.history.state;
    await user.click(screen.getByRole('button', { name: 'Close all' }));
    await stepTaken(from);
    expect(router).not.toHaveBeenCalled();
    await goBack();
    expect(window.location.pathname).toBe('/');
  });

  it('works for an overlay that is opened while another one is being closed', async () => {
    const user = await open('map');
    await user.click(screen.getByRole('button', { name: 'Close map' }));
    await user.click(screen.getByRole('button', { name: 'Open filters' }));
    await waitFor(() => expect(wasOverlayOpen('filters')).toBe(true));
    expect(screen.getByText('open: filters')).toBeTruthy();
    await goBack();
    expect(await screen.findByText('open:')).toBeTruthy();
    expect(window.location.pathname).toBe('/s/');
  });
});

describe('the entry of an overlay', () => {
  it('is known to a page that is returned to', async () => {
    await open('map');
    expect(wasOverlayOpen('map')).toBe(true);
    expect(wasOverlayOpen('filters')).toBe(false);
    await goBack();
    expect(wasOverlayOpen('map')).toBe(false);
  });

  it.each(['before', 'after'])(
    'gives its address to the page when a navigation ends %s the step back has',
    async (when) => {
      const user = await open('filters');
      const step = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
      await user.click(screen.getByRole('button', { name: 'Close filters' }));
      await waitFor(() => expect(step).toHaveBeenCalledWith(-1));
      // what the router does while the step back is under way
      window.history.replaceState({ key: 'changed' }, '', '/s/?pets=2');
      const changed = { ...{ pathname: '/s/', search: '?pets=2', hash: '' }, key: 'changed', state: null };
      if (when === 'before') keepAddress(changed);
      step.mockRestore();
      const from: unknown = window.history.state;
      window.history.go(-1);
      await stepTaken(from);
      if (when === 'after') keepAddress(changed);
      expect([window.location.search, window.history.state.key]).toEqual(['?pets=2', 'changed']);
      await goBack();
      expect(window.location.pathname).toBe('/');
    },
  );

  it('is replaced by the page that a search in it leads to', async () => {
    expect(leaveOverlays()).toBe(false);
    const user = await open('filters');
    expect(leaveOverlays()).toBe(true);
    window.history.replaceState({ key: 'found' }, '', '/s/oregon/');
    await user.click(screen.getByRole('button', { name: 'Close filters' }));
    expect(window.location.pathname).toBe('/s/oregon/');
    await goBack();
    await waitFor(() => expect(window.location.search).toBe('?pets=1'));
  });
});
