import { useLocation } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from './alert.tsx';
import { TextLink } from './link.tsx';

/** For a part of a page that did not load, with a link that loads the page again. */
export const FailedPart = () => {
  const t = useTranslations('ui.failedPart');
  const { pathname, search } = useLocation();
  return (
    <Alert
      tone="warning"
      title={t('title')}
      action={
        <TextLink to={`${pathname}${search}`} reloadDocument>
          {t('retry')}
        </TextLink>
      }
    />
  );
};
