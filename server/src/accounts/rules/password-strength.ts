import { dictionary } from '@zxcvbn-ts/language-common';

const breached = new Set(dictionary['passwords-common'] ?? []);

/** Whether a password is among the commonly breached ones, letter case aside. */
export const isCommonlyBreached = (password: string): boolean => breached.has(password.toLowerCase());
