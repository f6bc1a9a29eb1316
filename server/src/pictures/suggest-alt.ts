import type { Locale } from '@golark/contract/locale/rules';
import type { PhotoRoom } from '@golark/contract/stays/photo-rooms';
import type { Database } from '#platform/database/open-database';
import type { StoredPhoto } from '#platform/illustrate';
import { translatorOf } from '#platform/translator-of';
import { listingPhotos, type StayRow } from '#stays';

type Texts = Pick<StoredPhoto, 'altEn' | 'altEs'>;
type Place = Record<Locale, { title: string; city: string }>;

/** Without markup or an end, so that it fits in a sentence. */
const textIn = (locale: Locale, place: Place, room: PhotoRoom | null): string => {
  const t = translatorOf(locale, 'pictures');
  if (!room) return t('alt', place[locale]);
  return t('altOfRoom', { ...place[locale], room: t(`rooms.${room.kind}`, { number: room.number ?? 0 }) });
};

/** For a listing that has no place or title yet. */
const nowhere: Texts = { altEn: 'Picture', altEs: 'Foto' };

/**
 * Texts for a picture from the facts of its listing, published or not, and the room that it shows, for the host to confirm or change.
 * `stay` is undefined if the host has no such listing.
 */
export const suggestAlt = async (
  db: Database,
  stay: Pick<StayRow, 'id' | 'city_name'> | undefined,
): Promise<(room: PhotoRoom | null) => Texts> => {
  if (!stay) return () => nowhere;
  const placeIn = async (locale: Locale) => ({
    title: await listingPhotos.titleOf(db, stay.id, locale),
    city: stay.city_name,
  });
  const place: Place = { en: await placeIn('en'), es: await placeIn('es') };
  if (place.en.title === '') return () => nowhere;
  return (room) => ({ altEn: textIn('en', place, room), altEs: textIn('es', place, room) });
};
