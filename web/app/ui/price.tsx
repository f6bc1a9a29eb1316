import { useTranslations } from '../platform/translations.ts';
import { GoPlus } from './go-plus.tsx';
import { type MoneyDetail, useMoney } from './numbers.ts';

type PriceProps = {
  /** The total in cents with every fee, shown as the most prominent amount. */
  total: number;
  /** The number of nights that the total is for; without it the label is "total". */
  nights?: number;
  words?: string;
  /** The dates that the total is for, if they are only the next ones that are free. */
  dates?: string | undefined;
  /** An earlier total, struck through. */
  previousTotal?: number;
  size?: 'card' | 'large' | 'grand';
  detail?: MoneyDetail;
};

export const Price = ({
  total,
  nights,
  words,
  dates,
  previousTotal,
  size = 'card',
  detail = 'dollars',
}: PriceProps) => {
  const t = useTranslations('ui.price');
  const money = useMoney();
  const ofNights = nights === undefined ? t('total') : t('totalNights', { nights });
  return (
    <p className="price figures" data-size={size}>
      {dates !== undefined && <span>{t('from')}</span>}
      <b>{money(total, detail)}</b>
      {previousTotal !== undefined && (
        <s>
          <span className="sr-only">{t('before')} </span>
          {money(previousTotal, detail)}
        </s>
      )}
      <span>{dates === undefined ? (words ?? ofNights) : t('totalDates', { dates })}</span>
    </p>
  );
};

type MemberPriceProps = {
  /** In cents, as the visitor pays it. */
  total: number;
  memberTotal?: number | null | undefined;
  /** The total for others, if the visitor is a member and saves something. */
  usualTotal?: number | undefined;
};

/** `Go+ $1,064 for members`; to a member, `Go+ You save $85`; nothing where both pay the same. */
export const MemberPrice = ({ total, memberTotal, usualTotal }: MemberPriceProps) => {
  const t = useTranslations('ui.price');
  const money = useMoney();
  const isLower = typeof memberTotal === 'number' && memberTotal < total;
  if (usualTotal === undefined && !isLower) return null;
  return (
    <p className="member-price figures">
      <GoPlus />{' '}
      {isLower
        ? t('members', { amount: money(memberTotal) })
        : t('saved', { amount: money((usualTotal ?? total) - total) })}
    </p>
  );
};
