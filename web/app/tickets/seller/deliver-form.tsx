import { deliverTickets } from '@golark/contract/selling/calls';
import type { Sale } from '@golark/contract/selling/schemas';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { TextField } from '../../ui/text-field.tsx';
import { UploadForm } from '../sell/upload-form.tsx';
import type { EncodedFile } from '../sell/use-upload.ts';
import { answerIntent, deliverFilesIntent, deliverTransferIntent } from './deliver-intents.ts';
import { saleAnchor } from './sale-anchor.ts';

type DeliverFormProps = { sale: Sale; outcome: FormOutcome | undefined };

/** The PDF of what was sold, or how it was transferred to the buyer. Open where it is linked to, and for the first sale. */
export const DeliverForm = ({ sale, outcome, isFirst }: DeliverFormProps & { isFirst: boolean }) => {
  const t = useTranslations('seller.sold');
  const { hash } = useLocation();
  const isOwn = outcome?.subject === sale.orderId && !outcome.isDone && outcome.intent !== answerIntent;
  const own = isOwn ? outcome : undefined;
  const { orderId, quantity, transferTo, state } = sale;
  const [isOpen, setOpen] = useState((isFirst && state === 'DUE') || own !== undefined);
  useEffect(() => {
    if (hash === saleAnchor(orderId)) setOpen(true);
  }, [hash, orderId]);
  return (
    <details className="deliver-form" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="button" data-variant="secondary" data-size="small">
        {t(state === 'DUE' ? 'deliverTitle' : 'deliverAgain', { count: quantity })}
      </summary>
      <div className="deliver-form-fields">
        {transferTo ? (
          <TransferForm sale={sale} to={transferTo} outcome={own} />
        ) : (
          <FilesForm sale={sale} outcome={own} />
        )}
      </div>
    </details>
  );
};

const FilesForm = ({ sale: { orderId, place, quantity }, outcome }: DeliverFormProps) => {
  const t = useTranslations('seller.sold');
  const target = {
    path: deliverTickets.path.replace('{orderId}', encodeURIComponent(orderId)),
    bodyOf: { all: (files: EncodedFile[]) => ({ files }) },
  };
  return (
    <>
      <p className="small text-muted">{t('uploadText')}</p>
      <UploadForm
        intent={deliverFilesIntent}
        subject={orderId}
        seats={place.seats}
        {...{ quantity, target, outcome }}
      />
    </>
  );
};

type TransferFormProps = DeliverFormProps & { to: NonNullable<Sale['transferTo']> };

const TransferForm = ({ sale: { orderId, quantity }, to, outcome }: TransferFormProps) => {
  const t = useTranslations('seller.sold');
  const { errors = {}, values = {} } = outcome ?? {};
  return (
    <>
      <p>{t('transferText', { count: quantity, ...to })}</p>
      <ActionForm
        intent={deliverTransferIntent}
        subject={orderId}
        outcome={outcome}
        submit={t('transfer')}
        variant="primary"
      >
        <div className="field-pair">
          <TextField
            label={t('service')}
            name="service"
            autoComplete="off"
            help={t('serviceHelp')}
            defaultValue={values['service']}
            error={errors['service']}
          />
          <TextField
            label={t('reference')}
            name="reference"
            autoComplete="off"
            help={t('referenceHelp')}
            defaultValue={values['reference']}
            error={errors['reference']}
          />
        </div>
      </ActionForm>
    </>
  );
};
