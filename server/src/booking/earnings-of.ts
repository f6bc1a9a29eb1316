import type { BookingView } from './views.ts';

/** The host's earnings from a stay, in cents, without taxes and service fee. */
export const earningsOf = ({ lines, snapshot }: BookingView): number =>
  lines
    .filter(({ payee }) => payee === `host:${snapshot.hostId}`)
    .reduce((sum, { amount }) => sum + amount, 0);
