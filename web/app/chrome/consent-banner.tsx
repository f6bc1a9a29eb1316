import { preferencesPath } from '@golark/contract/paths';
import { useLocation } from 'react-router';
import { useTranslations } from '../platform/translations.ts';

/** Both answers look the same, and no answer means no. */
export const ConsentBanner = () => {
  const t = useTranslations('chrome.consent');
  const { pathname, search } = useLocation();
  return (
    <section className="consent" aria-label={t('title')}>
      <form method="post" action={preferencesPath()} className="consent-box">
        <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
        <div>
          <p className="font-semibold">{t('title')}</p>
          <p className="small text-muted mt-1">{t('text')}</p>
        </div>
        <div className="consent-answers">
          <button type="submit" name="consent" value="denied" className="button" data-variant="secondary">
            {t('deny')}
          </button>
          <button type="submit" name="consent" value="granted" className="button" data-variant="secondary">
            {t('grant')}
          </button>
        </div>
      </form>
    </section>
  );
};
