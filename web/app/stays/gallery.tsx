import { type UIEvent, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { type PicturedProperty, usePhotoTour } from './use-photo-tour.tsx';

const shownOnPage = 5;

/** The pictures of a stay: five side by side, a strip to swipe on phones, all of them in a tour by room. */
export const Gallery = ({ property }: { property: PicturedProperty }) => {
  const { images } = property;
  const t = useTranslations('stays.gallery');
  const { open, whenNear, dialog } = usePhotoTour(property);
  const [current, setCurrent] = useState(1);
  const count = images.length;
  const follow = (event: UIEvent<HTMLElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget;
    setCurrent(Math.min(count, 1 + Math.round(scrollLeft / clientWidth)));
  };
  return (
    <div className="gallery" {...whenNear}>
      <div className="gallery-pictures on-photo" data-count={Math.min(shownOnPage, count)} onScroll={follow}>
        {images.map((image, position) => (
          <button
            key={image.id}
            type="button"
            className="photo"
            onClick={() => open(image.id)}
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
        <Button size="small" onPress={() => open(images[0]?.id)}>
          {t('all', { count })}
        </Button>
      </div>
      {dialog}
    </div>
  );
};
