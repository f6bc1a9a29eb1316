import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import './cards.css';

/** Card numbers of the sandbox with their results; any future date and any CVC are accepted. */
const testCards = [
  { number: '4242 4242 4242 4242', meaning: 'success' },
  { number: '4000 0000 0000 0002', meaning: 'declined' },
  { number: '4000 0000 0000 9995', meaning: 'insufficient' },
  { number: '4000 0000 0000 0069', meaning: 'expired' },
  { number: '4000 0000 0000 0119', meaning: 'failed' },
] as const;

export const TestCards = () => {
  const t = useTranslations('accounts.payments');
  return (
    <Alert title={t('sandbox')}>
      {t('sandboxText')}
      <details className="test-cards">
        <summary className="text-link">{t('testCards')}</summary>
        <dl>
          {testCards.map(({ number, meaning }) => (
            <div key={number}>
              <dt className="figures">{number}</dt>
              <dd>{t(`test.${meaning}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Alert>
  );
};
