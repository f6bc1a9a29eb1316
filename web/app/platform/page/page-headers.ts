/** For pages with personal data: no cache stores them. */
export const personalHeaders = () => ({ 'Cache-Control': 'no-store' });

/** For pages with a token in their address: also never sent as a referrer. */
export const secretHeaders = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
