import { isEmail } from '@golark/contract/email/rules';
import type { en } from '../../messages/en.ts';

/** Keys of the exact sentences of the specification's section 5, and of ours beside them. */
export type FieldProblem = keyof typeof en.fields.problems;

export const loginPasswordMinimum = 6;
export const newPasswordMinimum = 12;

export const required = (text: string, problem: FieldProblem): FieldProblem | null =>
  text.trim() === '' ? problem : null;

export const emailProblem = (email: string): FieldProblem | null => {
  if (email === '') return 'emailRequired';
  return isEmail(email) ? null : 'emailInvalid';
};

/** Characters as people count them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

export const loginPasswordProblem = (password: string): FieldProblem | null => {
  if (password === '') return 'passwordRequired';
  return lengthOf(password) < loginPasswordMinimum ? 'passwordShort6' : null;
};

export const newPasswordProblem = (password: string): FieldProblem | null => {
  if (password === '') return 'passwordRequired';
  return lengthOf(password) < newPasswordMinimum ? 'passwordShort12' : null;
};
