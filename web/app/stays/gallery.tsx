import type { PropertyImage } from '@golark/contract/search';
import { useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Picture } from '../ui/picture.tsx';

const shownOnPage = 5;

/** The pictures of a stay: five on the page (one on phones), all in a dialog over the whole screen. */
export function Gallery({ images, title }: { images: readonly PropertyImage[]; title: string }) {
  const t = useTranslations('stays.gallery');
  const [isOpen, setOpen] = useState(false);
  const shown = images.slice(0, shownOnPage);
  return (
    <div className="gallery on-photo" data-count={shown.length}>
      {shown.map((image, position) => (
        <button
          key={image.id}
          type="button"
          className="photo"
          onClick={() => setOpen(true)}
          aria-label={t('open', { what: image.alt })}
        >
          <Picture
            image={{ id: image.id, alt: '' }}
            sizes={position === 0 ? '(max-width: 767px) 100vw, 640px' : '320px'}
            width={1200}
            height={800}
            isEager={position === 0}
          />
        </button>
      ))}
      <div className="gallery-all">
        <Button size="small" onPress={() => setOpen(true)}>
          {t('all', { count: images.length })}
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
}
