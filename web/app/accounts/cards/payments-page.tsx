import { listCards } from '@golark/contract/payments/calls';
import { isExpired } from '@golark/contract/payments/rules';
import type { Card } from '@golark/contract/payments/schemas';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { readAccountForm, readAccountPage } from '../../platform/page/page-request.ts';
import { useRootData } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { CardIcon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { personalMeta } from '../account-meta.ts';
import { SettingSection } from '../form/setting.tsx';
import type { Route } from './+types/payments-page.ts';
import { AddCard } from './add-card.tsx';
import { SavedCard } from './saved-card.tsx';
import { submitCard } from './submit-card.server.ts';
import { TestCards } from './test-cards.tsx';

export const handle = { messages: ['accounts', 'fields', 'payments'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, now } = readAccountPage(args);
  const { cards } = dataOrThrow(await callApi(api, listCards));
  const isOver = ({ expYear, expMonth }: Card) => isExpired({ year: expYear, month: expMonth }, now);
  return { cards: cards.map((card) => ({ ...card, isExpired: isOver(card) })), locale };
};

export const action = async (args: Route.ActionArgs) => submitCard(await readAccountForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => personalMeta('payments', loaderData?.locale);

const confirmed = ['add', 'makeDefault', 'remove'] as const;

const PaymentsPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts');
  const isDemo = useRootData()?.demo ?? false;
  const { cards } = loaderData;
  const done = confirmed.find((intent) => intent === actionData?.intent);
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
