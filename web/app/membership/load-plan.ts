import { dayInBooks } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { listMembershipPlans } from '@golark/contract/membership/calls';
import type { PlansResponse } from '@golark/contract/membership/schemas';
import { homePath, membershipPath } from '@golark/contract/paths';
import { hasControl } from '@golark/contract/text/rules';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { describePage } from '../platform/page/describe-page.server.ts';
import { readPage } from '../platform/page/page-request.ts';
import { samePathOr } from '../platform/page/same-origin.ts';
import { questionsThing } from '../platform/page/structured-data.server.ts';
import type { Api } from '../platform/request-context.ts';
import { translatorOf } from '../platform/translations.ts';
import { formatMoney } from '../ui/numbers.ts';
import { planQuestions, withoutIn } from './plan-questions.ts';
import { fractionNear, readUsage } from './savings.ts';

/** The longest text that the server accepts as a code. */
const longestCode = 40;

/** `/membership/go2025/spring/` is about the code GO2025: codes have no slashes, and their case doesn't matter. */
const codeIn = (path: string): string => {
  const code = (path.split('/')[0] ?? '').trim().toUpperCase();
  // a path of dots would be another page
  return /^\.+$/.test(code) ? '' : code;
};

const unknownCode = (code: string): NonNullable<PlansResponse['code']> => ({
  code: code.slice(0, longestCode),
  status: 'UNKNOWN',
  discount: { amount: 0, currency: 'USD' },
  endsOn: null,
});

/** A text that cannot be a code is not sent: the server would reject the whole call. */
const loadPlans = async (api: Api, code: string): Promise<PlansResponse> => {
  const isAskable = code !== '' && code.length <= longestCode && !hasControl(code);
  const found = dataOrThrow(await callApi(api, listMembershipPlans, { query: isAskable ? { code } : {} }));
  return code && !isAskable ? { ...found, code: unknownCode(code) } : found;
};

/** The code form posts `?code=` to any plan page: the code belongs into the path, and everything else stays. */
const leaveForTypedCode = ({ searchParams }: URL): void => {
  const typed = searchParams.get('code');
  if (typed === null) return;
  const rest = new URLSearchParams(searchParams);
  rest.delete('code');
  throw redirect(`${membershipPath(codeIn(typed))}${rest.size > 0 ? `?${rest}` : ''}`);
};

/** For search engines; written here, because its code would make the first load of the page heavier. */
const descriptionOf = (locale: Locale, firstAmount: number, share: number): string => {
  const t = translatorOf(locale, 'plan');
  return t('description', {
    share: t('share', fractionNear(share)),
    price: formatMoney(firstAmount, 'dollars', locale),
  });
};

/** The plan with the effect of the code in the path, the same for every visitor; personal data comes from the account. */
export const loadPlan = async (args: Parameters<typeof readPage>[0], path: string) => {
  const { api, locale, now, url } = readPage(args);
  leaveForTypedCode(url);
  const { plans, code, terms, discounts } = await loadPlans(api, codeIn(path));
  const [plan] = plans;
  if (!plan) throw new Response('There is no Go+ plan.', { status: 404 });
  const { price, firstPrice, endsOn, ticketFeePercentOff } = plan;
  const applied = code?.status === 'APPLIED' ? code.code : '';
  const words = {
    t: translatorOf(locale, 'plan'),
    without: withoutIn(locale, discounts.share),
    money: (amount: number) => formatMoney(amount, 'cents', locale),
  };
  describePage(args, {
    path: membershipPath(applied),
    things: () => [questionsThing(planQuestions({ discounts, terms, ticketFeePercentOff }, words))],
  });
  return {
    plan: { first: firstPrice.amount, later: price.amount, endsOn },
    code,
    /** The code that is carried to the purchase; empty for the regular price. */
    applied,
    terms,
    discounts,
    /** The share of the service fee of event tickets that a member doesn't pay. */
    ticketFeePercentOff,
    usage: readUsage(url.searchParams),
    next: samePathOr(homePath(), url.searchParams.get('next')),
    today: dayInBooks(now),
    description: descriptionOf(locale, firstPrice.amount, discounts.share),
    locale,
  };
};

export type PlanPage = Awaited<ReturnType<typeof loadPlan>>;
