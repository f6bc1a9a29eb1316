/** Forms of the checkout, shared with the module that handles them on the server. */
export const payIntent = 'pay';
export const extendIntent = 'extend';
export const renewIntent = 'renew';
export const releaseIntent = 'release';
