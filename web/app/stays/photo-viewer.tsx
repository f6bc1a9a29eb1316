import type { PropertyPhoto } from '@golark/contract/stays/schemas';
import { useEffect, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslations } from '../platform/translations.ts';
import { useBackCloses } from '../platform/use-back-closes.ts';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Picture } from '../ui/picture.tsx';
import { stepOf, useStrip } from '../ui/use-strip.ts';

/** A picture with the name of its room. */
type PhotoView = { photo: PropertyPhoto; caption: string | null };

type PhotoViewerProps = {
  title: string;
  views: readonly PhotoView[];
  /** The position of the picture that it opens with; negative while it is closed. */
  first: number;
  onClose: () => void;
};

/** One picture at a time on the whole screen, with its caption and its number. */
export const PhotoViewer = ({ title, views, first, onClose }: PhotoViewerProps) => {
  const isOpen = first >= 0;
  useBackCloses(isOpen, onClose);
  return (
    <ModalOverlay
      className="photo-viewer"
      isOpen={isOpen}
      onOpenChange={(stillOpen) => !stillOpen && onClose()}
    >
      <Modal className="photo-viewer-frame">
        <Dialog className="photo-viewer-dialog" aria-label={title}>
          <ViewedPhotos views={views} first={first} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};

const ViewedPhotos = ({ views, first, onClose }: Omit<PhotoViewerProps, 'title'>) => {
  const t = useTranslations('stays.gallery');
  const [current, setCurrent] = useState(first);
  const last = views.length - 1;
  const { strip, goTo, follow } = useStrip({ count: views.length, current, onTurn: setCurrent });
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      const step = stepOf(key);
      if (step) setCurrent((now) => Math.max(0, Math.min(last, now + step)));
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [last]);
  const { photo, caption } = views[current] ?? {};
  return (
    <>
      <div className="photo-viewer-bar on-photo">
        <IconButton icon={CloseIcon} label={t('closeViewer')} onPress={onClose} />
      </div>
      <ul className="photo-strip" ref={strip} onScroll={follow} aria-hidden="true">
        {views.map((view) => (
          <li key={view.photo.id}>
            <Picture image={{ id: view.photo.id, alt: '' }} sizes="100vw" width={1200} height={800} />
          </li>
        ))}
      </ul>
      <div className="photo-viewer-foot on-photo">
        <IconButton
          icon={ChevronLeftIcon}
          label={t('previous')}
          aria-disabled={current === 0}
          onPress={() => goTo(current - 1)}
        />
        <p aria-live="polite" aria-atomic="true">
          {caption && <b>{caption}</b>}
          <span className="small">{photo?.alt}</span>
          <span className="small figures">
            {t('position', { current: current + 1, count: views.length })}
          </span>
        </p>
        <IconButton
          icon={ChevronRightIcon}
          label={t('next')}
          aria-disabled={current === last}
          onPress={() => goTo(current + 1)}
        />
      </div>
    </>
  );
};
