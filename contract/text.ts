import { z } from 'zod';

/**
 * Control characters and halves of surrogate pairs: never part of what a person typed, line breaks and tabs of longer
 * texts apart.
 */
const control = /[\p{Cc}\p{Cs}]/u;
const controlInParagraphs = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

export const hasControl = (text: string): boolean => control.test(text);

const trimmed = (max: number) =>
  z.string().trim().min(1, 'minLength 1').max(max, `must be at most ${max} characters`);

/** One line of trimmed text, 1 to `max` characters, kept as typed in any script. */
export const Text = (max: number) => trimmed(max).refine((text) => !hasControl(text), 'invalid string value');

/** As `Text`, with line breaks. */
export const Paragraphs = (max: number) =>
  trimmed(max).refine((text) => !controlInParagraphs.test(text), 'invalid string value');
