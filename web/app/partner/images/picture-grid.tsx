import type { ListingPictures } from '@golark/contract/listing-pictures/schemas';
import { useRef, useState } from 'react';
import { FormAlert } from '../../platform/page/form-alert.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { ActingHost } from '../read-host-page.ts';
import { PictureCard } from './picture-card.tsx';
import { movedTo } from './reorder.ts';
import { useOrder } from './use-order.ts';

type PictureGridProps = { listing: ListingPictures; host: ActingHost; outcome: FormOutcome | undefined };

/** The pictures in order. They are moved by their handles, which need scripts, or by the buttons of a form. */
export const PictureGrid = ({ listing, host, outcome }: PictureGridProps) => {
  const t = useTranslations('images.grid');
  const isHydrated = useIsHydrated();
  const { order, outcome: saved, show, reset } = useOrder(listing, host);
  const [announced, setAnnounced] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const byId = new Map(listing.pictures.map((picture) => [picture.id, picture]));
  const shown = order.flatMap((id) => byId.get(id) ?? []);

  const announce = (id: string, ids: readonly string[]): void =>
    setAnnounced(t('moved', { position: ids.indexOf(id) + 1, count: ids.length }));
  const dragOf = (id: string) => ({
    list,
    onOver: (place: number) => show(movedTo(order, id, place), 'held'),
    onDrop: () => {
      announce(id, order);
      show(order, 'saved');
    },
    onCancel: reset,
    onMove: (place: number) => {
      const ids = movedTo(order, id, place);
      announce(id, ids);
      show(ids, 'saved');
    },
  });
  return (
    <section aria-label={t('label')} className="picture-section">
      {isHydrated && shown.length > 1 && <p className="small text-muted">{t('moveHelp')}</p>}
      <FormAlert outcome={saved} />
      <p role="status" className="sr-only">
        {announced}
      </p>
      <ol className="picture-grid" ref={list}>
        {shown.map((picture, index) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            index={index}
            order={order}
            version={listing.version}
            host={host}
            outcome={outcome?.subject === picture.id ? outcome : undefined}
            drag={dragOf(picture.id)}
          />
        ))}
      </ol>
    </section>
  );
};
