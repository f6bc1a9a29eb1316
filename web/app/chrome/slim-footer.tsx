import { privacyPath, termsPath } from '@golark/contract/paths';
import { brand } from '../brand.ts';
import { useToday } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { PageLink } from '../ui/link.tsx';
import { LocaleLine } from './locale-line.tsx';

/** The footer of task pages: only the legal links. */
export const SlimFooter = () => {
  const t = useTranslations('chrome.footer');
  const year = useToday()?.slice(0, 4);
  return (
    <footer className="slim-footer">
      <div className="page-width">
        {year && <span>{t('copyright', { year, brand: brand.name })}</span>}
        <PageLink to={termsPath()}>{t('terms')}</PageLink>
        <PageLink to={privacyPath()}>{t('privacy')}</PageLink>
        <LocaleLine />
      </div>
    </footer>
  );
};
