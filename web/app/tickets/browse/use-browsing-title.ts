import { useTranslations } from '../../platform/translations.ts';
import type { Browsing } from './load-tickets.ts';

/** `Tickets near Portland`, `Hockey tickets`. */
export const useBrowsingTitle = () => {
  const t = useTranslations('ticketBrowse');
  return ({ category, genre, near }: Browsing): string => {
    const place = near?.name ?? '';
    if (!category) return place ? t('titleNear', { place }) : t('title');
    if (!genre && category === 'concerts') return place ? t('concertsNear', { place }) : t('concerts');
    const subject = genre ? t(`genres.${genre}`) : t(`categories.${category}`);
    return place ? t('titleOfNear', { subject, place }) : t('titleOf', { subject });
  };
};
