import { Flags } from '@golark/contract/flags/schemas';
import type { FastifyRequest } from 'fastify';
import { badInput } from '../failure.ts';

const headerName = 'X-Feature-Flags';
const longest = 4096;

const decode = (header: string): unknown => {
  try {
    return JSON.parse(decodeURIComponent(header));
  } catch {
    // neither URL-encoded nor JSON: rejected below
    return undefined;
  }
};

/**
 * The flags that a client sent: URL-encoded JSON of name to value. They affect only what is shown, never permissions or
 * prices. Throws BAD_INPUT that names the header.
 */
export const readFlagsHeader = (request: FastifyRequest): Flags => {
  const header = request.headers['x-feature-flags'];
  if (header === undefined || header === '') return {};
  const text = Array.isArray(header) ? header.join(',') : header;
  const parsed = Flags.safeParse(text.length > longest ? undefined : decode(text));
  if (!parsed.success) {
    throw badInput(headerName, 'flags_header');
  }
  return parsed.data;
};
