import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useStartAtTop } from './use-start-at-top.ts';

const StartAtTop = () => {
  useStartAtTop('/first/');
  return null;
};

type PageProps = {
  /** Where the code of the hook has loaded. */
  isThere?: (pathname: string) => boolean;
};

const Page = ({ isThere = () => true }: PageProps) => {
  const { pathname } = useLocation();
  return (
    <>
      {isThere(pathname) && <StartAtTop />}
      <Link to="/first/?page=2">Filter</Link>
      <Link to="/second/" preventScrollReset>
        Hold
      </Link>
      <main key={pathname}>
        <h1>Page {pathname}</h1>
      </main>
    </>
  );
};

it('another page starts at its top with the focus on its heading, another query of the page does not', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  render(
    <MemoryRouter initialEntries={['/first/']}>
      <Page />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByText('Filter'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Filter');
  await user.click(screen.getByText('Hold'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(document.activeElement?.textContent).toBe('Page /second/');
});

it('a page that was opened before this had loaded is taken to its top, too', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  render(
    <MemoryRouter initialEntries={['/first/']}>
      <Page isThere={(pathname) => pathname === '/second/'} />
    </MemoryRouter>,
  );
  await userEvent.setup().click(screen.getByText('Hold'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(document.activeElement?.textContent).toBe('Page /second/');
});
