import type { Locale } from './locale/rules.ts';

export interface SupportContact {
  phone: { shown: string; href: string };
  hours: Record<Locale, string>;
}

/** What an operator customizes: how people reach support, on pages and in emails. null shows no phone at all. */
export const supportContact: SupportContact | null = {
  phone: { shown: '(503) 555-0142', href: 'tel:+15035550142' },
  hours: { en: 'every day 6 AM to 11 PM PT', es: 'todos los días de 6 a.m. a 11 p.m. PT' },
};

/** Who operates the marketplace, as receipts and invoices name it; invoices keep what it was when they were issued. */
export const operator: { name: string; addressLines: readonly string[] } = {
  name: 'Golark',
  addressLines: ['Portland, Oregon', 'United States'],
};

/**
 * The zone of the days in the marketplace's own books: of memberships, invoices and whatever has no place. A stay has the day of its
 * place, an event that of its venue, whatever the reader's zone is.
 */
export const booksTimeZone = 'America/Los_Angeles';

/** Where the day begins last among the states: a date that is past there is past everywhere. */
export const lastTimeZone = 'Pacific/Honolulu';
