import { booksTimeZone } from '@golark/contract/brand';
import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import { accountMembershipPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { useFormatInstant } from '../ui/format-times.ts';
import { useMoney } from '../ui/numbers.ts';

type OwnProps = { subscription: Subscription };

/** In place of the price: the membership of the account with a link to it. */
export const PlanMember = ({ subscription }: OwnProps) =>
  subscription.status === 'PAST_DUE' ? (
    <UnpaidMembership subscription={subscription} />
  ) : (
    <OwnMembership subscription={subscription} />
  );

const OwnMembership = ({ subscription }: OwnProps) => {
  const t = useTranslations('plan.own');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const { endsOn, renews, cancelAtPeriodEnd, renewalPrice } = subscription;
  const day = formatDay(endsOn);
  const ending = cancelAtPeriodEnd ? t('canceled', { day }) : t('ends', { day });
  return (
    <section className="plan-card" aria-label={t('label')}>
      <h2 className="title-2">{t('member')}</h2>
      <p>{renews ? t('renews', { day, price: money(renewalPrice.amount, 'cents') }) : ending}</p>
      <ButtonLink to={accountMembershipPath()} variant="secondary" size="large" isFull>
        {t('open')}
      </ButtonLink>
    </section>
  );
};

const UnpaidMembership = ({ subscription: { renewalPrice, graceEndsAt } }: OwnProps) => {
  const t = useTranslations('plan.own');
  const money = useMoney();
  const formatInstant = useFormatInstant();
  const price = money(renewalPrice.amount, 'cents');
  return (
    <section className="plan-card" aria-label={t('label')}>
      <h2 className="title-2">{t('pastDue')}</h2>
      {graceEndsAt && <p>{t('payUntil', { price, deadline: formatInstant(graceEndsAt, booksTimeZone) })}</p>}
      <ButtonLink to={accountMembershipPath()} variant="primary" size="large" isFull>
        {t('pay', { price })}
      </ButtonLink>
    </section>
  );
};
