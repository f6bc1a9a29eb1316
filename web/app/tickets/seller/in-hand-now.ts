import type { SellerListing } from '@golark/contract/selling/schemas';

/** The in-hand day of tickets that the seller has: PDFs that are not uploaded yet need one. */
export const inHandNow = ({ delivery }: Pick<SellerListing, 'delivery'>, today: string): string | null =>
  delivery === 'upload' ? today : null;
