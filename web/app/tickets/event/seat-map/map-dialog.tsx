import { useEffect, useRef } from 'react';
import { useTranslations } from '../../../platform/translations.ts';
import { useBackCloses } from '../../../platform/use-back-closes.ts';
import { CloseIcon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SeatMap, type SeatMapProps } from './seat-map.tsx';

type MapDialogProps = SeatMapProps & { onClose: () => void };

/** The map over the whole window; choosing a section leads back to the list. */
export const MapDialog = ({ onClose, ...map }: MapDialogProps) => {
  const t = useTranslations('event.map');
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(true, onClose, 'seat-map');
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="map-dialog" aria-label={t('title')} onCancel={onClose} onClose={onClose}>
      <div className="map-dialog-head">
        <p className="title-3">{map.venue}</p>
        <IconButton icon={CloseIcon} label={t('close')} onPress={onClose} />
      </div>
      <SeatMap
        {...map}
        isFull
        onOpen={(section) => {
          onClose();
          map.onOpen(section);
        }}
      />
    </dialog>
  );
};
