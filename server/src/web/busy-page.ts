import { type Locale, localeFromHeader } from '@golark/contract/locale/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#platform/failure';
import type { WrittenResponse } from '#platform/http/admission';
import { smallPage, smallPageHeaders } from '#platform/http/small-page';
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
  const link = { label: t('retry'), to: '' };
  const page = smallPage(locale, { title: t('title'), body: t('body'), link });
  pages.set(locale, page);
  return page;
};

/** Null if no browser asks for a document; the data of a page is requested with another type. */
export const busyPageOf = ({ headers }: FastifyRequest): WrittenResponse | null => {
  if (!headers.accept?.includes('text/html')) return null;
  return {
    headers: smallPageHeaders,
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
