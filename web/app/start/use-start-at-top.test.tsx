import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useStartAtTop } from './use-start-at-top.ts';

const Page = () => {
  useStartAtTop();
  const { pathname } = useLocation();
  return (
    <>
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
