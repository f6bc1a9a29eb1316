import { homePath } from '@golark/contract/paths';
import { brand } from '../brand.ts';
import { useTranslations } from '../platform/translations.ts';
import { PageLink } from './link.tsx';

export const Logo = () => {
  const t = useTranslations('ui');
  return (
    <PageLink to={homePath()} className="logo" aria-label={t('logo', { brand: brand.name })}>
      <LogoMark />
      <span aria-hidden="true">{brand.wordmark}</span>
    </PageLink>
  );
};

export const LogoMark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <path d="M3 17A13 13 0 0 1 16 4h11.5A1.5 1.5 0 0 1 29 5.5V17A13 13 0 0 1 3 17Z" fill="var(--primary)" />
    <path
      d="M3.6 20.5a13 13 0 0 0 24.6.9C22 24.5 18.5 18 12.6 17.7 8.8 17.5 5.5 18.6 3.6 20.5Z"
      fill="var(--go)"
    />
    <circle cx="20.5" cy="12" r="2.6" fill="var(--bg)" />
  </svg>
);
