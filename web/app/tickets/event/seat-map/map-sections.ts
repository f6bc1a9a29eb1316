import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import type { SectionOffer } from '@golark/contract/tickets/listing-schemas';
import type { Listings } from '../load-listings.ts';

/** A section of the map with what is for sale in it for the chosen quantity. */
export type MapSection = SeatSection & {
  /** null: nothing for this quantity. */
  offer: (SectionOffer & { fromPrice: { amount: number } }) | null;
  /** Something is for sale, but the filters hide it. */
  isFilteredOut: boolean;
};

export const mapSectionsOf = (
  sections: readonly SeatSection[],
  { sections: shown, allSections }: Pick<Listings, 'sections' | 'allSections'>,
): MapSection[] => {
  const offers = new Map(allSections.map((offer) => [offer.sectionId, offer]));
  const kept = new Map(shown.map((offer) => [offer.sectionId, offer]));
  return sections.map((section) => {
    const offer = kept.get(section.id) ?? offers.get(section.id);
    return {
      ...section,
      offer: offer?.fromPrice ? { ...offer, fromPrice: offer.fromPrice } : null,
      isFilteredOut: offers.has(section.id) && !kept.has(section.id),
    };
  });
};

export type TierGroup = { tier: SeatSection['tier']; sections: MapSection[] };

/** The sections by tier, in the order of the map's tiers; a tier without sections is left out. */
export const byTier = (sections: readonly MapSection[], order: readonly SeatSection['tier'][]): TierGroup[] =>
  order
    .map((tier) => ({ tier, sections: sections.filter((section) => section.tier === tier) }))
    .filter((group) => group.sections.length > 0);
