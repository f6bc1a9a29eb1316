import { homePath } from '@golark/contract/paths';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { reloadAt } from '../platform/reload-page.ts';
import { useRootData } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { isLostManifest, isNotFound } from './error-meta.ts';
import picture from './gone-traveling.svg';

export const ErrorPage = ({ error }: { error: unknown }) => {
  useEffect(() => {
    if (isLostManifest(error)) reloadAt(window.location.href);
  }, [error]);
  const requestId = useRequestId(error);
  return isNotFound(error) ? <NotFound /> : <Whoops requestId={requestId} />;
};

export const NotFound = () => {
  const t = useTranslations('chrome.error');
  return (
    <div className="page-width gone">
      <div>
        <p className="font-semibold text-primary-text">{t('notFoundTitle')}</p>
        <h1 className="display mt-2">{t('notFoundHeading')}</h1>
        <p className="body-large text-muted mt-3 max-w-[36ch]">{t('notFoundText')}</p>
        <ButtonLink to={homePath()} variant="primary" size="large" className="mt-6" prefetch="soon">
          {t('goHome')}
        </ButtonLink>
      </div>
      <div className="gone-picture">
        <img
          src={picture}
          alt={t('notFoundPicture')}
          width={800}
          height={600}
          className="dark:brightness-90"
        />
      </div>
    </div>
  );
};

const Whoops = ({ requestId }: { requestId: string | null }) => {
  const t = useTranslations('chrome.error');
  const { pathname, search } = useLocation();
  return (
    <div className="page-width py-16">
      <h1 className="display">{t('otherTitle')}</h1>
      <p className="body-large text-muted mt-3 max-w-[44ch]">{t('otherText')}</p>
      <div className="flex flex-wrap gap-3 mt-6">
        <ButtonLink to={`${pathname}${search}`} variant="primary" size="large" reloadDocument>
          {t('tryAgain')}
        </ButtonLink>
        <ButtonLink to={homePath()} size="large">
          {t('goHome')}
        </ButtonLink>
      </div>
      {requestId && <p className="small text-muted figures mt-6">{t('reference', { requestId })}</p>}
    </div>
  );
};

/** The request id of the failed call (problem+json) is preferred to that of the page. */
const useRequestId = (error: unknown): string | null => {
  const ofPage = useRootData()?.requestId ?? null;
  const details: unknown = isRouteErrorResponse(error) ? error.data : null;
  const hasId = typeof details === 'object' && details !== null && 'requestId' in details;
  return hasId && typeof details.requestId === 'string' ? details.requestId : ofPage;
};
