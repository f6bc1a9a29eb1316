import { z } from 'zod';
import { fieldRule } from '../errors/rules.ts';
import { hasControl, hasControlInParagraphs } from './rules.ts';

/**
 * Every string that a call accepts is one of these: NUL and other control characters, which the database cannot store,
 * are rejected here. Untrimmed.
 */
export const AnyText = (max: number, min = 0) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => !hasControl(text), fieldRule('invalid'));

const trimmed = (max: number) => z.string().trim().min(1).max(max);

/** One line of trimmed text, 1 to `max` characters, stored as typed in any script. */
export const Text = (max: number) => trimmed(max).refine((text) => !hasControl(text), fieldRule('invalid'));

/** As `Text`, with line breaks. */
export const Paragraphs = (max: number) =>
  trimmed(max).refine((text) => !hasControlInParagraphs(text), fieldRule('invalid'));
