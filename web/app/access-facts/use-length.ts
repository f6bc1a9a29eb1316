import { useTranslations } from '../platform/translations.ts';

const centimetersPerInch = 2.54;

/** Returns a length in both units, the one that readers of the language measure in first. */
export const useLength = () => {
  const t = useTranslations('accessFacts');
  return (inches: number): string =>
    t('length', { inches, centimeters: Math.round(inches * centimetersPerInch) });
};
