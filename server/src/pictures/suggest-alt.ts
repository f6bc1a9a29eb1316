import { type Locale, locales } from '@golark/contract/locale/rules';
import type { PhotoRoom } from '@golark/contract/stays/photo-rooms';
import type { Database } from '#platform/database/open-database';
import type { StoredPhoto } from '#platform/illustrate';
import { translatorOf } from '#platform/translator-of';
import { findStayInBothLanguages } from '#stays';

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

/** Texts for a picture from the facts of its listing and the room that it shows, for the host to confirm or change. */
export const suggestAlt = async (
  db: Database,
  listingId: string,
): Promise<(room: PhotoRoom | null) => Texts> => {
  const stay = await findStayInBothLanguages(db, listingId);
  if (!stay) return () => nowhere;
  const place = Object.fromEntries(
    locales.map((locale) => [locale, { title: stay[locale].title, city: stay[locale].city_name }]),
  ) as Place;
  return (room) => ({ altEn: textIn('en', place, room), altEs: textIn('es', place, room) });
};
