import { listCards } from '@golark/contract/payments/calls';
import type { Card } from '@golark/contract/payments/schemas';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { orNetworkIssue } from '../../platform/network-issue.ts';
import { readLocale } from '../../platform/preferences.ts';
import { apiContext, clockContext } from '../../platform/request-context.ts';
import { personalHeaders, readOwnForm, requireAccount } from '../../platform/require-account.ts';
import { useRootData } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { CardIcon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { personalMeta } from '../account-meta.ts';
import { outcomeFor } from '../form/action-form.tsx';
import { OutcomeToast } from '../form/outcome-toast.tsx';
import { SettingSection } from '../form/setting.tsx';
import type { Route } from './+types/payments-page.ts';
import { AddCard } from './add-card.tsx';
import { SavedCard } from './saved-card.tsx';
import { submitCard } from './submit-card.ts';
import { TestCards } from './test-cards.tsx';

export const headers = personalHeaders;

/** A card is good to the end of its month. */
const isExpired = ({ expYear, expMonth }: Card, now: Date): boolean =>
  Date.UTC(expYear, expMonth, 1) <= now.getTime();

export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  requireAccount(context, url);
  const { cards } = dataOrThrow(await callApi(context.get(apiContext), listCards));
  const now = context.get(clockContext).now();
  return {
    cards: cards.map((card) => ({ ...card, isExpired: isExpired(card, now) })),
    locale: readLocale(request, context),
  };
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  requireAccount(context, url);
  const form = await readOwnForm(request);
  const [api, now] = [context.get(apiContext), context.get(clockContext).now()];
  return submitCard({ api, form, locale: readLocale(request, context), now });
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => personalMeta('payments', loaderData?.locale);

const told = ['add', 'makeDefault', 'remove'] as const;

const PaymentsPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts');
  const isDemo = useRootData()?.demo ?? false;
  const { cards } = loaderData;
  const done = told.find((intent) => intent === actionData?.intent);
  return (
    <>
      <h1 className="display">{t('headTitles.payments')}</h1>
      <p className="setting-lead">{t('payments.lead')}</p>
      {done && <OutcomeToast outcome={actionData} text={t(`payments.done.${done}`)} />}
      <SettingSection id="cards" title={t('payments.cards')}>
        {cards.length === 0 && (
          <EmptyState icon={CardIcon} title={t('payments.none')} text={t('payments.noneText')} />
        )}
        {cards.map((card) => (
          <SavedCard key={card.id} card={card} outcome={actionData} />
        ))}
      </SettingSection>
      <SettingSection id="add" title={t('payments.add')} note={t('payments.addNote')}>
        {isDemo && <TestCards />}
        <AddCard key={cards.length} outcome={outcomeFor(actionData, 'add')} />
      </SettingSection>
    </>
  );
};

export default PaymentsPage;
