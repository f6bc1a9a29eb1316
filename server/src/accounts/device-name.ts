import type { Locale } from '@golark/contract/locale/rules';
import { translatorOf } from '#platform/translator-of';
import type { Device } from './rules/device.ts';

/** `Chrome on Windows`; either part may be unknown. */
export const deviceName = ({ browser, system }: Device, locale: Locale): string => {
  const t = translatorOf(locale, 'devices');
  return browser && system ? t('named', { browser, system }) : (browser ?? system ?? t('unknown'));
};
