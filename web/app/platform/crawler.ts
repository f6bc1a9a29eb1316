const crawler = /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|mediapartners/i;

/** Search engines and link previews; not the tools of people, such as curl or a browser under test. */
export const isCrawler = (userAgent: string | null): boolean => crawler.test(userAgent ?? '');
