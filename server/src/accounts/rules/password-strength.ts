import { dictionary } from '@zxcvbn-ts/language-common';

const breached = new Set(dictionary['passwords-common'] ?? []);

/** Whether a password is among the commonly breached ones, letter case aside. */
const isCommonlyBreached = (password: string): boolean => breached.has(password.toLowerCase());

export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** What is not telling: case, blanks and signs. `Maya.Ortega` and `maya ortega` are the same guess. */
const core = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Why a new password is refused, or null. Its length is the contract's matter. */
export const refusalOfPassword = (password: string, owner: PasswordOwner): string | null => {
  if (isCommonlyBreached(password)) return 'This password is known from data breaches. Choose another.';
  const { email, firstName, lastName } = owner;
  const own = [
    email,
    email.split('@')[0] ?? '',
    firstName,
    lastName,
    firstName + lastName,
    lastName + firstName,
  ];
  if (own.map(core).includes(core(password))) {
    return 'This password is your email address or name. Choose another.';
  }
  return null;
};
