import { dictionary } from '@zxcvbn-ts/language-common';

const breached = new Set(dictionary['passwords-common'] ?? []);

/** Whether a password is a commonly breached one, ignoring case. */
const isCommonlyBreached = (password: string): boolean => breached.has(password.toLowerCase());

export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Letters and digits in lower case: `Maya.Ortega` and `maya ortega` are equal. */
const core = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Why a new password is rejected, or null. The contract checks its length. */
export const passwordProblem = (
  password: string,
  owner: PasswordOwner,
): 'password_breached' | 'password_personal' | null => {
  if (isCommonlyBreached(password)) return 'password_breached';
  const { email, firstName, lastName } = owner;
  const own = [
    email,
    email.split('@')[0] ?? '',
    firstName,
    lastName,
    firstName + lastName,
    lastName + firstName,
  ];
  const letters = core(password);
  return letters !== '' && own.map(core).includes(letters) ? 'password_personal' : null;
};
