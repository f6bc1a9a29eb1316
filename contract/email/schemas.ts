import { z } from 'zod';
import { fieldRule } from '../errors/rules.ts';
import { isEmail } from './rules.ts';

export const Email = z.string().trim().min(1).refine(isEmail, fieldRule('invalid'));
