import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ClientLink, ServerLink } from './link.tsx';

const attributesOf = (html: string): string[] => [...(/<a ([^>]*)>/.exec(html)?.[1] ?? '').split(' ')].sort();

it.each([
  '/',
  '/account',
  '/s/stays/oregon/bend/?dateFrom=2027-01-02&page=2',
  '/property/a b/#map',
  '?page=2',
  '#top',
])('renders a link to %s on the server as the browser does', (to) => {
  const htmlOf = (PageLink: typeof ClientLink) =>
    renderToString(
      <MemoryRouter initialEntries={['/here/?page=1']}>
        <PageLink to={to} className="card" aria-label="A card" replace preventScrollReset>
          Word
        </PageLink>
      </MemoryRouter>,
    );
  expect(attributesOf(htmlOf(ServerLink))).toEqual(attributesOf(htmlOf(ClientLink)));
  expect(htmlOf(ServerLink)).toMatch(/>Word<\/a>$/);
});
