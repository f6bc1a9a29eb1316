import { readLastEmail } from '../accounts/index.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readAccountForm, readPage } from '../platform/page/page-request.ts';
import { translatorOf } from '../platform/translations.ts';
import type { Route } from './+types/booking-page.ts';
import { AlreadyBooked } from './already-booked.tsx';
import { BookingRefused } from './booking-refused.tsx';
import { Checkout } from './checkout.tsx';
import { type BookingPageData, loadBookingPage } from './load-booking-page.ts';
import { loadGoPlus } from './load-go-plus.ts';
import { loadVisitorPage, type VisitorPageData } from './load-visitor-page.ts';
import { submitBooking } from './submit-booking.server.ts';
import { VisitorCheckout } from './visitor-checkout.tsx';
import '../payments/checkout.css';
import './booking-page.css';

export const handle = {
  messages: ['accounts', 'booking', 'fields', 'map', 'payments', 'search', 'stays'],
  task: 'checkout',
};
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { account, api, locale, request, url } = readPage(args);
  const load = account ? loadBookingPage : loadVisitorPage;
  const page: BookingPageData | VisitorPageData = await load(api, args.params.id, url);
  const isQuoted = account && page.kind === 'quoted';
  return {
    page,
    goPlus: isQuoted ? await loadGoPlus(api, { account, quote: page.quote }) : null,
    withGoPlus: url.searchParams.get('goPlus') === '1',
    locale,
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

const BookingPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { page, lastEmail, goPlus, withGoPlus } = loaderData;
  if (page.kind === 'visitor') return <VisitorCheckout page={page} lastEmail={lastEmail} />;
  if (page.kind === 'booked') return <AlreadyBooked {...page} />;
  if (page.kind === 'refused') return <BookingRefused {...page} />;
  const joining = { part: goPlus, isInAddress: withGoPlus };
  return <Checkout page={page} joining={joining} outcome={actionData} />;
};

export default BookingPage;
