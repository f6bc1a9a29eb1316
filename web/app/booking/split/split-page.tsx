import { EntryInPlace, readLastEmail } from '../../accounts/index.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readAccountForm, readPage } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { AlreadyBooked } from '../already-booked.tsx';
import { BookingRefused } from '../booking-refused.tsx';
import { submitBooking } from '../submit-booking.server.ts';
import type { Route } from './+types/split-page.ts';
import { loadSplitPage, loadVisitorSplit, type SplitPageData } from './load-split-page.ts';
import { SplitCheckout } from './split-checkout.tsx';
import { SplitPrice, SplitSummary } from './split-summary.tsx';
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
  if (page.kind === 'visitor') return <Visitor page={page} next={next} lastEmail={lastEmail} />;
  if (page.kind === 'booked') return <AlreadyBooked {...page} />;
  if (page.kind === 'refused') return <BookingRefused {...page} />;
  return <SplitCheckout page={page} outcome={actionData} />;
};

export default SplitPage;

type VisitorProps = {
  page: Extract<SplitPageData, { kind: 'visitor' }>;
  next: string;
  lastEmail: string;
};

const Visitor = ({ page: { parts, changePath }, next, lastEmail }: VisitorProps) => {
  const t = useTranslations('booking.visitor');
  const summary = (
    <>
      <SplitSummary parts={parts} changePath={changePath} />
      <div className="booking-summary">
        <SplitPrice parts={parts} />
      </div>
    </>
  );
  return (
    <div className="page-width split checkout">
      <div className="visitor-entry">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p className="text-muted mt-2">{t('lead')}</p>
        </div>
        <EntryInPlace next={next} lastEmail={lastEmail} />
        <div className="lg:hidden split-summary">{summary}</div>
      </div>
      <aside className="checkout-aside split-summary">{summary}</aside>
    </div>
  );
};
