import { loginPath } from '@golark/contract/paths';
import { type RouterContextProvider, redirect } from 'react-router';
import { type Account, accountContext } from './request-context.ts';
import { isSameOriginPost } from './same-origin.ts';

type ReadonlyContext = Readonly<Pick<RouterContextProvider, 'get'>>;

/** Where one logs in and comes back from: `/login/?next=%2Faccount%2F`. */
export const loginPathFor = (url: URL): string => loginPath(url.pathname + url.search);

/** For the pages of who is logged in; others log in first and come back. */
export const requireAccount = (context: ReadonlyContext, url: URL): Account => {
  const account = context.get(accountContext);
  if (account) return account;
  throw redirect(loginPathFor(url));
};

/** The fields of a form of ours; a post from elsewhere is refused. */
export const readOwnForm = async (request: Request): Promise<FormData> => {
  if (!isSameOriginPost(request)) throw new Response(null, { status: 403 });
  return request.formData();
};

/** Personal pages are kept by nobody. */
export const personalHeaders = () => ({ 'Cache-Control': 'no-store' });

/** As personalHeaders, for addresses that hold a token: it goes to nobody else, not even as a referrer. */
export const secretHeaders = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
