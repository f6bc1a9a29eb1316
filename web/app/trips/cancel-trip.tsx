import type { Booking } from '@golark/contract/booking/schemas';
import { useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { PriceLines } from '../stays/index.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { CloseIcon, Icon } from '../ui/icon.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Price } from '../ui/price.tsx';

/** Asks with the figure that would come back; the quiet way out keeps the trip. */
export const CancelTrip = ({ booking, refund }: { booking: Booking; refund: number }) => {
  const t = useTranslations('trips.cancel');
  const money = useMoney();
  const submit = useSubmit();
  const isBusy = useNavigation().state !== 'idle';
  const [isOpen, setOpen] = useState(false);
  const confirm = async () => {
    await submit(null, { method: 'post' });
    setOpen(false);
  };
  const amount = money(refund, 'cents');
  const total = money(booking.total.amount, 'cents');
  return (
    <>
      <button type="button" className="needs-scripts" data-danger="" onClick={() => setOpen(true)}>
        <Icon of={CloseIcon} />
        <span>
          <b>{t('open')}</b>
          <span className="small text-muted">{t('back', { amount })}</span>
        </span>
      </button>
      <ConfirmDialog
        title={t('title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirmLabel={t('confirm', { amount })}
        keepLabel={t('keep')}
        onConfirm={confirm}
        isDanger
        isBusy={isBusy}
      >
        <p className="text-muted">{t('nightsBack')}</p>
        <div className="cancel-figures">
          <PriceLines price={booking.price} />
          <Price total={refund} detail="cents" size="grand" words={t('comesBack')} />
        </div>
        <p className="small text-muted mt-3">
          {refund > 0 ? t('refund', { amount, total }) : t('noRefund', { total })}
        </p>
      </ConfirmDialog>
    </>
  );
};
