import { readCookie, writeCookie } from '../../platform/cookie.ts';

export const lastEmailCookie = 'golark_last_email';
const days = 365;
/** Not in development, where accounts change all the time. */
const isStored = import.meta.env.PROD;

/** The email address of the last login on this device, offered at the next one. */
export const readLastEmail = (request: Request): string => {
  const stored = isStored ? readCookie(request, lastEmailCookie) : null;
  try {
    return decodeURIComponent(stored ?? '');
  } catch {
    // not written by this site: nothing to offer
    return '';
  }
};

export const storeLastEmail = (request: Request, email: string): string | null =>
  isStored ? writeCookie(request, lastEmailCookie, { value: encodeURIComponent(email), days }) : null;

export const deleteLastEmail = (request: Request): string =>
  writeCookie(request, lastEmailCookie, { value: '', days: 0 });
