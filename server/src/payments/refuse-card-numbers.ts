import type { FastifyInstance } from 'fastify';
import { invalidField } from '#platform/failure';

const deepest = 5;

/** The path of a card number anywhere in a body, or null. */
const pathOfCardNumber = (value: unknown, path: string[] = []): string | null => {
  if (typeof value !== 'object' || value === null || path.length >= deepest) return null;
  for (const [name, inner] of Object.entries(value)) {
    const here = [...path, name];
    if (name === 'cardNumber') return here.join('.');
    const found = pathOfCardNumber(inner, here);
    if (found) return found;
  }
  return null;
};

/**
 * Rejects every body with a card number before anything reads it: where the gateway has a form of its own, card numbers
 * must not reach this server's use cases, database or logs.
 */
export const refuseCardNumbers = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request) => {
    const path = pathOfCardNumber(request.body);
    if (path) throw invalidField(path, 'card_number_refused');
  });
};
