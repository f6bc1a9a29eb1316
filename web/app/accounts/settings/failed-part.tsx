import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/link.tsx';

/** For a part of a page that did not load. */
export const FailedPart = () => {
  const t = useTranslations('accounts');
  return (
    <Alert
      tone="warning"
      title={t('failedPart')}
      action={
        <TextLink to="." reloadDocument>
          {t('tryAgain')}
        </TextLink>
      }
    />
  );
};
