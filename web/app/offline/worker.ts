import { ExpirationPlugin } from 'workbox-expiration';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { RangeRequestsPlugin } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { Visit } from '../platform/offline-visit.ts';
import {
  copiesCache,
  copyPage,
  deleteCopies,
  listCopies,
  refreshCopies,
  setOwner,
  shownCopy,
} from './copies.ts';
import { withCopies, withoutScripts } from './copy-html.ts';
import { assetsIn, changesSession, isAsset, isPageAddress, isPageData, pageOfData } from './copy-rules.ts';
import { offlinePath } from './offline-path.ts';
import { type RequestEvent, scope, type WorkEvent } from './worker-scope.ts';

const offlineCache = 'golark-offline';
/** A page that has a copy is waited for no longer than this. */
const waitSeconds = 4;

/** Its type does not agree with that of the strategies under `exactOptionalPropertyTypes`. */
const expiration = new ExpirationPlugin({
  // as long as a copy that needs them; a build has about 300 files
  maxEntries: 600,
  maxAgeSeconds: 32 * 86_400,
  purgeOnQuotaError: true,
}) as object;

const assets = new CacheFirst({
  cacheName: 'golark-assets',
  matchOptions: { ignoreVary: true },
  // the map reads parts of one large file
  plugins: [expiration, new RangeRequestsPlugin()],
});

const storeAssets = (paths: readonly string[], event: WorkEvent): Promise<unknown> =>
  Promise.allSettled(
    paths.map((path) => Promise.all(assets.handleAll({ event, request: new Request(path) }))),
  );

/** The page as a visitor without an account and a cookie gets it, in the visitor's language. */
const storeOfflinePage = async ({ locale, build }: Visit, event: WorkEvent): Promise<void> => {
  const store = await caches.open(offlineCache);
  const version = `${build}/${locale}`;
  if ((await store.match(offlinePath))?.headers.get('x-version') === version) return;
  const response = await fetch(`${offlinePath}?lang=${locale}`, { credentials: 'omit', cache: 'no-store' });
  if (!response.ok) return;
  const html = withoutScripts(await response.text());
  await storeAssets(assetsIn(html), event);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'none'",
    'x-version': version,
  };
  await store.put(offlinePath, new Response(html, { headers }));
};

/** A form that could not be sent is not sent again by a link: that leads back to the form. */
const addressAgain = ({ method, url, referrer }: Request): string => {
  const { origin, pathname, search } = new URL(method === 'GET' ? url : referrer || '/', url);
  return origin === new URL(url).origin ? pathname + search : '/';
};

const offlinePage = async ({ request }: { request: Request }): Promise<Response | undefined> => {
  const page = await (await caches.open(offlineCache)).match(offlinePath);
  const shown = { copies: await listCopies(), address: addressAgain(request) };
  return page && new Response(withCopies(await page.text(), shown), { headers: page.headers });
};

const pages = new NetworkFirst({
  cacheName: copiesCache,
  networkTimeoutSeconds: waitSeconds,
  matchOptions: { ignoreVary: true, ignoreSearch: true },
  plugins: [
    {
      // `copyPage` stores them, under the address without a query
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && shownCopy(cachedResponse),
      handlerDidError: offlinePage,
    },
  ],
});

/** React Router then loads the page as a document, for which there is a copy or the offline page. */
const asDocument = (path: string): Response =>
  new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': path, 'X-Remix-Reload-Document': 'true' },
  });

const pageData = async ({ event, request }: { event: WorkEvent; request: Request }): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (problem) {
    const page = pageOfData(new URL(request.url));
    const shown = await scope.clients.get((event as RequestEvent).clientId);
    // new data for the page that is shown, which must not disappear
    if (!shown || new URL(page, shown.url).pathname === new URL(shown.url).pathname) throw problem;
    return asDocument(page);
  }
};

registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPageData(url.pathname), pageData);

const isPage = ({ url, sameOrigin, request }: { url: URL; sameOrigin: boolean; request: Request }): boolean =>
  sameOrigin && request.mode === 'navigate' && isPageAddress(url.pathname);

const sendForm = ({ request }: { request: Request }): Promise<Response> =>
  fetch(request).catch(async (problem) => {
    const page = await offlinePage({ request });
    if (!page) throw problem;
    return page;
  });

registerRoute(isPage, pages);
registerRoute(isPage, sendForm, 'POST');

const onVisit = async (visit: Visit, event: WorkEvent): Promise<void> => {
  await setOwner(visit.accountId);
  await storeOfflinePage(visit, event);
  const html = await copyPage(visit.path);
  if (html) await storeAssets([...assetsIn(html), ...visit.loaded.filter(isAsset)], event);
  await refreshCopies();
};

preloadNavigations();
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (changesSession(method, new URL(url).pathname)) event.waitUntil(deleteCopies());
});
scope.addEventListener('message', (event) =>
  // storage may be full, and the network gone: what is missing is stored at the next visit
  event.waitUntil(onVisit(event.data as Visit, event).catch(() => undefined)),
);
