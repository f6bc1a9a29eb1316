import { dayInBooks } from '@golark/contract/dates/rules';
import type { Membership } from '@golark/contract/membership/schemas';
import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import { membershipPath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFormatFullDay } from '../../ui/format-full-day.ts';
import { GoPlus } from '../../ui/go-plus.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { type MembershipState, stateOf } from './membership-state.ts';

type StatusPanelProps = { subscription: Subscription; due: Membership['due'] };

const tones: Record<MembershipState, BadgeTone> = {
  active: 'success',
  ending: 'warning',
  due: 'danger',
  over: 'neutral',
};

/** The state of the membership in one sentence, and what happens next. */
export const StatusPanel = ({ subscription, due }: StatusPanelProps) => {
  const t = useTranslations('ownMembership.status');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const state = stateOf(subscription);
  const day = formatDay(subscription.endsOn);
  const price = money(subscription.renewalPrice.amount, 'cents');
  const amount = due ? money(due.amount.amount, 'cents') : price;
  const renewal = subscription.renews ? t('renews', { day, price }) : t('endsByItself');
  const since = formatDay(dayInBooks(new Date(subscription.startedAt)));
  return (
    <section className="panel membership-status" data-state={state}>
      <p className="flex flex-wrap items-center gap-2">
        <GoPlus /> <Badge tone={tones[state]}>{t(`badges.${state}`)}</Badge>
      </p>
      <h2 className="title-2">{t(`titles.${state}`, { day, amount })}</h2>
      <p>{state === 'active' ? renewal : t(state)}</p>
      {state === 'over' ? (
        <div>
          <ButtonLink to={membershipPath()}>{t('joinAgain')}</ButtonLink>
        </div>
      ) : (
        <p className="small text-muted">{t('since', { day: since })}</p>
      )}
    </section>
  );
};
