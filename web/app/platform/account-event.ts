/** Tells the next page, once, that somebody just signed up or logged in; the page's scripts read it. */
export const accountEventCookie = 'golark_event';
export type AccountEvent = 'Signup' | 'Login';

export const isAccountEvent = (value: unknown): value is AccountEvent =>
  value === 'Signup' || value === 'Login';
