import type { Stay } from '@golark/catalog/stays';
import type { AccessFact, Accessibility } from '@golark/contract/stays/accessibility';
import type { PhotoRoom } from '@golark/contract/stays/photo-rooms';
import { photosOfLook } from '#platform/files/drawing-files';
import type { StoredPhoto } from '#platform/illustrate';
import { accessibilityOf } from '#stays/own';

/** What a drawing of a room shows; all bathrooms are drawn with a tub. */
const shownIn = (room: PhotoRoom | null, { shower }: Accessibility): readonly AccessFact[] => {
  if (room?.kind === 'exterior') return ['stepsToEntrance'];
  if (room?.kind === 'bedroom') return ['bedInches'];
  return room?.kind === 'bathroom' && shower === 'tub' ? ['shower'] : [];
};

/** The first photo of a room shows what is known about it. */
const withAccess = (photos: readonly StoredPhoto[], facts: Accessibility): StoredPhoto[] =>
  photos.map((photo, position) => {
    const isFirst = photos.findIndex(({ room }) => room?.kind === photo.room?.kind) === position;
    const shown = isFirst ? shownIn(photo.room, facts) : [];
    return { ...photo, access: shown.filter((fact) => facts[fact] !== null) };
  });

/** Drawings of a stay of the catalog. */
export const photosOfStay = ({ listing, look }: Stay): StoredPhoto[] =>
  withAccess(
    photosOfLook({
      id: listing.id,
      type: listing.property_type,
      look,
      amenities: listing.amenities,
      bedrooms: listing.bedrooms,
      sleeping: listing.sleeping,
    }),
    accessibilityOf(listing),
  );
