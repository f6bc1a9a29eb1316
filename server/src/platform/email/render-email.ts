import type { Locale } from '@golark/contract/locale/rules';
import { translatorOf } from '#platform/translator-of';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (c) => escapes[c] ?? c);

interface EmailLink {
  label: string;
  url: string;
}

/** A stay or another thing with a page of its own. */
export interface EmailCard {
  title: string;
  url: string;
  picture: { url: string; alt: string } | null;
  /** The first one is the most important. */
  lines: string[];
}

export interface EmailSection {
  title: string;
  note: string;
  cards: EmailCard[];
  links: EmailLink[];
}

export interface EmailContent {
  locale: Locale;
  title: string;
  /** Of this site; the text without it says the same. */
  picture?: { url: string; alt: string } | null;
  paragraphs: string[];
  /** A long value is below its label, over the whole width: phones have no room for it at the side. */
  rows: { label: string; value: string; isStrong?: boolean; isLong?: boolean }[];
  sections?: EmailSection[];
  action: EmailLink | null;
  /** Below the button: what few readers need. */
  links?: EmailLink[];
  footer: string;
  /** The contact page, where readers may have questions. */
  helpUrl?: string;
  /** Below the footer of an email that can be turned off. */
  unsubscribe?: EmailLink;
}

const cellStyle = 'padding:8px 0;border-top:1px solid #e6e7e2';

const longRowHtml = ({ label, value }: EmailContent['rows'][number]): string =>
  `<tr><td colspan="2" style="${cellStyle}"><span style="color:#505954">${escapeHtml(label)}</span>` +
  `<br>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`;

const shortRowHtml = ({ label, value, isStrong }: EmailContent['rows'][number]): string =>
  `<tr><td style="${cellStyle};color:#505954;vertical-align:top">${escapeHtml(label)}</td>` +
  `<td style="${cellStyle};padding-left:16px;text-align:right;overflow-wrap:anywhere;${isStrong ? 'font-weight:700;font-size:18px' : ''}">` +
  `${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`;

const rowHtml = (row: EmailContent['rows'][number]): string =>
  row.isLong ? longRowHtml(row) : shortRowHtml(row);

const pictureHtml = ({ url, alt }: NonNullable<EmailContent['picture']>): string =>
  `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="496" style="display:block;width:100%;height:auto;border-radius:16px;margin:0 0 24px">`;

const linkHtml = ({ label, url }: EmailLink): string =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:#065f4f">${escapeHtml(label)}</a></p>`;

const unsubscribeHtml = ({ label, url }: EmailLink): string =>
  `<p style="margin:8px 0 0;font-size:14px"><a href="${escapeHtml(url)}" style="color:#505954">${escapeHtml(label)}</a></p>`;

const helpOf = ({ locale, helpUrl: url }: EmailContent): EmailLink[] =>
  url ? [{ label: translatorOf(locale, 'emailHelp')('contact'), url }] : [];

const helpHtml = ({ label, url }: EmailLink): string =>
  ` <a href="${escapeHtml(url)}" style="color:#505954">${escapeHtml(label)}</a>`;

const cardPictureHtml = ({ url, alt }: NonNullable<EmailCard['picture']>): string =>
  `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="96" style="display:block;width:96px;height:auto;border-radius:12px">`;

const cardHtml = ({ title, url, picture, lines }: EmailCard): string => {
  const [first = '', ...others] = lines.map(escapeHtml);
  return (
    `<tr><td style="padding:8px 16px 8px 0;width:96px;vertical-align:top">${picture ? cardPictureHtml(picture) : ''}</td>` +
    `<td style="padding:8px 0;vertical-align:top"><a href="${escapeHtml(url)}" style="color:#065f4f;font-weight:600">${escapeHtml(title)}</a>` +
    `<br><b>${first}</b>${others.map((line) => `<br><span style="color:#505954">${line}</span>`).join('')}</td></tr>`
  );
};

const sectionHtml = ({ title, note, cards, links }: EmailSection): string =>
  `<h2 style="margin:24px 0 4px;font-size:18px;line-height:24px">${escapeHtml(title)}</h2>
<p style="margin:0 0 8px;color:#505954">${escapeHtml(note)}</p>
<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${cards.map(cardHtml).join('')}</table>
${links.map(linkHtml).join('\n')}`;

/** An email for every client: tables and inline styles, no picture or script from another site. */
export const emailHtml = (email: EmailContent): string => `<!doctype html>
<html lang="${email.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(email.title)}</title></head>
<body style="margin:0;background:#f3f4f0;font-family:Figtree,Arial,sans-serif;font-size:16px;line-height:24px;color:#141d1a">
<div style="max-width:560px;margin:0 auto;padding:32px 16px"><div style="background:#fff;border-radius:24px;padding:32px">
<p style="margin:0 0 24px;font-weight:700;font-size:22px;color:#065f4f">golark</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:30px">${escapeHtml(email.title)}</h1>
${email.picture ? pictureHtml(email.picture) : ''}
${email.paragraphs.map((p) => `<p style="margin:0 0 16px">${escapeHtml(p)}</p>`).join('\n')}
<table style="width:100%;border-collapse:collapse;margin:8px 0 24px">${email.rows.map(rowHtml).join('')}</table>
${(email.sections ?? []).map(sectionHtml).join('\n')}
${email.action ? `<p style="margin:0 0 24px"><a href="${escapeHtml(email.action.url)}" style="display:inline-block;background:#127560;color:#fff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:12px">${escapeHtml(email.action.label)}</a></p>` : ''}
${(email.links ?? []).map(linkHtml).join('\n')}
<p style="margin:0;font-size:14px;color:#505954">${escapeHtml(email.footer)}${helpOf(email).map(helpHtml).join('')}</p>${
  email.unsubscribe
    ? `
${unsubscribeHtml(email.unsubscribe)}`
    : ''
}
</div></div></body></html>`;

const linkText = ({ label, url }: EmailLink): string => `${label}: ${url}`;

const sectionText = ({ title, note, cards, links }: EmailSection): string =>
  [
    `${title}\n${note}`,
    ...cards.map((card) => [card.title, ...card.lines, card.url].join('\n')),
    ...links.map(linkText),
  ].join('\n\n');

/** The same email as plain text. */
export const emailText = (email: EmailContent): string =>
  [
    email.title,
    ...email.paragraphs,
    ...(email.rows.length > 0 ? [email.rows.map((row) => `${row.label}: ${row.value}`).join('\n')] : []),
    ...(email.sections ?? []).map(sectionText),
    ...(email.action ? [email.action] : []).concat(email.links ?? []).map(linkText),
    email.footer,
    ...helpOf(email).map(linkText),
    ...(email.unsubscribe ? [linkText(email.unsubscribe)] : []),
  ].join('\n\n');
