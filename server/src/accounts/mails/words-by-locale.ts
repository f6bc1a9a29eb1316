import type { Locale } from '@golark/contract/locale/rules';
import type { AccountMailWords } from './account-mail-words.ts';
import { englishWords } from './words-en.ts';
import { spanishWords } from './words-es.ts';

export const accountMailWords: Record<Locale, AccountMailWords> = { en: englishWords, es: spanishWords };
