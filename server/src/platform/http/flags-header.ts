import { Flags } from '@golark/contract/flags/schemas';
import { hasControl } from '@golark/contract/text/rules';
import type { FastifyRequest } from 'fastify';
import { badInput } from '../failure.ts';

const headerName = 'X-Feature-Flags';
const longest = 4096;

const decode = (header: string): unknown => {
  try {
    return JSON.parse(decodeURIComponent(header));
  } catch {
    // neither URL-encoded nor JSON: rejected by the caller
    return undefined;
  }
};

const textsOf = (flags: Flags): string => Object.entries(flags).flat().join('');

/**
 * The flags that a client requests: URL-encoded JSON of name to value. They select what is shown, never a permission or
 * a price. Throws BAD_INPUT that names the header.
 */
export const readFlagsHeader = (request: FastifyRequest): Flags => {
  const header = request.headers['x-feature-flags'];
  if (header === undefined || header === '') return {};
  const text = Array.isArray(header) ? header.join(',') : header;
  const parsed = Flags.safeParse(text.length > longest ? undefined : decode(text));
  if (!parsed.success || hasControl(textsOf(parsed.data))) throw badInput(headerName, 'flags_header');
  return parsed.data;
};
