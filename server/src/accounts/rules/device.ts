import Bowser from 'bowser';

export interface Device {
  browser: string | null;
  system: string | null;
}

const longestUserAgent = 400;

/** Browser and system family of a user agent, without versions: `{ browser: 'Chrome', system: 'Windows' }`. */
export const deviceOf = (userAgent: string | null): Device => {
  if (!userAgent) return { browser: null, system: null };
  const parsed = Bowser.parse(userAgent.slice(0, longestUserAgent));
  return { browser: parsed.browser.name || null, system: parsed.os.name || null };
};
