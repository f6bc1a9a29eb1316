import type { PricedSection } from '@golark/contract/own-listings/rules';
import type { PreviewedStay, PricePreview } from '@golark/contract/own-listings/schemas';
import { useRef } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { useFormatRange } from '../ui/format-range.ts';
import { useMoney } from '../ui/numbers.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { usePricePreview } from './use-price-preview.ts';

type Kind = keyof PricePreview;

/** The dates that show what a section changes. */
const kindsOfSection: Record<PricedSection, readonly Kind[]> = {
  price: ['weekend', 'week'],
  seasons: ['seasonWeekend', 'seasonWeek', 'weekend', 'week'],
  discounts: ['weekend', 'week', 'month', 'lastMinute', 'earlyBooking'],
  members: ['weekend', 'week'],
  fees: ['weekend', 'week'],
  deposit: ['weekend', 'week', 'deposit'],
};
/** These are always looked for, so that their absence is explained. */
const usualKinds: readonly Kind[] = ['weekend', 'week'];

type PricePreviewPanelProps = {
  section: PricedSection;
  listingId: string;
  hostId: string;
  /** At what is saved; null as long as the price is open. */
  preview: PricePreview | null;
  /** The price of the listing is open, so that no other section has totals. */
  isPriceOpen: boolean;
};

/** Guests' totals and the host's earnings at what is typed into the form around the panel. */
export const PricePreviewPanel = ({
  section,
  preview: given,
  isPriceOpen,
  ...listing
}: PricePreviewPanelProps) => {
  const t = useTranslations('listingPrices.preview');
  const isHydrated = useIsHydrated();
  const panel = useRef<HTMLElement>(null);
  const { preview, isRefused, isLoading } = usePricePreview(panel, { section, ...listing }, given);
  const isOpen = isPriceOpen && section !== 'price';
  const shown = isOpen ? null : preview;
  return (
    <section ref={panel} className="panel listing-preview" aria-live="polite" aria-busy={isLoading}>
      <h3 className="title-3">{t('title')}</h3>
      {isOpen && <p className="text-muted">{t('priceFirst')}</p>}
      {!isOpen && !shown && !isRefused && <p className="text-muted">{t('none')}</p>}
      {isRefused && <p className="text-muted">{t('refused')}</p>}
      {shown &&
        !isRefused &&
        kindsOfSection[section].map((kind) => {
          const stay = shown[kind];
          if (stay)
            return <PreviewOfStay key={kind} title={t(`kinds.${kind}`)} section={section} stay={stay} />;
          return (
            usualKinds.includes(kind) && (
              <p key={kind} className="text-muted">
                {t('noDates', { title: t(`kinds.${kind}`) })}
              </p>
            )
          );
        })}
      {!isHydrated && !isOpen && (
        <Button type="submit" variant="secondary" name="preview" value="1">
          {t('update')}
        </Button>
      )}
    </section>
  );
};

type Amounts = Pick<PreviewedStay, 'guestTotal' | 'payout'>;

type PreviewOfStayProps = { title: string; section: PricedSection; stay: PreviewedStay };

const PreviewOfStay = ({ title, section, stay }: PreviewOfStayProps) => {
  const t = useTranslations('listingPrices.preview');
  const range = useFormatRange();
  const { member, nonRefundable, withExtras, deposit } = stay;
  return (
    <div className="listing-previewed">
      <b>{title}</b>
      <p className="small text-muted">{range({ start: stay.arriveDay, end: stay.departDay })}</p>
      <AmountList pays={t('guestTotal', { count: stay.guests })} amounts={stay} />
      {section === 'members' && member && <AmountList pays={t('member')} amounts={member} />}
      {section === 'discounts' && nonRefundable && (
        <AmountList pays={t('nonRefundable')} amounts={nonRefundable} />
      )}
      {section === 'fees' && withExtras && (
        <AmountList
          pays={t(withExtras.pets ? 'withPet' : 'guestTotal', { count: withExtras.guests })}
          amounts={withExtras}
        />
      )}
      {section === 'deposit' && <DepositList deposit={deposit} />}
    </div>
  );
};

const AmountList = ({ pays, amounts }: { pays: string; amounts: Amounts }) => {
  const t = useTranslations('listingPrices.preview');
  const money = useMoney();
  return (
    <dl className="listing-amounts">
      <dt>{pays}</dt>
      <dd className="figures">{money(amounts.guestTotal.amount, 'cents')}</dd>
      <dt>{t('payout')}</dt>
      <dd className="figures">{money(amounts.payout.amount, 'cents')}</dd>
    </dl>
  );
};

const DepositList = ({ deposit }: Pick<PreviewedStay, 'deposit'>) => {
  const t = useTranslations('listingPrices.preview');
  const money = useMoney();
  const fullDay = useFormatFullDay();
  if (!deposit) return <p className="small text-muted">{t('noDeposit')}</p>;
  return (
    <dl className="listing-amounts">
      <dt>{t('now')}</dt>
      <dd className="figures">{money(deposit.now.amount, 'cents')}</dd>
      <dt>{t('later', { day: fullDay(deposit.dueOn) })}</dt>
      <dd className="figures">{money(deposit.later.amount, 'cents')}</dd>
    </dl>
  );
};
