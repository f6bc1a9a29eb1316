import { z } from 'zod';
import { fieldRule } from '../errors/rules.ts';
import { isCalendarDay } from './rules.ts';

/** A calendar day in the property's own time zone, `2026-11-21`. Never an instant: a day has no time zone to shift it. */
export const Day = z
  .string()
  .refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text), { ...fieldRule('not_a_date'), abort: true })
  .refine(isCalendarDay, fieldRule('no_such_date'));
