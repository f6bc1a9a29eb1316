import type { Locale } from '@golark/contract/locale/rules';
import { loginPath } from '@golark/contract/paths';
import { type RouterContextProvider, redirect } from 'react-router';
import { readLocale } from '../preferences.ts';
import { type Account, type Api, accountContext, apiContext, clockContext } from '../request-context.ts';
import { isSameOriginPost } from './same-origin.ts';

/** The arguments that React Router passes to every loader and action. */
type PageArgs = { request: Request; url: URL; context: Readonly<Pick<RouterContextProvider, 'get'>> };

/** What loaders and actions read of a request. */
export type PageRequest = {
  request: Request;
  url: URL;
  api: Api;
  locale: Locale;
  account: Account | null;
  now: Date;
};

/** As `PageRequest`, of a caller who is logged in. */
export type AccountRequest = PageRequest & { account: Account };

export type FormRequest = PageRequest & { form: FormData };
export type AccountFormRequest = AccountRequest & { form: FormData };

export const readPage = ({ request, url, context }: PageArgs): PageRequest => ({
  request,
  url,
  api: context.get(apiContext),
  locale: readLocale(request, context),
  account: context.get(accountContext),
  now: context.get(clockContext).now(),
});

/** For pages that need an account: visitors are redirected to the login page, which leads back. */
export const readAccountPage = (args: PageArgs): AccountRequest => {
  const page = readPage(args);
  const { account, url } = page;
  if (!account) throw redirect(loginPath(url.pathname + url.search));
  return { ...page, account };
};

/** The fields of a form on a page of this site; a post from another origin is rejected with 403, another body with 400. */
export const readFields = async (request: Request): Promise<FormData> => {
  if (!isSameOriginPost(request)) throw new Response(null, { status: 403 });
  return request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
};

export const readForm = async (args: PageArgs): Promise<FormRequest> => ({
  ...readPage(args),
  form: await readFields(args.request),
});

export const readAccountForm = async (args: PageArgs): Promise<AccountFormRequest> => ({
  ...readAccountPage(args),
  form: await readFields(args.request),
});

/** Runs the handler of the form's intent; an unknown intent is rejected with 400. */
export const runIntent = <Request extends FormRequest, Outcome>(
  request: Request,
  handlers: Readonly<Record<string, (request: Request) => Promise<Outcome>>>,
): Promise<Outcome> => {
  const intent = String(request.form.get('intent'));
  const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  if (!handler) throw new Response(null, { status: 400 });
  return handler(request);
};

/** From a page beyond the end of a list, whose address was typed or is of a longer list, to the last one. */
export const leadToLastPage = (url: URL, { page, count }: { page: number; count: number }): void => {
  if (page <= Math.max(1, count)) return;
  const query = new URLSearchParams(url.search);
  if (count > 1) query.set('page', String(count));
  else query.delete('page');
  throw redirect(query.size > 0 ? `${url.pathname}?${query}` : url.pathname);
};
