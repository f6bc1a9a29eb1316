import { joinPath } from '@golark/contract/join-paths';
import { membershipPath } from '@golark/contract/paths';
import { EntryInPlace, readLastEmail } from '../accounts/index.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readAccountForm, readPage } from '../platform/page/page-request.ts';
import { nextPathOf } from '../platform/page/same-origin.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import type { Route } from './+types/purchase-page.ts';
import { JoinAlert } from './join-alert.tsx';
import { JoinCode } from './join-code.tsx';
import { JoinForm } from './join-form.tsx';
import { JoinFrame } from './join-frame.tsx';
import { JoinMember } from './join-member.tsx';
import { loadPurchase } from './load-purchase.ts';
import { submitJoin } from './submit-join.server.ts';
import '../payments/checkout.css';
import '../ui/applied-code.css';
import './join.css';

export const handle = { messages: ['accounts', 'fields', 'joinMembership', 'payments'], task: 'checkout' };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { account, api, locale, request, url } = readPage(args);
  const code = url.searchParams.get('code')?.trim() ?? '';
  const next = nextPathOf(url);
  return {
    purchase: await loadPurchase(api, { account, code }),
    code,
    next,
    locale,
    lastEmail: readLastEmail(request),
    phoneTitle: translatorOf(locale, 'joinMembership')('title'),
    backTo: membershipPath(code, next),
  };
};

export const action = async (args: Route.ActionArgs) => submitJoin(await readAccountForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'joinMembership')('headTitle'), isIndexed: false })
    : [];

const PurchasePage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('joinMembership');
  const { purchase, code, next, lastEmail } = loaderData;
  if (purchase.kind === 'member') return <JoinMember membership={purchase.membership} next={next} />;
  const { offer } = purchase;
  if (purchase.kind === 'visitor')
    return (
      <JoinFrame offer={offer} title={t('visitor.title')} lead={t('visitor.lead')}>
        <div className="visitor-entry mt-6">
          <EntryInPlace next={joinPath(code, next)} lastEmail={lastEmail} />
        </div>
      </JoinFrame>
    );
  return (
    <JoinFrame offer={offer} title={t('title')} lead={t('lead')}>
      {actionData && <JoinAlert outcome={actionData} />}
      <JoinCode offer={offer} next={next} error={actionData?.errors['code']} key={code} />
      <JoinForm offer={offer} cards={purchase.cards} outcome={actionData} />
    </JoinFrame>
  );
};

export default PurchasePage;
