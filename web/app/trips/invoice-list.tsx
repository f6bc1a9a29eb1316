import { invoiceFilePath } from '@golark/contract/receipt-paths';
import type { Invoice } from '@golark/contract/receipts/schemas';
import { useTranslations } from '../platform/translations.ts';
import { useFormatDay } from '../ui/format-times.ts';
import { DownloadIcon, Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/numbers.ts';

export const InvoiceList = ({ invoices }: { invoices: readonly Invoice[] }) => {
  const t = useTranslations('invoices');
  const formatDay = useFormatDay();
  const money = useMoney();
  return (
    <>
      <ul className="invoice-list">
        {invoices.map(({ number, kind, issuedOn, amount }) => {
          const name = t(`kinds.${kind}`, { number });
          return (
            <li key={number} className="panel">
              <div>
                <h2 className="title-3">{name}</h2>
                <p className="small text-muted">
                  {t('issuedOn', { day: formatDay(issuedOn) })} ·{' '}
                  {t(`notes.${kind}`, { amount: money(amount.amount, 'cents') })}
                </p>
              </div>
              <a
                className="button"
                data-variant="secondary"
                href={invoiceFilePath(number)}
                aria-label={t('downloadOf', { name })}
                download
              >
                <Icon of={DownloadIcon} size={18} />
                <span>{t('download')}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <p className="small text-muted">{t('creditNotes')}</p>
    </>
  );
};
