import type { Locale } from '@golark/contract/locale/rules';
import type { LineCode, LineParams } from '@golark/contract/pricing/rules';

export interface LabeledLine {
  code: LineCode;
  params: LineParams;
}

const labels: Record<Locale, Record<Exclude<LineCode, 'nights' | 'occupancy_tax'>, string>> = {
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
    pet_fee: 'Cargo por mascota',
    cleaning_fee: 'Limpieza',
    service_fee: 'Cargo por servicio',
  },
};

const nightsLabel: Record<Locale, (nights: number) => string> = {
  en: (nights) => (nights === 1 ? '1 night' : `${nights} nights`),
  es: (nights) => (nights === 1 ? '1 noche' : `${nights} noches`),
};

/** The text of a price line in the language of its reader. A tax has its own name. */
export const labelOf = ({ code, params }: LabeledLine, locale: Locale): string => {
  if (code === 'nights') return nightsLabel[locale](Number(params['nights']));
  if (code !== 'occupancy_tax') return labels[locale][code];
  return String((locale === 'es' && params['nameEs']) || params['name'] || '');
};
