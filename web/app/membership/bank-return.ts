import { readCookie } from '../platform/cookie.ts';
import { samePathOr } from '../platform/page/same-origin.ts';

const returnCookie = 'golark_join';
const seconds = 3600;

/** The page to return to and the code, stored before 3-D Secure, because the bank's return address has only the order. */
export type BankReturn = { orderId: string; next: string; code: string };

export const storeBankReturn = (request: Request, stored: BankReturn): string => {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  const value = new URLSearchParams(stored).toString();
  return `${returnCookie}=${value}; Path=/membership/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`;
};

/** What was stored for this order; without it, no page to return to and no code. */
export const readBankReturn = (request: Request, orderId: string): Omit<BankReturn, 'orderId'> => {
  const stored = new URLSearchParams(readCookie(request, returnCookie) ?? '');
  if (stored.get('orderId') !== orderId) return { next: '/', code: '' };
  return { next: samePathOr('/', stored.get('next')), code: stored.get('code') ?? '' };
};
