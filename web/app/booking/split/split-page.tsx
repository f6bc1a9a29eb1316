import { readLastEmail } from '../../accounts/index.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readAccountForm, readPage } from '../../platform/page/page-request.ts';
import { translatorOf } from '../../platform/translations.ts';
import { AlreadyBooked } from '../already-booked.tsx';
import { BookingRefused } from '../booking-refused.tsx';
import { submitBooking } from '../submit-booking.server.ts';
import { VisitorEntry } from '../visitor-entry.tsx';
import type { Route } from './+types/split-page.ts';
import { loadSplitPage, loadVisitorSplit } from './load-split-page.ts';
import { SplitCheckout } from './split-checkout.tsx';
import { PricedSplitSummary } from './split-summary.tsx';
import '../../payments/checkout.css';
import '../booking-page.css';

export const handle = {
  messages: ['accounts', 'booking', 'fields', 'payments', 'rooms', 'search', 'stays'],
  task: 'checkout',
};
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { account, api, locale, request, url } = readPage(args);
  const load = account ? loadSplitPage : loadVisitorSplit;
  const page = await load(api, args.params, url);
  return {
    page,
    locale,
    next: `${url.pathname}${url.search}`,
    lastEmail: readLastEmail(request),
    phoneTitle: translatorOf(locale, 'booking')('title'),
    backTo: page.changePath,
  };
};

export const action = async (args: Route.ActionArgs) => submitBooking(await readAccountForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'booking')('headTitle'), isIndexed: false })
    : [];

const SplitPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { page, next, lastEmail } = loaderData;
  if (page.kind === 'visitor')
    return <VisitorEntry {...{ next, lastEmail }} summary={<PricedSplitSummary {...page} />} />;
  if (page.kind === 'booked') return <AlreadyBooked {...page} />;
  if (page.kind === 'refused') return <BookingRefused {...page} />;
  return <SplitCheckout page={page} outcome={actionData} />;
};

export default SplitPage;
