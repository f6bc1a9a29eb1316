import type { Booking } from '@golark/contract/booking/schemas';
import { type MouseEvent, useState } from 'react';
import { useSubmit } from 'react-router';
import { ActionForm, useIsSubmitting } from '../platform/page/action-form.tsx';
import { useTranslations } from '../platform/translations.ts';
import { PriceLines } from '../stays/index.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { CloseIcon, Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Price } from '../ui/price.tsx';
import { cancelIntent } from './cancel-intent.ts';

type CancelTripProps = { booking: Booking; refund: number };

/** Asks for confirmation with the refund: in a dialog, or without JavaScript in a disclosure with a form. */
export const CancelTrip = ({ booking, refund }: CancelTripProps) => {
  const t = useTranslations('trips.cancel');
  const money = useMoney();
  const submit = useSubmit();
  const isBusy = useIsSubmitting(cancelIntent);
  const [isOpen, setOpen] = useState(false);
  const openDialog = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const confirm = async () => {
    await submit({ intent: cancelIntent }, { method: 'post' });
    setOpen(false);
  };
  const amount = money(refund, 'cents');
  const confirmLabel = t('confirm', { amount });
  return (
    <>
      <details className="cancel-trip">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself */}
        <summary data-danger="" onClick={openDialog}>
          <Icon of={CloseIcon} />
          <span>
            <b>{t('open')}</b>
            <span className="small text-muted">{t('back', { amount })}</span>
          </span>
        </summary>
        <div className="cancel-trip-form">
          <CancellationFigures booking={booking} refund={refund} />
          <ActionForm intent={cancelIntent} submit={confirmLabel} variant="danger" isFull />
        </div>
      </details>
      <ConfirmDialog
        title={t('title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirmLabel={confirmLabel}
        keepLabel={t('keep')}
        onConfirm={confirm}
        isDanger
        isBusy={isBusy}
      >
        <CancellationFigures booking={booking} refund={refund} />
      </ConfirmDialog>
    </>
  );
};

const CancellationFigures = ({ booking, refund }: CancelTripProps) => {
  const t = useTranslations('trips.cancel');
  const money = useMoney();
  const amount = money(refund, 'cents');
  const total = money(booking.total.amount, 'cents');
  return (
    <>
      <p className="text-muted">{t('nightsBack')}</p>
      <div className="cancel-figures">
        <PriceLines price={booking.price} />
        <Price total={refund} detail="cents" size="grand" words={t('comesBack')} />
      </div>
      <p className="small text-muted mt-3">
        {refund > 0 ? t('refund', { amount, total }) : t('noRefund', { total })}
      </p>
    </>
  );
};
