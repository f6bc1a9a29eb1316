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

/** `Go+ You save $85`, under the total of a member. */
export const MemberSavings = ({ amount }: { amount: number }) => {
  const t = useTranslations('ui.price');
  const money = useMoney();
  return (
    <p className="member-price figures">
      <GoPlus /> {t('saved', { amount: money(amount) })}
    </p>
  );
};

/** `Go+ $1,064 for members`. */
export const MemberPrice = ({ total }: { total: number }) => {
  const t = useTranslations('ui.price');
  const money = useMoney();
  return (
    <p className="member-price figures">
      <GoPlus /> {t('members', { amount: money(total) })}
    </p>
  );
};
