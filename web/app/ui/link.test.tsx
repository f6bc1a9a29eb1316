import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ClientLink, ServerLink } from './link.tsx';

const Named = () => <i id={useId()} />;

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
        <PageLink to={to} className="card" aria-label="A card" replace preventScrollReset reloadDocument>
          Word
        </PageLink>
      </MemoryRouter>,
    );
  expect(attributesOf(htmlOf(ServerLink))).toEqual(attributesOf(htmlOf(ClientLink)));
  expect(htmlOf(ServerLink)).toMatch(/>Word<\/a>$/);
});

it('gives its content the same ids on the server as in the browser', () => {
  const idIn = (PageLink: typeof ClientLink) =>
    / id="([^"]+)"/.exec(
      renderToString(
        <MemoryRouter>
          <PageLink to="/">
            <Named />
          </PageLink>
          <Named />
        </MemoryRouter>,
      ),
    )?.[1];
  expect(idIn(ServerLink)).toBe(idIn(ClientLink));
});
