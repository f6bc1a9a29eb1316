import { useTranslations } from '../platform/translations.ts';

/** The sections of the page of a stay, in their order; each is the id of an element. */
const stayParts = ['amenities', 'dates', 'reviews', 'place', 'nearby', 'rules'] as const;

/** On phones, where the page is long: stays at the top of the window and leads to each section. Amenities come first. */
export const SectionBar = ({ hasAmenities }: { hasAmenities: boolean }) => {
  const t = useTranslations('stays.parts');
  return (
    <nav className="section-bar phone-only" aria-label={t('label')}>
      {stayParts.slice(hasAmenities ? 0 : 1).map((part) => (
        <a key={part} href={`#${part}`}>
          {t(part)}
        </a>
      ))}
    </nav>
  );
};
