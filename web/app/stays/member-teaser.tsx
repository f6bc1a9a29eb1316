import { membershipPath } from '@golark/contract/paths';
import type { Rate } from '@golark/contract/pricing/schemas';
import type { GoPlusOffer } from '../membership/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { GoPlus } from '../ui/go-plus.tsx';
import { TextLink } from '../ui/link.tsx';
import { useMoney } from '../ui/numbers.ts';

type MemberTeaserProps = {
  rate: Rate;
  goPlus: GoPlusOffer | null;
  /** The page of the stay with its dates and guests, to come back to. */
  returnTo: string;
};

/** What Go+ saves on this stay, and for those without it also what it costs; nothing for a stay without a member price. */
export const MemberTeaser = ({ rate, goPlus, returnTo }: MemberTeaserProps) => {
  const t = useTranslations('stays.quote');
  const money = useMoney();
  const { member } = rate;
  const saved = member.savings.amount;
  if (saved <= 0) return null;
  const amount = money(saved);
  const isMember = rate.applies === 'member';
  return (
    <div className="member-teaser small">
      <GoPlus />
      <div>
        <p>
          {isMember
            ? t('memberSaves', { amount })
            : t('memberTeaser', { total: money(member.total.amount), amount })}
        </p>
        {!isMember && goPlus && <GoPlusCost saved={saved} goPlus={goPlus} returnTo={returnTo} />}
      </div>
    </div>
  );
};

type GoPlusCostProps = { saved: number; goPlus: GoPlusOffer; returnTo: string };

const GoPlusCost = ({ saved, goPlus, returnTo }: GoPlusCostProps) => {
  const t = useTranslations('stays.quote');
  const money = useMoney();
  const { code, firstAmount, isFirstReduced } = goPlus;
  const key = saved < firstAmount ? 'memberNotYet' : 'memberWorth';
  return (
    <p className="mt-1">
      {t(key, { price: money(firstAmount), isFirst: String(isFirstReduced) })}{' '}
      <TextLink to={membershipPath(code, returnTo)}>{t('memberHow')}</TextLink>
    </p>
  );
};
