import type { PropertyImage } from '@golark/contract/search/schemas';
import { type UIEvent, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Picture } from '../ui/picture.tsx';

const shownOnPage = 5;

/** The pictures of a stay: five side by side, a strip to swipe on phones, all of them in a dialog. */
export const Gallery = ({ images, title }: { images: readonly PropertyImage[]; title: string }) => {
  const t = useTranslations('stays.gallery');
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState(1);
  const count = images.length;
  const follow = (event: UIEvent<HTMLElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget;
    setCurrent(Math.min(count, 1 + Math.round(scrollLeft / clientWidth)));
  };
  return (
    <div className="gallery">
      <div className="gallery-pictures on-photo" data-count={Math.min(shownOnPage, count)} onScroll={follow}>
        {images.map((image, position) => (
          <button
            key={image.id}
            type="button"
            className="photo"
            onClick={() => setOpen(true)}
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
        <Button size="small" onPress={() => setOpen(true)}>
          {t('all', { count })}
        </Button>
      </div>
      <Dialog title={title} isOpen={isOpen} onOpenChange={setOpen} size="wide" isFull>
        <p className="small text-muted">{t('drawn')}</p>
        <ul className="gallery-list">
          {images.map((image) => (
            <li key={image.id}>
              <figure>
                <Picture image={image} sizes="(max-width: 767px) 100vw, 900px" width={1200} height={800} />
                <figcaption className="small text-muted">{image.alt}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
};
