import type { NamedListing } from '@golark/contract/partners/parts-schemas';
import { useTranslations } from '../../platform/translations.ts';
import type { Choice } from './read-links.ts';

/** Names a listing, with its status unless guests see it; drafts without a title are distinguished by the beginning of their ids. */
export const useChoice = () => {
  const t = useTranslations('listingLinks');
  const statuses = useTranslations('ownListings.statuses');
  return ({ id, title, status }: NamedListing): Choice => {
    const name = title ?? t('untitled', { id: id.slice(0, 4) });
    return { id, title: status === 'published' ? name : `${name} (${statuses(status)})` };
  };
};
