/** ISO 639-1; `property_managers_languages` lists the same. */
export const hostLanguages = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'uk',
  'ar',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
  'vi',
  'tl',
] as const;

export const mostLanguages = 8;

/** With fewer questions, a host has no response rate. */
export const fewestQuestions = 5;
