import { useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { askToConfirm, showAlert } from '../confirm.ts';
import { Dialog } from '../dialog.tsx';
import type { Guests } from '../format-guests.ts';
import { GuestsPicker } from '../guests-picker.tsx';
import { showToast } from '../toast.ts';
import { GallerySection } from './gallery-section.tsx';

export const OverlaySection = () => {
  const t = useTranslations('gallery.overlays');
  const [open, setOpen] = useState<'guests' | null>(null);
  const [guests, setGuests] = useState<Guests>({ adults: 2, childAges: [], infants: 0, pets: 0 });
  const close = () => setOpen(null);
  return (
    <GallerySection id="overlays">
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => setOpen('guests')}>{t('openSheet')}</Button>
        <Button
          onPress={() =>
            askToConfirm({
              title: t('endTitle'),
              text: t('endText'),
              keepLabel: t('keep'),
              confirmLabel: t('end'),
              isDanger: true,
              onConfirm: () => showToast({ text: t('undone') }),
            })
          }
        >
          {t('openConfirm')}
        </Button>
        <Button
          onPress={() => showAlert({ title: t('infoTitle'), text: t('infoText'), closeLabel: t('show') })}
        >
          {t('openAlert')}
        </Button>
        <Button
          onPress={() =>
            showToast({
              text: t('saved'),
              action: { label: t('undo'), onPress: () => showToast({ text: t('undone') }) },
            })
          }
        >
          {t('showToast')}
        </Button>
        <Button onPress={() => showToast({ text: t('declined'), kind: 'error' })}>{t('showError')}</Button>
      </div>
      <Dialog
        title={t('guests')}
        isOpen={open === 'guests'}
        onOpenChange={close}
        actions={
          <Button variant="primary" size="large" onPress={close}>
            {t('show')}
          </Button>
        }
      >
        <GuestsPicker value={guests} onChange={setGuests} maximumGuests={6} />
      </Dialog>
      <div className="grid gap-4 md:grid-cols-2">
        <Alert title={t('infoTitle')}>{t('infoText')}</Alert>
        <Alert tone="success" title={t('successTitle')}>
          {t('successText')}
        </Alert>
        <Alert tone="warning" title={t('warningTitle')}>
          {t('warningText')}
        </Alert>
        <Alert tone="danger" title={t('dangerTitle')} action={<Button size="small">{t('seeDates')}</Button>}>
          {t('dangerText')}
        </Alert>
      </div>
    </GallerySection>
  );
};
