import type { Booking } from '@golark/contract/booking';
import { useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { useMoney } from '../ui/numbers.ts';

/** Asks with the figure that would come back; the quiet way out keeps the trip. */
export function CancelTrip({ booking, refund }: { booking: Booking; refund: number }) {
  const t = useTranslations('trips.cancel');
  const money = useMoney();
  const submit = useSubmit();
  const isBusy = useNavigation().state !== 'idle';
  const [isOpen, setOpen] = useState(false);
  const confirm = async () => {
    await submit(null, { method: 'post' });
    setOpen(false);
  };
  return (
    <>
      <Button variant="danger-line" onPress={() => setOpen(true)}>
        {t('open')}
      </Button>
      <ConfirmDialog
        title={t('title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirmLabel={t('confirm', { amount: money(refund, 'cents') })}
        keepLabel={t('keep')}
        onConfirm={confirm}
        isDanger
        isBusy={isBusy}
      >
        <p>
          {refund > 0
            ? t('refund', { amount: money(refund, 'cents'), total: money(booking.total.amount, 'cents') })
            : t('noRefund', { total: money(booking.total.amount, 'cents') })}
        </p>
        <p className="small text-muted mt-2">{t('nightsBack')}</p>
      </ConfirmDialog>
    </>
  );
}
