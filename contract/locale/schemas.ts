import { z } from 'zod';
import { locales } from './rules.ts';

export const Locale = z.enum(locales);
