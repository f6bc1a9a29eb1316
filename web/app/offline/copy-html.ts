import { isLocale, type Locale } from '@golark/contract/locale/rules';
import { dateFormatter } from '../platform/formatters.ts';
import { offlinePath } from './offline-path.ts';

/** A page that a device may copy, with the sentence that its copy shows. Attributes are as in the HTML: escaped. */
export type Stamp = { seconds: number; note: string; title: string };

export const stampNames = { seconds: 'offline-seconds', note: 'offline-note' };

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1];

/** Null for a page that does not say for how long it may be copied. */
export const readStamp = (html: string): Stamp | null => {
  const seconds = Number(contentOf(html, stampNames.seconds));
  if (!(seconds > 0)) return null;
  const [title = ''] = (/<title>([^<]*)/.exec(html)?.[1] ?? '').split(' | ');
  return { seconds, note: contentOf(html, stampNames.note) ?? '', title };
};

const localeOf = (html: string): Locale => {
  const lang = /<html[^>]* lang="(\w+)"/.exec(html)?.[1];
  return isLocale(lang) ? lang : 'en';
};

// in view wherever the page is scrolled to, below dialogs; only the worker adds it, so no style sheet has a rule for it
const noteLook =
  'position:sticky;top:0;z-index:var(--z-bar);margin:0;padding:8px 16px;background:#6b3f00;color:#fff;text-align:center;font-weight:600';

/** The copy with the time at which the page looked like this. */
export const withNote = (html: string, { note, at }: { note: string; at: Date }): string => {
  const time = dateFormatter(localeOf(html), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const shown = `<p role="status" data-offline-copy style="${noteLook}">${note.replace('{time}', time)}</p>`;
  return html.replace(/<body[^>]*>/, (body) => body + shown);
};

/** The offline page runs no scripts: it is shown at any address, and its scripts expect their own. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]* rel="modulepreload"[^>]*>/g, '');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

type Shown = { copies: readonly { path: string; title: string }[]; address: string };

/** The offline page with links to the copies, and to the address that could not be loaded. Without any copies it says so. */
export const withCopies = (html: string, { copies, address }: Shown): string => {
  const page = html.replace(`href="${offlinePath}"`, () => `href="${escaped(address)}"`);
  if (copies.length === 0) return page;
  const links = copies.map(({ path, title }) => `<li><a class="text-link" href="${path}">${title}</a></li>`);
  return page.replace(
    /(<ul[^>]* data-copies[^>]*>)[\s\S]*?<\/ul>/,
    (_, list: string) => `${list}${links.join('')}</ul>`,
  );
};
