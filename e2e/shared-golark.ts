import { inject } from 'vitest';
import { openBrowser } from './open-browser.ts';

/** The number of this worker, from 1 on. */
const worker = Number(process.env['VITEST_POOL_ID'] ?? 1);
const servers = inject('sharedServers');

/**
 * The server that the files of this worker share, one after another. It has the default settings; a file that needs other settings starts
 * its own server. Others have used the demo's accounts and booked stays: a test takes a new account, or states what it expects to find.
 */
export const golark = { url: servers[(worker - 1) % servers.length] as string };

/** The browser that the files of this worker share. Playwright closes it when the worker ends. */
export const browser = await openBrowser();
