import { type Locale, localeFromHeader } from '@golark/contract/locale/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#platform/failure';
import type { WrittenResponse } from '#platform/http/admission';
import { translatorOf } from '#platform/translator-of';

/** Whether the error is a refusal that ends by itself. */
export const isBusy = (error: unknown): error is Failure =>
  error instanceof Failure && error.code === 'UNAVAILABLE';

const pages = new Map<Locale, string>();

/** Small and without any other file: it is sent when the server has no time. */
const pageOf = (locale: Locale): string => {
  const known = pages.get(locale);
  if (known) return known;
  const t = translatorOf(locale, 'busyPage');
  const page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${t('title')} · Golark</title>
<body style="font:1.1rem/1.6 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem">
<h1>${t('title')}</h1><p>${t('body')}</p><p><a href="">${t('retry')}</a></p></body></html>`;
  pages.set(locale, page);
  return page;
};

/** Null if no browser asks for a document; the data of a page is requested with another type. */
export const busyPageOf = ({ headers }: FastifyRequest): WrittenResponse | null => {
  if (!headers.accept?.includes('text/html')) return null;
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
    body: pageOf(localeFromHeader(headers['accept-language']) ?? 'en'),
  };
};

export const respondWithBusyPage = (
  reply: FastifyReply,
  { headers, body }: WrittenResponse,
  { details }: Failure,
): FastifyReply =>
  reply
    .status(503)
    .headers({
      ...headers,
      'retry-after': String(details.retryAfterSeconds ?? 1),
      'cache-control': 'no-store',
    })
    .send(body);
