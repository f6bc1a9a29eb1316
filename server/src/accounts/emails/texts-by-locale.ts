import type { Locale } from '@golark/contract/locale/rules';
import type { AccountEmailTexts } from './account-email-texts.ts';
import { englishWords } from './texts-en.ts';
import { spanishWords } from './texts-es.ts';

export const accountEmailTexts: Record<Locale, AccountEmailTexts> = { en: englishWords, es: spanishWords };
