import type { Property, PropertyPhoto } from '@golark/contract/stays/schemas';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Picture } from '../ui/picture.tsx';
import { stepOf } from '../ui/use-strip.ts';
import { groupPhotos, type PhotoGroup } from './group-photos.ts';
import { PhotoViewer } from './photo-viewer.tsx';
import { useRoomName } from './use-room-name.ts';
import './photo-tour.css';

type PhotoTourProps = {
  property: Pick<Property, 'images' | 'title' | 'stayType' | 'bedrooms'>;
  /** The id of the picture at which it opens. */
  first: string;
  isOpen: boolean;
  onClose: () => void;
};

/** All pictures of a stay, room by room; each opens alone, to be swiped. */
export const PhotoTour = ({ property, first, isOpen, onClose }: PhotoTourProps) => {
  const t = useTranslations('stays.gallery');
  const roomName = useRoomName(property);
  const [viewed, setViewed] = useState<string | null>(null);
  const groups = groupPhotos(property.images);
  const views = groups.flatMap(({ room, photos }) =>
    photos.map((photo) => ({ photo, caption: room ? roomName(room) : null })),
  );
  return (
    <>
      <Dialog
        title={property.title}
        isOpen={isOpen}
        onOpenChange={(stillOpen) => !stillOpen && onClose()}
        size="wide"
        isFull
      >
        <p className="small text-muted">{t('drawn')}</p>
        <TourList groups={groups} first={first} roomName={roomName} onView={setViewed} />
      </Dialog>
      <PhotoViewer
        title={property.title}
        views={views}
        first={views.findIndex(({ photo }) => photo.id === viewed)}
        onClose={() => setViewed(null)}
      />
    </>
  );
};

type TourListProps = {
  groups: readonly PhotoGroup[];
  first: string;
  roomName: ReturnType<typeof useRoomName>;
  onView: (id: string) => void;
};

const TourList = ({ groups, first, roomName, onView }: TourListProps) => {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('button.photo') ?? [])];
  useEffect(() => {
    const opened = list.current?.querySelector<HTMLElement>(`[data-photo="${CSS.escape(first)}"]`);
    opened?.focus({ preventScroll: true });
    // the first one is in view, below the rooms to choose from
    if (opened !== list.current?.querySelector('button.photo')) opened?.scrollIntoView({ block: 'center' });
  }, [first]);
  const turn = ({ key }: KeyboardEvent) => {
    const all = buttons();
    const position = all.indexOf(document.activeElement as HTMLElement);
    const step = stepOf(key);
    if (step && position >= 0) all[position + step]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div className="photo-tour" ref={list} onKeyDown={turn}>
      <RoomLinks groups={groups} base={base} roomName={roomName} />
      {groups.map(({ room, photos }) => {
        const name = room && roomName(room);
        return (
          <section key={name ?? ''} {...(name ? { 'aria-labelledby': `${base}${name}` } : {})}>
            {name && (
              <h3 className="title-3" id={`${base}${name}`} tabIndex={-1}>
                {name}
              </h3>
            )}
            <ul className="photo-tour-pictures">
              {photos.map((photo) => (
                <li key={photo.id}>
                  <TourPicture photo={photo} onView={onView} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};

type RoomLinksProps = Pick<TourListProps, 'groups' | 'roomName'> & { base: string };

/** Buttons, because a link to a place in the page would be an entry of the history, which belongs to the dialog. */
const RoomLinks = ({ groups, base, roomName }: RoomLinksProps) => {
  const t = useTranslations('stays.gallery');
  const rooms = groups.flatMap(({ room, photos: [photo] }) => (room && photo ? [{ room, photo }] : []));
  if (rooms.length < 2) return null;
  const lead = (name: string) => {
    const heading = document.getElementById(`${base}${name}`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav className="photo-rooms" aria-label={t('roomsLabel')}>
      <ul>
        {rooms.map(({ room, photo }) => {
          const name = roomName(room);
          return (
            <li key={name}>
              <button type="button" onClick={() => lead(name)}>
                <Picture image={{ id: photo.id, alt: '' }} sizes="120px" width={1200} height={800} />
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

type TourPictureProps = { photo: PropertyPhoto; onView: (id: string) => void };

const TourPicture = ({ photo, onView }: TourPictureProps) => {
  const t = useTranslations('stays.gallery');
  return (
    <figure>
      <button
        type="button"
        className="photo"
        data-photo={photo.id}
        aria-label={t('enlarge', { what: photo.alt })}
        onClick={() => onView(photo.id)}
      >
        <Picture
          image={{ id: photo.id, alt: '' }}
          sizes="(max-width: 767px) 100vw, 900px"
          width={1200}
          height={800}
        />
      </button>
      <figcaption className="small text-muted">{photo.alt}</figcaption>
    </figure>
  );
};
