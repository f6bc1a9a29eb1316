/** Cookie with the property manager that a host chose to act for. */
export const hostCookie = 'golark_host';
export const hostCookieDays = 365;
