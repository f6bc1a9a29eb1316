import { useRouteLoaderData } from 'react-router';
import type { Locale } from './locale.ts';
import type { Account } from './request-context.ts';
import type { Theme } from './theme.ts';

export type RootData = {
  locale: Locale;
  /** Where the messages of that language are. */
  messages: string;
  theme: Theme;
  account: Account | null;
  demo: boolean;
  year: number;
  requestId: string | null;
};

/** What every page knows; undefined only when the root loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

export function useAccount(): Account | null {
  return useRootData()?.account ?? null;
}
