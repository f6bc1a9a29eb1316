import type { FlagSet } from '@golark/contract/flags/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { useRouteLoaderData } from 'react-router';
import type { ThirdParties } from './consent.ts';
import type { MessageHashes } from './messages.ts';
import type { Account } from './request-context.ts';
import type { Theme } from './theme.ts';

export type RootData = {
  locale: Locale;
  messageHashes: MessageHashes;
  theme: Theme;
  account: Account | null;
  /** The property manager that a host acts for; null for other accounts. */
  activeHost: Account['hosts'][number] | null;
  demo: boolean;
  /** The publishable key of Stripe; null where our own fields take the card. */
  stripeKey: string | null;
  /** The operator's style of maps; null for ours. */
  mapStyleUrl: string | null;
  featureFlags: FlagSet;
  /** Set when the visitor consented and the operator configured services. */
  thirdParties: ThirdParties | null;
  /** Whether to ask for consent. */
  asksConsent: boolean;
  /** The server's day in the westernmost zone of the catalog's mainland. */
  today: string;
  requestId: string | null;
  /** Forms of this page are sent with this id until it is loaded again; null for a page that visitors share. */
  formId: string | null;
};

/** The data of the root loader; undefined only when that loader failed. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root');

/** Undefined only when the root loader failed. */
export const useToday = (): string | undefined => useRootData()?.today;

export const useAccount = (): Account | null => useRootData()?.account ?? null;
