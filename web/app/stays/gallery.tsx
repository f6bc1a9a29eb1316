import type { PropertyImage } from '@golark/contract/search/schemas';
import { type UIEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { dialogIsNear, LazyDialog } from '../ui/lazy-dialog.tsx';
import { Picture } from '../ui/picture.tsx';

const shownOnPage = 5;

/** The pictures of a stay: five side by side, a strip to swipe on phones, all of them in a dialog. */
export const Gallery = ({ images, title }: { images: readonly PropertyImage[]; title: string }) => {
  const t = useTranslations('stays.gallery');
  /** The picture that the dialog shows; null while it is closed. */
  const [shown, setShown] = useState<number | null>(null);
  const [current, setCurrent] = useState(1);
  const count = images.length;
  const follow = (event: UIEvent<HTMLElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget;
    setCurrent(Math.min(count, 1 + Math.round(scrollLeft / clientWidth)));
  };
  return (
    <div className="gallery" {...dialogIsNear}>
      <div className="gallery-pictures on-photo" data-count={Math.min(shownOnPage, count)} onScroll={follow}>
        {images.map((image, position) => (
          <button
            key={image.id}
            type="button"
            className="photo"
            onClick={() => setShown(position)}
            aria-label={t('open', { what: image.alt })}
          >
            <Picture
              image={{ id: image.id, alt: '' }}
              sizes={position === 0 ? '(max-width: 767px) 100vw, 640px' : '(max-width: 767px) 100vw, 320px'}
              width={1200}
              height={800}
              isEager={position === 0}
            />
          </button>
        ))}
      </div>
      <p className="gallery-count figures" aria-hidden="true">
        {t('count', { current, count })}
      </p>
      <div className="gallery-all needs-scripts">
        <Button size="small" onPress={() => setShown(0)}>
          {t('all', { count })}
        </Button>
      </div>
      <LazyDialog
        title={title}
        isOpen={shown !== null}
        onOpenChange={(isOpen) => setShown(isOpen ? 0 : null)}
        size="wide"
        isFull
      >
        <p className="small text-muted">{t('drawn')}</p>
        {shown !== null && <PictureList images={images} shown={shown} onShow={setShown} />}
      </LazyDialog>
    </div>
  );
};

type PictureListProps = {
  images: readonly PropertyImage[];
  shown: number;
  onShow: (position: number) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** All pictures below each other; the arrow keys lead from one to the next. */
const PictureList = ({ images, shown, onShow }: PictureListProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = list.current?.children[shown] as HTMLElement | undefined;
    // the first one is below the note about the pictures, where the dialog opens
    if (shown > 0) item?.scrollIntoView({ block: 'start' });
    item?.focus({ preventScroll: shown > 0 });
  }, [shown]);
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      const next = shown + (steps[key] ?? 0);
      if (next !== shown && next >= 0 && next < images.length) onShow(next);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [shown, images.length, onShow]);
  return (
    <ul className="gallery-list" ref={list}>
      {images.map((image) => (
        <li key={image.id} tabIndex={-1}>
          <figure>
            <Picture image={image} sizes="(max-width: 767px) 100vw, 900px" width={1200} height={800} />
            <figcaption className="small text-muted">{image.alt}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
};
