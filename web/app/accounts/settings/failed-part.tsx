import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/link.tsx';

/** One part of a page did not load; the others are there. */
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
