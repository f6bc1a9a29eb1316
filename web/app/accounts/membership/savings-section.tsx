import { dayInBooks } from '@golark/contract/dates/rules';
import type { Membership } from '@golark/contract/membership/schemas';
import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import { homePath, tripPath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFormatFullDay } from '../../ui/format-full-day.ts';
import { TagIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { EmptyState } from '../../ui/state-panel.tsx';
import { SettingRow, SettingSection } from '../form/setting.tsx';

type SavingsProps = { subscription: Subscription; savings: Membership['savings'] };

/** What Go+ has saved against what it cost, also when that is less, and the bookings that saved it. */
export const SavingsSection = ({ subscription, savings }: SavingsProps) => {
  const t = useTranslations('ownMembership.savings');
  const { items } = savings;
  return (
    <SettingSection id="savings" title={t('title')}>
      <SavingsLine subscription={subscription} savings={savings} />
      {items.length === 0 && subscription.status !== 'EXPIRED' && (
        <EmptyState
          icon={TagIcon}
          title={t('emptyTitle')}
          text={t('empty')}
          action={<ButtonLink to={homePath()}>{t('findStay')}</ButtonLink>}
        />
      )}
      {items.length > 0 && (
        <div className="mt-4">
          {items.map((item) => (
            <SavingRow key={item.id} item={item} />
          ))}
        </div>
      )}
    </SettingSection>
  );
};

const SavingsLine = ({ subscription, savings }: SavingsProps) => {
  const t = useTranslations('ownMembership.savings');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const { current, total, fee } = savings;
  const isOver = subscription.status === 'EXPIRED';
  const missing = fee.amount - current.amount;
  const figures = { amount: money(current.amount, 'cents'), fee: money(fee.amount, 'cents') };
  const day = formatDay(dayInBooks(new Date(subscription.currentPeriodStart)));
  const verdict =
    missing <= 0
      ? t(isOver ? 'wasAhead' : 'isAhead')
      : isOver
        ? t('wasBehind')
        : t('isBehind', { missing: money(missing, 'cents') });
  return (
    <p>
      <b className="font-semibold">{isOver ? t('last', figures) : t('now', { ...figures, day })}</b> {verdict}{' '}
      {total.amount > current.amount && t('total', { amount: money(total.amount, 'cents') })}
    </p>
  );
};

const SavingRow = ({ item }: { item: Membership['savings']['items'][number] }) => {
  const t = useTranslations('ownMembership.savings');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const title = item.kind === 'stay' ? <TextLink to={tripPath(item.id)}>{item.title}</TextLink> : item.title;
  return (
    <SettingRow title={title} note={t('bookedOn', { day: formatDay(item.bookedOn) })}>
      <b className="figures font-semibold">{money(item.savings.amount, 'cents')}</b>
    </SettingRow>
  );
};
