import type { ThirdParties } from '../platform/consent.ts';
import type { Account } from '../platform/request-context.ts';
import { takeAccountEvent } from './account-event.ts';
import { readStoredCampaign } from './campaign.ts';
import { startMarketing } from './marketing.ts';
import { eventsOfPage, type PageEvent } from './page-events.ts';
import type { Analytics } from './product-analytics.ts';
import { startTagManager } from './tag-manager.ts';

type Sink = (event: string, properties: Record<string, string>) => void;
type Started = { sinks: Sink[]; analytics: Analytics | null; accountId: string | null | undefined };

let starting: Promise<Started> | null = null;

/** Starts each configured service; a failure affects neither the page nor the other services. */
const start = async ({ tagManagerId, analytics, marketing }: ThirdParties): Promise<Started> => {
  const [measuring, market] = await Promise.all([
    analytics
      ? import('./product-analytics.ts').then(({ startAnalytics }) => startAnalytics(analytics))
      : null,
    marketing ? startMarketing(marketing) : null,
  ]);
  const sinks: Sink[] = [];
  if (tagManagerId) sinks.push(startTagManager(tagManagerId));
  if (measuring) sinks.push(measuring.track);
  if (market) sinks.push(market);
  return { sinks, analytics: measuring, accountId: undefined };
};

/** Reports the account (selected fields only), the campaign and the page. */
export const reportToThirdParties = async (
  parties: ThirdParties,
  { account, pathname }: { account: Account | null; pathname: string },
): Promise<void> => {
  starting ??= start(parties);
  const started = await starting;
  const accountId = account?.accountId ?? null;
  const isFirst = started.accountId === undefined;
  if (started.accountId !== accountId && !(isFirst && accountId === null)) {
    started.analytics?.identify(account);
  }
  started.accountId = accountId;
  const accountEvent = takeAccountEvent();
  const events: PageEvent[] = [...(accountEvent ? [accountEvent] : []), ...eventsOfPage(pathname)];
  const campaign = readStoredCampaign(window.localStorage);
  for (const { name, properties } of events) {
    for (const sink of started.sinks) sink(name, { ...campaign, ...properties });
  }
};
