import type { Locale } from '@golark/contract/locale/rules';
import type { PricedLine } from './rules/price-stay.ts';

type Code = PricedLine['code'];

const labels: Record<Locale, Record<Exclude<Code, 'nights' | 'occupancy_tax'>, string>> = {
  en: {
    weekly_discount: 'Weekly discount',
    monthly_discount: 'Monthly discount',
    member_discount: 'Go+ discount',
    extra_guests: 'Extra guests',
    pet_fee: 'Pet fee',
    cleaning_fee: 'Cleaning',
    service_fee: 'Service fee',
  },
  es: {
    weekly_discount: 'Descuento semanal',
    monthly_discount: 'Descuento mensual',
    member_discount: 'Descuento Go+',
    extra_guests: 'Huéspedes adicionales',
    pet_fee: 'Tarifa por mascota',
    cleaning_fee: 'Limpieza',
    service_fee: 'Tarifa de servicio',
  },
};

const nightsLabel: Record<Locale, (nights: number) => string> = {
  en: (nights) => (nights === 1 ? '1 night' : `${nights} nights`),
  es: (nights) => (nights === 1 ? '1 noche' : `${nights} noches`),
};

/** The words of a price line on pages, emails and receipts. A tax keeps its own name. */
export const labelOf = (line: PricedLine, nights: number, locale: Locale): string => {
  if (line.code === 'nights') return nightsLabel[locale](nights);
  if (line.code === 'occupancy_tax') return line.name ?? '';
  return labels[locale][line.code];
};
