import type { SellerListing } from '@golark/contract/selling/schemas';

/** The tickets of a listing that have no PDF: by their seats, or by their number where places have none. */
export const missingFiles = ({
  place,
  files,
  remainingCount,
}: Pick<SellerListing, 'place' | 'files' | 'remainingCount'>): { seats: string[]; quantity: number } => {
  if (place.seats.length > 0) {
    const uploaded = new Set(files.flatMap(({ seats }) => seats));
    const seats = place.seats.filter((seat) => !uploaded.has(seat));
    return { seats, quantity: seats.length };
  }
  const pages = files.reduce((sum, { pageCount }) => sum + pageCount, 0);
  return { seats: [], quantity: Math.max(0, remainingCount - pages) };
};
