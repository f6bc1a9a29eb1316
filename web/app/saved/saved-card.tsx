import type { SavedStay, SharedStay } from '@golark/contract/saved/schemas';
import type { ReactNode } from 'react';
import { useToday } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { HitCard } from '../search/index.ts';
import { useFormatRange } from '../ui/format-range.ts';
import { useMoney } from '../ui/numbers.ts';
import { shownWith } from './shown-with.ts';

/** What changed since the stay was saved, in words and not by color alone. */
const PriceChange = ({ saved: { dates, priceThen, priceNow } }: { saved: SavedStay }) => {
  const t = useTranslations('saved');
  const money = useMoney();
  if (!priceNow || !priceThen) return null;
  // in dollars, as both are shown
  const difference = Math.round(priceNow.amount / 100) - Math.round(priceThen.amount / 100);
  if (difference === 0) return null;
  const kind = dates ? 'total' : 'night';
  const params = { amount: money(Math.abs(difference) * 100), amountThen: money(priceThen.amount) };
  const isCheaper = difference < 0;
  return (
    <p className="small saved-change" data-cheaper={isCheaper ? '' : undefined}>
      {t(`${kind}.${isCheaper ? 'cheaper' : 'dearer'}`, params)}
    </p>
  );
};

/** The dates and party that the price is for, or why there is none. */
const SavedFor = ({ saved: { stay, dates, priceNow } }: { saved: SharedStay }) => {
  const t = useTranslations('saved');
  const formatRange = useFormatRange();
  const today = useToday();
  if (!dates) return null;
  const range = formatRange({ start: dates.arriveDay, end: dates.departDay });
  if (priceNow) return <p className="small text-muted">{range}</p>;
  const isPast = today !== undefined && dates.arriveDay < today;
  return (
    <p className="small font-semibold">
      {t(isPast ? 'past' : 'taken', { dates: range })}
      {stay.total && ` ${t('nextDates')}`}
    </p>
  );
};

type SavedCardProps = {
  saved: SavedStay | SharedStay;
  isEager: boolean;
  isMarked: boolean;
  children: ReactNode;
};

/** A stay with its price for the dates that it was saved with, next to the price of that day. */
export const SavedCard = ({ saved, isEager, isMarked, children }: SavedCardProps) => {
  const { stay } = saved;
  const { query, hasDates } = shownWith(saved);
  return (
    <li className="saved-card search-hit" data-stay={stay.id} data-marked={isMarked ? '' : undefined}>
      <HitCard hit={stay} query={query} hasAskedDates={hasDates} isEager={isEager} />
      <SavedFor saved={saved} />
      {'priceThen' in saved && <PriceChange saved={saved} />}
      {children}
    </li>
  );
};
