import { createHash, randomBytes } from 'node:crypto';

/**
 * The nonce that a page is rendered with before it is stored. It is random and never sent, so that a script that has it
 * is one of ours: a script that came into the page with its data gets no hash, and is refused.
 */
export const inlineScriptMark = randomBytes(16).toString('hex');

const attribute = ` nonce="${inlineScriptMark}"`;
const markedScript = new RegExp(`<script(?=[^>]*${attribute})[^>]*>([\\s\\S]*?)</script`, 'gi');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page without the mark, and what a policy lists to allow its inline scripts, each once. */
export const hashInlineScripts = (html: string): { html: string; scriptSources: string[] } => ({
  html: html.replaceAll(attribute, ''),
  scriptSources: [...new Set([...html.matchAll(markedScript)].map(([, text = '']) => hashOf(text)))],
});
