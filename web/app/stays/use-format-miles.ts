import { useTranslations } from '../platform/translations.ts';
import { useNumber } from '../ui/numbers.ts';

const metersPerMile = 1609.344;
/** The approximate location is about this far from the exact one. */
const uncertainMiles = 0.3;

/** `1.3 mi`, `24 mi`; what is nearer than the location is certain has no figure. */
export const useFormatMiles = () => {
  const t = useTranslations('stays.around');
  const number = useNumber();
  return (meters: number): string => {
    const miles = meters / metersPerMile;
    if (miles < uncertainMiles) return t('milesLess', { miles: number(uncertainMiles) });
    const digits = miles < 10 ? 1 : 0;
    return t('miles', {
      miles: number(miles, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    });
  };
};
