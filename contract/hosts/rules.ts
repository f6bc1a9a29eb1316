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

/** `Within an hour`, in steps that a median of few answers supports. */
export const replySpeedOf = (minutes: number): 'hour' | 'hours' | 'day' | 'days' => {
  if (minutes <= 60) return 'hour';
  if (minutes <= 6 * 60) return 'hours';
  return minutes <= 24 * 60 ? 'day' : 'days';
};
