import { PassThrough, Writable } from 'node:stream';
import { en } from '@golark/messages/pages/en';
import { es } from '@golark/messages/pages/es';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { DescriptionContext } from './document/page-head.tsx';
import { provideStyles } from './document/page-styles.tsx';
import { readStyles } from './document/style-files.server.ts';
import { isCrawler } from './platform/crawler.ts';
import { loadIslands } from './platform/island.tsx';
import { provideMessages } from './platform/messages.ts';
import {
  describedContext,
  nonceContext,
  reportErrorContext,
  wholeContext,
} from './platform/request-context.ts';

export { findMessages } from './messages/message-files.server.ts';
export { isCrawler } from './platform/crawler.ts';
export { createRequestContext } from './platform/request-context.ts';

provideMessages('en', en);
provideMessages('es', es);
provideStyles(readStyles());

export const streamTimeout = 5_000;

export const handleError = (
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error, request);
};

const htmlType = 'text/html; charset=utf-8';

type Answer = { status: number; headers: Headers };

type Rendered = {
  /** Responds with all bytes at once. */
  isWhole: boolean;
  waitForAll: boolean;
  nonce: string | null;
  report: (error: unknown) => void;
};

const handleRequest = async (
  request: Request,
  status: number,
  ...[headers, routerContext, loadContext]: [Headers, EntryContext, RouterContextProvider]
): Promise<Response> => {
  const userAgent = request.headers.get('user-agent');
  // Crawlers get only the status, so that error pages are not indexed.
  const isHiddenError = status >= 400 && isCrawler(userAgent);
  if (isHiddenError) headers.set('X-Robots-Tag', 'noindex');
  if (request.method === 'HEAD' || isHiddenError) return new Response(null, { status, headers });
  await loadIslands();
  const nonce = loadContext.get(nonceContext);
  const page = (
    <DescriptionContext value={loadContext.get(describedContext)?.page ?? null}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
    </DescriptionContext>
  );
  const isWhole = loadContext.get(wholeContext);
  return streamPage(
    page,
    { status, headers },
    {
      isWhole,
      waitForAll: isWhole || isbot(userAgent),
      nonce,
      report: (error) => loadContext.get(reportErrorContext)(error, request),
    },
  );
};

export default handleRequest;

const collect = (done: (bytes: Uint8Array<ArrayBuffer>) => void): Writable => {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(end) {
      done(Buffer.concat(chunks));
      end();
    },
  });
};

const streamPage = (
  page: React.ReactNode,
  answer: Answer,
  { isWhole, waitForAll, nonce, report }: Rendered,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const send = () => {
      answer.headers.set('Content-Type', htmlType);
      if (isWhole) {
        clearTimeout(deadline);
        return pipe(collect((bytes) => resolve(new Response(bytes, answer))));
      }
      const body = new PassThrough().on('finish', () => clearTimeout(deadline));
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), answer));
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      // a large island stays in its place: elsewhere it would need a script to be seen
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      [waitForAll ? 'onAllReady' : 'onShellReady']: send,
      onShellError: reject,
      onError(error) {
        answer.status = 500;
        report(error);
      },
    });
    // A little longer than the loaders' own limit, so that their rejections still reach the page.
    const deadline = setTimeout(abort, streamTimeout + 1_000);
  });
