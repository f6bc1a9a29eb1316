import { savedPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { IconLink } from '../ui/button-link.tsx';
import { HeartIcon } from '../ui/icon.tsx';

/** The wish list, in the header: a fifth tab would not fit the bar of a phone when the text is large. */
export const SavedLink = () => {
  const t = useTranslations('chrome');
  return <IconLink icon={HeartIcon} label={t('saved')} to={savedPath()} />;
};
