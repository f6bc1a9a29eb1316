import type { PhotoRoom } from '@golark/contract/stays/photo-rooms';
import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';

/** `Bedroom 2`; what is slept in has another name in a hotel and in a studio. */
export const useRoomName = ({ stayType, bedrooms }: Pick<Property, 'stayType' | 'bedrooms'>) => {
  const t = useTranslations('stays.gallery.rooms');
  return ({ kind, number }: PhotoRoom): string => {
    if (kind !== 'bedroom') return t(kind);
    if (stayType === 'hotels') return t('hotelRoom', { number: number ?? 0 });
    return bedrooms === 0 ? t('sleepingArea') : t('bedroom', { number: number ?? 0 });
  };
};
