import type { BusinessDetails } from '@golark/contract/receipts/schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { invoiceIntent } from './invoice-intent.ts';

type InvoiceFormProps = {
  /** Of the account, from an earlier invoice. */
  details: BusinessDetails | null;
  outcome: FormOutcome | undefined;
};

export const InvoiceForm = ({ details, outcome }: InvoiceFormProps) => {
  const t = useTranslations('invoices');
  const shown = (name: keyof BusinessDetails): string => outcome?.values[name] ?? details?.[name] ?? '';
  return (
    <ActionForm intent={invoiceIntent} outcome={outcome} submit={t('issue')} variant="primary">
      <TextField
        label={t('company')}
        name="companyName"
        autoComplete="organization"
        maxLength={200}
        defaultValue={shown('companyName')}
        error={outcome?.errors['companyName']}
      />
      <TextArea
        label={t('address')}
        help={t('addressHelp')}
        name="address"
        rows={4}
        maxLength={500}
        defaultValue={shown('address')}
        error={outcome?.errors['address']}
      />
      <TextField
        label={t('taxNumber')}
        help={t('taxHelp')}
        isOptional
        name="taxNumber"
        maxLength={40}
        defaultValue={shown('taxNumber')}
        error={outcome?.errors['taxNumber']}
      />
      <p className="small text-muted">{t('once')}</p>
    </ActionForm>
  );
};
