import { useRootData } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';

/** In demo mode: that no card is charged, and which numbers to try. */
export const TestPayments = () => {
  const t = useTranslations('payments');
  const isDemo = useRootData()?.demo ?? false;
  return isDemo ? <Alert title={t('sandbox')}>{t('sandboxText')}</Alert> : null;
};
