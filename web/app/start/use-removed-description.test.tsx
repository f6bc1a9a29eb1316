import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useRemovedDescription } from './use-removed-description.ts';

const Page = () => {
  useRemovedDescription();
  return (
    <>
      <Link to="/first/?page=2">Filter</Link>
      <Link to="/second/">Leave</Link>
    </>
  );
};

const open = (shown: string) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'https://golark.test/first/?page=1' } as PerformanceEntry,
  ]);
  document.head.innerHTML = '<title>First</title><link rel="canonical" href="/first/" data-head="">';
  render(
    <MemoryRouter initialEntries={[shown]}>
      <Page />
    </MemoryRouter>,
  );
};

const described = () => document.head.querySelector('link[rel=canonical]') !== null;

afterEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

it('what the server wrote for search engines is there until another page is shown', async () => {
  open('/first/?page=1');
  const user = userEvent.setup();
  await user.click(screen.getByText('Filter'));
  expect(described()).toBe(true);
  await user.click(screen.getByText('Leave'));
  expect(described()).toBe(false);
  expect(document.head.querySelector('title')).not.toBeNull();
});

it('a page that was left before the code was loaded is described no more', () => {
  open('/second/');
  expect(described()).toBe(false);
});
