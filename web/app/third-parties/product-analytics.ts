import PostHog from 'posthog-js-lite';
import type { Account } from '../platform/request-context.ts';
import { selectedFieldsOf } from './selected-account.ts';

export type Analytics = {
  track(event: string, properties: Record<string, string>): void;
  identify(account: Account | null): void;
};

/** PostHog, or any service that speaks its protocol, through its official client without automatic capture. */
export const startAnalytics = ({ key, host }: { key: string; host: string }): Analytics => {
  // sent one by one: a batch would be lost when the visitor leaves
  const client = new PostHog(key, {
    host,
    autocapture: false,
    captureHistoryEvents: false,
    flushAt: 1,
    disableCompression: true,
  });
  return {
    track: (event, properties) => client.capture(event, properties),
    identify(account) {
      if (account) client.identify(account.accountId, selectedFieldsOf(account));
      else client.reset();
    },
  };
};
