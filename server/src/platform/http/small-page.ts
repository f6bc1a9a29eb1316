import type { Locale } from '@golark/contract/locale/rules';

/** Its only style is that of its body. */
export const smallPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** A page without any other file, for when the server can't render one. The texts are our own. */
export const smallPage = (
  locale: Locale,
  { title, body, link }: { title: string; body: string; link: { label: string; to: string } },
): string => `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${title} · Golark</title>
<body style="font:1.1rem/1.6 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem">
<h1>${title}</h1><p>${body}</p><p><a href="${link.to}">${link.label}</a></p></body></html>`;
