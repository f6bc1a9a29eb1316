import type { SavedStay } from '@golark/contract/saved/schemas';
import type { ReactNode } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { emptySearch, HitCard, writeStayQuery } from '../search/index.ts';
import { useFormatRange } from '../ui/format-range.ts';
import { useMoney } from '../ui/numbers.ts';

/** What changed since the stay was saved, in words and not by color alone. */
const PriceChange = ({ saved: { dates, priceThen, priceNow } }: { saved: SavedStay }) => {
  const t = useTranslations('saved');
  const money = useMoney();
  const formatRange = useFormatRange();
  if (!priceNow)
    return dates ? (
      <p className="meta">
        {t('gone', { dates: formatRange({ start: dates.arriveDay, end: dates.departDay }) })}
      </p>
    ) : null;
  if (!priceThen) return null;
  const difference = priceNow.amount - priceThen.amount;
  const params = { amount: money(Math.abs(difference)), amountThen: money(priceThen.amount) };
  if (difference === 0) return <p className="meta">{t('same')}</p>;
  return <p className="meta font-semibold">{t(difference < 0 ? 'cheaper' : 'dearer', params)}</p>;
};

type SavedCardProps = { saved: SavedStay; isEager?: boolean; children?: ReactNode };

/** A stay with its price for the dates that it was saved with, next to the price of that day. */
export const SavedCard = ({ saved, isEager = false, children }: SavedCardProps) => {
  const { stay, dates, party, priceNow } = saved;
  const hasDates = dates !== null && priceNow !== null;
  const search = {
    ...emptySearch,
    ...(hasDates ? { dateFrom: dates.arriveDay, dateTo: dates.departDay } : {}),
    adults: party.adults,
    infants: party.infants,
  };
  return (
    <li className="saved-card">
      <HitCard hit={stay} query={writeStayQuery(search)} hasAskedDates={hasDates} isEager={isEager} />
      <PriceChange saved={saved} />
      {children}
    </li>
  );
};
