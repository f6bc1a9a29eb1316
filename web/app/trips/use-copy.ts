import { useTranslations } from '../platform/translations.ts';
import { showToast } from '../ui/toast.ts';

/** Copies a text to the clipboard and says so, or that it has to be selected instead. */
export const useCopy = () => {
  const t = useTranslations('trips.there');
  return async (text: string, copied: string): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    await showToast(isCopied ? { text: copied } : { text: t('notCopied'), kind: 'error' });
  };
};
