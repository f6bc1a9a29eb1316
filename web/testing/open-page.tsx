import { actingHostHeader } from '@golark/contract/access/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type Account, createRequestContext } from '../app/platform/request-context.ts';
import type { RootData } from '../app/platform/root-data.ts';
import { OtherPage, renderRoute, today } from './render-in-app.tsx';

/** The exports of a page's file that take part in showing it and in submitting its forms. */
type PageModule = {
  default: ComponentType<never>;
  loader?: (args: never) => unknown;
  action?: (args: never) => unknown;
  clientAction?: (args: never) => unknown;
};

type Request = {
  method: string;
  path: string;
  /** With its question mark, or empty. */
  search: string;
  body: unknown;
  /** The `Idempotency-Key`, if the page has a form id. */
  key?: string;
  /** For which host the call is made. */
  host?: string;
};

/** The response of the API to a call, by method and path: `PUT /v1/account/signup`. */
export type ApiResponses = Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;

type Page = {
  path: string;
  address?: string;
  locale?: Locale;
  account?: Account;
  root?: Partial<RootData>;
  api?: ApiResponses;
  /** Pages that the forms of this one post to, by their paths. */
  postsTo?: Readonly<Record<string, PageModule>>;
};

export const maya: Account = {
  accountId: 'acc_maya',
  firstName: 'Maya',
  lastName: 'Ortega',
  email: 'maya@example.com',
  address: null,
  membershipSubscription: null,
  hosts: [],
};

/** A rejected call as the API writes it. */
export const problem = (status: number, code: string, more: object = {}): Response =>
  Response.json(
    {
      type: 'about:blank',
      title: code,
      status,
      detail: code,
      kind: 'ValidationError',
      code,
      requestId: 'req-1',
      ...more,
    },
    { status },
  );

/** A test has one document: what a browser would load into a new one opens in it. */
const inThisDocument = (thrown: unknown): never => {
  if (thrown instanceof Response) thrown.headers.delete('X-Remix-Reload-Document');
  throw thrown;
};

/**
 * Opens a page with its own loader and action. Only the API behind them is a stub: calls that a test does not expect
 * fail it. `connection.isUp = false` is a browser that does not reach the server.
 */
export const openPage = async (module: PageModule, page: Page) => {
  const { path, address = path, locale = 'en', account, api = {}, postsTo = {} } = page;
  const sent: Request[] = [];
  const connection = { isUp: true };
  const fetchFromApi = async (call: globalThis.Request): Promise<Response> => {
    const { method } = call;
    const { pathname, search } = new URL(call.url);
    const text = await call.text();
    const key = call.headers.get('idempotency-key');
    const body = text ? (JSON.parse(text) as unknown) : undefined;
    const host = call.headers.get(actingHostHeader);
    const more = { ...(key ? { key } : {}), ...(host ? { host } : {}) };
    const request = { method, path: pathname, search, body, ...more };
    const respond = api[`${method} ${pathname}`];
    if (!respond) throw new Error(`unexpected call: ${method} ${pathname}`);
    sent.push(request);
    return respond(request);
  };
  const context = createRequestContext({
    locale,
    account: account ?? null,
    api: { fetch: fetchFromApi },
    clock: { now: () => new Date(`${today}T18:00:00Z`) },
  });
  const actionOf =
    ({ action, clientAction }: PageModule) =>
    (args: object) => {
      const serverAction = () =>
        connection.isUp
          ? Promise.resolve(action?.(args as never)).catch(inThisDocument)
          : Promise.reject(new TypeError('Failed to fetch'));
      return clientAction ? clientAction({ ...args, serverAction } as never) : serverAction();
    };
  const { loader, action } = module;
  const pages = Object.entries(postsTo).map(([at, other]) => ({
    id: at,
    path: at.slice(1),
    Component: OtherPage,
    action: actionOf(other),
  }));
  const view = renderRoute(
    {
      id: 'page',
      path: path.slice(1),
      Component: module.default as ComponentType,
      loader: (args: object) => loader?.(args as never) ?? null,
      ...(action ? { action: actionOf(module) } : {}),
    },
    { address, context, pages, root: { locale, account: account ?? null, ...page.root } },
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...view, sent, connection };
};
