import { z } from 'zod';

/** Control characters other than line breaks and tabs: never part of what a person typed. */
const control = /(?![\t\n\r])\p{Cc}/u;

export const hasControl = (text: string): boolean => control.test(text);

/** Trimmed text of 1 to `max` characters, kept as typed in any script. */
export const Text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'minLength 1')
    .max(max, `must be at most ${max} characters`)
    .refine((text) => !hasControl(text), 'invalid string value');
