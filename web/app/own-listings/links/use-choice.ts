import type { NamedListing } from '@golark/contract/partners/parts-schemas';
import { useTranslations } from '../../platform/translations.ts';
import type { Choice } from './read-links.ts';

/** Names a listing; several drafts without a title are distinguished by the beginning of their ids. */
export const useChoice = () => {
  const t = useTranslations('listingLinks');
  return ({ id, title }: NamedListing): Choice => ({
    id,
    title: title ?? t('untitled', { id: id.slice(0, 4) }),
  });
};
