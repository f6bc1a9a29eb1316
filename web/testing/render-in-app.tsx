import { type Locale, languageTag } from '@golark/contract/locale/rules';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoutesStub, Outlet, type RouterContextProvider, useLocation } from 'react-router';
import { AppProviders } from '../app/platform/app-providers.tsx';
import { messagesOf } from '../app/platform/messages.ts';
import { type RootData, useRootData } from '../app/platform/root-data.ts';
import { ConfirmHost } from '../app/ui/confirm-host.tsx';
import { ToastHost } from '../app/ui/toast-host.tsx';

/** The day of the pages in these tests. */
export const today = '2026-11-20';

const rootDataOf = (given: Partial<RootData>): RootData => ({
  locale: 'en',
  messageHashes: {} as RootData['messageHashes'],
  theme: 'system',
  account: null,
  activeHost: null,
  demo: false,
  stripeKey: null,
  mapStyleUrl: null,
  featureFlags: { hash: '', flags: {} },
  thirdParties: null,
  asksConsent: false,
  today,
  requestId: null,
  formId: null,
  ...given,
});

/**
 * The root of the app without the document around it: its providers and the regions for toasts and questions. React
 * Aria reads a page's language once, from the window; here it changes with each test.
 */
const Root = () => {
  const locale = useRootData()?.locale ?? 'en';
  return (
    <AppProviders locale={locale} messages={messagesOf(locale)}>
      <I18nProvider locale={languageTag(locale)}>
        <Outlet />
        <ToastHost />
        <ConfirmHost />
      </I18nProvider>
    </AppProviders>
  );
};

/** Stands for every page that a test does not open. */
export const OtherPage = () => {
  const { pathname, search } = useLocation();
  return <p>{`page ${pathname}${search}`}</p>;
};

type StubRoute = NonNullable<Parameters<typeof createRoutesStub>[0][number]['children']>[number];

export type AppOptions = {
  root?: Partial<RootData>;
  address?: string;
  context?: RouterContextProvider;
  /** Other pages of the app that take part, for example those that a form posts to. */
  pages?: StubRoute[];
};

/** Renders a route of the app at an address; every other address shows its path. */
export const renderRoute = (
  route: StubRoute,
  { root = {}, address = '/', context, pages = [] }: AppOptions = {},
) => {
  const data = rootDataOf(root);
  const others: StubRoute[] = [...pages, { id: 'other', path: '*', Component: OtherPage }];
  if (!route.index) others.push({ id: 'home', index: true, Component: OtherPage });
  const Stub = createRoutesStub(
    [{ id: 'root', path: '/', Component: Root, loader: () => data, children: [route, ...others] }],
    context,
  );
  const hydrationData = { loaderData: { root: data } };
  const view = render(<Stub initialEntries={[address]} {...(route.loader ? {} : { hydrationData })} />);
  return { ...view, user: userEvent.setup() };
};

type InApp = ReturnType<typeof renderRoute> & { user: UserEvent };

/** Renders a control as it is in a page. */
export const renderInApp = (
  content: ReactNode | ComponentType,
  { locale = 'en', ...options }: AppOptions & { locale?: Locale } = {},
): InApp => {
  const Component: ComponentType = typeof content === 'function' ? content : () => content;
  return renderRoute(
    { id: 'page', index: true, Component },
    { ...options, root: { locale, ...options.root } },
  );
};
