import type { Membership } from '@golark/contract/membership/schemas';
import { accountMembershipPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { useMoney } from '../ui/numbers.ts';
import { useNextLink } from './use-next-link.ts';

/** For a member who opens the purchase: nothing to buy. */
export const JoinMember = ({ membership, next }: { membership: Membership; next: string }) => {
  const t = useTranslations('joinMembership');
  const link = useNextLink(next);
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const { subscription, savings } = membership;
  if (!subscription) return null;
  const text =
    subscription.status === 'PAST_DUE'
      ? t('member.due')
      : t('member.until', {
          day: formatDay(subscription.endsOn),
          amount: money(savings.current.amount, 'cents'),
        });
  return (
    <div className="page-width py-10">
      <h1 className="display">{t('member.title')}</h1>
      <p className="body-large text-muted mt-3 max-w-[52ch]">{text}</p>
      <div className="flex flex-wrap gap-3 mt-6">
        <ButtonLink to={accountMembershipPath()} variant="primary">
          {t('openAccount')}
        </ButtonLink>
        <ButtonLink to={link.to}>{link.words}</ButtonLink>
      </div>
    </div>
  );
};
