import { render, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useFreshPage } from './use-offline.ts';

const Page = () => {
  useFreshPage();
  return <p>page</p>;
};

afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector('[data-offline-copy]')?.remove();
});

it('a copy becomes the page as it is now once the server can be reached', async () => {
  let isUp = false;
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    return Response.json({ id: '' });
  });
  const load = vi.fn(() => null);
  const note = document.createElement('p');
  note.dataset['offlineCopy'] = '';
  document.body.append(note);
  const Routes = createRoutesStub([{ id: 'page', path: '/', Component: Page, loader: load }]);
  render(<Routes hydrationData={{ loaderData: { page: null } }} />);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(note.isConnected).toBe(true));
  expect(load).not.toHaveBeenCalled();
  isUp = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(note.isConnected).toBe(false);
});
