import type { Locale } from '@golark/contract/locale/rules';
import type { AccountEmailTexts } from './account-email-texts.ts';
import { englishTexts } from './texts-en.ts';
import { spanishTexts } from './texts-es.ts';

export const accountEmailTexts: Record<Locale, AccountEmailTexts> = { en: englishTexts, es: spanishTexts };
