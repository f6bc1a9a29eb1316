import { fieldError } from '@golark/contract/errors/field-errors';
import { expect, it } from 'vitest';
import { fileErrorOf } from './pdf-problem-words.ts';

it.each([
  [null, 'network'],
  [{ code: 'INTERNAL_ERROR' }, 'network'],
  [{ code: 'INVALID_STATE' }, 'closed'],
  [{ code: 'NOT_FOUND' }, 'closed'],
  [{ code: 'PAYLOAD_TOO_LARGE' }, 'large'],
  [{ code: 'RATE_LIMITED' }, 'tooMany'],
  [{ code: 'VALIDATION_ERROR', errors: [fieldError('content', 'file_encrypted')] }, 'encrypted'],
  [
    {
      code: 'VALIDATION_ERROR',
      errors: [fieldError('content', 'file_barcode_repeated', { first: 1, second: 2 })],
    },
    'repeated',
  ],
  [{ code: 'VALIDATION_ERROR', errors: [fieldError('seats', 'seats_not_listed')] }, 'rejected'],
] as const)('the response %j is the problem %s', (response, problem) => {
  expect(fileErrorOf(response as Parameters<typeof fileErrorOf>[0]).problem).toBe(problem);
});

it('keeps what the words need', () => {
  const errors = [fieldError('content', 'file_pages', { count: 3, expected: 4 })];
  expect(fileErrorOf({ code: 'VALIDATION_ERROR', errors })).toEqual({
    problem: 'pages',
    params: { count: 3, expected: 4 },
  });
});
