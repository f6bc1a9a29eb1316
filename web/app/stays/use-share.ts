import { useTranslations } from '../platform/translations.ts';
import { showToast } from '../ui/toast.ts';

type Shared = { title: string; text?: string; url: string };

/** Opens the device's share sheet, or copies the address to the clipboard. */
export const useShare = () => {
  const t = useTranslations('stays.share');
  return async (shared: Shared) => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share(shared);
      const { text, url } = shared;
      await navigator.clipboard.writeText(text ? `${text}\n${url}` : url);
      await showToast({ text: t('copied') });
    } catch (error) {
      // closing the share sheet is not an error
      if ((error as Error).name !== 'AbortError') await showToast({ text: t('failed'), kind: 'error' });
    }
  };
};
