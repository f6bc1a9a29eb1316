import { useTranslations } from '../platform/translations.ts';
import './section-bar.css';

/** The sections of the page of a stay, in their order; each is the id of an element. */
export const stayParts = ['amenities', 'dates', 'reviews', 'place', 'nearby', 'rules'] as const;

/** On phones, where the page is long: stays at the top of the window and leads to each section. */
export const SectionBar = () => {
  const t = useTranslations('stays.parts');
  return (
    <nav className="section-bar phone-only" aria-label={t('label')}>
      {stayParts.map((part) => (
        <a key={part} href={`#${part}`}>
          {t(part)}
        </a>
      ))}
    </nav>
  );
};
