import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { isThorough } from '../server/testing/is-thorough.ts';
import type { Locale } from './messages.ts';

export const phoneWidth = 360;
export const desktopWidth = 1280;

export interface Visit {
  width?: number;
  locale?: Locale;
  theme?: 'light' | 'dark';
  hasScripts?: boolean;
  /** Most tests do without pictures: rendering and decoding them takes a third of the time. */
  hasPictures?: boolean;
  /** Most tests do without the worker, which loads the offline page for each new window. */
  hasWorker?: boolean;
}

interface Combination {
  width: number;
  locale: Locale;
}

/** The combinations in which a flow runs: those given, and all with `npm run faults`. */
export const combinations = (...usual: Combination[]): Combination[] =>
  isThorough
    ? [phoneWidth, desktopWidth].flatMap((width) =>
        (['en', 'es'] as const).map((locale) => ({ width, locale })),
      )
    : usual;

export interface VisitedPage {
  page: Page;
  context: BrowserContext;
  /** What the browser complained about: thrown errors and refused scripts. */
  complaints: string[];
}

/** Playwright's own list in `chromiumSwitches`, which ours replaces: the last `--disable-features` applies. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** The list under the address bar is a page of its own, which each new window would load: as much work as a page of ours. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Debian's start script enables it, which a machine without a graphics card pays for
      '--disable-gpu-rasterization',
      // a page is shown a few times: optimizing its code takes longer than running it
      '--js-flags=--no-opt --no-maglev',
      `--disable-features=${[...disabledByPlaywright, ...addressBarPages].join()}`,
    ],
  });

const isPhone = (width: number): boolean => width < 768;

/** The height of a window with this width, in pixels. */
export const heightOf = (width: number): number => (isPhone(width) ? 740 : 900);

const blockPictures = async (context: BrowserContext, page: Page): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/pictures/*'] });
};

/** A window of its own, without cookies of others; reduced motion, so that nothing is measured half-way. */
export const visit = async (browser: Browser, baseURL: string, visitor: Visit = {}): Promise<VisitedPage> => {
  const { width = desktopWidth, locale = 'en', theme = 'light', hasScripts = true } = visitor;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: heightOf(width) },
    isMobile: isPhone(width),
    hasTouch: isPhone(width),
    locale: locale === 'es' ? 'es-US' : 'en-US',
    colorScheme: theme,
    reducedMotion: 'reduce',
    javaScriptEnabled: hasScripts,
    serviceWorkers: visitor.hasWorker ? 'allow' : 'block',
    timezoneId: 'America/Los_Angeles',
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  if (!visitor.hasPictures) await blockPictures(context, page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // a busy server refuses prefetches too
    const isAnswerOfCall = /status of (4\d\d|503)/.test(message.text());
    if (message.type() === 'error' && !isAnswerOfCall) complaints.push(message.text());
  });
  return { page, context, complaints };
};

/** By how many pixels the page can be pushed sideways. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

/** React has taken the server's page over, except its islands, whose code loads later. */
export const untilStarted = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
};

/** All of the page listens. Its islands load because it is used. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await untilStarted(page);
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return document.querySelector('[data-island]:not([data-ready])') === null;
  });
};
