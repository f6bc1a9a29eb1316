import type { Order } from '@golark/contract/orders/schemas';
import type { PaymentPlan } from '@golark/contract/pricing/payment-plans';
import { redirect } from 'react-router';
import { readLastEmail } from '../accounts/index.ts';
import { loadInsurance } from '../insurance/load-insurance.ts';
import { useFlag } from '../platform/flags.ts';
import { fieldSentenceOf } from '../platform/page/field-errors.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readAccountForm, readPage } from '../platform/page/page-request.ts';
import type { Account, Api } from '../platform/request-context.ts';
import { translatorOf } from '../platform/translations.ts';
import type { Route } from './+types/booking-page.ts';
import { AlreadyBooked } from './already-booked.tsx';
import { BookingRefused } from './booking-refused.tsx';
import { Checkout } from './checkout.tsx';
import { type BookingPageData, loadBookingPage } from './load-booking-page.ts';
import { isCheaperWithGoPlus, loadGoPlus } from './load-go-plus.ts';
import { loadHeldOrder } from './load-held-order.ts';
import { loadTickets } from './load-tickets.ts';
import { loadVisitorPage, type VisitorPageData } from './load-visitor-page.ts';
import { heldSplitPath } from './split/held-split-path.ts';
import { submitBooking } from './submit-booking.server.ts';
import { VisitorCheckout } from './visitor-checkout.tsx';
import '../insurance/insurance.css';
import '../payments/checkout.css';
import '../tickets/checkout/ticket-summary.css';
import '../ui/applied-code.css';
import './booking-page.css';

export const handle = {
  messages: [
    'accounts',
    'booking',
    'fields',
    'insurance',
    'map',
    'payments',
    'rooms',
    'search',
    'stays',
    'ticketCheckout',
    'ticketParts',
  ],
  task: 'checkout',
};
export const headers = personalHeaders;

const noParts = { goPlus: null, tickets: null, insurance: null, heldPlan: null };

type Quoted = Extract<BookingPageData, { kind: 'quoted' }>;

const planOf = ({ payments }: Order): PaymentPlan =>
  payments.some(({ purpose }) => purpose === 'deposit') ? 'deposit' : 'full';

/** What can be bought with the stay. A host who has to accept first would keep others from the seats for a day. */
const loadParts = async (api: Api, { account, page }: { account: Account; page: Quoted }) => {
  const { quote, property, search, heldOrderId } = page;
  const held = heldOrderId === null ? null : await loadHeldOrder(api, heldOrderId);
  const splitPath = held && (await heldSplitPath(api, held));
  if (splitPath) throw redirect(splitPath);
  const [goPlus, tickets, insurance] = await Promise.all([
    loadGoPlus(api, { account, quote, held }),
    property.instantBook ? loadTickets(api, held) : null,
    loadInsurance(api, { account, quote, search, canJoin: isCheaperWithGoPlus(quote), held }),
  ]);
  return { goPlus, tickets, insurance, heldPlan: held && planOf(held) };
};

export const loader = async (args: Route.LoaderArgs) => {
  const { account, api, locale, request, url } = readPage(args);
  const load = account ? loadBookingPage : loadVisitorPage;
  const page: BookingPageData | VisitorPageData = await load(api, args.params.id, url);
  return {
    page,
    ...(account && page.kind === 'quoted' ? await loadParts(api, { account, page }) : noParts),
    withGoPlus: url.searchParams.get('goPlus') === '1',
    withInsurance: url.searchParams.get('insurance') === '1',
    withTickets: url.searchParams.get('tickets') === '1',
    couponError:
      page.kind === 'quoted' && page.coupon.problem ? fieldSentenceOf(page.coupon.problem, locale) : null,
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
  const { page, lastEmail, goPlus, withGoPlus, tickets, withTickets, heldPlan, couponError } = loaderData;
  const { insurance, withInsurance } = loaderData;
  const needsNetwork = useFlag('TICKETNETWORK_BOOKING_CONFIRMATION');
  if (page.kind === 'visitor') return <VisitorCheckout page={page} lastEmail={lastEmail} />;
  if (page.kind === 'booked') return <AlreadyBooked {...page} />;
  if (page.kind === 'refused') return <BookingRefused {...page} />;
  const joining = { part: goPlus, isInAddress: withGoPlus };
  const adding = { part: needsNetwork ? null : tickets, isInAddress: withTickets };
  const coupon = { error: couponError, isHeld: heldPlan !== null };
  const insuring = { part: insurance, isInAddress: withInsurance };
  const parts = { joining, adding, insuring };
  return <Checkout page={page} {...parts} {...{ coupon, heldPlan }} outcome={actionData} />;
};

export default BookingPage;
