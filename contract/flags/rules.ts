/** The cookie that carries the generated device id; the page's own scripts read it. */
export const deviceIdCookieName = 'golark_device';

/** As long as browsers keep any cookie: 400 days less a little (specification, section 9). */
export const deviceIdCookieSeconds = 34_560_000;

/** If the flag exists and is off for a device, the device has no worker: nothing is shown offline. */
export const offlineFlag = 'OFFLINE_COPIES';
