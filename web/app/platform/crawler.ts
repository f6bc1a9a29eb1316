const crawler = /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|mediapartners/i;

/** Search engines and link previews; not curl or automated browsers. */
export const isCrawler = (userAgent: string | null): boolean => crawler.test(userAgent ?? '');
