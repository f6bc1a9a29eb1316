import { useTranslations } from '../platform/translations.ts';

export const contentId = 'content';

export const SkipLink = () => {
  const t = useTranslations('chrome');
  return (
    <a className="skip-link" href={`#${contentId}`}>
      {t('skipToContent')}
    </a>
  );
};
