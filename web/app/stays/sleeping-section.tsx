import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import { BedIcon, Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';

type Place = Property['sleeping'][number];

/** The beds of a home by room; nothing where they are not known. */
export const SleepingSection = ({ property: { sleeping, images } }: { property: Property }) => {
  const t = useTranslations('stays.sleeping');
  const bedding = useTranslations('rooms.bedding');
  if (sleeping.length === 0) return null;
  const hasBedrooms = sleeping.some(({ room }) => room === 'bedroom');
  const nameOf = ({ room }: Place, position: number): string => {
    if (room === 'bedroom') return t('bedroom', { number: position + 1 });
    return t(hasBedrooms ? 'common' : 'studio');
  };
  const photoOf = ({ room }: Place, position: number) =>
    room === 'bedroom' || !hasBedrooms
      ? images.find((image) => image.room?.kind === 'bedroom' && (image.room.number ?? 1) === position + 1)
      : undefined;
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('title')}</h2>
      <ul className="sleeping-places">
        {sleeping.map((place, position) => (
          <li key={nameOf(place, position)}>
            <BedroomPhoto photo={photoOf(place, position)} />
            <b>{nameOf(place, position)}</b>
            <span className="small text-muted">
              {place.beds.map(({ kind, count }) => bedding(kind, { count })).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const BedroomPhoto = ({ photo }: { photo: Property['images'][number] | undefined }) =>
  photo ? (
    <span className="photo">
      <Picture
        image={{ id: photo.id, alt: '' }}
        sizes="(max-width: 767px) 60vw, 240px"
        width={240}
        height={160}
      />
    </span>
  ) : (
    <span className="sleeping-icon">
      <Icon of={BedIcon} size={24} />
    </span>
  );
