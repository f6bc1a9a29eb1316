import { actingHostOf } from '@golark/contract/access/rules';
import { dayInBooks } from '@golark/contract/dates/rules';
import type { ReactNode } from 'react';
import { Outlet, redirect, ScrollRestoration, useRouteError } from 'react-router';
import type { Route } from './+types/root.ts';
import { brand } from './brand.ts';
import { DefaultChrome } from './chrome/default-chrome.tsx';
import { errorMeta } from './chrome/error-meta.ts';
import { ErrorPage } from './chrome/error-panel.tsx';
import { LoadingBar } from './chrome/loading-bar.tsx';
import { PageHead } from './document/page-head.tsx';
import { PageScripts } from './document/page-scripts.tsx';
import { PageStyles } from './document/page-styles.tsx';
import { messageHashes } from './messages/message-files.server.ts';
import { hostCookie } from './platform/active-host.ts';
import { AppProviders } from './platform/app-providers.tsx';
import { readCookie } from './platform/cookie.ts';
import { Island, islandCode } from './platform/island.tsx';
import { lowerCasePath } from './platform/lower-case-path.ts';
import { messagesPath, useMessages, usePageNamespaces } from './platform/messages.ts';
import { MessagesLink } from './platform/messages-link.tsx';
import { usePageTheme } from './platform/page-theme.ts';
import { readLocale, readTheme } from './platform/preferences.ts';
import { readThirdParties } from './platform/read-third-parties.ts';
import {
  accountContext,
  clockContext,
  demoContext,
  flagsContext,
  mapStyleContext,
  requestIdContext,
  stripeKeyContext,
} from './platform/request-context.ts';
import { type RootData, useRootData } from './platform/root-data.ts';
import { StartHost } from './start/start-host.tsx';
import { ConfirmHost } from './ui/confirm-host.tsx';
import favicon from './ui/favicon.svg';
import { fontPreloads } from './ui/fonts.ts';
import { ToastHost } from './ui/toast-host.tsx';
import './ui/app.css';

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
];

/** Runs before every loader, which might redirect. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url }) => {
    const lower = lowerCasePath(url);
    if (lower) throw redirect(lower, 301);
  },
];

export const loader = ({ request, context }: Route.LoaderArgs): RootData => {
  const locale = readLocale(request, context);
  const account = context.get(accountContext);
  const requestId = context.get(requestIdContext);
  return {
    ...readThirdParties(request, context),
    featureFlags: context.get(flagsContext),
    locale,
    messageHashes: messageHashes[locale],
    theme: readTheme(request, context),
    account,
    activeHost: actingHostOf(account?.hosts ?? [], readCookie(request, hostCookie)),
    demo: context.get(demoContext),
    stripeKey: context.get(stripeKeyContext),
    mapStyleUrl: context.get(mapStyleContext),
    today: dayInBooks(context.get(clockContext).now()),
    requestId,
    formId: requestId && crypto.randomUUID(),
  };
};

/** Shown only if the operator configured analytics. */
const consentBanner = islandCode(() =>
  import('./chrome/consent-banner.tsx').then(({ ConsentBanner }) => ConsentBanner),
);

export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error ? errorMeta(error, loaderData?.locale ?? 'en') : [{ title: brand.name }];

export const Layout = ({ children }: { children: ReactNode }) => {
  const data = useRootData();
  const locale = data?.locale ?? 'en';
  const namespaces = usePageNamespaces();
  const messages = useMessages(locale, data?.messageHashes, namespaces);
  const theme = usePageTheme();
  const hasFailed = Boolean(useRouteError());
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <MessagesLink path={messagesPath(locale, data?.messageHashes, namespaces)} />
        <PageHead />
        {/* the style sheets of a page come in any order */}
        <style>@layer theme, base, components, utilities;</style>
        <PageStyles />
      </head>
      <body>
        <AppProviders locale={locale} messages={messages}>
          <LoadingBar hasFailed={hasFailed} />
          {children}
          {data?.asksConsent && <Island of={consentBanner} />}
          <ToastHost />
          <ConfirmHost />
          <StartHost />
        </AppProviders>
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
};

const App = () => <Outlet />;

export default App;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <DefaultChrome>
    <ErrorPage error={error} />
  </DefaultChrome>
);
