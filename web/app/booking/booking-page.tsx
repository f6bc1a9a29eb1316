import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readAccountForm, readAccountPage } from '../platform/page/page-request.ts';
import { translatorOf } from '../platform/translations.ts';
import type { Route } from './+types/booking-page.ts';
import { BookingRefused } from './booking-refused.tsx';
import { Checkout } from './checkout.tsx';
import { loadBookingPage } from './load-booking-page.ts';
import { submitBooking } from './submit-booking.server.ts';
import './booking-page.css';

export const handle = { messages: ['booking', 'fields', 'payments', 'search', 'stays'], task: 'checkout' };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readAccountPage(args);
  const page = await loadBookingPage(api, args.params.id, url);
  return {
    ...page,
    locale,
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
  if (loaderData.kind === 'refused') return <BookingRefused {...loaderData} />;
  return <Checkout page={loaderData} outcome={actionData} />;
};

export default BookingPage;
