import type { ReservationTab } from './partners/rules.ts';

export const reservationsPath = (tab: ReservationTab = 'requests', page = 1): string =>
  `/partner/reservations/${tab}/${page > 1 ? `?page=${page}` : ''}`;
