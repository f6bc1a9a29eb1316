/** Cookie that reports a sign-up or login to the scripts of the next page, once. */
export const accountEventCookie = 'golark_event';
export type AccountEvent = 'Signup' | 'Login';

export const isAccountEvent = (value: unknown): value is AccountEvent =>
  value === 'Signup' || value === 'Login';
