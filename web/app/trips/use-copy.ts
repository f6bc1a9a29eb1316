import { useTranslations } from '../platform/translations.ts';
import { copyText } from '../ui/copy-text.ts';

/** Copies a text of the page of a trip. */
export const useCopy = () => {
  const t = useTranslations('trips.there');
  return (text: string, copied: string): Promise<void> =>
    copyText(text, { copied, notCopied: t('notCopied') });
};
