import { readLocale } from '../platform/preferences.ts';
import { apiContext } from '../platform/request-context.ts';
import { requireAccount } from '../platform/require-account.ts';
import { translatorOf } from '../platform/translations.ts';
import type { Route } from './+types/booking-page.ts';
import { BookingRefused } from './booking-refused.tsx';
import { Checkout } from './checkout.tsx';
import { loadBookingPage } from './load-booking-page.ts';
import { submitBooking } from './submit-booking.ts';
import './booking-page.css';

export const handle = { task: 'checkout' };

export const loader = async ({ request, url, params, context }: Route.LoaderArgs) => {
  requireAccount(context, url);
  const locale = readLocale(request, context);
  const t = translatorOf(locale, 'booking');
  const page = await loadBookingPage(context.get(apiContext), params.id, url);
  return {
    ...page,
    locale,
    phoneTitle: t('title'),
    backTo: page.changePath,
  };
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData();
  return submitBooking(context.get(apiContext), form, readLocale(request, context));
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: translatorOf(loaderData.locale, 'booking')('headTitle') },
        { name: 'robots', content: 'noindex' },
      ]
    : [];

const BookingPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  if (loaderData.kind === 'refused') return <BookingRefused {...loaderData} />;
  return <Checkout page={loaderData} outcome={actionData} />;
};

export default BookingPage;
