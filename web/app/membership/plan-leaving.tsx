import { addDays } from '@golark/contract/dates/rules';
import { useId } from 'react';
import { useAccount } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { ChevronRightIcon, Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/numbers.ts';
import type { PlanPage } from './load-plan.ts';

/** How to cancel, and for accounts without Go+ what happens on which day. */
export const PlanLeaving = ({ loaded }: { loaded: PlanPage }) => {
  const t = useTranslations('plan.leaving');
  const titleId = useId();
  const subscription = useAccount()?.membershipSubscription ?? null;
  const isActive = subscription?.status === 'ACTIVE';
  const endsOn = isActive ? subscription.endsOn : loaded.plan.endsOn;
  return (
    <section className="page-width section" aria-labelledby={titleId}>
      <div className="plan-leaving">
        <div>
          <h2 className="title-1" id={titleId}>
            {t('title')}
          </h2>
          <p className="text-muted mt-2">{t('lead')}</p>
          <TwoClicks endsOn={endsOn} />
          <p className="small text-muted">{t('after')}</p>
        </div>
        {!isActive && <Timeline loaded={loaded} />}
      </div>
    </section>
  );
};

const TwoClicks = ({ endsOn }: { endsOn: string }) => {
  const t = useTranslations('plan.leaving');
  const formatDay = useFormatFullDay();
  return (
    <ol className="two-clicks">
      <li>
        <span className="small text-muted">{t('firstClick')}</span>
        <b>{t('account')}</b>
        <span className="drawn-button small">{t('cancel')}</span>
        <Icon of={ChevronRightIcon} />
      </li>
      <li>
        <span className="small text-muted">{t('secondClick')}</span>
        <b>{t('ends', { day: formatDay(endsOn) })}</b>
        <span className="drawn-button small">{t('confirm')}</span>
      </li>
    </ol>
  );
};

const Timeline = ({ loaded: { plan, terms, today } }: { loaded: PlanPage }) => {
  const t = useTranslations('plan.leaving');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const { endsOn } = plan;
  const later = money(plan.later);
  const notices = terms.noticeDays.map((days, place) => ({
    key: `notice ${days}`,
    title: formatDay(addDays(endsOn, -days)),
    text: t(place === 0 ? 'notice' : 'reminder'),
  }));
  const steps = [
    {
      key: 'today',
      title: t('today', { day: formatDay(today) }),
      text: t('charged', { price: money(plan.first, 'cents') }),
    },
    ...notices,
    { key: 'unpaid', title: t('unpaid', { price: later }), text: t('unpaidText') },
    { key: 'end', title: formatDay(endsOn), text: t('end', { price: money(plan.later, 'cents') }) },
  ];
  return (
    <ol className="plan-timeline">
      {steps.map(({ key, title, text }) => (
        <li key={key}>
          <b>{title}</b>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
};
