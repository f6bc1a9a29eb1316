import { tiers } from '@golark/contract/events/seat-map-terms';
import { useTranslations } from '../../../platform/translations.ts';
import { useMoney } from '../../../ui/numbers.ts';
import { useSectionName } from '../../parts/use-place-text.ts';
import { byTier, type MapSection } from './map-sections.ts';

/** What the map says about a section and about itself. */
export const useSectionWords = () => {
  const t = useTranslations('event.map');
  const parts = useTranslations('ticketParts');
  const money = useMoney();
  const sectionName = useSectionName();
  const sectionLabel = ({ label, tier, offer, isFilteredOut }: MapSection): string => {
    const section = sectionName({ label, tier });
    const tierName = parts(`tiers.${tier}`);
    // a pit is the only section of its tier, with the same name
    const words = { section, tier: tierName === section ? 'none' : tierName };
    if (!offer) return t('sectionNone', words);
    const price = money(offer.fromPrice.amount);
    return isFilteredOut
      ? t('sectionHidden', { ...words, price })
      : t('section', { ...words, price, count: offer.listingCount });
  };
  const mapLabel = (venue: string, sections: readonly MapSection[]): string => {
    const groups = byTier(sections, tiers)
      .map((group) => t('tier', { tier: parts(`tiers.${group.tier}`), count: group.sections.length }))
      .join('; ');
    return t('label', { venue, tiers: groups });
  };
  return { sectionLabel, mapLabel };
};
