import { useTranslations } from '../platform/translations.ts';

export default function HomePage() {
  const t = useTranslations('home');
  return (
    <div className="page-width">
      <h1 className="hero-title">{t('heading')}</h1>
    </div>
  );
}
