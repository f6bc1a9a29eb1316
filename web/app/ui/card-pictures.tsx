import { type UIEvent, useState } from 'react';
import { PageLink } from './link.tsx';

export type CardPicture = { src: string; srcSet?: string; alt: string; width?: number; height?: number };

type CardPicturesProps = { to: string; pictures: readonly CardPicture[]; sizes: string; isEager: boolean };

const most = 5;

/**
 * The pictures of a card, to swipe; the dots show their number. All but the first are fetched on touch or
 * hover. For keyboards and screen readers the card's title is the only link.
 */
export const CardPictures = ({ to, pictures, sizes, isEager }: CardPicturesProps) => {
  const [current, setCurrent] = useState(0);
  const [isNear, setNear] = useState(false);
  const shown = pictures.slice(0, most);
  const wake = () => setNear(true);
  const follow = (event: UIEvent<HTMLElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget;
    setNear(true);
    setCurrent(Math.round(scrollLeft / clientWidth));
  };
  return (
    <>
      <div className="card-pictures" onScroll={follow} onPointerEnter={wake} onTouchStart={wake}>
        {shown.map(({ src, srcSet, alt, width = 640, height = 512 }, position) => (
          <PageLink key={src} to={to} tabIndex={-1} aria-hidden="true">
            {(position === 0 || isNear) && (
              <img
                {...{ srcSet, sizes, width, height }}
                src={src}
                alt={alt}
                loading={isEager && position === 0 ? 'eager' : 'lazy'}
                fetchPriority={isEager && position === 0 ? 'high' : 'auto'}
                decoding="async"
                draggable={false}
              />
            )}
          </PageLink>
        ))}
      </div>
      {shown.length > 1 && (
        <div className="card-dots" aria-hidden="true">
          {shown.map(({ src }, position) => (
            <i key={src} data-current={position === current ? '' : undefined} />
          ))}
        </div>
      )}
    </>
  );
};
