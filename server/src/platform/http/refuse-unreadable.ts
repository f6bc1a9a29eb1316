import { randomUUID } from 'node:crypto';
import { maxHeaderSize, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { localeFromHeader } from '@golark/contract/locale/rules';
import { homePath } from '@golark/contract/paths';
import { badInput } from '../failure.ts';
import { translatorOf } from '../translator-of.ts';
import { problemOf } from './problem.ts';
import { isApiPath } from './request-target.ts';
import { smallPage, smallPageHeaders } from './small-page.ts';

/** For the rest of a request that is not read. */
const restMilliseconds = 2000;

type ReadError = Error & { code?: string | undefined; rawPacket?: Buffer | undefined };

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Node reads 16 kB of the address and the headers together. */
const longPage = (start: string): Answer => {
  const locale = localeFromHeader(/^accept-language: *(.+)$/im.exec(start)?.[1]) ?? 'en';
  const t = translatorOf(locale, 'longAddressPage');
  const link = { label: t('home'), to: homePath() };
  const body = smallPage(locale, { title: t('title'), body: t('body'), link });
  return { status: 431, headers: smallPageHeaders, body };
};

const answerTo = ({ code, rawPacket }: ReadError): Answer => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, headers: {}, body: '' };
  const start = rawPacket?.toString('latin1') ?? '';
  const isLong = code === 'HPE_HEADER_OVERFLOW';
  const target = /^[A-Z]+ (\S*)/.exec(start)?.[1] ?? '';
  if (isLong && !isApiPath(target)) return longPage(start);
  const failure = isLong
    ? badInput('query', 'too_long', { maximum: maxHeaderSize })
    : badInput('request', 'invalid');
  const problem = problemOf(failure, randomUUID());
  return {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify(problem),
  };
};

/** Answers what Node could not read as a request: there is none, and none of the hooks run. */
export const refuseUnreadable = (failed: Error, socket: Socket): void => {
  // the framework declares another type of the bytes than Node passes
  const error = failed as ReadError;
  // each further part of the same request is an error too
  if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  const { status, headers, body } = answerTo(error);
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  // with parts unread, the end of the connection would be a reset, which takes the answer from the client
  socket.resume();
  setTimeout(() => socket.destroy(), restMilliseconds).unref();
};
