import { questionLength } from '@golark/contract/conversations/rules';
import { readCookie } from '../platform/cookie.ts';

/** A question that was typed before its author logged in. It is sent to the pages of its stay only. */
const cookieName = 'golark_question';
const keptSeconds = 3600;

const cookie = (
  request: Request,
  stayId: string,
  { value, seconds }: { value: string; seconds: number },
): string => {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  const path = `/property/${encodeURIComponent(stayId)}/`;
  return `${cookieName}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`;
};

export const keepQuestion = (request: Request, stayId: string, text: string): string =>
  cookie(request, stayId, { value: Buffer.from(text).toString('base64url'), seconds: keptSeconds });

export const forgetQuestion = (request: Request, stayId: string): string =>
  cookie(request, stayId, { value: '', seconds: 0 });

/** Empty if there is none. */
export const readQuestion = (request: Request): string =>
  Buffer.from(readCookie(request, cookieName) ?? '', 'base64url')
    .toString()
    .slice(0, questionLength);
