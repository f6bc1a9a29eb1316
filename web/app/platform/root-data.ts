import type { FlagSet } from '@golark/contract/flags/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { useRouteLoaderData } from 'react-router';
import type { ThirdParties } from './consent.ts';
import type { Account } from './request-context.ts';
import type { Theme } from './theme.ts';

export type RootData = {
  locale: Locale;
  /** Where the messages of that language are. */
  messages: string;
  theme: Theme;
  account: Account | null;
  /** Whom a host acts for; null for everybody else. */
  activeHost: Account['hosts'][number] | null;
  demo: boolean;
  featureFlags: FlagSet;
  /** Set when the visitor agreed and the operator has any. */
  thirdParties: ThirdParties | null;
  /** There is something to agree to, and no answer yet. */
  asksConsent: boolean;
  /** The server's day in the westernmost zone of the catalog's mainland. */
  today: string;
  requestId: string | null;
};

/** What every page knows; undefined only when the root loader itself failed. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root');

/** Undefined only when the root loader itself failed. */
export const useToday = (): string | undefined => useRootData()?.today;

export const useAccount = (): Account | null => useRootData()?.account ?? null;
