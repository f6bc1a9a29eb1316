import type { PartnerRole } from '@golark/contract/access/rules';
import type { FlagSet } from '@golark/contract/flags/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import { createContext, RouterContextProvider } from 'react-router';
import type { ThirdParties } from './consent.ts';
import type { PageDescription } from './page/page-description.ts';
import type { Theme } from './theme.ts';

export type Account = {
  accountId: string;
  firstName: string;
  lastName: string;
  email: string;
  address: { countryCode: string } | null;
  membershipSubscription: Subscription | null;
  hosts: readonly {
    id: string;
    propertyManagerId: string;
    name: string;
    dataSource: string;
    role: PartnerRole;
  }[];
};

export type ReportError = (error: unknown, request: Request) => void;

export type Clock = { now(): Date };

export type Api = { fetch(request: Request): Promise<Response> };

/** null: decided by the cookie, then by the browser's languages. */
export const localeContext = createContext<Locale | null>(null);
export const themeContext = createContext<Theme | null>(null);
export const accountContext = createContext<Account | null>(null);
export const nonceContext = createContext<string | null>(null);
export const requestIdContext = createContext<string | null>(null);
export const flagsContext = createContext<FlagSet>({ hash: '', flags: {} });
/** The services that the operator configured, or null. The page checks consent. */
export const thirdPartiesContext = createContext<ThirdParties | null>(null);
/** The publishable key of Stripe when it is the payment gateway. */
export const stripeKeyContext = createContext<string | null>(null);
/** The operator's style of maps that replaces ours, by its URL. */
export const mapStyleContext = createContext<string | null>(null);
/** Pages of the operator that replace ours, by their URLs. */
export type OperatorPage = 'help' | 'terms' | 'privacy';
export type OperatorPages = Partial<Record<OperatorPage, string>>;
export const operatorPagesContext = createContext<OperatorPages>({});
/** Whether the page is needed as a whole, such as to store it, and streaming it would only cost time. */
export const wholeContext = createContext<boolean>(false);
/** The origin of public addresses; without a server around it, that of the request. */
export const originContext = createContext<string | null>(null);
/** Where a loader puts what search engines learn of its page. */
export const describedContext = createContext<{ page: PageDescription | null } | null>(null);
export const demoContext = createContext<boolean>(false);
/** Where errors of loaders and of rendering go: the server's log. */
export const reportErrorContext = createContext<ReportError>(() => undefined);
/** The server's clock: the only "now" of loaders and actions. */
export const clockContext = createContext<Clock>({ now: () => new Date() });
/** Without a server around it (react-router dev) a call goes out over HTTP. */
export const apiContext = createContext<Api>({ fetch: (request) => fetch(request) });

export type RequestValues = {
  locale?: Locale | null;
  theme?: Theme | null;
  account?: Account | null;
  nonce?: string;
  requestId?: string;
  origin?: string;
  isWhole?: boolean;
  demo?: boolean;
  flags?: FlagSet;
  thirdParties?: ThirdParties | null;
  stripeKey?: string | null;
  mapStyleUrl?: string | null;
  operatorPages?: OperatorPages;
  clock?: Clock;
  api?: Api;
  reportError?: ReportError;
};

/**
 * The values that the server sets for each request. It is exported by the server build's entry, because the contexts
 * are compared by identity: the ones in the build are the only ones that pages read.
 */
export const createRequestContext = (values: RequestValues): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(describedContext, { page: null });
  if (values.origin) context.set(originContext, values.origin);
  if (values.locale) context.set(localeContext, values.locale);
  if (values.theme) context.set(themeContext, values.theme);
  if (values.account) context.set(accountContext, values.account);
  if (values.nonce) context.set(nonceContext, values.nonce);
  if (values.requestId) context.set(requestIdContext, values.requestId);
  if (values.isWhole) context.set(wholeContext, true);
  if (values.demo !== undefined) context.set(demoContext, values.demo);
  if (values.flags) context.set(flagsContext, values.flags);
  if (values.thirdParties) context.set(thirdPartiesContext, values.thirdParties);
  if (values.stripeKey) context.set(stripeKeyContext, values.stripeKey);
  if (values.mapStyleUrl) context.set(mapStyleContext, values.mapStyleUrl);
  if (values.operatorPages) context.set(operatorPagesContext, values.operatorPages);
  if (values.clock) context.set(clockContext, values.clock);
  if (values.api) context.set(apiContext, values.api);
  if (values.reportError) context.set(reportErrorContext, values.reportError);
  return context;
};
