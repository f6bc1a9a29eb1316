import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { ShareIcon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast.ts';

/** Opens the device's share sheet, or copies the address to the clipboard. */
export const ShareButton = ({ title }: { title: string }) => {
  const t = useTranslations('stays.share');
  const share = async () => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      await showToast({ text: t('copied') });
    } catch (error) {
      // closing the share sheet is not an error
      if ((error as Error).name !== 'AbortError') await showToast({ text: t('failed'), kind: 'error' });
    }
  };
  return (
    <span className="needs-scripts share-button">
      <Button size="small" icon={ShareIcon} onPress={share}>
        {t('share')}
      </Button>
    </span>
  );
};
