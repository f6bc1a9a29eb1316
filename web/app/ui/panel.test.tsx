import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { PanelButton } from './panel-button.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const showOnPhone = async (locale: 'en' | 'es') => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { matches: media.includes('max-width: 767px'), media }) as never,
  );
  const view = renderInApp(
    <PanelButton label="When" panel={() => <p>The months</p>}>
      Any dates
    </PanelButton>,
    { locale },
  );
  await view.user.click(screen.getByRole('button', { name: 'Any dates' }));
  await screen.findByRole('dialog', { name: 'When' });
  return view;
};

it.each([
  ['en', 'Close'],
  ['es', 'Cerrar'],
] as const)('a sheet of phones has a title and a button that closes it, in %s', async (locale, close) => {
  const { user } = await showOnPhone(locale);
  expect(screen.getByRole('heading', { name: 'When' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a sheet of phones is closed by Back', async () => {
  await showOnPhone('en');
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
