import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { ShareIcon } from '../ui/icon.tsx';
import { useShare } from './use-share.ts';

export const ShareButton = ({ title }: { title: string }) => {
  const t = useTranslations('stays.share');
  const share = useShare();
  return (
    <span className="needs-scripts share-button">
      <Button size="small" icon={ShareIcon} onPress={() => share({ title, url: window.location.href })}>
        {t('share')}
      </Button>
    </span>
  );
};
