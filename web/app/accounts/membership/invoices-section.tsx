import type { MembershipInvoice } from '@golark/contract/membership/schemas';
import { fullNameOf } from '@golark/contract/names/rules';
import { knownBrand } from '@golark/contract/payments/rules';
import { brand } from '../../brand.ts';
import { ChargeLines } from '../../payments/index.ts';
import { useAccount } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormatFullDay } from '../../ui/format-full-day.ts';
import { ReceiptIcon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { SettingSection } from '../form/setting.tsx';

const tones = { DUE: 'danger', PAID: 'success', REFUNDED: 'neutral' } as const;

/** Every period that was charged. Printed are those that are open. */
export const InvoicesSection = ({ invoices }: { invoices: readonly MembershipInvoice[] }) => {
  const t = useTranslations('ownMembership.invoices');
  return (
    <SettingSection id="invoices" title={t('title')}>
      {invoices.map((invoice) => (
        <Invoice key={invoice.id} invoice={invoice} />
      ))}
    </SettingSection>
  );
};

const Invoice = ({ invoice }: { invoice: MembershipInvoice }) => {
  const t = useTranslations('ownMembership.invoices');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const { kind, status, periodStartsOn, periodEndsOn, total, refunded } = invoice;
  const lines = invoice.lines.map(({ label, amount }) => ({ label, amount: amount.amount }));
  return (
    <details className="invoice">
      <summary>
        <span className="setting-words">
          <span className="setting-title">
            <b>{t(`kinds.${kind}`)}</b> <Badge tone={tones[status]}>{t(`states.${status}`)}</Badge>
          </span>
          <span className="setting-note">
            {periodEndsOn
              ? t('period', { from: formatDay(periodStartsOn), until: formatDay(periodEndsOn) })
              : t('from', { from: formatDay(periodStartsOn) })}
          </span>
        </span>
        <b className="figures font-semibold">{money(total.amount, 'cents')}</b>
      </summary>
      <div className="invoice-body">
        <Parties />
        <InvoiceFacts invoice={invoice} />
        <ChargeLines lines={lines} total={{ label: t('total'), amount: total.amount }} />
        {refunded.amount > 0 && (
          <p className="flex justify-between gap-4">
            <span>{t('refunded')}</span>
            <span className="figures">{money(-refunded.amount, 'cents')}</span>
          </p>
        )}
        <div className="needs-scripts">
          <Button size="small" icon={ReceiptIcon} onPress={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
    </details>
  );
};

/** The seller and the buyer, which only the printed version shows. */
const Parties = () => {
  const account = useAccount();
  if (!account) return null;
  return (
    <p className="print-only">
      {brand.name} · {fullNameOf(account)} · {account.email}
    </p>
  );
};

const InvoiceFacts = ({ invoice }: { invoice: MembershipInvoice }) => {
  const t = useTranslations('ownMembership.invoices');
  const brands = useTranslations('ui.card.brands');
  const formatDay = useFormatFullDay();
  const { code, paidOn, card } = invoice;
  const facts = [
    t('code', { code }),
    paidOn && t('paidOn', { day: formatDay(paidOn) }),
    card && t('card', { brand: brands(knownBrand(card.brand)), last4: card.last4 }),
  ];
  return <p className="small text-muted">{facts.filter(Boolean).join(' · ')}</p>;
};
