import { readCookie, writeCookie } from '../../platform/cookie.ts';

const lastEmailCookie = 'golark_last_email';
const days = 365;
/** In development people change accounts all day. */
const isKept = import.meta.env.PROD;

/** The address that somebody last logged in with on this device, to be offered next time. */
export const readLastEmail = (request: Request): string => {
  const kept = isKept ? readCookie(request, lastEmailCookie) : null;
  try {
    return decodeURIComponent(kept ?? '');
  } catch {
    // written by somebody else: nothing to offer
    return '';
  }
};

export const keepLastEmail = (request: Request, email: string): string | null =>
  isKept ? writeCookie(request, lastEmailCookie, { value: encodeURIComponent(email), days }) : null;

export const forgetLastEmail = (request: Request): string =>
  writeCookie(request, lastEmailCookie, { value: '', days: 0 });
