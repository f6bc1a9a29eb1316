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
