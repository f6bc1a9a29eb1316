import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Crumbs } from './crumbs.tsx';
import { Pages } from './pages.tsx';
import { TabLinks } from './tabs.tsx';

const namesOf = (links: HTMLElement[]) =>
  links.map((link) => link.getAttribute('aria-label') ?? link.textContent);

describe('tabs that are links', () => {
  it('mark the page they are on and lead to the others', async () => {
    const { user } = renderInApp(
      <TabLinks
        label="Trips"
        tabs={[
          { to: '/', title: 'Upcoming', count: 1_200 },
          { to: '/past/', title: 'Past' },
        ]}
      />,
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Trips' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Upcoming 1,200');
    await user.click(tabs.getByRole('link', { name: 'Past' }));
    expect(await screen.findByText('page /past/')).toBeTruthy();
  });
});

describe('the pages of a list', () => {
  it.each([
    ['en', 'Pages', ['Previous page', 'Page 1', 'Page 4', 'Page 5', 'Page 6', 'Page 10', 'Next page']],
    [
      'es',
      'Páginas',
      ['Página anterior', 'Página 1', 'Página 4', 'Página 5', 'Página 6', 'Página 10', 'Página siguiente'],
    ],
  ] as const)('are links with names in %s', (locale, label, names) => {
    renderInApp(<Pages current={5} count={10} hrefOf={(page) => `/list/?page=${page}`} />, { locale });
    const pages = within(screen.getByRole('navigation', { name: label }));
    expect(namesOf(pages.getAllByRole('link'))).toEqual(names);
    expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('5');
    expect(pages.getByRole('link', { name: names[0] }).getAttribute('href')).toBe('/list/?page=4');
  });

  it('end at the first and at the last page', () => {
    const { unmount } = renderInApp(<Pages current={1} count={2} hrefOf={(page) => `/?page=${page}`} />);
    expect(namesOf(screen.getAllByRole('link'))).toEqual(['Page 1', 'Page 2', 'Next page']);
    unmount();
    renderInApp(<Pages current={2} count={2} hrefOf={(page) => `/?page=${page}`} />);
    expect(namesOf(screen.getAllByRole('link'))).toEqual(['Previous page', 'Page 1', 'Page 2']);
  });

  it('leave those between the ends and the current page out on phones, only if there are many', () => {
    const betweenOf = ({ current, count }: { current: number; count: number }) => {
      const { unmount } = renderInApp(<Pages {...{ current, count }} hrefOf={(page) => `/?page=${page}`} />);
      const pages = [...document.querySelectorAll<HTMLElement>('[data-between]')].map(
        ({ dataset, textContent }) => `${textContent}${dataset['between']}`,
      );
      unmount();
      return pages;
    };
    expect(betweenOf({ current: 1, count: 4 })).toEqual([]);
    expect(betweenOf({ current: 3, count: 9 })).toEqual(['2…', '4']);
    expect(betweenOf({ current: 4, count: 6 })).toEqual(['2…', '3', '5…']);
  });

  it('are not shown for a single page', () => {
    renderInApp(<Pages current={1} count={1} hrefOf={() => '/'} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('crumbs', () => {
  it('lead back; the last one is the page itself', () => {
    renderInApp(<Crumbs crumbs={[{ label: 'Oregon', to: '/s/oregon/' }, { label: 'Bend' }]} />);
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(namesOf(crumbs.getAllByRole('link'))).toEqual(['Oregon']);
    expect(crumbs.getByText('Bend').getAttribute('aria-current')).toBe('page');
  });
});
