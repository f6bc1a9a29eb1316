import type { Booking } from '@golark/contract/booking/schemas';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useSubmit } from 'react-router';
import { ActionForm, useIsSubmitting } from '../platform/page/action-form.tsx';
import { useTranslations } from '../platform/translations.ts';
import { PriceLines } from '../stays/index.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { CloseIcon, Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Price } from '../ui/price.tsx';
import { cancelIntent } from './cancel-intent.ts';

/** Cancels a paid trip with its refund, or a trip that nothing was charged for; nothing for one that cannot be canceled. */
export const CancelTrip = ({ booking }: { booking: Booking }) => {
  if (booking.refundIfCanceledNow)
    return <CancelPaidTrip booking={booking} refund={booking.refundIfCanceledNow.amount} />;
  const isUnpaid = booking.status === 'AWAITING_HOST' || booking.status === 'PAYMENT_FAILED';
  return isUnpaid ? <CancelUnpaidTrip status={booking.status} /> : null;
};

const CancelPaidTrip = ({ booking, refund }: { booking: Booking; refund: number }) => {
  const t = useTranslations('trips.cancel');
  const money = useMoney();
  const amount = money(refund, 'cents');
  const total = money(booking.total.amount, 'cents');
  return (
    <Cancellation
      open={t('open')}
      note={t('back', { amount })}
      title={t('title')}
      confirm={t('confirm', { amount })}
      keep={t('keep')}
    >
      <p className="text-muted">{t('nightsBack')}</p>
      <div className="cancel-figures">
        <PriceLines price={booking.price} />
        <Price total={refund} detail="cents" size="grand" words={t('comesBack')} />
      </div>
      <p className="small text-muted mt-3">
        {refund > 0 ? t('refund', { amount, total }) : t('noRefund', { total })}
      </p>
    </Cancellation>
  );
};

const CancelUnpaidTrip = ({ status }: Pick<Booking, 'status'>) => {
  const t = useTranslations('trips.cancelUnpaid');
  return (
    <Cancellation
      open={t('open', { status })}
      note={t('note')}
      title={t('title', { status })}
      confirm={t('confirm', { status })}
      keep={t('keep', { status })}
    >
      <p className="text-muted">{t('text', { status })}</p>
    </Cancellation>
  );
};

interface CancellationProps {
  open: string;
  note: string;
  title: string;
  confirm: string;
  keep: string;
  children: ReactNode;
}

/** Asks for confirmation: in a dialog, or without JavaScript in a disclosure with a form. */
const Cancellation = ({ open, note, title, confirm, keep, children }: CancellationProps) => {
  const submit = useSubmit();
  const isBusy = useIsSubmitting(cancelIntent);
  const [isOpen, setOpen] = useState(false);
  const openDialog = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const submitAndClose = async () => {
    await submit({ intent: cancelIntent }, { method: 'post' });
    setOpen(false);
  };
  return (
    <>
      <details className="cancel-trip">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself */}
        <summary data-danger="" onClick={openDialog}>
          <Icon of={CloseIcon} />
          <span>
            <b>{open}</b>
            <span className="small text-muted">{note}</span>
          </span>
        </summary>
        <div className="cancel-trip-form">
          {children}
          <ActionForm intent={cancelIntent} submit={confirm} variant="danger" isFull />
        </div>
      </details>
      <ConfirmDialog
        title={title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirmLabel={confirm}
        keepLabel={keep}
        onConfirm={submitAndClose}
        isDanger
        isBusy={isBusy}
      >
        {children}
      </ConfirmDialog>
    </>
  );
};
